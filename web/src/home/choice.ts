/** Whom somebody last played against at each game, how many played, and which games he has played; kept in the browser. */
import type { Box, News } from "../generated/wire";
import type { Tagged } from "$lib/board";

const CHOICES = "croupier.choices";

export interface Choice {
  /** How well the opponents play. */
  level: string;
  players: number;
  /** Whether the game was ever played here, so far that something was won or lost in it. */
  played?: boolean;
}

function kept(): Record<string, Partial<Choice>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(CHOICES) ?? "{}");
    return found && typeof found === "object" ? (found as Record<string, Partial<Choice>>) : {};
  } catch {
    return {};
  }
}

/** The levels of a game, the easiest first. */
export const levelsOf = (box: Box): string[] => Object.keys(box.levels);

/** How many can play a game, with somebody to play against where that is possible. */
export function countsOf(box: Box): number[] {
  const [least, most] = [Math.min(Math.max(2, box.seats[0]), box.seats[1]), box.seats[1]];
  return Array.from({ length: most - least + 1 }, (_, more) => least + more);
}

/** What was chosen last at a game; the first time it is easy, and as small as it can be. */
export function choiceOf(box: Box): Choice {
  const { level, players, played = false } = kept()[box.id] ?? {};
  return {
    played,
    level: levelsOf(box).find((one) => one === level) ?? levelsOf(box)[0] ?? "",
    players: countsOf(box).find((count) => count === players) ?? countsOf(box)[0] ?? 1,
  };
}

/** What had better be agreed in a game: in somebody's first, what its box says of that, and nothing later. */
export const agreedIn = (box: Box, { played }: Choice): Record<string, string> =>
  Object.fromEntries(played ? [] : box.options.flatMap(({ name, first }) => (first ? [[name, first]] : [])));

/** What had better be agreed where somebody practises. */
export const practised = (box: Box): Record<string, string> =>
  Object.fromEntries(box.options.flatMap(({ name, practice }) => (practice ? [[name, practice]] : [])));

/** Remember a choice, or that the game was played, and what was known beside it. */
export function keepChoice(box: Box, choice: Partial<Choice>): void {
  const all = kept();
  localStorage.setItem(CHOICES, JSON.stringify({ ...all, [box.id]: { ...all[box.id], ...choice } }));
}

/** What something sounds like that is won or lost. */
const DECIDED = ["bank", "bust"];

/** Whether a game has gone on so far that somebody has played it: to its end, or until something was won or lost. */
export const isPlayed = (box: Box, news: News[], result: number[]): boolean =>
  result.length > 0 ||
  news.some((one) => ((one.events ?? []) as Tagged[]).some(({ kind }) => DECIDED.includes(box.sounds[kind] ?? "")));
