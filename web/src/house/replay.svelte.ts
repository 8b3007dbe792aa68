/** A game looked at again, or the past of one that goes on: where in it somebody is, and how the table looked then. */
import type { Box, News, Page } from "../generated/wire";
import type { Tagged } from "$lib/board";
import { Pace, type Step, stepsOf, type Views } from "./pace.svelte";

/** So many news are in a page of the past. */
const PAGE = 60;
/** So many of them are known before the one that is shown, for boards that tell what happened lately. */
const LATELY = 30;

/** A table to look at: as it is, or as it was. */
export interface Scene {
  readonly views: Views;
  /** The views before the dice that are still rolling. */
  readonly before: Views;
  readonly news: News[];
  /** The number before the first of the news. */
  readonly first: number;
  /** The number up to which the log can be told. */
  readonly fallen: number;
  readonly turn: number[];
  readonly rolling: boolean;
}

/** What a replay asks of the table it belongs to. */
export interface Past {
  /** The number of the last that has happened. */
  last: () => number;
  /** The seats whose views are told. */
  eyes: () => string[];
  /** Asks the house for the page up to a number. */
  look: (before: number) => Promise<Page | null>;
}

export class Replay implements Scene {
  /** The number of the last that is shown, counted from 1. */
  at = $state(0);
  views = $state.raw<Views>({});
  before = $state.raw<Views>({});
  news = $state.raw<News[]>([]);
  /** The number before the first of the news. */
  first = $state(0);
  turn = $state.raw<number[]>([]);
  rolling = $state(false);
  playing = $state(false);

  /** What is known of the log, by its number. */
  private readonly known: News[] = [];
  /** Where it is going to, or 0. */
  private wanted = 0;
  private readonly pace = new Pace(
    (step, rolls) => this.show(step, rolls),
    () => this.settle(),
    () => void this.goOn(),
    () => false,
    () => false,
  );

  constructor(
    box: Box,
    readonly past: Past,
  ) {
    this.pace.begin(box);
  }

  /** The number up to which the log can be told. */
  get fallen(): number {
    return this.rolling ? this.at - 1 : this.at;
  }

  /** Show the table as it was after a number. */
  async goTo(number: number): Promise<void> {
    this.stop();
    const wanted = Math.max(1, Math.min(number, this.past.last()));
    this.wanted = wanted;
    await Promise.all([this.one(Math.max(1, wanted - LATELY)), this.one(wanted)]);
    if (this.wanted === wanted && this.known[wanted]) this.lookAt(wanted);
  }

  /** The next move, or the one before. */
  async step(way: 1 | -1): Promise<void> {
    let next = (this.wanted || this.at) + way;
    while (next > 1 && next < this.past.last() && (await this.one(next))?.kind !== "played") next += way;
    await this.goTo(next);
  }

  /** Show move after move, from the first where there is none any more; or no longer. */
  async play(): Promise<void> {
    if (this.playing) return this.stop();
    if (this.at >= this.past.last()) await this.goTo(1);
    this.playing = true;
    await this.goOn();
  }

  /** Stay where it is. */
  stop(): void {
    this.playing = false;
    this.wanted = 0;
    this.pace.drop();
    this.settle();
  }

  /** Hand what follows over to be shown at its pace. */
  private async goOn(): Promise<void> {
    const from = this.at;
    if (this.playing && from >= this.past.last()) this.stop();
    if (!this.playing) return;
    await this.one(from + 1);
    if (!this.playing || this.at !== from) return;
    if (!this.known[from + 1]) return this.stop();
    const fresh: News[] = [];
    for (let number = from + 1; this.known[number]; number += 1) fresh.push(this.known[number] as News);
    this.pace.add(stepsOf(this.seen(from + fresh.length), fresh, this.known[from]));
  }

  /** What happened at a number. */
  private async one(number: number): Promise<News | undefined> {
    if (!this.known[number]) {
      const page = await this.past.look(Math.min(Math.ceil(number / PAGE) * PAGE, this.past.last()));
      page?.news.forEach((news, place) => (this.known[page.since + place + 1] = news));
    }
    return this.known[number];
  }

  /** How the table looked after a number. */
  private seen(number: number): Views {
    const seen = this.known[number]?.views ?? {};
    return Object.fromEntries(this.past.eyes().map((seat) => [seat, seen[seat] ?? seen["0"]]));
  }

  private lookAt(number: number): void {
    this.at = number;
    this.wanted = 0;
    this.views = this.seen(number);
    this.first = number;
    while (this.first > 0 && number - this.first < PAGE && this.known[this.first]) this.first -= 1;
    this.news = this.known.slice(this.first + 1, number + 1);
    this.turn = turnAfter(this.news);
    this.settle();
  }

  private show(step: Step, rolls: boolean): boolean {
    this.before = this.views;
    this.views = step.views;
    this.at += step.news.length;
    this.news = [...this.news, ...step.news];
    this.turn = turnAfter(this.news);
    this.rolling = rolls;
    return false;
  }

  private settle(): void {
    this.rolling = false;
    this.before = this.views;
  }
}

/** Who was in turn after some news, counted from 1. */
function turnAfter(news: News[]): number[] {
  for (let place = news.length - 1; place >= 0; place -= 1) {
    const events = (news[place]?.events ?? []) as (Tagged & { seats?: number[] })[];
    const turn = events.findLast((event) => event.kind === "turn");
    if (turn) return (turn.seats ?? []).map((seat) => seat + 1);
    if (news[place]?.kind === "ended") return [];
  }
  return [];
}
