/** What the plain board makes of a view and of moves it knows nothing about. */
import type { Teller } from "./telling";
import type { Choice } from "$lib/board";
import { rowOf, say } from "$lib/words";

export type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isFlat = (value: unknown): boolean => typeof value !== "object" || value === null;

/** Whether a value says nothing. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === "" ||
  value === false ||
  (typeof value === "object" && Object.keys(value ?? {}).length === 0);

/** Whether a value is a list of things with several fields, to be shown as a table. */
export const isTable = (value: unknown): value is Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isFields(one) && Object.keys(one).length > 2);

/** Whether these are words with how many there are of each, and not fields with names of their own. */
const isCount = (value: Fields, { texts }: Teller): boolean =>
  Object.entries(value).every(([word, one]) => typeof one === "number" && !texts.has(`view-${word}`));

/** Whether a value can be said in a line. */
export function isShort(value: unknown, teller: Teller): boolean {
  if (isFlat(value)) return true;
  if (isTable(value)) return false;
  const parts = Object.values(value as Fields);
  const plain = !isFields(value) || parts.length <= 2 || isCount(value, teller);
  return plain && parts.every((one) => isShort(one, teller));
}

/** What a field is called: the text `view-FIELD` where there is one. */
export const titleOf = (field: string, { texts }: Teller): string =>
  texts.has(`view-${field}`) ? texts.say(`view-${field}`) : field.replaceAll("_", " ");

/** A value in a line of words. */
export function inWords(value: unknown, field: string, teller: Teller): string {
  if (value === true) return say("plain-yes");
  if (typeof value === "number" && teller.seats.has(field)) return teller.names[value] ?? say("plain-nothing");
  if (isEmpty(value)) return say("plain-nothing");
  if (Array.isArray(value)) return rowOf(value.map((one) => inWords(one, field, teller)));
  if (!isFields(value)) return teller.texts.word(field, String(value));
  const pairs = Object.entries(value);
  if (isCount(value, teller))
    return rowOf(
      pairs.map(([word, count]) => say("plain-count", { what: teller.texts.word(field, word), count: Number(count) })),
    );
  return pairs.map(([name, one]) => inWords(one, name, teller)).join(" ");
}

/** The fields that at least one of some things has something to say about. */
export const columnsOf = (rows: Fields[]): string[] =>
  Object.keys(rows[0] ?? {}).filter((name) => rows.some((row) => !isEmpty(row[name])));

/** A choice as it is shown: its label, and what it would do. */
export interface Shown {
  choice: Choice;
  label: string;
  hint: string;
}

/** Choices in the game's texts, or as they are typed where it has none. */
export const shownOf = (choices: Choice[], teller: Teller): Shown[] =>
  choices.map((choice) => ({
    choice,
    label: teller.tell(choice.move, "move") || choice.words,
    hint: choice.events
      .map((event) => teller.tell(event))
      .filter(Boolean)
      .join(" "),
  }));

/** Choices by the kind of their moves; those that stand alone come first. */
export function groupsOf(shown: Shown[]): Shown[][] {
  const groups = new Map<string, Shown[]>();
  for (const one of shown) {
    const { kind } = one.choice.move;
    groups.set(kind, [...(groups.get(kind) ?? []), one]);
  }
  const alone = [...groups.values()].filter((group) => group.length === 1).flat();
  const others = [...groups.values()].filter((group) => group.length > 1);
  return alone.length ? [alone, ...others] : others;
}
