/** A first game of FINISH LINE without the rulebook. */
import type { Events, Moves, View } from "$games/finish_line";
import type { Choice, Guide, Hint } from "$lib/board";
import { offers, usesOf } from "./using";

/** The clause of every face that can be used. */
const CLAUSES: Record<string, string> = {
  horseshoe: "L20",
  double: "L22",
  whipping: "L23",
  tempo: "L25",
  "outsider-1000": "L26",
  "outsider-2000": "L26",
  "outsider-3000": "L26",
  "side-bet": "L27",
  "extra-move": "L28",
  disqualified: "L29",
  "inside-tip": "L30",
  helmet: "L31",
  interference: "L32",
  "dead-even": "L33",
  "losing-speed": "L35",
};

/** The horses of one's own bets. */
function backed({ bets, names }: View): Hint[] {
  const horses = [...new Set(bets.flatMap((bet) => bet.horses))].map((one) => runner(names, one));
  return [
    horses.length ? { text: "now-own", values: { horses }, clause: "L39" } : { text: "now-no-own", clause: "L39" },
  ];
}
const runner = (names: View["names"], number: number): object => ({
  kind: "runner",
  name: names[number] ?? "",
  number,
});

function betting({ row, bets, left, step, names }: View): Hint[] {
  const long = row.toSorted((one, other) => other.odds - one.odds)[0];
  const example = long && { horse: runner(names, long.number), odds: long.odds, amount: step, pays: step * long.odds };
  return [
    { text: left ? "now-bet" : "now-all-bet", values: { left }, clause: "L9" },
    ...(example && left ? [{ text: "now-odds", values: example, clause: "L40" }] : []),
    { text: "now-drawn", clause: "L5" },
    { text: "now-done", values: { bets: bets.length }, clause: "L8" },
  ];
}

function taking(view: View, choices: Choice<Moves, Events>[], next: number): Hint[] {
  const dice = offers(choices, "take")[0]?.move.dice.length ?? 0;
  const { home, home_at: most } = view;
  return [
    { text: dice > 1 ? "now-take-some" : "now-take", values: { dice }, clause: dice > 1 ? "L15" : "L14" },
    { text: "now-three", values: { seat: next }, clause: "L18" },
    { text: "now-yellow", values: { home, most }, clause: "L16" },
    { text: "now-marks", clause: "L4" },
    ...backed(view),
  ];
}

function using(view: View, choices: Choice<Moves, Events>[], next: number): Hint[] {
  const faces = [...new Set(view.roll)].filter((face) => usesOf(choices, face).length);
  const uses = faces.map((face) => ({
    text: "now-use",
    values: { roll: face, does: face },
    clause: CLAUSES[face] ?? "L18",
  }));
  const first: Hint = { text: faces.length ? "now-choose" : "now-useless", clause: "L18" };
  const away: Hint[] = faces.length ? [{ text: "now-away", values: { seat: next }, clause: "L18" }] : [];
  return [first, ...uses, ...away, ...backed(view)];
}

/** So many horses run. */
const FIELD = 7;

const guide: Guide<View, Moves, Events> = {
  wanted: ({ active, row }) => ({ seat: active, place: FIELD - row.length }),
  tour: ["track", "odds", "acts", "money", "key"],
  now: ({ view, seat, choices, active }) => {
    const others = active.filter((one) => one > 0 && one !== seat).map((one) => one - 1);
    const next = (view.active + 1) % view.money.length;
    if (!choices.length && !others.length)
      return [view.phase === "horses" ? { text: "now-draw", clause: "L5" } : { text: "now-dice", clause: "L17" }];
    if (!choices.length)
      return view.phase === "bet"
        ? [{ text: "now-others-bet", values: { seats: others }, clause: "L8" }]
        : [{ text: "now-wait", values: { seats: others }, clause: "L13" }, ...backed(view)];
    if (view.phase === "bet") return betting(view);
    if (view.phase === "take") return taking(view, choices, next);
    if (view.phase === "use") return using(view, choices, next);
    return [{ text: "now-extra", clause: "L37" }, ...backed(view)];
  },
};
export default guide;
