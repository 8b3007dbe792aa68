/** What this browser adds to the luck of the dice, and what it keeps from before a game to check it afterwards. */
import type { Request, TableView } from "../generated/wire";
import { LUCK, luckAt } from "./keys";
import { random, sha256 } from "$lib/sha256";

/** What was noted before the game at one table. */
export interface Noted {
  commitment: string;
  /** How often a promise had been broken when this luck was drawn. */
  round: number;
  /** By seat, counted from 1. */
  luck: Record<string, string>;
  /** What each seat had promised when this browser showed its luck; none before. */
  promises?: string[];
}

/** What this browser noted at a table, if it did. */
export function noted(table: string): Noted | null {
  try {
    return JSON.parse(localStorage.getItem(luckAt(table)) ?? "null") as Noted | null;
  } catch {
    return null;
  }
}

/** What this browser noted of a game whose house committed itself to this, if it did. */
export function notedOf(commitment: string): Noted | null {
  const tables = Object.keys(localStorage).filter((name) => name.startsWith(LUCK));
  const notes = tables.map((name) => noted(name.slice(LUCK.length)));
  return notes.find((note) => note?.commitment === commitment) ?? null;
}

/** What has to be said for these seats now: a promise, or the luck that was promised. */
export function toWish(table: TableView, seats: number[]): Request[] {
  if (table.status !== "open" || table.dice !== "fair" || !seats.length) return [];
  let note = noted(table.id);
  if (note?.round !== table.broken)
    note = { commitment: note?.commitment ?? table.commitment, round: table.broken, luck: {} };
  for (const seat of seats) note.luck[seat] ??= random();
  if (table.revealing) note.promises ??= table.seats.map((seat) => seat.promise);
  localStorage.setItem(luckAt(table.id), JSON.stringify(note));
  return seats.flatMap((seat): Request[] => {
    const [luck, held] = [note.luck[seat]!, table.seats[seat - 1]!];
    const promise = sha256(luck);
    if (!table.revealing) return held.promise === promise ? [] : [{ kind: "promise", seat, promise }];
    return held.luck || held.promise !== promise ? [] : [{ kind: "wish", seat, luck }];
  });
}
