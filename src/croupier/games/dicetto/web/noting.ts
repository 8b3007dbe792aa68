/** What a spot says of itself in a turn: what putting dice there would do, or why it cannot be done. */
import type { Spot } from "$games/dicetto";
import type { Say } from "$lib/words";
import { type Effect, type Plan, total, type Ways } from "./placing";

export interface Moment {
  /** The seat that looks, counted from 1. */
  seat: number;
  ways: Ways;
  plan: Plan;
  picked: boolean[];
  /** Whether dice are placed here now. */
  placing: boolean;
  /** Whether somebody here is in turn. */
  mine: boolean;
  say: Say;
}

export interface Offer {
  /** What a press on the spot would do, in a few words; empty where nothing can be put there. */
  put: string;
  /** What the plan does to those who stand there. */
  effect: Effect;
  /** Whether the dice rolled may stand there. */
  fits: boolean;
  /** What its card asks for, or why the dice cannot stand there. */
  note: string;
}

export function offerOf(spot: Spot, moment: Moment): Offer {
  const { ways, plan, picked, placing, mine, say } = moment;
  const note = noteOf(spot, moment);
  const next = placing ? ways.with(plan, spot.spot, picked) : undefined;
  const more = next && (picked.includes(true) || !plan.includes(spot.spot));
  const effect = placing && plan.includes(spot.spot) ? ways.effect(plan, spot.spot) : "";
  if (next && more) {
    const put = say("puts", { effect: ways.effect(next, spot.spot) || "free", sum: ways.sum(next, spot.spot) });
    return { put, effect, fits: true, note };
  }
  const there = ways.open && plan.includes(spot.spot);
  return { put: there ? say("take-back") : "", effect, fits: there || (mine && spot.open && !placing), note };
}

function noteOf(spot: Spot, { seat, ways, plan, picked, placing, mine, say }: Moment): string {
  if (spot.card === "-") return "";
  const { reach, open } = spot;
  const values = { asks: say(`asks-${spot.card}`), reach, sum: total(spot.dice) };
  const note = (note: string): string => say("note", { note, ...values });
  if (spot.owner === seat - 1) return note("stands");
  if (!mine || !reach) return note(placing && ways.open ? "needs" : spot.owner >= 0 ? "beat" : "asks");
  if (!open) return note("low");
  if (!placing) return note(spot.owner < 0 ? "fits" : reach > values.sum ? "higher" : "equal");
  return note(picked.includes(true) && ways.with(plan, spot.spot, []) ? "picked" : "used");
}
