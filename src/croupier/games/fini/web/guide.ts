/** A first game of FINI! without the rulebook. */
import type { Events, Moves, View } from "$games/fini";
import type { Guide, Hint } from "$lib/board";
import { COLOURS } from "./table";

/** The clause that a duel was ended by. */
const ENDINGS: Record<string, string> = {
  premature: "I19",
  offence: "I20",
  decided: "I23",
  contested: "I24",
  idle: "I25",
};
const MOST = 6;

const build = (about: string): Hint => ({
  text: "now-build",
  values: { about },
  clause: about === "matching" ? "I14" : "I10",
});

function judged({ verdict }: View): Hint[] {
  return verdict
    ? [{ text: "now-judged", values: { ending: verdict.ending }, clause: ENDINGS[verdict.ending] ?? "I20" }]
    : [];
}

const guide: Guide<View, Moves, Events> = {
  casts: [
    { outcome: "cast", field: "numbers", colours: COLOURS },
    { outcome: "cast-silver", field: "numbers", colours: ["silver", "silver", "silver", "silver"] },
  ],
  tour: ["area", "rows", "silver", "acts", "chips"],
  now: ({ view, seat, choices }) => {
    const { phase, kind, starter } = view;
    const mine = view.players[seat - 1];
    if (phase === "announce")
      return [
        choices.length
          ? { text: "now-announce", clause: "I2" }
          : { text: "now-announcing", values: { starter }, clause: "I2" },
        ...judged(view),
      ];
    if (phase !== "duel") return [{ text: "now-cast", clause: "I4" }, build(kind), ...judged(view)];
    const down = mine?.rows.flat().length ?? 0;
    const call: Hint = {
      text: "now-call",
      values: { down, most: MOST, assisted: view.assisted ? "yes" : "no" },
      clause: "I19",
    };
    if (mine?.hand)
      return [{ text: "now-put", values: { die: { ...mine.hand, kind: "die" } }, clause: "I8" }, build(kind), call];
    const more: Hint[] = [{ text: "now-take", clause: "I6" }, build(kind)];
    return down < MOST ? [...more, call, { text: "now-silver", clause: "I16" }] : [call];
  },
};
export default guide;
