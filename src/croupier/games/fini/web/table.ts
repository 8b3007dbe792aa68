/** What lies where: the fifteen slots of the cloth, and how the last duel ended. */
import type { Die, Events, View } from "$games/fini";
import { type Happened, last } from "$lib/board";

/** The coloured dice, in the order in which they are cast and told. */
export const COLOURS = [
  "red",
  "orange",
  "yellow",
  "green",
  "blue",
  "violet",
  "pink",
  "brown",
  "black",
  "white",
  "turquoise",
];
export const COLOURED = COLOURS.length;
export const DICE = 15;
export const LETTERS = ["a", "b", "c"] as const;

/** A slot: the die that was cast there, and the seat that has it, counted from 1; 0 while it lies free. */
export interface Slot {
  die: Die | null;
  taker: number;
}

/** All slots, each always in its place. */
export function slotsOf(view: View): Slot[] {
  const slots: Slot[] = Array.from({ length: DICE }, () => ({ die: null, taker: 0 }));
  const lay = (taker: number) => (die: Die) => (slots[die.slot] = { die, taker });
  view.area.forEach(lay(0));
  view.players.forEach(({ rows, hand }, place) => [...rows.flat(), ...(hand ? [hand] : [])].forEach(lay(place + 1)));
  return slots;
}

/** What the last cast was for. */
export function castOf(events: Happened<Events>[]): { round: number; kind: string } | undefined {
  const cast = last(events, "cast")?.event;
  return cast && { round: cast.round, kind: cast.about };
}

const ENDS: Events["kind"][] = ["called", "clashed", "voided"];
const TOLD: Events["kind"][] = [
  ...ENDS,
  "premature",
  "removed",
  "offended",
  "compared",
  "chip-taken",
  "chip-returned",
  "chip-spared",
  "round-over",
];

/** How a duel ended, to be told line by line; nothing from the next announcement or cast on. */
export function verdictOf(events: Happened<Events>[]): Happened<Events>[] {
  const began = events.findLastIndex(({ event }) => event.kind === "cast" || event.kind === "announced");
  const since = events.slice(began + 1);
  const ended = since.findIndex(({ event }) => ENDS.includes(event.kind));
  return ended < 0 ? [] : since.slice(ended).filter(({ event }) => TOLD.includes(event.kind));
}
