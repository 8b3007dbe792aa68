/** Dragging a piece to a place with mouse, pen or finger. A short press is left to be a click. */
const SLACK = 6;

export class Drag {
  /** The piece in the air. */
  held = $state<number | null>(null);
  x = $state(0);
  y = $state(0);
  /** The place below it. */
  over = $state("");
  private start: { piece: number; x: number; y: number } | null = null;
  private flown = false;

  /** @param place the name of the data attribute that places have */
  constructor(
    private readonly place: string,
    private readonly lift: (piece: number) => void,
    private readonly drop: (piece: number, place: string) => void,
  ) {}

  down(event: PointerEvent, piece: number): void {
    this.flown = false;
    if (event.button === 0) this.start = { piece, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const { start } = this;
    if (!start) return;
    if (this.held === null && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) {
      this.held = start.piece;
      this.lift(start.piece);
    }
    this.x = event.clientX;
    this.y = event.clientY;
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(`[data-${this.place}]`);
    this.over = below?.dataset[this.place] ?? "";
  }

  up(): void {
    const { held, over } = this;
    this.flown = held !== null;
    this.cancel();
    if (held !== null && over) this.drop(held, over);
  }

  cancel(): void {
    this.start = null;
    this.held = null;
    this.over = "";
  }

  /** Whether the click that follows belongs to a drag. */
  get spent(): boolean {
    return this.flown;
  }
}
