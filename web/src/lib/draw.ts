/** What `web/draw.ts` of a game is made of: how its dice and cards follow from chance, as docs/fair.md tells it. */

/** The words of one roll's generator, drawn upon. */
export interface Chance {
  /** A number below `limit`, each exactly as likely. */
  below: (limit: number) => number;
  /** What up to six dice show, in ascending order. */
  dice: (amount: number) => number[];
}

/** What was agreed before a game. */
export interface Agreed<Edition> {
  edition: Edition;
  options: Record<string, string>;
  seats: number;
}

/** Goes through a record and says at each outcome what it has to be. */
export interface Drawing {
  /** A seat, counted from 1, made a move. */
  moved: (words: string, seat: number) => void;
  /** The outcome that is due, in the words of a record; `told` is what the record says. */
  drawn: (chance: Chance, told: string) => string;
}

export type Draws<Edition = never> = (agreed: Agreed<Edition>) => Drawing;

/** A record that cannot be one of its game. */
export class Misfit extends Error {}

/** One of some things that lie in order; the one that was told is gone from them. */
export function takeOne<Thing>(from: Thing[], chance: Chance, told: Thing): Thing {
  const due = from[chance.below(from.length)]!;
  const gone = from.indexOf(told);
  if (gone >= 0) from.splice(gone, 1);
  return due;
}
