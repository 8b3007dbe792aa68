/** The four dice of a turn, each in a place that it keeps from roll to roll. */
import type { Events, View } from "$games/dicetto";
import { type Happened, last } from "$lib/board";

export interface RolledDie {
  face: number;
  /** The roll in which it fell. */
  at: number;
  /** Whether it was left lying by the last roll. */
  kept: boolean;
  /** Whether it is in the hand, to be rolled again. */
  up: boolean;
}

export interface Throw {
  dice: RolledDie[];
  /** How many rolls this turn has had. */
  rolls: number;
  /** The last of them. */
  at: number;
}

/** The dice of a row that make up these faces, preferred ones first. */
export function mark(row: number[], faces: number[], preferred: boolean[] = []): boolean[] {
  const left = [...faces];
  const marked = row.map(() => false);
  for (const first of [true, false])
    row.forEach((face, place) => {
      const at = left.indexOf(face);
      if (at < 0 || marked[place] || (preferred[place] ?? false) !== first) return;
      left.splice(at, 1);
      marked[place] = true;
    });
  return marked;
}

/** The dice as they lie; of equal ones those are kept that were held here. */
export function throwOf(events: Happened<Events>[], roll: number[], held: Record<number, boolean[]>): Throw {
  let [dice, rolls, at]: [RolledDie[], number, number] = [[], 0, 0];
  for (const { at: now, event } of events) {
    if (event.kind === "rolled") {
      const fallen = event.faces.map((face) => ({ face, at: now, kept: false, up: false }));
      dice = event.fresh ? fallen : dice.flatMap((die) => (die.up ? fallen.splice(0, 1) : [{ ...die, kept: true }]));
      rolls = event.fresh ? 1 : rolls + 1;
      at = now;
    } else if (event.kind === "rerolled") {
      const faces = dice.map((die) => die.face);
      const kept = mark(faces, event.kept, held[at]);
      dice = dice.map((die, place) => ({ ...die, kept: kept[place] ?? false, up: !kept[place] }));
    } else if (event.kind === "placed" || event.kind === "placed-nothing") {
      [dice, rolls, at] = [[], 0, now];
    }
  }
  const lying = dice.filter((die) => !die.up).map((die) => die.face);
  if (lying.sort().join() === roll.join()) return { dice, rolls, at };
  return { dice: roll.map((face) => ({ face, at, kept: false, up: false })), rolls: 1, at };
}

/** A battle for a card: who fights, and what both dice show once they are rolled. */
export interface Battle {
  spot: string;
  card: string;
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
  /** The last roll of it, 0 before the first. */
  at: number;
  /** Who won it, or -1. */
  winner: number;
}

/** The battle that is fought, or that was fought last before dice or cards came. */
export function battleOf(events: Happened<Events>[], view: View): Battle | undefined {
  const since = last(events, "rolled", "turned")?.at ?? 0;
  const fought = last(events, "battle-tied", "battle-won");
  const due = view.spots.find((spot) => spot.attack.length)?.spot;
  const rolled = fought && fought.at > since ? fought : undefined;
  const spot = rolled?.event.spot ?? due;
  const challenge = events.findLast(({ event }) => event.kind === "challenged" && event.spot === spot)?.event;
  if (challenge?.kind !== "challenged") return undefined;
  const { card, by: attacker, seat: defender } = challenge;
  const battle = { spot: challenge.spot, card, attacker, defender, attack: 0, defence: 0, at: 0, winner: -1 };
  if (!rolled) return battle;
  const { at, event } = rolled;
  if (event.kind === "battle-tied") return { ...battle, at, attack: event.face, defence: event.face };
  const [attack, defence] = event.seat === attacker ? [event.face, event.lower] : [event.lower, event.face];
  return { ...battle, at, attack, defence, winner: event.seat };
}
