/** The boards of games: ours are found by the build, those of other packages come from the house. */
import type { Component } from "svelte";
import { broughtBy } from "../house/ask";
import { textsOf } from "../house/texts";
import type { BoardProps, Draw, Guide, Standing, Stands } from "$lib/board";
import type { Texts } from "$lib/words";

type AnyBoard = Component<BoardProps<never, never, never>>;

/** What lies on the table for a game: its texts, and its board, which may come as a plain module that draws it. */
export interface Laid {
  Board?: AnyBoard;
  draw?: Draw;
  stands?: Stands;
  guide?: Partial<Guide>;
  texts: Texts;
}

const BOARDS = import.meta.glob<{ default: AnyBoard; guide?: Guide }>("../../../src/croupier/games/*/web/Board.svelte");
const STANDINGS = import.meta.glob<{ default: Stands }>("../../../src/croupier/games/*/web/standing.ts");

/** The texts of a game, its board where it has one that works, how to tell who stands where, and what guides a first game. */
export async function boardOf(game: string): Promise<Laid> {
  const of = (file: string): string => `../../../src/croupier/games/${game}/web/${file}`;
  const [texts, board, standing] = await Promise.all([
    textsOf(game),
    BOARDS[of("Board.svelte")]?.(),
    STANDINGS[of("standing.ts")]?.(),
  ]);
  if (!board && !standing) return { texts, ...(await brought(game)) };
  return {
    texts,
    ...(board && { Board: board.default }),
    ...(standing && { stands: standing.default }),
    ...(board?.guide && { guide: board.guide }),
  };
}

/** How far every seat has come, by a view; nothing where a game does not tell it. */
export function standingsOf(stands: Stands | undefined, view: unknown, seats: number): Standing[] {
  if (!stands || !view) return [];
  try {
    return Array.from({ length: seats }, (_, place) => stands(view as never, place));
  } catch (error) {
    console.error(`Who stands where cannot be told: ${String(error)}`);
    return [];
  }
}

/** What another package brings: a module that draws the board, and may tell who stands where and guide a first game. */
async function brought(game: string): Promise<Omit<Laid, "texts">> {
  const url = (await broughtBy(game))["board.js"];
  if (!url) return {};
  try {
    const module = (await import(/* @vite-ignore */ url)) as {
      default?: unknown;
      standing?: unknown;
      guide?: Partial<Guide>;
    };
    if (typeof module.default !== "function") throw new Error("it has no default function");
    const stands = typeof module.standing === "function" && { stands: module.standing as Stands };
    return { draw: module.default as Draw, ...stands, ...(module.guide && { guide: module.guide }) };
  } catch (error) {
    console.error(`The board of ${game} cannot be loaded: ${String(error)}`);
    return {};
  }
}
