/** What to tell somebody when something did not work. */
import type { Problem } from "../generated/wire";
import { Refusal } from "../house/ask";
import { say } from "$lib/words";

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A refusal of the house in words. */
export function wordsOf(problem: Pick<Problem, "code" | "words">): string {
  if (problem.code === "stale") return say("trouble-stale");
  if (problem.code === "away" || !problem.words) return say("trouble-away");
  return say("trouble-said", { words: sentence(problem.words) });
}

/** Anything that was thrown, in words. */
export const troubleOf = (error: unknown): string =>
  error instanceof Refusal ? wordsOf({ code: error.code, words: error.message }) : say("trouble-away");
