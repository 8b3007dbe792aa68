/** What this browser keeps: the keys of its seats at every table, and the player's name. */
import type { Keys } from "../generated/wire";

const TABLES = "croupier.tables";
const NAME = "croupier.name";
/** What the places begin with where the luck of tables is noted. */
export const LUCK = "croupier.luck.";
const MOST = 50;

/** The keys to one table. */
export interface Held {
  table: string;
  game: string;
  tokens: string[];
  /** When they were last used. */
  at: number;
  /** Whether home shall not speak of it. */
  aside?: boolean;
}

/** What is kept, the last used first. */
export function held(): Held[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(TABLES) ?? "[]");
    return Array.isArray(kept) ? (kept as Held[]) : [];
  } catch {
    return [];
  }
}

export const tokensFor = (table: string): string[] => held().find((one) => one.table === table)?.tokens ?? [];

/** Keep more tokens for a table. */
export function keepTokens(table: string, game: string, tokens: string[]): void {
  const known = tokensFor(table);
  const all = { table, game, tokens: [...new Set([...known, ...tokens])], at: Date.now() };
  save([all, ...held().filter((one) => one.table !== table)]);
}

/** Keep the keys that the house gave for a table. */
export const keepKeys = (game: string, keys: Keys): void =>
  keepTokens(keys.table, game, [...Object.values(keys.seats), ...(keys.host ? [keys.host] : [])]);

/** Have home not speak of a table any more, until somebody goes there again; or have it speak of it all the same. */
export const putAside = (table: string, aside = true): void =>
  save(held().map((one) => (one.table === table ? { ...one, aside } : one)));

/** Throw the keys of a table away. */
export const forget = (table: string): void => save(held().filter((one) => one.table !== table));

/** Keep so many tables; of those that are kept no more, nothing is known of their luck either. */
function save(all: Held[]): void {
  localStorage.setItem(TABLES, JSON.stringify(all.slice(0, MOST)));
  for (const one of all.slice(MOST)) localStorage.removeItem(luckAt(one.table));
}

/** Where the luck of a table is noted. */
export const luckAt = (table: string): string => LUCK + table;

export const myName = (): string => localStorage.getItem(NAME) ?? "";
export const setMyName = (name: string): void => localStorage.setItem(NAME, name.trim().slice(0, 40));
