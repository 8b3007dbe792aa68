/** Holds a record against what this browser noted before the game. */
import type { Noted } from "../house/luck";
import { Finding } from "./finding";
import type { GameRecord } from "./record";
import { sha256 } from "$lib/sha256";

/** How much of it was noted before the game: the key and all luck, the key alone, or nothing. */
export type Anchored = "all" | "key" | "nothing";

/** What of a record is as it was noted; these seats are known to be this browser's. */
export function anchored(record: GameRecord, note: Noted | null, mine: number[]): Anchored {
  if (!note) return "nothing";
  if (note.commitment !== record.commitment) throw new Finding("unfair", "error-other-commitment");
  const luck = new Map(record.luck);
  const rounds = record.rounds || Math.sign(luck.size);
  if (rounds && rounds <= note.round)
    throw new Finding("unfair", "proof-rounds", { seen: note.round + 1, told: rounds });
  if (rounds !== note.round + 1) return "key";
  for (const seat of mine) {
    if (note.luck[seat] && luck.get(seat) !== note.luck[seat])
      throw new Finding("unfair", "error-other-luck", { seat });
  }
  note.promises?.forEach((promise, place) => {
    const shown = luck.get(place + 1);
    if (promise !== (shown ? sha256(shown) : "")) throw new Finding("unfair", "proof-promise", { seat: place + 1 });
  });
  return note.promises ? "all" : "key";
}

/** The line to type that checks a record elsewhere, with what was noted in it. */
export function command(file: string, commitment = "", luck: [number, string][] = []): string {
  const shares = luck.map(([seat, words]) => ` --luck ${String(seat)}:${words}`).join("");
  return `croupier verify ${file}${commitment && ` --commitment ${commitment}`}${shares}`;
}
