/** How turns go and end, read from what happened. */
import type { Events } from "$games/tutto";
import { type Happened, type Kind, last } from "$lib/board";

const DICE = 6;

/** The dice of a turn that has ended and that nothing has followed yet: those of its null, and those put aside; or none. */
export function leftOf(events: Happened<Events>[]): { roll: number[]; aside: number[] } {
  const latest = last(events, "turned", "rolled", "banked", "lost");
  const missed = latest?.event.kind === "rolled" && latest.event.null;
  if (!missed && latest?.event.kind !== "banked" && latest?.event.kind !== "lost") return { roll: [], aside: [] };
  const began = last(events, "turned")?.at ?? 0;
  let roll: number[] = [];
  let aside: number[] = [];
  for (const { at, event } of events) {
    if (at <= began) continue;
    if (event.kind === "rolled") roll = event.null ? event.faces : [];
    if ((event.kind === "rolled" || event.kind === "kept") && aside.length === DICE) aside = [];
    if (event.kind === "kept") aside = [...aside, ...event.faces];
  }
  return { roll, aside };
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
  seat: number;
  how: string;
  faces: string;
  points: number;
  at: number;
}

/** The last ending of each seat; a loss comes right behind the roll or the card that is to blame. */
export function endings(events: Happened<Events>[]): Map<number, Ending> {
  const found = new Map<number, Ending>();
  events.forEach(({ at, event }, place) => {
    if (event.kind === "banked")
      found.set(event.seat, { seat: event.seat, how: event.reason, faces: "", points: event.points, at });
    if (event.kind === "lost") found.set(event.seat, lost(event, events[place - 1]?.event, at));
  });
  return found;
}

function lost({ seat, points }: Kind<Events, "lost">, blamed: Events | undefined, at: number): Ending {
  if (blamed?.kind === "rolled") return { seat, how: "null", faces: blamed.faces.join(" "), points, at };
  return { seat, how: "card", faces: "", points, at };
}

/** The ending that nothing of the next turn has followed yet, or none. */
export function fateOf(events: Happened<Events>[], ended: Map<number, Ending>): Ending | undefined {
  const latest = [...ended.values()].sort((one, other) => other.at - one.at)[0];
  const since = last(events, "turned", "rolled", "kept", "tutto", "dared")?.at ?? 0;
  return latest && latest.at > since ? latest : undefined;
}
