/** A first game of TUTTO without the rulebook. */
import type { Events, Moves, View } from "$games/tutto";
import { type Choice, type Guide, type Hint, holds } from "$lib/board";
import { doneBy, type Keep, keepsOf, largest } from "./choosing";

/** The cards under which nobody may stop before a TUTTO, each with its clause. */
const BOUND: Record<string, string> = { fireworks: "T18", "plus-minus": "T19", cloverleaf: "T21", straight: "T22" };

/** The smallest choices of dice, each of which counts by itself: single dice first, low ones before high ones. */
const pieces = (keeps: Keep[]): Keep[] =>
  keeps
    .filter((keep) => !keeps.some((less) => less.faces.length < keep.faces.length && holds(keep.faces, less.faces)))
    .toSorted((one, other) => one.faces.length - other.faces.length || (one.faces[0] ?? 0) - (other.faces[0] ?? 0));

function stopping(choices: Choice<Moves, Events>[], { card, target, last_round }: View): Hint {
  const stop = doneBy(
    choices.filter((one) => one.move.kind === "stop"),
    "banked",
  );
  const reaches = stop && stop.total >= target && !last_round;
  if (stop)
    return {
      text: "now-stop",
      values: { points: stop.points, total: stop.total, target, reaches },
      clause: reaches ? "T24" : "T13",
    };
  return { text: "now-no-stop", values: { under: card }, clause: BOUND[card] ?? "T10" };
}

const guide: Guide<View, Moves, Events> = {
  tour: ["card", "dice", "legend", "acts", "target"],
  now: ({ view, seat, choices }) => {
    const { card, points, leaves } = view;
    if (!choices.length && view.active === seat - 1) return [];
    if (!choices.length) return [{ text: "now-wait", values: { seat: view.active, card, points }, clause: "T2" }];
    if (view.phase === "tutto")
      return [{ text: "now-next", values: { points }, clause: "T14" }, stopping(choices, view)];
    const keeps = keepsOf(choices);
    const worth = pieces(keeps).map(({ faces, events }) => {
      const kept = events.find((event) => event.kind === "kept");
      return { kind: "piece", faces, points: card in BOUND && card !== "fireworks" ? 0 : (kept?.points ?? 0) };
    });
    const most = largest(keeps);
    const left = view.roll.length - (most?.faces.length ?? 0);
    const tutto: Hint = { text: "now-tutto", values: { left, under: card, leaves }, clause: "T14" };
    const risk: Hint = { text: "now-risk", clause: "T9" };
    const keep = (text: string): Hint => ({ text, values: { pieces: worth }, clause: "T11" });
    if (!left) return [tutto, ...(keeps.length > 1 ? [keep("now-fewer")] : []), stopping(choices, view)];
    const first = [keep(keeps.length > 1 ? "now-keep" : "now-keep-all"), stopping(choices, view)];
    return card === "fireworks" ? first : [...first, risk, tutto];
  },
};
export default guide;
