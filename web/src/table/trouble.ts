/** What to tell somebody when something did not work. */
import { FluentNumber } from "@fluent/bundle";
import type { Problem } from "../generated/wire";
import { Refusal } from "../house/ask";
import { has, say, type Texts, type Values } from "$lib/words";

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A refusal of the house in the reader's language, by a text of the game or of the house; else in the words of the house. */
export function wordsOf(problem: Problem, texts?: Texts): string {
  const refused = `refused-${problem.clause ?? ""}`;
  if (texts?.has(refused)) return sentence(texts.say(refused));
  const id = `error-${problem.text ?? ""}`;
  if (texts?.has(id)) return sentence(texts.say(id, valuesOf(problem)));
  return sentence(has(id) ? say(id, valuesOf(problem)) : problem.words);
}

/** What stands in the text; numbers in one piece, as they are typed. */
function valuesOf(problem: Problem): Values {
  const told = Object.entries(problem.values ?? {});
  return Object.fromEntries(
    told.map(([name, value]) => [
      name,
      typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value,
    ]),
  );
}

/** Anything that was thrown, in words. */
export const troubleOf = (error: unknown): string =>
  error instanceof Refusal && error.problem ? wordsOf(error.problem) : say("trouble-away");
