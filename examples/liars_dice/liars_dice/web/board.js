/** The board of Liar's Dice: own dice, the others' cups, the bid on the table, and pickers that offer what is listed. */

const PIPS = ["", "4", "08", "048", "0268", "02468", "023568"];
const STYLE = `
.liars { display: grid; gap: 1.1rem; justify-items: center; inline-size: min(100%, 44rem); margin: auto; }
.liars h2 { font: 650 1rem/1.3 var(--sans); color: var(--soft-on-felt); }
.liars ul { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.75rem; padding: 0; list-style: none; }
.liars li { display: grid; gap: 0.35rem; justify-items: center; min-inline-size: 6.5rem; padding: 0.6rem 0.8rem;
  border-radius: 0.8rem; background: rgb(0 0 0 / 0.22); border: 2px solid transparent; }
.liars li.active { border-color: var(--brass); }
.liars .name { font-weight: 650; max-inline-size: 9rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.liars .row { display: flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: 0.4rem; }
.liars .die { inline-size: var(--edge, 2.6rem); block-size: var(--edge, 2.6rem); border-radius: 22%; background: #fbf6e9;
  box-shadow: 0 2px 4px rgb(0 0 0 / 0.4); fill: #1c1a15; }
.liars .die.counts { outline: 3px solid var(--brass); }
.liars .small { --edge: 1.35rem; }
.liars .back { inline-size: 1rem; block-size: 1rem; border-radius: 22%; background: var(--soft-on-felt); opacity: 0.6; }
.liars .bid { display: grid; gap: 0.3rem; justify-items: center; min-block-size: 5.5rem; align-content: center; }
.liars .bid strong { font: 700 2.6rem/1 var(--serif); }
.liars .pick { display: grid; gap: 0.8rem; justify-items: center; }
.liars .pick .count { min-inline-size: 2.2rem; font: 700 1.9rem/1 var(--serif); text-align: center; }
.liars .faces { display: grid; grid-template-columns: repeat(6, minmax(0, 3.3rem)); justify-items: center; }
.liars .face { padding: 0.2rem; border: 3px solid transparent; border-radius: 0.8rem; background: none; cursor: pointer;
  min-inline-size: 0; min-block-size: 2.75rem; }
.liars .face .die { inline-size: 100%; block-size: auto; max-inline-size: 2.6rem; aspect-ratio: 1; }
.liars .face[aria-pressed="true"] { border-color: var(--brass); }
.liars .face[aria-disabled="true"] { opacity: 0.3; cursor: default; }
.liars .last { display: grid; gap: 0.5rem; justify-items: center; text-align: center; padding: 0.8rem 1rem;
  border-radius: 0.8rem; background: rgb(0 0 0 / 0.22); }
.liars [hidden] { display: none; }
@media (prefers-reduced-motion: no-preference) {
  .liars .shaking { animation: liars-shake 0.25s infinite alternate; }
}
@keyframes liars-shake { from { translate: -3px; } to { translate: 3px; } }
`;

/** An element with a class, attributes and what is in it. */
function make(tag, className = "", attributes = {}, ...inside) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inside);
  return element;
}

/** A die that shows a face; with a label where nothing beside it says what it shows. */
function die(face, label = "") {
  const spot = (place) => `<circle cx="${25 + 25 * (place % 3)}" cy="${25 + 25 * Math.floor(place / 3)}" r="9"/>`;
  const holder = make("span");
  holder.innerHTML = `<svg class="die" viewBox="0 0 100 100">${[...PIPS[face]].map(spot).join("")}</svg>`;
  const drawn = holder.firstElementChild;
  if (label) {
    drawn.setAttribute("role", "img");
    drawn.setAttribute("aria-label", label);
  } else {
    drawn.setAttribute("aria-hidden", "true");
  }
  return drawn;
}

/** The listed bids: for every number of dice the faces that may be bid with it. */
function bidsOf(choices) {
  const bids = new Map();
  for (const { move } of choices) {
    if (move.kind === "bid") bids.set(move.count, [...(bids.get(move.count) ?? []), move.face]);
  }
  return bids;
}

