/** The boards of games: ours are found by the build, those of other packages come from the house. */
import type { Component } from "svelte";
import { broughtBy } from "../house/ask";
import { textsOf } from "../house/texts";
import type { BoardProps, Draw } from "$lib/board";
import type { Texts } from "$lib/words";

type AnyBoard = Component<BoardProps<never, never, never>>;

/** What lies on the table for a game: its texts, and its board, which may come as a plain module that draws it. */
export interface Laid {
  Board?: AnyBoard;
  draw?: Draw;
  texts: Texts;
}

const BOARDS = import.meta.glob<{ default: AnyBoard }>("../../../src/croupier/games/*/web/Board.svelte");

/** The texts of a game, and its board where it has one that works. */
export async function boardOf(game: string): Promise<Laid> {
  const [texts, board] = await Promise.all([textsOf(game), found(game)]);
  return { texts, ...board };
}

async function found(game: string): Promise<Omit<Laid, "texts">> {
  const ours = BOARDS[`../../../src/croupier/games/${game}/web/Board.svelte`];
  if (ours) return { Board: (await ours()).default };
  const url = (await broughtBy(game))["board.js"];
  if (!url) return {};
  try {
    const module = (await import(/* @vite-ignore */ url)) as { default?: unknown };
    if (typeof module.default === "function") return { draw: module.default as Draw };
    throw new Error("it has no default function");
  } catch (error) {
    console.error(`The board of ${game} cannot be loaded: ${String(error)}`);
    return {};
  }
}
