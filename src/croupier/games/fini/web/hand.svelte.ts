/** One's own hand: it reaches for a die, drags it, and puts it down; what is done before the house has answered waits. */
import type { Moves } from "$games/fini";

const SLACK = 8;
/** Moves that may wait for the house, and milliseconds after which they were meant for another moment. */
const MOST_WAITING = 4;
const LATE = 1500;

/** A move that waits, and the slot it reaches for. */
interface Waiting {
  move: Moves;
  slot: number;
  cast: number;
  at: number;
}

/** What a hand has to know. */
interface Table {
  /** Whether a move can be made at once. */
  ready: () => boolean;
  /** Whether a die is in the hand. */
  full: () => boolean;
  /** Which duel it is: what waits is for no other. */
  cast: () => number;
  act: (move: Moves) => void;
}

export class Hand {
  /** The slot that is reached for, until the house has answered; -1 for none. */
  reach = $state(-1);
  /** Whether a die is dragged, where to, and the place in a row below it. */
  drags = $state(false);
  x = $state(0);
  y = $state(0);
  over = $state("");
  private start: { x: number; y: number } | null = null;
  private waiting: Waiting[] = [];

  constructor(private readonly table: Table) {}

  /** Take a die from its slot. */
  take(slot: number, move: Moves): void {
    if (this.willHold()) return;
    this.make(move, slot);
  }

  /** Make a move now, or as soon as those before it are answered. */
  make(move: Moves, slot = -1): void {
    if (this.table.ready() && !this.waiting.length) {
      this.table.act(move);
      this.reach = slot;
    } else if (this.waiting.length < MOST_WAITING) {
      this.waiting.push({ move, slot, cast: this.table.cast(), at: performance.now() });
      if (this.reach < 0) this.reach = slot;
    }
  }

  /** The house has answered: go on with what waits for it, unless the hand is not as that was meant for. */
  answered(): void {
    this.reach = -1;
    const since = performance.now() - LATE;
    const [next, ...rest] = this.waiting.filter(({ cast, at }) => cast === this.table.cast() && at > since);
    const fits = next && (next.move.kind === "call" || (next.move.kind === "put") === this.table.full());
    this.waiting = fits ? rest : [];
    if (!fits) return;
    this.table.act(next.move);
    this.reach = next.slot;
  }

  /** Whether a die will be in the hand once everything that waits is done. */
  private willHold(): boolean {
    const last = this.waiting.at(-1)?.move.kind;
    return last ? last === "take" : this.reach >= 0 || (this.table.ready() && this.table.full());
  }

  /** The duel is over: let go. */
  rest(): void {
    this.waiting = [];
    this.reach = -1;
    this.cancel();
  }

  down(event: PointerEvent): void {
    if (event.button === 0) this.start = { x: event.clientX, y: event.clientY };
    this.x = event.clientX;
    this.y = event.clientY;
  }

  move(event: PointerEvent): void {
    if (!this.start) return;
    if (Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > SLACK) this.drags = true;
    this.x = event.clientX;
    this.y = event.clientY;
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-place]");
    this.over = below?.dataset.place ?? "";
  }

  /** Let go of what is dragged; the place below it, or nothing. */
  up(): string {
    const over = this.drags ? this.over : "";
    this.cancel();
    return over;
  }

  cancel(): void {
    this.start = null;
    this.drags = false;
    this.over = "";
  }
}
