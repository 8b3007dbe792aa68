/** A first game of FINITO! without the rulebook. */
import type { Events, Moves, View } from "$games/finito";
import type { Guide, Hint } from "$lib/board";
import { waysOf } from "./moving";

const guide: Guide<View, Moves, Events> = {
  tour: ["die", "tiles", "own", "runs"],
  now: ({ view, seat, choices }) => {
    const board = view.boards[seat - 1];
    const owing = view.boards.flatMap(({ owes }, place) => (owes && place !== seat - 1 ? [place] : []));
    const waits = board && !board.owes && owing.length > 0;
    if (!choices.length) return waits ? [{ text: "now-wait", values: { seats: owing }, clause: "F4" }] : [];
    const ways = waysOf(choices);
    const spaces = [...new Set(ways.map((way) => way.space))];
    const taken = !spaces.some((space) => parseInt(space) === view.number);
    const twins = spaces.some((space) => /[ab]$/.test(space));
    const tiles = board?.open.length ? board.open : [];
    const pass: Hint[] = choices.some((one) => one.move.kind === "pass") ? [{ text: "now-pass", clause: "F11" }] : [];
    return [
      tiles.length ? { text: "now-place", values: { tiles }, clause: "F5" } : { text: "now-move", clause: "F9" },
      {
        text: taken ? "now-near" : "now-space",
        values: { number: view.number, spaces, twins },
        clause: taken ? "F7" : "F6",
      },
      ...pass,
      { text: "now-run", values: { run: board?.run ?? 0, series: view.series }, clause: "F12" },
    ];
  },
};
export default guide;
