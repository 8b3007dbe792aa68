/** A table as this browser knows it: what the house has told, and what can be said to it. */
import type {
  Answer,
  Box,
  Choice,
  Doubt,
  Due,
  Hinted,
  News,
  Page,
  Problem,
  Request,
  TableView,
  Update,
} from "../generated/wire";
import { same, type Tagged } from "$lib/board";
import { liking } from "$lib/liking.svelte";
import { forget, keepTokens, tokensFor } from "./keys";
import { toWish } from "./luck";
import { Line, type LineState } from "./line";
import { Pace, stepsOf, type Step, type Turn, type Views, type Waits } from "./pace.svelte";

/** Milliseconds until luck is said again to a house that could not write it down. */
const SAY_AGAIN = 2000;

/** A request without its number, which the room adds. */
type Saying = Request extends infer R ? (R extends { ref?: number } ? Omit<R, "ref"> : never) : never;

export class Room {
  line = $state<LineState>("connecting");
  table = $state.raw<TableView | null>(null);
  /** What is shown of the log, and the number before the first of it. */
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
  /** What real dice or cards may show now. */
  rolls = $state.raw<Due[]>([]);
  /** Whether all that was told has been shown. */
  settled = $state(true);
  /** When the dice fall that everybody waits for, on the clock of this page; 0 where that is not known. */
  castAt = $state(0);
  /** Whether a bot waits for its game to be compiled. */
  learning = $state(false);
  /** How many look on without a seat. */
  watching = $state(0);
  /** The seats whose holders have been away for so long that a bot may stand in. */
  away = $state.raw<number[]>([]);
  /** Seconds after which one may, once the house has told it. */
  absence = $state<number>();
  /** When the game begins without those who have not come, on the clock of this page; 0 where nobody is waited for. */
  beginsAt = $state(0);
  /** What the coach thinks good, until something is played. */
  hinted = $state.raw<Hinted | null>(null);
  /** Whether it thinks about it. */
  hinting = $state(false);
  /** A move that was not made, because the tutor asks whether it is meant. */
  doubt = $state.raw<Doubt | null>(null);
  /** Whether the last move was made without him, who was too late. */
  late = $state(false);
  /** What was said and refused, to be said again. */
  unsaid = $state("");
  /** The request that is not answered yet. */
  waiting = $state(0);
  /** The number up to which the log can be told: dice that roll have not fallen. */
  fallen = $state(0);

