/** What to tell somebody when something did not work. */
import { FluentNumber, type FluentVariable } from "@fluent/bundle";
import type { Problem } from "../generated/wire";
import { Refusal } from "../house/ask";
import { has, rowOf, say, type Texts, type Values } from "$lib/words";

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A refusal of the house in the reader's language, by a text of the game or of the house; else in the words of the house. */
export const wordsOf = (problem: Problem, texts?: Texts): string => sentence(inText(problem, texts));

/** A refusal at a table; what a rule forbids is told by the clause, where the game has no shorter text for it. */
export async function refusedBy(problem: Problem, game: string, texts: Texts): Promise<string> {
  const { clause = "" } = problem;
  if (!clause || texts.has(`refused-${clause}`)) return wordsOf(problem, texts);
  const told = await import("./ruling").then(({ ruling }) => ruling(clause, game, texts)).catch(() => undefined);
  return told ?? wordsOf(problem, texts);
}

function inText(problem: Problem, texts?: Texts): string {
  const refused = `refused-${problem.clause ?? ""}`;
  if (texts?.has(refused)) return texts.say(refused);
  const id = `error-${problem.text ?? ""}`;
  if (texts?.has(id)) return texts.say(id, valuesOf(problem, texts));
  return has(id) ? say(id, valuesOf(problem, texts)) : problem.words;
}

/** What stands in the text; numbers in one piece, as they are typed. */
function valuesOf(problem: Problem, texts?: Texts): Values {
  const inside = (value: NonNullable<Problem["values"]>[string]): FluentVariable => {
    if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
    if (typeof value === "string") return value;
    if (Array.isArray(value)) return value.length ? rowOf(value) : say("nothing");
    return value.clause ? `${value.clause}: ${inText(value, texts)}` : inText(value, texts);
  };
  return Object.fromEntries(Object.entries(problem.values ?? {}).map(([name, value]) => [name, inside(value)]));
}

/** Anything that was thrown, in words. */
export const troubleOf = (error: unknown): string =>
  error instanceof Refusal && error.problem ? wordsOf(error.problem) : say("trouble-away");