export default function board(target, first) {
  let props = first;
  let picked = { count: 0, face: 0 };

  const others = make("ul");
  const said = make("p", "soft");
  const claim = make("div", "row");
  const facts = make("p", "soft");
  const own = make("div", "row");
  const ownTitle = make("h2");
  const fewer = make("button", "button small", { type: "button" }, "−");
  const count = make("output", "count");
  const more = make("button", "button small", { type: "button" }, "+");
  const faces = [1, 2, 3, 4, 5, 6].map((face) =>
    make("button", "face", { type: "button", "data-face": String(face) }, die(face)),
  );
  const bid = make("button", "button primary", { type: "button" });
  const liar = make("button", "button", { type: "button" });
  const spotOn = make("button", "button", { type: "button" });
  const last = make("section", "last");
  const faceRow = make("div", "faces", { role: "group" }, ...faces);
  const countRow = make("div", "row", { role: "group" }, fewer, count, more);
  const pick = make("div", "pick", {}, countRow, faceRow, make("div", "row", {}, bid, liar, spotOn));
  const root = make(
    "div",
    "liars",
    {},
    make("style", "", {}, STYLE),
    last,
    others,
    make("div", "bid", {}, said, claim, facts),
    ownTitle,
    own,
    pick,
  );
  target.append(root);

  const may = (button, allowed) => button.setAttribute("aria-disabled", String(!allowed));
  const can = (button) => button.getAttribute("aria-disabled") !== "true";
  const listed = (kind) => props.choices.some(({ move }) => move.kind === kind);

  /** Keep what was picked where it is still listed, else the lowest listed bid. */
  function settle(bids) {
    const counts = [...bids.keys()];
    if (!bids.has(picked.count)) picked = { ...picked, count: counts[0] ?? 0 };
    const open = bids.get(picked.count) ?? [];
    if (!open.includes(picked.face)) picked = { ...picked, face: open[0] ?? 0 };
  }

  function showPick(bids) {
    const counts = [...bids.keys()];
    const place = counts.indexOf(picked.count);
    const open = bids.get(picked.count) ?? [];
    countRow.hidden = faceRow.hidden = bid.hidden = !counts.length;
    count.textContent = String(picked.count);
    may(fewer, place > 0);
    may(more, place >= 0 && place < counts.length - 1);
    for (const button of faces) {
      const face = Number(button.dataset.face);
      may(button, open.includes(face));
      button.setAttribute("aria-pressed", String(face === picked.face));
      button.setAttribute("aria-label", props.say("die", { face }));
    }
    if (counts.length) bid.textContent = props.say("bid", picked);
    liar.hidden = !listed("liar");
    spotOn.hidden = !listed("spot-on");
    pick.hidden = !props.choices.length;
  }

  function showCups(view) {
    others.setAttribute("aria-label", props.say("table"));
    others.replaceChildren(
      ...view.players.flatMap((player, place) => {
        if (place === props.seat - 1) return [];
        const backs = Array.from({ length: player.dice }, () => make("span", "back", { "aria-hidden": "true" }));
        const active = !view.over && !view.rolling && place === view.active;
        const name = make("span", "name", {}, props.names[place] ?? "");
        const dice = make("span", "soft", {}, props.say("cup", { dice: player.dice }));
        return [make("li", active ? "active" : "", {}, name, make("span", "row", {}, ...backs), dice)];
      }),
    );
  }

  function showBid(view) {
    const name = view.bid ? (props.names[view.bid.seat] ?? "") : "";
    said.textContent = props.say(view.bid ? "bid-by" : "no-bid", { name });
    claim.replaceChildren();
    if (view.bid) {
      const words = make("span", "unseen", {}, props.say("claim", { count: view.bid.count, face: view.bid.face }));
      claim.append(make("strong", "", { "aria-hidden": "true" }, `${view.bid.count} ×`), words, die(view.bid.face));
    }
    facts.textContent = props.say("in-play", { dice: view.in_play, wild: view.wild ? "yes" : "no" });
  }

  function showOwn(view) {
    const mine = view.players[props.seat - 1];
    own.hidden = ownTitle.hidden = !mine;
    if (!mine) return;
    const shaking = view.rolling || props.rolling;
    own.classList.toggle("shaking", shaking && mine.dice > 0);
    ownTitle.textContent = props.say(shaking ? "shaking" : mine.dice || view.over ? "your-dice" : "no-dice");
    own.replaceChildren(...(shaking ? [] : mine.faces.map((face) => counted(face, view))));
  }

  /** A die under the own cup; marked where it counts towards the bid. */
  function counted(face, view) {
    const drawn = die(face, props.say("die", { face }));
    if (view.bid && (face === view.bid.face || (view.wild && face === 1))) drawn.classList.add("counts");
    return drawn;
  }

  function showLast(view) {
    last.hidden = !view.last;
    if (!view.last) return;
    const { bid, call, caller, cups, found, losers } = view.last;
    const name = (seat) => props.names[seat] ?? "";
    const values = { caller: name(caller), bidder: name(bid.seat), count: bid.count, face: bid.face, found };
    const names = new Intl.ListFormat(document.documentElement.lang).format(losers.map(name));
    const small = (cup, seat) =>
      make(
        "span",
        "row small",
        {},
        make("span", "soft", {}, name(seat)),
        ...cup.map((face) => die(face, props.say("die", { face }))),
      );
    last.setAttribute("aria-label", props.say("last-round"));
    last.replaceChildren(
      make("p", "", {}, props.say(`last-${call}`, values)),
      make("div", "row", {}, ...cups.flatMap((cup, seat) => (cup.length ? [small(cup, seat)] : []))),
      make("p", "soft", {}, props.say("one-less", { names })),
    );
  }

  function show() {
    const view = props.rolling ? props.before : props.view;
    const bids = bidsOf(props.choices);
    settle(bids);
    fewer.setAttribute("aria-label", props.say("fewer"));
    more.setAttribute("aria-label", props.say("more"));
    countRow.setAttribute("aria-label", props.say("how-many"));
    faceRow.setAttribute("aria-label", props.say("which-face"));
    liar.textContent = props.tell({ kind: "liar" }, "move");
    spotOn.textContent = props.tell({ kind: "spot-on" }, "move");
    showCups(view);
    showBid(view);
    showOwn(view);
    showLast(view);
    showPick(bids);
  }

  function step(by) {
    const counts = [...bidsOf(props.choices).keys()];
    picked.count = counts[counts.indexOf(picked.count) + by] ?? picked.count;
    show();
  }

  fewer.addEventListener("click", () => can(fewer) && step(-1));
  more.addEventListener("click", () => can(more) && step(1));
  for (const button of faces) {
    button.addEventListener("click", () => {
      if (!can(button)) return;
      picked.face = Number(button.dataset.face);
      show();
    });
  }
  bid.addEventListener("click", () => props.act({ kind: "bid", ...picked }));
  liar.addEventListener("click", () => props.act({ kind: "liar" }));
  spotOn.addEventListener("click", () => props.act({ kind: "spot-on" }));

  show();
  return {
    update(next) {
      props = next;
      show();
    },
    destroy() {
      root.remove();
    },
  };
}
