/** What the offered moves are about: which tile is tapped for which of them, and where that would lead. */
import type { Events, Moves, View } from "$games/finish_line";
import type { Choice, Kind } from "$lib/board";
import { colourOf } from "./looks";

type Offer = Choice<Moves, Events>;

/** A tile that can be tapped. */
export interface Target {
  horse: number;
  /** What that does: a move is made, or something else is to be chosen. */
  choice: Offer | undefined;
  /** What would happen: `moves`, `stays`, `falls`, `out`, `rests`, `warned`, `gives` or `middle`. */
  how: string;
  /** The place where the horse would be, or 0. */
  place: number;
}

/** The faces whose moves have a kind of their own. */
const KINDS: Record<string, string> = {
  tempo: "tempo-change",
  interference: "interfere",
  "dead-even": "dead-even",
  "side-bet": "side-bet",
  "extra-move": "keep",
  "inside-tip": "inside-tip",
};

/** What a move needs to have been chosen before: dice that are taken, or the die that is used. */
export function chosenFor(move: Moves | undefined, roll: string[]): { picked?: string[]; die?: number } {
  if (!move) return {};
  if (move.kind === "take") return { picked: move.dice };
  const die = roll.findIndex((face) => {
    if (move.kind === "put-away") return colourOf(face) === move.die;
    return move.kind === "use" ? move.face === face : move.kind === KINDS[face];
  });
  return { die, ...(move.kind === "inside-tip" && { picked: move.dice }) };
}

/** The horses that a move is about. */
export function horsesOf(move: Moves | undefined): number[] {
  if (!move) return [];
  if (move.kind === "tempo-change") return [move.giver, move.taker];
  if ("horses" in move) return move.horses;
  return "horse" in move ? [move.horse] : [];
}

/** The moves of some kinds, with those kinds' fields. */
export function offers<Name extends Moves["kind"]>(
  choices: Offer[],
  ...kinds: Name[]
): (Offer & { move: Kind<Moves, Name> })[] {
  return choices.filter((one): one is Offer & { move: Kind<Moves, Name> } =>
    kinds.some((kind) => kind === one.move.kind),
  );
}

/** What a die that shows this can be used for. */
export const usesOf = (choices: Offer[], face: string): Offer[] =>
  choices.filter(({ move }) => (move.kind === "use" ? move.face === face : move.kind === KINDS[face]));

/** The tiles that can be tapped for the uses of one die, after those that were tapped already. */
export function targetsOf(uses: Offer[], tapped: number, row: number[]): Target[] {
  const tempo = offers(uses, "tempo-change");
  if (tempo.length && !tempo.some((one) => one.move.giver === tapped))
    return [...new Set(tempo.map((one) => one.move.giver))].map((horse) => still(horse, "gives"));
  if (tempo.length) return tempo.filter((one) => one.move.giver === tapped).map((one) => target(one.move.taker, one));
  const orders = offers(uses, "interfere");
  if (orders.length) return middles(orders, row).map((horse) => still(horse, "middle"));
  return offers(uses, "use", "extra-move").map((one) => target(one.move.horse, one));
}

const still = (horse: number, how: string): Target => ({ horse, choice: undefined, how, place: 0 });

function target(horse: number, choice: Offer): Target {
  for (const event of choice.events) {
    if (event.kind === "moved") return { horse, choice, how: "moves", place: event.place };
    if (event.kind === "fell-back") return { horse, choice, how: "falls", place: event.place };
    if (event.kind === "stayed") return { horse, choice, how: "stays", place: 0 };
    if (event.kind === "out") return { horse, choice, how: "out", place: 0 };
  }
  const warned = choice.move.kind === "use" && choice.move.face === "whipping";
  return { horse, choice, how: warned ? "warned" : "rests", place: 0 };
}

/** The three neighbours with a tile in their middle, from the back to the front. */
export function around(row: number[], middle: number): number[] {
  const spot = row.indexOf(middle);
  return spot < 1 ? [] : row.slice(spot - 1, spot + 2);
}

/** The tiles in the middle of three that can be laid anew. */
function middles(orders: (Offer & { move: Kind<Moves, "interfere"> })[], row: number[]): number[] {
  const moved = (horses: number[]): string => [...horses].sort((one, other) => one - other).join();
  const taken = new Set(orders.map((one) => moved(one.move.horses)));
  return row.filter((middle) => taken.has(moved(around(row, middle))));
}

/** A new order of three neighbours, and the move that makes it. */
export interface Order {
  horses: number[];
  move: Moves;
}

/** The new orders of the three around a tile; a change of two of them may be listed with other neighbours. */
export function ordersOf(uses: Offer[], middle: number, row: number[]): Order[] {
  const three = around(row, middle);
  const back = row.indexOf(three[0] ?? 0);
  return offers(uses, "interfere").flatMap(({ move }) => {
    const spot = Math.min(...move.horses.map((horse) => row.indexOf(horse)));
    const next = [...row.slice(0, spot), ...move.horses, ...row.slice(spot + 3)];
    const rest = (line: number[]): string => [...line.slice(0, back), ...line.slice(back + 3)].join();
    const own = spot === back || (next.join() !== row.join() && rest(next) === rest(row));
    return own && three.length === 3 ? [{ horses: next.slice(back, back + 3), move }] : [];
  });
}

/** Whether some dice are among others. */
const within = (few: string[], many: string[]): boolean =>
  few.every((colour) => count(few, colour) <= count(many, colour));
const count = (dice: string[], colour: string): number => dice.filter((one) => one === colour).length;

/** The colours that can be added to the dice picked so far. */
export const openTo = (picks: string[][], picked: string[]): string[] =>
  picks.flat().filter((colour) => picks.some((dice) => within([...picked, colour], dice)));

/** Whether these dice are what one of the moves names. */
export const complete = (picks: string[][], picked: string[]): boolean =>
  picks.some((dice) => dice.length === picked.length && within(picked, dice));

/** The place of every tile, 1 for the lead; a dead-even pair shares it. */
export function placesOf(view: View): number[] {
  const all = view.phase === "horses" ? 7 : view.row.length;
  return view.row.map((_, spot) => Math.max(1, all - spot - (view.level ? 1 : 0)));
}
