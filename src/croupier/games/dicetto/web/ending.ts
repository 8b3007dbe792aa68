/** The table as it lay when the game ended: its last cards stay to be seen, with the dice that stood on them. */
import type { Events, Spot } from "$games/dicetto";
import type { Happened } from "$lib/board";

/** The spots with the cards that the last move brought to their owners. */
export function lastSpots(events: Happened<Events>[], spots: Spot[]): Spot[] {
  const moved = events.findLastIndex(({ event }) => ["placed", "placed-nothing", "battle-won"].includes(event.kind));
  const cards = events.slice(moved + 1).flatMap(({ event }) => (event.kind === "collected" ? [event] : []));
  return spots.map((spot) => {
    const card = cards.find((one) => one.spot === spot.spot);
    if (!card) return spot;
    const { card: kind, logo, points, seat: owner, faces: dice } = card;
    return { ...spot, card: kind, logo, points, owner, dice };
  });
}
