/** Dragging a tile with mouse, pen or finger. A short press is left to be a click. */
const SLACK = 6;

export class Drag {
  /** The tile in the air, 0 for none. */
  tile = $state(0);
  x = $state(0);
  y = $state(0);
  /** The space below it. */
  over = $state("");
  private start: { tile: number; x: number; y: number } | null = null;
  private flown = false;

  constructor(
    private readonly lift: (tile: number) => void,
    private readonly drop: (tile: number, space: string) => void,
  ) {}

  down(event: PointerEvent, tile: number): void {
    this.flown = false;
    if (event.button === 0) this.start = { tile, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const { start } = this;
    if (!start) return;
    if (!this.tile && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) {
      this.tile = start.tile;
      this.lift(start.tile);
    }
    this.x = event.clientX;
    this.y = event.clientY;
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-space]");
    this.over = below?.dataset.space ?? "";
  }

  up(): void {
    const { tile, over } = this;
    this.flown = tile > 0;
    this.cancel();
    if (tile && over) this.drop(tile, over);
  }

  cancel(): void {
    this.start = null;
    this.tile = 0;
    this.over = "";
  }

  /** Whether the click that follows belongs to a drag. */
  get spent(): boolean {
    return this.flown;
  }
}
