/** How turns go and end, read from what happened. */
import type { Events } from "$games/tutto";
import { type Happened, type Kind, last } from "$lib/board";

/** The dice of a null that nothing has followed yet, and those put aside before it; or none. */
export function nullOf(events: Happened<Events>[]): { roll: number[]; aside: number[] } {
  const latest = last(events, "rolled", "turned");
  if (latest?.event.kind !== "rolled" || !latest.event.null) return { roll: [], aside: [] };
  const began = last(events, "turned", "tutto")?.at ?? 0;
  const kept = events.filter(({ at }) => at > began);
  return { roll: latest.event.faces, aside: kept.flatMap(({ event }) => (event.kind === "kept" ? event.faces : [])) };
}

/** The dice put aside in the order in which they were, as far as that is known. */
export function laidOut(events: Happened<Events>[], aside: number[]): number[] {
  const kept = events.flatMap(({ event }) => (event.kind === "kept" ? [event.faces] : []));
  let laid: number[] = [];
  while (kept.length && laid.length < aside.length) laid = [...(kept.pop() ?? []), ...laid];
  return laid.toSorted().join() === aside.join() ? laid : aside;
}

/** How a turn ended: by a stop, a null, a card, or as a card has it. */
export interface Ending {
  how: string;
  faces: string;
  points: number;
  at: number;
}

/** The last ending of each seat; a loss comes right behind the roll or the card that is to blame. */
export function endings(events: Happened<Events>[]): Map<number, Ending> {
  const found = new Map<number, Ending>();
  events.forEach(({ at, event }, place) => {
    if (event.kind === "banked") found.set(event.seat, { how: event.reason, faces: "", points: event.points, at });
    if (event.kind === "lost") found.set(event.seat, lost(event, events[place - 1]?.event, at));
  });
  return found;
}

function lost({ points }: Kind<Events, "lost">, blamed: Events | undefined, at: number): Ending {
  if (blamed?.kind === "rolled") return { how: "null", faces: blamed.faces.join(" "), points, at };
  return { how: "card", faces: "", points, at };
}
