/** A rematch that somebody else has gone to: who is there, and when it begins without the others. */
import { look } from "../house/ask";

/** Milliseconds between two looks at it. */
const LOOK_EVERY = 2000;

export interface Rematch {
  /** Who is there. */
  names: string[];
  /** When it begins, on the clock of this page; 0 where nobody is waited for. */
  beginsAt: number;
  begun: boolean;
}

/** What is known of the rematch at a table, looked at again and again as long as there is one. */
export function rematchAt(table: () => string): { readonly current: Rematch } {
  let found = $state.raw<Rematch>({ names: [], beginsAt: 0, begun: false });
  async function visit(where: string): Promise<void> {
    const seen = await look(where).catch(() => null);
    if (!seen || where !== table()) return;
    const { seats, status, waits } = seen;
    found = {
      names: seats.filter((seat) => seat.kind === "person" && seat.here).map((seat) => seat.name),
      beginsAt: waits ? performance.now() + waits : 0,
      begun: status !== "open",
    };
  }
  $effect(() => {
    const where = table();
    if (!where) return;
    void visit(where);
    const timer = window.setInterval(() => void visit(where), LOOK_EVERY);
    return () => window.clearInterval(timer);
  });
  return {
    get current() {
      return found;
    },
  };
}
