/** A table as this browser knows it: what the house has told, and what can be said to it. */
import type { Answer, Choice, News, Page, Problem, Request, TableView, Update } from "../generated/wire";
import type { Tagged } from "$lib/board";
import { rollTime } from "$lib/motion";
import { forget, keepTokens, tokensFor } from "./keys";
import { toWish } from "./luck";
import { Line, type LineState } from "./line";

/** Milliseconds until luck is said again to a house that could not write it down. */
const SAY_AGAIN = 2000;

type Views = Record<string, unknown>;
/** A request without its number, which the room adds. */
type Saying = Request extends infer R ? (R extends { ref?: number } ? Omit<R, "ref"> : never) : never;

export class Room {
  line = $state<LineState>("connecting");
  table = $state.raw<TableView | null>(null);
  /** What is known of the log, and the number before the first of it. */
  news = $state.raw<News[]>([]);
  first = $state(0);
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
  /** The number up to which the log can be told: dice that roll have not fallen. */
  fallen = $state(0);

  private readonly wire: Line;
  private number: number | null = null;
  private ref = 0;
  private asked = 0;
  private timer = 0;
  private retry = 0;
  private readonly wished = new Set<string>();

  constructor(readonly id: string) {
    this.wire = new Line(
      id,
      () => ({ kind: "hello", tokens: tokensFor(id), seen: this.number }),
      (answer) => this.hear(answer),
      (state) => {
        this.line = state;
        this.wished.clear();
        this.waiting = this.asked = 0;
      },
    );
  }

  /** The key of the dice, once the house has shown it. */
  get key(): string {
    return this.news.findLast((one) => one.kind === "ended" || one.kind === "cleared")?.words ?? "";
  }

  /** The seats of this browser, counted from 1. */
  get mine(): number[] {
    return this.table?.seats.flatMap((seat, place) => (seat.mine ? [place + 1] : [])) ?? [];
  }

  /** Make a move for a seat. */
  move(seat: number, move: Tagged): void {
    if (!this.waiting) this.send({ kind: "move", seat, move, seen: this.number ?? 0 });
  }

  /** Ask for what happened before that which is known. */
  earlier(): void {
    if (!this.first || this.asked) return;
    const problem = this.problem;
    this.send({ kind: "history", before: this.first });
    this.problem = problem;
    this.asked = this.ref;
  }

  /** Say anything else to the house. */
  send(saying: Saying): void {
    this.problem = null;
    this.ref += 1;
    if (this.wire.say({ ...saying, ref: this.ref } as Request) && saying.kind === "move") this.waiting = this.ref;
  }

  /** Connect anew, to be known by the keys held now. */
  again(): void {
    this.wished.clear();
    this.wire.again();
  }

  /** Leave the page of this table. */
  close(): void {
    window.clearTimeout(this.timer);
    window.clearTimeout(this.retry);
    this.wire.close();
  }

  private hear(answer: Answer): void {
    if (answer.kind === "ping") return;
    if (answer.kind === "here") {
      this.count(answer.seats);
      return;
    }
    if (answer.ref && answer.ref === this.waiting) this.waiting = 0;
    if (answer.ref && answer.ref === this.asked) this.asked = 0;
    if (answer.kind === "problem") this.refused(answer);
    else if (answer.kind === "page") this.turnBack(answer);
    else if (answer.kind === "update") this.look(answer);
  }

  /** What an update holds that is new; who has missed too much, or lost a seat, begins a new log with it. */
  private read(update: Update): News[] {
    const known = this.number ?? 0;
    const since = update.since ?? 0;
    const fresh = update.news.slice(Math.max(0, known - since));
    if (since > known || update.number < known) {
      this.news = fresh;
      this.first = since;
    } else this.news = [...this.news, ...fresh];
    return fresh;
  }

  private turnBack(page: Page): void {
    const since = page.since ?? 0;
    if (since >= this.first || since + page.news.length < this.first) return;
    this.news = [...page.news.slice(0, this.first - since), ...this.news];
    this.first = since;
  }

  private look(update: Update): void {
    const fresh = this.read(update);
    const dice = this.number !== null && fresh.some((one) => one.kind === "played" && !one.seat);
    const first = this.number === null;
    if (!this.rolling) this.before = first ? update.views : this.views;
    this.number = update.number;
    this.views = update.views;
    this.turn = update.turn;
    this.moves = update.moves;
    this.result = update.result ?? [];
    if (update.table) this.seat(update.table);
    if (dice && rollTime() && !document.hidden) this.tumble();
    else if (!this.rolling) this.settle();
    if (!this.news.length) this.earlier();
  }

  private tumble(): void {
    this.rolling = true;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.settle(), rollTime());
  }

  private settle(): void {
    this.rolling = false;
    this.before = this.views;
    this.fallen = this.number ?? 0;
  }

  /** Mark the seats whose holders are connected. */
  private count(here: number[]): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat, place) => ({ ...seat, here: here.includes(place + 1) }));
    this.table = { ...this.table, seats };
  }

  /** Something was refused; luck that the house could not write down is said again. */
  private refused(problem: Problem): void {
    this.problem = problem;
    if (problem.code !== "closed" && problem.code !== "unknown") return;
    window.clearTimeout(this.retry);
    this.retry = window.setTimeout(() => {
      this.wished.clear();
      if (this.table) this.seat(this.table);
    }, SAY_AGAIN);
  }

  /** Promise or show luck, each once for every line: what is under way need not be said again. */
  private wish(wish: Request): void {
    const words = JSON.stringify(wish);
    if (!this.wished.has(words) && this.wire.say(wish)) this.wished.add(words);
  }

  private seat(table: TableView): void {
    this.table = table;
    const tokens = tokensFor(this.id);
    if (this.mine.length || table.host) keepTokens(this.id, table.game, tokens);
    else forget(this.id);
    if (table.again && tokens.length) keepTokens(table.again, table.game, tokens);
    for (const wish of toWish(table, this.mine)) this.wish(wish);
  }
}
