/** What somebody can do now, in words: by the game's guide, or kind by kind where it has none. */
import type { Teller } from "./telling";
import { together } from "./turns";
import type { Choice, Guide, Moment, Tagged } from "$lib/board";
import { say } from "$lib/words";

/** A sentence, and the clause it comes from. */
export interface Advice {
  words: string;
  clause: string;
}

type AnyMoment = Moment<unknown, Tagged, Tagged>;

const bare = (words: string): Advice => ({ words, clause: "" });

/** What a seat can do, or what it waits for. */
export function adviceOf(now: Guide["now"] | undefined, moment: AnyMoment, teller: Teller): Advice[] {
  const { choices, active, seat } = moment;
  const others = active.filter((one) => one > 0 && one !== seat);
  const rolls = !choices.length && active.includes(seat);
  const guided = now && !rolls ? guide(now, moment, teller) : [];
  if (guided.length) return guided;
  if (choices.length) return kinds(choices, teller);
  const waits =
    others.length && say("table-turn-many", { count: others.length, names: together(others, teller.names) });
  return [bare(waits || say("now-soon"))];
}

/** The clause that matters now, also while dice roll or something waits; none where the game names none. */
export const clauseOf = (now: Guide["now"] | undefined, moment: AnyMoment, teller: Teller): string =>
  (now && moment.view ? guide(now, moment, teller) : []).find(({ clause }) => clause)?.clause ?? "";

function guide(now: Guide["now"], moment: AnyMoment, teller: Teller): Advice[] {
  try {
    return now(moment as never).map(({ text, values, clause = "" }) => ({ words: teller.say(text, values), clause }));
  } catch (error) {
    console.error(`What can be done cannot be told: ${String(error)}`);
    return [];
  }
}

/** The first move of every kind, and how many more there are like it. */
function kinds(choices: Choice[], teller: Teller): Advice[] {
  const all = new Map<string, Choice[]>();
  for (const one of choices) all.set(one.move.kind, [...(all.get(one.move.kind) ?? []), one]);
  return [...all.values()].map(([first, ...more]) => {
    const move = first ? teller.tell(first.move, "move") || first.words : "";
    return bare(say("now-kind", { move, more: more.length }));
  });
}
