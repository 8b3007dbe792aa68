/** A table as this browser knows it: what the house has told, and what can be said to it. */
import type { Answer, Choice, News, Problem, Request, TableView, Update } from "../generated/wire";
import { rollTime } from "$lib/motion";
import { forget, keepTokens, tokensFor } from "./keys";
import { Line, type LineState } from "./line";

type Views = Record<string, unknown>;
/** A request without its number, which the room adds. */
type Saying = Request extends infer R ? (R extends { ref?: number } ? Omit<R, "ref"> : never) : never;

export class Room {
  line = $state<LineState>("connecting");
  table = $state.raw<TableView | null>(null);
  news = $state.raw<News[]>([]);
  views = $state.raw<Views>({});
  /** The views before the dice that are still rolling. */
  before = $state.raw<Views>({});
  turn = $state.raw<number[]>([]);
  moves = $state.raw<Record<string, Choice[]>>({});
  result = $state.raw<number[]>([]);
  problem = $state.raw<Problem | null>(null);
  rolling = $state(false);
  /** The request that is not answered yet. */
  waiting = $state(0);
  /** How many of the news can be told: dice that roll have not fallen. */
  fallen = $state(0);

  private readonly wire: Line;
  private number: number | null = null;
  private ref = 0;
  private timer = 0;

  constructor(readonly id: string) {
    this.wire = new Line(
      id,
      () => ({ kind: "hello", tokens: tokensFor(id), seen: this.number }),
      (answer) => this.hear(answer),
      (state) => {
        this.line = state;
        this.waiting = 0;
      },
    );
  }

  /** The seats of this browser, counted from 1. */
  get mine(): number[] {
    return this.table?.seats.flatMap((seat, place) => (seat.mine ? [place + 1] : [])) ?? [];
  }

  /** Make a move for a seat. */
  move(seat: number, words: string): void {
    if (!this.waiting) this.send({ kind: "move", seat, words, seen: this.number ?? 0 });
  }

  /** Say anything else to the house. */
  send(saying: Saying): void {
    this.problem = null;
    this.ref += 1;
    if (this.wire.say({ ...saying, ref: this.ref } as Request) && saying.kind === "move") this.waiting = this.ref;
  }

  /** Connect anew, to be known by the keys held now. */
  again(): void {
    this.wire.again();
  }

  /** Leave the page of this table. */
  close(): void {
    window.clearTimeout(this.timer);
    this.wire.close();
  }

  private hear(answer: Answer): void {
    if (answer.kind === "ping") return;
    if (answer.kind === "here") {
      this.count(answer.seats);
      return;
    }
    if (answer.ref && answer.ref === this.waiting) this.waiting = 0;
    if (answer.kind === "problem") this.problem = answer;
    else this.look(answer);
  }

  private look(update: Update): void {
    const known = this.number ?? 0;
    const since = update.since ?? 0;
    if (since > known) {
      this.wire.again();
      return;
    }
    const fresh = update.news.slice(known - since);
    const dice = this.number !== null && fresh.some((one) => one.kind === "played" && !one.seat);
    const first = this.number === null;
    if (!this.rolling) this.before = first ? update.views : this.views;
    this.number = update.number;
    this.news = [...this.news, ...fresh];
    this.views = update.views;
    this.turn = update.turn;
    this.moves = update.moves;
    this.result = update.result ?? [];
    if (update.table) this.seat(update.table);
    if (dice && rollTime() && !document.hidden) this.tumble();
    else if (!this.rolling) this.settle();
  }

  private tumble(): void {
    this.rolling = true;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.settle(), rollTime());
  }

  private settle(): void {
    this.rolling = false;
    this.before = this.views;
    this.fallen = this.news.length;
  }

  /** Mark the seats whose holders are connected. */
  private count(here: number[]): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat, place) => ({ ...seat, here: here.includes(place + 1) }));
    this.table = { ...this.table, seats };
  }

  private seat(table: TableView): void {
    this.table = table;
    const tokens = tokensFor(this.id);
    if (this.mine.length || table.host) keepTokens(this.id, table.game, tokens);
    else forget(this.id);
    if (table.again && tokens.length) keepTokens(table.again, table.game, tokens);
    if (table.status === "open" && table.dice === "fair") {
      for (const seat of this.mine) this.wire.say({ kind: "wish", seat, luck: luck() });
    }
  }
}

function luck(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
