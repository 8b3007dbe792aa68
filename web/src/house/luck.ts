/** What this browser adds to the luck of the dice, and what it keeps from before a game to check it afterwards. */
import type { Request, TableView } from "../generated/wire";
import { bytesOf, random, sha256 } from "$lib/sha256";

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

const place = (table: string): string => `croupier.luck.${table}`;

/** What this browser noted at a table, if it did. */
export function noted(table: string): Noted | null {
  try {
    return JSON.parse(localStorage.getItem(place(table)) ?? "null") as Noted | null;
  } catch {
    return null;
  }
}

/** What has to be said for these seats now: a promise, or the luck that was promised. */
export function toWish(table: TableView, seats: number[]): Request[] {
  if (table.status !== "open" || table.dice !== "fair" || !seats.length) return [];
  let note = noted(table.id);
  if (note?.round !== table.broken)
    note = { commitment: note?.commitment ?? table.commitment, round: table.broken, luck: {} };
  for (const seat of seats) note.luck[seat] ??= random();
  if (table.revealing) note.promises ??= table.seats.map((seat) => seat.promise);
  localStorage.setItem(place(table.id), JSON.stringify(note));
  return seats.flatMap((seat): Request[] => {
    const [luck, held] = [note.luck[seat]!, table.seats[seat - 1]!];
    const promise = sha256(luck);
    if (!table.revealing) return held.promise === promise ? [] : [{ kind: "promise", seat, promise }];
    return held.luck || held.promise !== promise ? [] : [{ kind: "wish", seat, luck }];
  });
}

/** Whether all kept to what was noted before the game, once the house has shown its key; null if nothing was noted. */
export function keptTo(table: TableView, key: string, mine: number[]): boolean | null {
  const note = noted(table.id);
  if (!note || !key) return null;
  return (
    note.commitment === table.commitment &&
    sha256(bytesOf(key)) === note.commitment &&
    mine.every((seat) => !(seat in note.luck) || table.seats[seat - 1]?.luck === note.luck[seat]) &&
    (note.promises ?? []).every((promise, place) => keeps(promise, table.seats[place]!.luck))
  );
}

/** Whether luck is what was promised; who promised none has none. */
function keeps(promise: string, luck: string): boolean {
  return promise === (luck && sha256(luck));
}
