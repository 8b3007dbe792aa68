/** What a board gets from the shell. A board shows a view and offers choices; it knows no rules. */
import type { Choice, News } from "../generated/wire";
import type { Say } from "./words";

export type { Choice, News };

export interface BoardProps<View> {
  /** The table as this seat sees it now. */
  view: View;
  /** The table before the dice that are still rolling; the same as `view` when none are. Show numbers from here. */
  before: View;
  /** The seat this board is shown to, counted from 1; 0 for somebody who watches. */
  seat: number;
  /** Everybody's name, in seat order. */
  names: string[];
  /** The moves offered to this seat; none while it may not act. */
  choices: Choice[];
  /** Makes a move; the house says if it is allowed. */
  act: (words: string) => void;
  /** Everything that has happened, the first first. */
  news: News[];
  /** The seats that may act now, counted from 1; 0 where the house is to roll. */
  active: number[];
  /** Whether dice are rolling. */
  rolling: boolean;
  /** The game's own texts, from its `en.ftl`. */
  say: Say;
}

/** A board that comes as a plain module, built elsewhere: it draws itself into an element. */
export type Draw = (
  target: HTMLElement,
  props: BoardProps<unknown>,
) => {
  /** Shows what has changed. */
  update: (props: BoardProps<unknown>) => void;
  /** Takes everything away again. */
  destroy?: () => void;
};

/** The last outcome of the house, and its place in the news, which tells one roll from the next. */
export function lastRoll(news: News[], fits: (words: string) => boolean = () => true): { words: string; at: number } {
  const at = news.findLastIndex((one) => one.kind === "played" && !one.seat && fits(one.words ?? ""));
  return { words: news[at]?.words ?? "", at };
}

/** The colour of a seat, as CSS. */
export const seatColour = (seat: number): string => `var(--seat-${((seat - 1) % 10) + 1})`;
