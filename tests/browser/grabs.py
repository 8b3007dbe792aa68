"""How long a grab takes in the browser: from the press on a die of FINI! until it is seen in the hand."""

WATCH = """
    window.grabs = [];
    let pressed = 0;
    addEventListener("pointerdown", (event) => {
        if (event.target.closest?.("[data-slot][aria-disabled=false]")) pressed = event.timeStamp;
    }, true);
    new MutationObserver(() => {
        if (!pressed || !document.querySelector(".own .hand.full")) return;
        window.grabs.push(performance.now() - pressed);
        pressed = 0;
    }).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Measures every grab of a page, in milliseconds, into `grabs`."""
