/** What this browser adds to the luck of the dice, and what it keeps from before a game to check it afterwards. */
import type { Request, TableView } from "../generated/wire";
import { bytesOf, sha256 } from "$lib/sha256";

/** What was noted before the game at one table. */
export interface Noted {
  commitment: string;
  /** How often a promise had been broken when this luck was drawn. */
  round: number;
  /** By seat, counted from 1. */
  luck: Record<string, string>;
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
  for (const seat of seats) note.luck[seat] ??= draw();
  localStorage.setItem(place(table.id), JSON.stringify(note));
  return seats.flatMap((seat): Request[] => {
    const [luck, held] = [note.luck[seat]!, table.seats[seat - 1]!];
    const promise = sha256(luck);
    if (!table.revealing) return held.promise === promise ? [] : [{ kind: "promise", seat, promise }];
    return held.luck || held.promise !== promise ? [] : [{ kind: "wish", seat, luck }];
  });
}

/** Whether the house kept to what was noted before the game, once it has shown its key; null if nothing was noted. */
export function keptTo(table: TableView, key: string): boolean | null {
  const note = noted(table.id);
  if (!note || !key) return null;
  const mine = Object.entries(note.luck).filter(([seat]) => table.seats[Number(seat) - 1]?.luck);
  return (
    note.commitment === table.commitment &&
    sha256(bytesOf(key)) === note.commitment &&
    mine.every(([seat, luck]) => table.seats[Number(seat) - 1]?.luck === luck)
  );
}

function draw(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
