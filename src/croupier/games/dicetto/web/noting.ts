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
  /** The dice of the row. */
  row: number[];
  /** Whether the game is over. */
  over: boolean;
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
    return { put: putOf(spot.spot, next, moment), effect, fits: true, note };
  }
  const there = ways.open && plan.includes(spot.spot);
  return { put: there ? say("take-back") : "", effect, fits: there || (mine && spot.open && !placing), note };
}

/** What the dice of a plan do on a spot; those that were not picked are named beside those that were. */
function putOf(spot: string, next: Plan, { ways, plan, picked, row, say }: Moment): string {
  const added = row.filter((_, place) => next[place] === spot && !picked[place] && plan[place] !== spot);
  const more = picked.includes(true) && added.length > 0;
  return say("puts", {
    effect: ways.effect(next, spot) || "free",
    sum: ways.sum(next, spot),
    more: more ? "yes" : "no",
    picked: row.filter((_, place) => next[place] === spot && (picked[place] || plan[place] === spot)).join(" + "),
    added: added.join(" + "),
  });
}

function noteOf(spot: Spot, { seat, ways, plan, picked, placing, mine, row, over, say }: Moment): string {
  if (spot.card === "-" || over) return "";
  const { reach, open } = spot;
  const these = row.filter((_, place) => picked[place]).join(" + ");
  const values = { asks: say(`asks-${spot.card}`), reach: these || reach, sum: total(spot.dice), these };
  const note = (note: string): string => say("note", { note, ...values });
  if (spot.owner === seat - 1) return note("stands");
  if (!mine || !reach) return note(placing && ways.open ? "needs" : spot.owner >= 0 ? "beat" : "asks");
  if (!open) return note("low");
  if (!placing) return note(spot.owner < 0 ? "fits" : reach > values.sum ? "higher" : "equal");
  return note(picked.includes(true) && ways.with(plan, spot.spot, []) ? "picked" : "used");
}
