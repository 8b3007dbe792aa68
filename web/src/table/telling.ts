/** Data in words, by the rules of `kernel/speech.py`, so that the browser tells what the terminal tells. */
import type { FluentVariable } from "@fluent/bundle";
import type { News, TableView } from "../generated/wire";
import type { Happened, Tagged } from "$lib/board";
import { has, listed, say, type Texts, type Values } from "$lib/words";

/** Everybody's name as it is shown, also of who left; bots of the same level are told apart by their seats. */
export function namesOf(table: TableView, practice: string): string[] {
  const bots = table.seats.filter((seat) => seat.kind === "bot").map((seat) => seat.bot);
  return table.seats.map((seat, place) => {
    if (seat.kind === "open") return say("seat-open", { seat: place + 1 });
    if (seat.kind === "person" || (seat.name && seat.name !== seat.bot)) return seat.name;
    if (practice && seat.bot === practice) return say("practice-name");
    const alone = bots.filter((bot) => bot === seat.bot).length === 1;
    return say(alone ? "bot-name" : "bot-name-of-many", { level: seat.bot, seat: place + 1 });
  });
}

/** A line of the log. */
export interface Line {
  words: string;
  seat: number;
  /** Whether a part of the log begins with it. */
  opens?: boolean;
}

/** Tells moves and events of one game at one table. */
export class Teller {
  /** The fields that hold seats. */
  readonly seats: Set<string>;

  constructor(
    readonly texts: Texts,
    seats: string[],
    readonly names: string[],
    /** The kinds of events that belong to nobody's turn. */
    private readonly house: string[] = [],
    /** The kinds of events that a part of the log begins with. */
    private readonly opens: string[] = [],
  ) {
    this.seats = new Set(seats);
  }

  /** An event, or a move, in words; empty where there is nothing to say. */
  readonly tell = (data: Tagged, what = "event"): string => {
    const id = `${what}-${data.kind}`;
    return this.texts.has(id) ? this.texts.say(id, this.values(data)) : "";
  };

  /** A text of the game with what stands in it. */
  say(text: string, values: object = {}): string {
    return this.texts.say(text, this.values(values));
  }

  /** What is told of an entry of the log, line by line, each with the seat it is about, counted from 1. */
  news(one: News): Line[] {
    const seat = one.seat ?? 0;
    if (one.kind === "played")
      return ((one.events ?? []) as (Tagged & { seat?: number })[])
        .map((event) => ({
          words: this.tell(event),
          seat: this.whose(event, seat),
          opens: this.opens.includes(event.kind),
        }))
        .filter((line) => line.words);
    const values = { name: one.name || (this.names[seat - 1] ?? ""), words: one.words ?? "", level: one.words ?? "" };
    const id = one.kind === "stood-in" && !one.name ? "log-bot-sat" : `log-${one.kind}`;
    return has(id) ? [{ words: say(id, values), seat }] : [];
  }

  /** The seat that an event is about, counted from 1: its own, or that of who moved; 0 where the house does it. */
  private whose(event: Tagged & { seat?: number }, mover: number): number {
    if (this.house.includes(event.kind)) return 0;
    return event.seat === undefined ? mover : event.seat + 1;
  }

  /** The fields as texts take them, with `FIELD-count` of a list and `FIELD-word` of a word. */
  private values(data: object): Values {
    const values: Values = {};
    for (const [name, value] of Object.entries(data) as [string, unknown][]) {
      if (name === "kind") continue;
      values[name] = this.value(name, value);
      if (Array.isArray(value)) values[`${name}-count`] = value.length;
      else if (typeof value === "string") values[`${name}-word`] = value;
    }
    return values;
  }

  private value(field: string, value: unknown): FluentVariable {
    if (value === null) return "";
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number")
      return this.seats.has(field) ? (this.names[value] ?? this.texts.say("nobody")) : value;
    if (typeof value === "string") return this.texts.word(field, value);
    if (Array.isArray(value)) return this.all(value.map((one) => this.value(field, one)));
    const part = value as Tagged;
    return this.tell(part, field) || this.tell(part, "part");
  }

  private all(parts: FluentVariable[]): string {
    if (!parts.length) return this.texts.say("nothing");
    if (parts.every((one) => typeof one === "number")) return parts.join(" ");
    return listed(parts.map(String));
  }
}

/** Whether somebody may be told of an entry: who looks from a seat, or anybody, with 0, where a screen goes around. */
export const mayKnow = (seat: number, { hidden = [] }: News): boolean =>
  seat ? !hidden.includes(seat) : hidden.length === 0;

/**
 * What a seat may know of what happened, entry by entry; what was taken back did not happen. `first` is the number before
 * the first of the news.
 */
export function happened(news: News[], first: number, seat: number): Happened[] {
  const MOST = 1000;
  const entries: Happened[][] = [];
  news.forEach((one, place) => {
    if (one.kind === "taken-back") entries.pop();
    else if (one.kind === "played" && mayKnow(seat, one))
      entries.push(
        ((one.events ?? []) as Tagged[]).map((event, at) => ({ at: (first + place + 1) * MOST + at, event })),
      );
  });
  return entries.flat();
}
