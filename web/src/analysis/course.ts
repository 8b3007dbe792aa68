/** The course of a game: everybody's chance to win after each entry of its log, and the moments that counted. */
import type { Analysis, Entry, News } from "../generated/wire";

/** A decision that cost something, or dice and cards that changed much. */
export interface Moment {
  kind: "cost" | "lucky" | "unlucky";
  entry: Entry;
  /** Whom it is about, counted from 1. */
  seat: number;
  /** How many entries had been made where it is shown: a decision before it, luck after it. */
  at: number;
  /** How much it cost, or changed. */
  weight: number;
}

/** So many moments of either kind are marked, */
const MOST = 8;
/** if they cost so much, or changed so much. */
const COSTLY = 0.01;
const LUCKY = 0.08;
/** What was tried out is believed if it is so many standard errors away from nothing. */
const SURE = 2;

/** The numbers in the log of a table at which stand the moves and outcomes that were not taken back. */
export function playedAt(news: News[]): number[] {
  const numbers: number[] = [];
  news.forEach((one, place) => {
    if (one.kind === "taken-back") numbers.pop();
    else if (one.kind === "played") numbers.push(place + 1);
  });
  return numbers;
}

/** Of moments at one place only the first. */
const aloneAt = (moments: Moment[]): Moment[] =>
  moments.filter((one, place) => moments.findIndex(({ at }) => at === one.at) === place);

export class Course {
  readonly moments: Moment[];
  /** How many entries there are. */
  readonly length: number;
  /** How many of them another table has given, from which this one was played on: they cannot be looked at here. */
  readonly first: number;
  /** After how many entries stood each that can be looked at here: of hidden ones nobody was told but who made them. */
  private readonly told: number[];

  constructor(
    private readonly analysis: Analysis,
    private readonly numbers: number[],
    /** The seats of this browser. */
    mine: number[],
  ) {
    this.length = analysis.entries.length;
    const told = analysis.entries
      .filter(({ hidden = [] }) => !hidden.length || mine.some((seat) => !hidden.includes(seat)))
      .map(({ number }) => number);
    const given = analysis.complete ? Math.max(0, told.length - numbers.length) : 0;
    this.first = told[given - 1] ?? 0;
    this.told = told.slice(given);
    this.moments = [...this.turns(), ...this.costs()]
      .filter(({ at }) => at >= this.first)
      .map((one) => ({ ...one, at: this.at(this.number(one.at)) }))
      .toSorted((one, other) => one.at - other.at || other.weight - one.weight);
  }

  /** Everybody's chance to win after so many entries. */
  chances(at: number): number[] {
    return this.analysis.entries[at - 1]?.chances ?? this.analysis.initial;
  }

  /** The number in the log of the table after so many entries, as far as they can be looked at. */
  number(at: number): number {
    const place = this.told.filter((one) => one <= at).length;
    return this.numbers[place - 1] ?? Math.max(1, (this.numbers[0] ?? 1) - 1);
  }

  /** How many entries had been made at a number in the log of the table. */
  at(number: number): number {
    const place = this.numbers.filter((one) => one <= number).length;
    if (place && place === this.numbers.length) return this.length;
    return this.told[place - 1] ?? this.first;
  }

  /** The moments that are shown after so many entries, the weightiest first. */
  momentsAt(at: number): Moment[] {
    return this.moments.filter((one) => one.at === at);
  }

  /** From which chance to which luck led that moment: what the same seat would have had without it may be tried out. */
  turned({ entry, seat }: Moment): { from: number; to: number } {
    const within = (share: number): number => Math.min(1, Math.max(0, share));
    const to = within(this.chances(entry.number)[seat - 1] ?? 0);
    return { from: within(to - (entry.change[seat - 1] ?? 0)), to };
  }

  /**
   * The moments that are marked, one at a place: first decisions, then luck, the weightiest of each first, and no more
   * luck than decisions while there are decisions left.
   */
  marks(most: number): Moment[] {
    const heavy = this.moments.toSorted((one, other) => other.weight - one.weight);
    const costs = aloneAt(heavy.filter(({ kind }) => kind === "cost"));
    const places = costs.map(({ at }) => at);
    const turns = aloneAt(heavy.filter(({ kind, at }) => kind !== "cost" && !places.includes(at)));
    const lucky = turns.slice(0, Math.max(Math.floor(most / 2), most - costs.length));
    return [...costs.slice(0, most - lucky.length), ...lucky];
  }

  private costs(): Moment[] {
    return this.analysis.entries
      .filter(({ cost, cost_error, considered }) => considered.length && cost >= Math.max(COSTLY, SURE * cost_error))
      .toSorted((one, other) => other.cost - one.cost)
      .slice(0, MOST)
      .map((entry) => ({ kind: "cost", entry, seat: entry.seat, at: entry.number - 1, weight: entry.cost }));
  }

  private turns(): Moment[] {
    const found: Moment[] = [];
    for (const entry of this.analysis.entries.filter(({ seat }) => !seat)) {
      const seat = entry.about;
      const change = entry.change[seat - 1] ?? 0;
      const error = entry.change_errors[seat - 1] ?? 0;
      if (Math.abs(change) < Math.max(LUCKY, SURE * error)) continue;
      const kind = change > 0 ? "lucky" : "unlucky";
      found.push({ kind, entry, seat, at: entry.number, weight: Math.abs(change) });
    }
    return found.toSorted((one, other) => other.weight - one.weight).slice(0, MOST);
  }
}
