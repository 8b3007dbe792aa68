/** Dragging a die to a card with mouse, pen or finger. A short press is left to be a click. */
const SLACK = 6;

export class Drag {
  /** The die in the air by its place in the row, or -1. */
  die = $state(-1);
  x = $state(0);
  y = $state(0);
  /** The spot below it. */
  over = $state("");
  private start: { die: number; x: number; y: number } | null = null;
  private flown = false;

  constructor(
    private readonly lift: (die: number) => void,
    private readonly drop: (spot: string) => void,
  ) {}

  down(event: PointerEvent, die: number): void {
    this.flown = false;
    if (event.button === 0) this.start = { die, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const { start } = this;
    if (!start) return;
    if (this.die < 0 && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) {
      this.die = start.die;
      this.lift(start.die);
    }
    this.x = event.clientX;
    this.y = event.clientY;
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-spot]");
    this.over = below?.dataset.spot ?? "";
  }

  up(): void {
    const { die, over } = this;
    this.flown = die >= 0;
    this.cancel();
    if (die >= 0 && over) this.drop(over);
  }

  cancel(): void {
    this.start = null;
    this.die = -1;
    this.over = "";
  }

  /** Whether the click that follows belongs to a drag. */
  get spent(): boolean {
    return this.flown;
  }
}
