/** What is asked of the house over plain HTTP. */
import type {
  Analysis,
  Box,
  BranchWish,
  Clause,
  Keys,
  KeyWish,
  Lobby,
  Making,
  Problem,
  SeatWish,
  TableView,
  TableWish,
} from "../generated/wire";
import { language } from "$lib/words";

/** What the house refused, or that it did not answer at all (`away`). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly problem: Problem | null = null,
  ) {
    super(problem?.words ?? code);
  }
}

/** The rules of a game, and the language they are written in: English where the reader's has none. */
export interface Written {
  clauses: Clause[];
  language: string;
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  return (await answered<T>(path, body)).said;
}

/** What the house says, and the answer that brought it. */
async function answered<T>(path: string, body?: unknown): Promise<{ said: T; answer: Response }> {
  const sent: RequestInit = body
    ? { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } }
    : {};
  const answer = await fetch(path, sent).catch(() => null);
  if (!answer) throw new Refusal("away");
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok && said !== null) return { said: said as T, answer };
  const problem = said as Problem | null;
  throw new Refusal(problem?.code ?? "away", problem);
}

let boxes: Promise<Box[]> | null = null;

/** The games, asked for once. */
export function shelf(): Promise<Box[]> {
  boxes ??= ask<Box[]>(`/api/games?language=${language}`).catch((error: unknown) => {
    boxes = null;
    throw error;
  });
  return boxes;
}

/** A game of the shelf. */
export async function boxOf(game: string): Promise<Box> {
  const found = (await shelf()).find((box) => box.id === game);
  if (!found) throw new Refusal("no-game");
  return found;
}

export async function rulesOf(game: string): Promise<Written> {
  const path = `/api/games/${encodeURIComponent(game)}/rules?language=${language}`;
  const { said, answer } = await answered<Clause[]>(path);
  return { clauses: said, language: answer.headers.get("content-language") ?? language };
}

const brought = new Map<string, Promise<Record<string, string>>>();

/** Where the house has the board, the texts and the cover that a game brings, by file name; asked for once. */
export function broughtBy(game: string): Promise<Record<string, string>> {
  const asking = brought.get(game) ?? ask<Record<string, string>>(`/api/games/${encodeURIComponent(game)}/web`);
  brought.set(game, asking);
  asking.catch(() => brought.delete(game));
  return asking;
}

/** A page of the lobby, of one game or of all. */
export const lobby = (game: string, before: string): Promise<Lobby> =>
  ask(`/api/tables?${new URLSearchParams({ game, before })}`);
/** How a game went that is over, or how far that is worked out. */
export const analysisOf = (table: string): Promise<Analysis | Making> =>
  ask(`/api/tables/${encodeURIComponent(table)}/analysis`);
export const look = (table: string): Promise<TableView> => ask(`/api/tables/${encodeURIComponent(table)}`);
export const layOut = (wish: TableWish): Promise<Keys> => ask("/api/tables", wish);
export const sit = (table: string, wish: SeatWish): Promise<Keys> =>
  ask(`/api/tables/${encodeURIComponent(table)}/seats`, wish);
export const playOn = (table: string, wish: BranchWish): Promise<Keys> =>
  ask(`/api/tables/${encodeURIComponent(table)}/branch`, wish);
export const takeOver = (table: string, wish: KeyWish): Promise<Keys> =>
  ask(`/api/tables/${encodeURIComponent(table)}/key`, wish);
