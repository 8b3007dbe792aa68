/** How fast somebody has been who practised in this browser. */
const BEST = "croupier.fini.best";

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(BEST) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** The best time in duels of a kind, in milliseconds; 0 where there is none yet. */
export const bestOf = (kind: string): number => Number(kept()[kind]) || 0;

/** Keep a time, if it is better than the best. */
export function keepBest(kind: string, time: number): void {
  const best = bestOf(kind);
  if (!best || time < best) localStorage.setItem(BEST, JSON.stringify({ ...kept(), [kind]: time }));
}
