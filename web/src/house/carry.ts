/** A seat taken to another device: a key that works once travels behind the # of a link, where no log has it. */
import type { Problem } from "../generated/wire";
import { Refusal, takeOver } from "./ask";
import { keepKeys } from "./keys";
import type { Room } from "./room.svelte";
import { random, sha256 } from "$lib/sha256";
import { say } from "$lib/words";

const MARK = "#seat=";

/** A link that takes a seat of this browser along, once; none offered before does any more. */
export async function linkTo(room: Room, seat: number): Promise<string> {
  const key = random();
  await room.handOn(seat, sha256(key));
  return `${location.origin}/tables/${room.id}${MARK}${key}`;
}

/** The key that this page was opened with, taken out of the address. */
export function keyInAddress(): string {
  if (!location.hash.startsWith(MARK)) return "";
  const key = location.hash.slice(MARK.length);
  history.replaceState(null, "", location.pathname + location.search);
  return key;
}

/** Take the seat of a key over; what is wrong with that, where it cannot be done. */
export async function carry(table: string, key: string): Promise<Problem | null> {
  try {
    keepKeys("", await takeOver(table, { key }));
    return null;
  } catch (error) {
    const problem = error instanceof Refusal ? error.problem : null;
    return problem ?? { kind: "problem", code: "away", words: say("trouble-away") };
  }
}
