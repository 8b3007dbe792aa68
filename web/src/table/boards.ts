/** The boards and texts of games: ours are found by the build, those of other packages come from the house. */
import type { Component } from "svelte";
import { broughtBy } from "../house/ask";
import type { BoardProps, Draw } from "$lib/board";
import { Texts } from "$lib/words";
import Brought from "./Brought.svelte";
import PlainBoard from "./PlainBoard.svelte";

type AnyBoard = Component<BoardProps<never> & { draw?: Draw | undefined }>;

/** What lies on the table for a game: its board and its texts. */
export interface Laid {
  Board: AnyBoard;
  /** For a board that comes as a plain module: what draws it. */
  draw?: Draw;
  texts: Texts;
}

const FOLDER = "../../../src/croupier/games";
const BOARDS = import.meta.glob<{ default: AnyBoard }>("../../../src/croupier/games/*/web/Board.svelte");
const TEXTS = import.meta.glob<string>("../../../src/croupier/games/*/web/*.ftl", { query: "?raw", import: "default" });

/** The board of a game with its texts; the plain one, which plays any game, where it has none or none that works. */
export async function boardOf(game: string): Promise<Laid> {
  const texts = new Texts(game);
  const board = BOARDS[`${FOLDER}/${game}/web/Board.svelte`];
  if (board) {
    const [found] = await Promise.all([board(), texts.load((file) => TEXTS[`${FOLDER}/${game}/web/${file}`]?.())]);
    return { Board: found.default, texts };
  }
  const brought = await broughtBy(game);
  const [draw] = await Promise.all([drawn(game, brought["board.js"]), texts.load((file) => fetched(brought[file]))]);
  return draw ? { Board: Brought as AnyBoard, draw, texts } : { Board: PlainBoard as AnyBoard, texts };
}

async function drawn(game: string, url: string | undefined): Promise<Draw | undefined> {
  if (!url) return undefined;
  try {
    const module = (await import(/* @vite-ignore */ url)) as { default?: unknown };
    if (typeof module.default === "function") return module.default as Draw;
    throw new Error("it has no default function");
  } catch (error) {
    console.error(`The board of ${game} cannot be loaded: ${String(error)}`);
    return undefined;
  }
}

async function fetched(url: string | undefined): Promise<string | undefined> {
  const answer = url ? await fetch(url).catch(() => null) : null;
  return answer?.ok ? answer.text() : undefined;
}
