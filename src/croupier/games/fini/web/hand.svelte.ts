/** One's own hand: it reaches for a die, drags it, and puts it down; what is done before the house has answered waits. */
import type { Moves } from "$games/fini";

const SLACK = 8;

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
  private next: { move: Moves; cast: number } | null = null;

  constructor(private readonly table: Table) {}

  /** Take a die from its slot. */
  take(slot: number, move: Moves): void {
    if (this.reach >= 0 || (this.table.ready() && this.table.full())) return;
    this.make(move);
    this.reach = slot;
  }

  /** Make a move now, or as soon as the one before it is answered. */
  make(move: Moves): void {
    if (this.table.ready()) this.table.act(move);
    else this.next = { move, cast: this.table.cast() };
  }

  /** The house has answered: go on with what waits for it. */
  answered(): void {
    const { next } = this;
    this.next = null;
    this.reach = -1;
    if (next?.cast !== this.table.cast()) return;
    const { move } = next;
    if (move.kind === "call" || (move.kind === "put") === this.table.full()) this.table.act(move);
  }

  /** The duel is over: let go. */
  rest(): void {
    this.next = null;
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
