/** What a board gets from the shell. A board shows a view and offers choices; it knows no rules. */
import type { Say } from "./words";

/** A move, an outcome or an event: its kind, and the fields of that kind. */
export interface Tagged {
  kind: string;
}

/** A move that is offered. */
export interface Choice<Moves extends Tagged = Tagged, Events extends Tagged = Tagged> {
  move: Moves;
  /** The move as it is typed and recorded. */
  words: string;
  /** What it would do, as far as this seat can know. */
  events: Events[];
  /** Why to think twice: the name of a text of the game, without `slip-`. The shell asks. */
  slip?: string;
  /** Whether it is the best, in the past or by a coach: to be seen on the board. */
  best?: boolean;
}

/** Something that happened; the greater `at`, the later, and no two have the same. */
export interface Happened<Event extends Tagged = Tagged> {
  at: number;
  event: Event;
}

/** Puts a move or an event into a sentence, with the game's texts and everybody's names. */
export type Tell = (data: Tagged, what?: "event" | "move") => string;

export interface BoardProps<View, Moves extends Tagged = Tagged, Events extends Tagged = Tagged> {
  /** The table as this seat sees it now. */
  view: View;
  /** The table before the dice that are still rolling; the same as `view` when none are. Show numbers from here. */
  before: View;
  /** The seat this board is shown to, counted from 1; 0 for somebody who watches. */
  seat: number;
  /** Everybody's name, in seat order. */
  names: string[];
  /** The moves offered to this seat; none while it may not act. */
  choices: Choice<Moves, Events>[];
  /** Makes a move, listed or not; the house says if it is allowed. */
  act: (move: Moves) => void;
  /** What has happened lately, the first first. */
  events: Happened<Events>[];
  /** The seats that may act now, counted from 1; 0 where the house is to roll. */
  active: number[];
  /** The seat, counted from 1, whose turn begins when somebody here goes on; 0 where none waits for that. */
  begins: number;
  /** Whether dice are rolling. */
  rolling: boolean;
  /** When dice fall by themselves, or hands may move where real ones lie, on the clock of this page; 0 where that is not known. */
  castAt: number;
  /** Whether nobody but this seat acts: somebody practises. */
  practice: boolean;
  /** The game's own texts, from its `texts/en.ftl`. */
  say: Say;
  tell: Tell;
  /** Opens the rules at a clause. */
  rule: (clause: string) => void;
}

/** How far a seat has come. */
export interface Standing {
  score: number;
  /** Its way to the end, from 0 to 1, where that can be told. */
  share?: number;
  /** How much further what this turn puts at risk would bring it. */
  risk?: number;
}

/** Tells from a view how far the seat at a place, counted from 0, has come. */
export type Stands<View = never> = (view: View, place: number) => Standing;

/** A sentence on what can be done now: a text of the game, what stands in it, told as in events, and the clause behind it. */
export interface Hint {
  text: string;
  values?: Record<string, unknown>;
  clause?: string;
}

/** What a game needs to know to tell somebody what he can do, or whom he waits for. */
export type Moment<View = never, Moves extends Tagged = never, Events extends Tagged = never> = Pick<
  BoardProps<View, Moves, Events>,
  "view" | "seat" | "choices" | "active"
>;

/** Dice that are cast together: the outcome that tells of them, its field, and the colours of the dice in its order. */
export interface Cast {
  outcome: string;
  field: string;
  /** Each a name as in `var(--die-NAME)`, called by the text `colour-NAME`. */
  colours: string[];
}

/** What takes the place of a rulebook in a first game. */
export interface Guide<View = never, Moves extends Tagged = never, Events extends Tagged = never> {
  /** The places of the board that somebody new is shown, in order: `data-tour` names them, the text `tour-PLACE` tells of each. */
  tour: string[];
  /** What can be done now, the most important first; or whom everybody waits for, and for what. */
  now: (moment: Moment<View, Moves, Events>) => Hint[];
  /** What stands in the texts `real-OUTCOME` and `real-FIELD`, which ask for what real dice or cards show; not needed. */
  wanted?: (view: View) => Record<string, unknown>;
  /** The outcomes that follow each other in one cast: where real dice are cast, all are asked for on one sheet; not needed. */
  casts?: Cast[];
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

/** One kind among several. */
export type Kind<All extends Tagged, Name extends All["kind"]> = Extract<All, { kind: Name }>;

/** The last that happened of some kinds. */
export function last<Events extends Tagged, Name extends Events["kind"]>(
  events: Happened<Events>[],
  ...kinds: Name[]
): Happened<Kind<Events, Name>> | undefined {
  const fits = (one: Happened<Events>): one is Happened<Kind<Events, Name>> =>
    kinds.some((kind) => kind === one.event.kind);
  return events.findLast(fits);
}

/** Whether two moves are the same. */
export function same(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const names = Object.keys(one);
  const field = (of: object, name: string): unknown => (of as Record<string, unknown>)[name];
  return (
    names.length === Object.keys(other).length && names.every((name) => same(field(one, name), field(other, name)))
  );
}

/** Whether some faces are among all of them. */
export function holds(all: number[], some: number[]): boolean {
  const left = [...all];
  return some.every((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The colour of a seat, as CSS. */
export const seatColour = (seat: number): string => `var(--seat-${((seat - 1) % 10) + 1})`;
