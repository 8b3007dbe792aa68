/** A first game of Pig without the rulebook. */
import type { Events, Moves, View } from "$games/pig";
import type { Guide, Hint } from "$lib/board";

const guide: Guide<View, Moves, Events> = {
  tour: ["die", "gathered", "acts", "target"],
  now: ({ view, seat, choices }) => {
    const { gathered, target, active } = view;
    if (!choices.length && view.active === seat - 1) return [];
    if (!choices.length) return [{ text: "now-wait", values: { seat: active, gathered }, clause: "P8" }];
    const banked = choices.flatMap((one) => one.events).find((event) => event.kind === "banked");
    const hold: Hint[] = banked
      ? [{ text: "now-hold", values: { ...banked, wins: banked.total >= target }, clause: "P7" }]
      : [];
    const missing = target - (view.scores[seat - 1] ?? 0);
    return [
      { text: "now-roll", values: { gathered }, clause: gathered ? "P6" : "P3" },
      ...hold,
      { text: "now-goal", values: { target, missing }, clause: "P9" },
    ];
  },
};
export default guide;
