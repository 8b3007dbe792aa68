/** What was told is shown step by step: each for as long as people need to take it in, none before the one before it. */
import type { Box, News } from "../generated/wire";
import type { Tagged } from "$lib/board";
import { liking, SPEEDS } from "$lib/liking.svelte";
import { rollTime } from "$lib/motion";

export type Views = Record<string, unknown>;

/** What a step may wait for: that somebody begins his turn, or has looked at how something ended. */
export type Waits = "" | "turn" | "look";

/** Something that happened, and the table after it. */
export interface Step {
  news: News[];
  views: Views;
  /** The events of its move. */
  events: (Tagged & { seat?: number; seats?: number[] })[];
  /** Whether dice have to roll first. */
  dice: boolean;
  /** The seat that moved just before it, 0 for none. */
  after: number;
}

/** Who is in turn, counted from 1: the seats that begin with a step, and those that follow when it has been seen. */
export interface Turn {
  begins: number[];
  follows: number[];
}

/** The steps of some news after the one before them, with how the table looks at last; what is no move goes with the move after it. */
export function stepsOf(last: Views, fresh: News[], before: News | undefined): Step[] {
  const steps: Step[] = [];
  let news: News[] = [];
  let after = before?.seat ?? 0;
  for (const one of fresh) {
    news.push(one);
    if (one.kind !== "played") continue;
    const seen = one.views ?? {};
    const views = Object.fromEntries(
      Object.entries(last).map(([seat, view]): [string, unknown] => [seat, seen[seat] ?? seen["0"] ?? view]),
    );
    steps.push({ news, views, events: (one.events ?? []) as Step["events"], dice: !one.seat, after });
    after = one.seat ?? 0;
    news = [];
  }
  if (news.length) steps.push({ news, views: last, events: [], dice: false, after });
  return steps;
}

/** Hands steps over at their time. */
export class Pace {
  /** What is waited for until somebody goes on. */
  held = $state<Waits>("");
  /** The seat whose turn begins then, counted from 1. */
  seat = $state(0);

  private readonly steps: Step[] = [];
  private timer = 0;
  /** Until when the last step has to be seen, on the clock of this page. */
  private until = 0;
  private box: Box | null = null;
  private shown: Step | null = null;
  private released = false;
  private resting = false;

  /**
   * @param show shows a step, with dice that roll if they have to, and who is in turn where that changes; says whether a turn ends with it
   * @param settle lets the dice lie
   * @param arrive there is nothing more to show
   * @param mine whether a seat, counted from 1, has somebody here who can go on
   * @param over whether the game is over with the last step
   */
  constructor(
    private readonly show: (step: Step, rolls: boolean, turn: Turn) => boolean,
    private readonly settle: () => void,
    private readonly arrive: () => void,
    private readonly mine: (seat?: number) => boolean,
    private readonly over: () => boolean,
  ) {}

  /** Whether there is something that nobody has seen yet. */
  get behind(): boolean {
    return this.steps.length > 0;
  }

  /** The board is there: what has happened since can be shown. */
  begin(box: Box): void {
    this.box = box;
    if (this.behind) this.later(0);
  }

  /** More has happened. */
  add(steps: Step[]): void {
    this.steps.push(...steps);
    if (this.box && !this.timer && !this.held) this.later(this.until - performance.now());
  }

  /** Somebody has seen enough of what is shown now. */
  hurry(): void {
    if (!this.box) return;
    this.until = 0;
    this.released = this.held !== "";
    this.later(0);
  }

  /** Show nothing more for now; or go on where that was so. */
  rest(resting: boolean): void {
    if (this.resting === resting) return;
    this.resting = resting;
    if (!resting && this.behind && !this.held) this.later(this.until - performance.now());
  }

  /** Show nothing of what waits, and say what that was. */
  drop(): Step[] {
    window.clearTimeout(this.timer);
    this.timer = this.until = 0;
    this.held = "";
    this.shown = null;
    return this.steps.splice(0);
  }

  private later(wait: number): void {
    window.clearTimeout(this.timer);
    if (wait > 0) this.timer = window.setTimeout(() => this.next(), wait);
    else this.next();
  }

  private next(): void {
    this.timer = 0;
    this.settle();
    const step = this.steps[0];
    if (step && this.resting) return;
    this.held = this.released ? "" : this.waits(step);
    if (this.held) return;
    this.released = false;
    this.shown = this.steps.shift() ?? null;
    if (!step) {
      this.arrive();
      return;
    }
    const unseen = document.hidden;
    const roll = step.dice && !unseen && !this.together(step) ? rollTime() : 0;
    const ends = this.show(step, roll > 0, this.turn(step));
    const dwell = unseen ? 0 : this.dwell(step) * (liking.pace || SPEEDS.fast);
    this.until = performance.now() + roll + dwell;
    if (roll) this.timer = window.setTimeout(() => this.lie(step, dwell, ends), roll);
    else this.lie(step, dwell, ends);
  }

  /** The dice of a step lie; what comes after it, somebody else's turn, or the end, waits until it has been seen. */
  private lie(step: Step, dwell: number, ends: boolean): void {
    this.settle();
    this.later(ends || this.behind || this.looks(step) || this.over() ? dwell : 0);
  }

  /** Whether an outcome that nobody has to look at goes with the next one of its kind: tiles are turned up at once, not in turn. */
  private together(step: Step): boolean {
    const [next] = this.steps;
    const alike = step.events[0]?.kind === next?.events[0]?.kind;
    return Boolean(next?.dice) && step.events.length > 0 && alike && !this.dwell(step);
  }

  /** Milliseconds that people need to take a step in. */
  dwell(step: Step): number {
    return 1000 * Math.max(0, ...step.events.map((event) => this.box?.dwells[event.kind] ?? 0));
  }

  /** The event that begins a turn with something that waits for its player. */
  private turned(step: Step | undefined): Step["events"][number] | undefined {
    return step?.events.find((event) => this.box?.waits[event.kind] === "turn");
  }

  /** Who is in turn with a step and after it; nobody where it does not tell. */
  private turn(step: Step): Turn {
    const over = step.events.some((event) => event.kind === "over");
    const begun = step.events.find((event) => !over && this.box?.begins.includes(event.kind));
    const begins = (this.turned(step) ?? begun)?.seat;
    const follows = step.events.findLast((event) => event.kind === "turn")?.seats ?? [];
    return { begins: begins === undefined ? [] : [begins + 1], follows: follows.map((seat) => seat + 1) };
  }

  /** What has to be waited for before the next step, or before nothing more is to be shown. */
  private waits(next: Step | undefined): Waits {
    if (document.hidden || !liking.waits) return "";
    if (this.shown && this.looks(this.shown)) return "look";
    const seat = (this.turned(next)?.seat ?? -1) + 1;
    if (!next || !this.mine(seat) || next.after === seat) return "";
    this.seat = seat;
    return "turn";
  }

  /** Whether people look at a step until they go on. */
  private looks(step: Step): boolean {
    return this.mine() && step.events.some((event) => this.box?.waits[event.kind] === "look");
  }
}