  private readonly wire: Line;
  private number: number | null = null;
  private ref = 0;
  /** How often something was heard that was played. */
  private played = 0;
  private asked = 0;
  private saying = { ref: 0, text: "" };
  /** Who waits for an answer, by the number of the question. */
  private readonly asking = new Map<number, (answer: Answer | null) => void>();
  private readonly pace = new Pace(
    (step, rolls, turn) => this.show(step, rolls, turn),
    () => this.settle(),
    () => this.arrive(),
    (seat) => !this.table?.clock && !this.over && this.holds(seat),
    () => this.over,
  );
  /** Whether everything is shown at once, because hands decide. */
  private live = false;
  private latest: Update | null = null;
  /** When dice fall by the last update, counted from when it came. */
  private toldAt = 0;
  /** Who is in turn when what is shown has been seen. */
  private next: number[] = [];
  /** Whether what is shown ends the game. */
  private ending = false;
  /** The last that was told. */
  private last: News | undefined;
  private retry = 0;
  /** Shows how the game ended once its last step has been seen. */
  private ends = 0;
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
        this.doubt = null;
        this.asking.forEach((tell) => tell(null));
        this.asking.clear();
      },
    );
  }

  /** The seats of this browser, counted from 1. */
  get mine(): number[] {
    return this.table?.seats.flatMap((seat, place) => (seat.mine ? [place + 1] : [])) ?? [];
  }

  /** Whether nobody plays here but people of this browser and bots. */
  get alone(): boolean {
    return this.table?.seats.every((seat) => seat.mine || seat.bot) ?? false;
  }

  /** What is waited for until somebody here goes on. */
  get held(): Waits {
    return this.pace.held;
  }

  /** The seats of this browser that may act, or begin their turn. */
  get due(): number[] {
    return this.held === "turn" ? [this.pace.seat] : this.mine.filter((seat) => String(seat) in this.moves);
  }

  /** The board is there: from now on what happens can be seen. */
  begin(box: Box): void {
    this.live = box.realtime;
    if (this.live && this.pace.behind) this.catchUp([], null);
    this.pace.begin(box);
  }

  /** Make a move for a seat, where that is `sure` whatever the tutor thinks of it. */
  move(seat: number, move: Tagged, sure = false): void {
    if (this.waiting) return;
    this.doubt = null;
    this.pace.hurry();
    this.send({ kind: "move", seat, move, seen: this.number ?? 0, sure });
  }

  /** Ask the coach what would be good for a seat. */
  async hint(seat: number): Promise<void> {
    if (this.hinting) return;
    this.hinting = true;
    const asked = this.played;
    const answer = await this.ask({ kind: "hint", seat });
    this.hinting = false;
    if (answer?.kind === "hinted" && this.played === asked) this.hinted = answer;
  }

  /** Go on to what happened next, here, and at the table where a bot waits for people to look. */
  hurry(): void {
    if (this.ends) this.conclude(this.latest?.result ?? []);
    else if (this.pace.behind || this.pace.held || !this.settled) this.pace.hurry();
    else if (this.mine.length && !Object.keys(this.moves).length) this.wire.say({ kind: "hurry" });
  }

  /** Show nothing more for now; in real time nothing more happens either, for the table rests while nobody is connected. */
  rest(): void {
    this.pace.rest(true);
    if (!this.live || !this.alone) return;
    this.wire.rest();
    this.castAt = 0;
  }

  /** Go on after a rest. */
  wake(): void {
    this.pace.rest(false);
    if (this.line === "resting") this.wire.again();
  }

  /** Ask for what happened before that which is known. */
  earlier(): void {
    if (!this.first || this.asked) return;
    this.send({ kind: "history", before: this.first });
    this.asked = this.ref;
  }

  /** The page of the past up to a number, with how the table looked; none where the house does not answer. */
  async page(before: number): Promise<Page | null> {
    const answer = await this.ask({ kind: "history", before, views: true });
    return answer?.kind === "page" ? answer : null;
  }

  /** Hand a seat on to whoever has the key with this hash; fails where the house does not take it down. */
  async handOn(seat: number, key: string): Promise<void> {
    const answer = await this.ask({ kind: "hand-on", seat, key });
    if (answer?.kind !== "update") throw new Error("not handed on");
  }

  /** Say anything else to the house; whoever only looks back has not heard yet what went wrong. */
  send(saying: Saying): void {
    if (saying.kind !== "history") {
      this.problem = null;
      this.late = false;
    }
    this.ref += 1;
    const sent = this.wire.say({ ...saying, ref: this.ref } as Request);
    if (sent && saying.kind === "move") this.waiting = this.ref;
    if (saying.kind !== "say") return;
    this.saying = { ref: this.ref, text: saying.text };
    this.unsaid = sent ? "" : saying.text;
  }

  /** Connect anew, to be known by the keys held now. */
  again(): void {
    this.wished.clear();
    this.wire.again();
  }

  /** Leave the page of this table. */
  close(): void {
    this.pace.drop();
    window.clearTimeout(this.retry);
    window.clearTimeout(this.ends);
    this.wire.close();
  }

  /** Say something that is answered to whoever said it; nothing where the house does not answer. */
  private ask(saying: Saying): Promise<Answer | null> {
    this.send(saying);
    return new Promise((tell) => this.asking.set(this.ref, tell));
  }

  private hear(answer: Answer): void {
    if (answer.kind === "ping") return;
    if (answer.kind === "here") {
      this.count(answer.seats);
      this.watching = answer.watching ?? 0;
      this.learning = answer.learning ?? false;
      this.away = answer.away ?? [];
      this.absence = answer.absence ?? 0;
      this.beginsAt = answer.waits ? performance.now() + answer.waits : 0;
      return;
    }
    if (answer.kind === "late") {
      this.late = true;
      return;
    }
    if (answer.ref && answer.ref === this.waiting) this.waiting = 0;
    if (answer.ref && answer.ref === this.asked) this.asked = 0;
    const tell = this.asking.get(answer.ref ?? 0);
    this.asking.delete(answer.ref ?? 0);
    tell?.(answer);
    if (answer.kind === "problem") this.refused(answer);
    else if (answer.kind === "doubt") this.doubt = answer;
    else if (answer.kind === "page" && !tell) this.turnBack(answer);
    else if (answer.kind === "update") this.look(answer);
  }

  /** What an update holds that is new; none where somebody has missed too much, or lost a seat: then all is new. */
  private fresh(update: Update): News[] | null {
    const known = this.number ?? 0;
    const since = update.since ?? 0;
    return since > known || update.number < known ? null : update.news.slice(Math.max(0, known - since));
  }

  private turnBack(page: Page): void {
    const since = page.since ?? 0;
    if (since >= this.first || since + page.news.length < this.first) return;
    this.news = [...page.news.slice(0, this.first - since), ...this.news];
    this.first = since;
  }

  private look(update: Update): void {
    const fresh = this.fresh(update);
    const first = this.number === null;
    this.latest = update;
    this.toldAt = update.dice_in ? performance.now() + update.dice_in : 0;
    this.number = update.number;
    if (update.table) this.seat(update.table);
    if ((fresh ?? update.news).some((one) => one.kind === "played")) {
      this.played += 1;
      this.hinted = this.doubt = null;
    }
    const steps = stepsOf(update.views, fresh ?? update.news, this.last);
    const unseen = this.live && !first && fresh !== null && !document.hidden;
    if (unseen) this.catchUp(steps, null, liking.pace * Math.max(0, ...steps.map((step) => this.pace.dwell(step))));
    else if (first || !fresh || !liking.pace || document.hidden) this.catchUp(steps, fresh ? null : update);
    else this.pace.add(steps);
    this.last = update.news.at(-1) ?? this.last;
    if (first && !update.news.length) this.earlier();
  }

  /**
   * Show everything at once; with an update that begins a new log, nothing of what was shown before it. How the game
   * ended may wait for so many milliseconds, until that has been seen.
   */
  private catchUp(steps: Step[], anew: Update | null, wait = 0): void {
    const dropped = this.pace.drop();
    const known = anew ? [] : [...this.news, ...dropped.flatMap((step) => step.news)];
    if (anew) this.first = anew.since ?? 0;
    this.news = [...known, ...steps.flatMap((step) => step.news)];
    this.arrive(wait);
  }

  private show(step: Step, rolls: boolean, turn: Turn): boolean {
    this.settled = false;
    this.moves = step.dice ? {} : this.lasting;
    this.rolls = [];
    this.before = this.views;
    this.views = step.views;
    this.news = [...this.news, ...step.news];
    const typed = step.dice && step.after > 0 && !this.next.some((seat) => seat > 0);
    this.turn = turn.begins.length ? turn.begins : typed ? [step.after] : this.next;
    this.next = turn.follows.length ? turn.follows : this.turn;
    this.ending = step.events.some((event) => event.kind === "over");
    this.rolling = rolls;
    const ends = this.turn.some((seat) => seat > 0 && !this.next.includes(seat));
    if (!rolls) this.settle();
    return ends;
  }

  /**
   * The moves that are offered still, with what they would do by now, which is more for who acts last: where several act at
   * once, nobody waits until another's move has been seen.
   */
  private get lasting(): Record<string, Choice[]> {
    const offered = this.latest?.moves ?? {};
    const movesOf = (choices: Choice[] = []): unknown[] => choices.map(({ move }) => move);
    const fresh = Object.keys(this.moves).map((seat): [string, Choice[]] => [seat, offered[seat] ?? []]);
    return Object.fromEntries(fresh.filter(([seat, moves]) => same(movesOf(this.moves[seat]), movesOf(moves))));
  }

  private settle(): void {
    this.rolling = false;
    if (this.ending) this.turn = this.next = [];
    this.before = this.views;
    this.fallen = this.first + this.news.length;
  }

  /** All of it has been seen: the table is as the house has told it last. */
  private arrive(wait = 0): void {
    const update = this.latest;
    if (!update) return;
    this.settled = true;
    this.views = update.views;
    this.turn = this.next = update.turn;
    this.moves = update.moves;
    this.rolls = update.due ?? [];
    const result = update.result ?? [];
    if (wait > 0 && result.length && !this.ends) this.ends = window.setTimeout(() => this.conclude(result), wait);
    else if (!this.ends) this.result = result;
    this.castAt = this.toldAt;
    this.settle();
    if (this.hasty) this.wire.say({ kind: "hurry" });
  }

  /** Whether the bots in turn need not wait for anybody: nobody else looks, and who plays here has seen enough. */
  private get hasty(): boolean {
    const bots = this.turn.some((seat) => this.table?.seats[seat - 1]?.bot);
    return bots && !this.live && liking.pace < 1 && this.alone && this.mine.length > 0;
  }

  private conclude(result: number[]): void {
    window.clearTimeout(this.ends);
    this.ends = 0;
    this.result = result;
  }

  /** Whether the house has told how the game ended. */
  private get over(): boolean {
    return Boolean(this.latest?.result?.length);
  }

  /** Whether somebody here holds any seat, or one, counted from 1, whose dice are rolled by the house: real ones lie already. */
  private holds(seat?: number): boolean {
    return seat === undefined ? this.mine.length > 0 : this.mine.includes(seat) && this.table?.dice !== "real";
  }

  /** Mark the seats whose holders are connected. */
  private count(here: number[]): void {
    if (!this.table) return;
    const now = (place: number): boolean => here.includes(place + 1);
    if (this.table.seats.every((seat, place) => seat.here === now(place))) return;
    this.table = { ...this.table, seats: this.table.seats.map((seat, place) => ({ ...seat, here: now(place) })) };
  }

  /** Something was refused; luck that the house could not write down is said again. */
  private refused(problem: Problem): void {
    this.problem = problem;
    if (problem.ref && problem.ref === this.saying.ref) this.unsaid = this.saying.text;
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
