/** How the focus came where it is: a key that the board has a use for is the board's, except where somebody went by Tab. */
let tabbed = false;
window.addEventListener("keydown", (event) => (tabbed ||= event.key === "Tab"), true);
window.addEventListener("pointerdown", () => (tabbed = false), true);

const PRESSED = "button, a, summary, [tabindex='0']";
const TYPED = "input, textarea, select, dialog";

/** Whether a key is for what has the focus: somebody types there, or went there by keys to press it. */
export function taken({ target }: Event): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(TYPED) !== null || (tabbed && target.closest(PRESSED) !== null);
}

/** Keep a key from the button that has the focus, also when it is let go. */
export function claim(event: KeyboardEvent): void {
  event.preventDefault();
  window.addEventListener("keyup", (up) => up.preventDefault(), { once: true, capture: true });
}
