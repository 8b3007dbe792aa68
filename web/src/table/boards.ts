/** The boards that games bring, found by the build and loaded when needed. */
import type { Component } from "svelte";
import type { BoardProps } from "$lib/board";
import { loadGame } from "$lib/words";
import PlainBoard from "./PlainBoard.svelte";

export type AnyBoard = Component<BoardProps<never>>;

const BOARDS = import.meta.glob<{ default: AnyBoard }>("../../../src/croupier/games/*/web/Board.svelte");

/** The board of a game with its texts, or the plain one that plays any game. */
export async function boardOf(game: string): Promise<AnyBoard> {
  const [board] = await Promise.all([
    BOARDS[`../../../src/croupier/games/${game}/web/Board.svelte`]?.(),
    loadGame(game),
  ]);
  return board?.default ?? (PlainBoard as AnyBoard);
}
