/** What the house offers, tile by tile and space by space. */
import type { Choice, News } from "$lib/board";

/** One tile to one space. */
export interface Way extends Choice {
  tile: number;
  space: string;
}

const READ = /^(\d+) to (\w+)$/;

function read(choice: Choice): Way[] {
  const found = READ.exec(choice.words);
  return found ? [{ ...choice, tile: Number(found[1]), space: found[2] ?? "" }] : [];
}

/** The offered moves of tiles. */
export const waysOf = (choices: Choice[]): Way[] => choices.flatMap(read);

/** Where a seat put its last tile, or nothing. */
export function lastSpace(news: News[], seat: number): string {
  const last = news.findLast((one) => one.kind === "played" && one.seat === seat && READ.test(one.words ?? ""));
  return READ.exec(last?.words ?? "")?.[2] ?? "";
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
