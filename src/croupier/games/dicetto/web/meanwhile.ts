/** What others did to a player while they were in turn, for who comes back to the table. */
import type { Events } from "$games/dicetto";
import type { Happened } from "$lib/board";

/** Whether something happened to the player at a place, counted from 0. */
function concerns(event: Events, place: number): boolean {
  if (event.kind === "battle-won") return event.seat === place || event.loser === place;
  return ["pushed-off", "collected", "extra-roll"].includes(event.kind) && "seat" in event && event.seat === place;
}

/** What happened to a player since others rolled, after the last roll of that player. */
export function meanwhile(events: Happened<Events>[], place: number): Happened<Events>[] {
  const rolls = (own: boolean): ((one: Happened<Events>) => boolean) => {
    return ({ event }) => event.kind === "rolled" && (event.seat === place) === own;
  };
  const since = events.slice(events.findLastIndex(rolls(true)) + 1);
  const others = since.findIndex(rolls(false));
  return others < 0 ? [] : since.slice(others).filter(({ event }) => concerns(event, place));
}
