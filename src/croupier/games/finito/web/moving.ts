/** What the house offers, tile by tile and space by space. */
import type { Events, Moves } from "$games/finito";
import type { Choice, Happened } from "$lib/board";

/** One tile to one space. */
export interface Way {
  move: Moves;
  tile: number;
  space: string;
  /** The longest run it would make. */
  run: number;
  /** Whether it is the best, where somebody is shown that. */
  best: boolean;
}

/** The offered moves of tiles. */
export const waysOf = (choices: Choice<Moves, Events>[]): Way[] =>
  choices.flatMap(({ move, events, best = false }) => {
    if (move.kind !== "put") return [];
    const put = events.find((event) => event.kind === "placed" || event.kind === "moved");
    return [{ move, tile: move.tile, space: move.space, run: put?.run ?? 0, best }];
  });

/** Where a seat, counted from 1, put its last tile of this round; or nothing. */
export function lastSpace(events: Happened<Events>[], seat: number): string {
  for (const { event } of events.toReversed()) {
    if (event.kind === "new-round") break;
    if ((event.kind === "placed" || event.kind === "moved") && event.seat === seat - 1) return event.space;
  }
  return "";
}

/** The tiles of a board in reading order, cut where the next one is lower. */
export function series(tiles: number[]): number[][] {
  const runs: number[][] = [];
  for (const tile of tiles.filter(Boolean)) {
    const last = runs.at(-1);
    if (last && (last.at(-1) ?? 0) < tile) last.push(tile);
    else runs.push([tile]);
  }
  return runs;
}

/** The longest of them. */
export const longest = (tiles: number[]): number[] =>
  series(tiles).reduce((best, run) => (run.length > best.length ? run : best), []);
