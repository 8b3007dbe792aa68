/** The clocks of the seats, asked from the house and counted on here. */
import type { TableView } from "../generated/wire";
import { look } from "../house/ask";

const TICK = 250;

/** How much time the seats of a table have left. */
export class Clocks {
  private table = $state.raw<TableView | null>(null);
  private asked = $state(0);
  private now = $state(0);
  private readonly timer: number;

  constructor(private readonly id: string) {
    this.timer = window.setInterval(() => {
      if (this.table) this.now = performance.now();
    }, TICK);
  }

  /** Ask the house. */
  async ask(): Promise<void> {
    const table = await look(this.id).catch(() => null);
    if (!table) return;
    this.table = table;
    this.asked = this.now = performance.now();
  }

  /** Milliseconds that each seat has left, nothing where none is counted. */
  get left(): (number | null)[] {
    const { table, asked, now } = this;
    const clock = table?.clock;
    if (!table || !clock) return [];
    return table.seats.map((seat) => {
      if (seat.kind !== "person" || seat.bot) return null;
      const thinking = seat.since < 0 ? 0 : Math.max(0, table.now - seat.since) + now - asked;
      const spent = clock.per === "game" ? seat.used + thinking : thinking;
      return clock.per === "game" || seat.since >= 0 ? clock.seconds * 1000 - spent : null;
    });
  }

  close(): void {
    window.clearInterval(this.timer);
  }
}
