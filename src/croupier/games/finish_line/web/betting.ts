/** What a slip with some horses on it comes to. */
import type { Events, Line, Moves, View } from "$games/finish_line";
import type { Choice } from "$lib/board";
import { horsesOf } from "./using";

/** A bet that is being written. */
export interface Draft {
  /** The line that it changes, if there is one. */
  line: Line | undefined;
  odds: number;
  /** How much it is at first, and at most; 0 where nothing can be bet on this. */
  first: number;
  most: number;
}

const sameHorses = (some: number[], others: number[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));

/** What could be bet on one horse or two, by what the house offers and the lines that are written. */
export function draftOf(view: View, choices: Choice<Moves, Events>[], horses: number[]): Draft {
  const line = view.bets.find((one) => sameHorses(one.horses, horses));
  const made = choices
    .find(({ move }) => horses.length > 0 && sameHorses(horsesOf(move), horses))
    ?.events.find((event) => event.kind === "bet-made");
  return {
    line,
    odds: line?.odds ?? (made ? made.pays / made.amount : 0),
    first: line?.amount ?? made?.amount ?? 0,
    most: line || made ? view.left + (line?.amount ?? 0) : 0,
  };
}

/** The move that bets on one horse to win or on two to come in first; 0 euros withdraw it. */
export function betOn(horses: number[], amount: number): Moves {
  const [one = 0, other] = horses;
  return other === undefined
    ? { kind: "winner-bet", horse: one, amount }
    : { kind: "place-bet", horses: [one, other], amount };
}
