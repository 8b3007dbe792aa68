/** What the plain board makes of a view and of moves it knows nothing about. */
import type { Choice } from "$lib/board";
import { language, say } from "$lib/words";

export type Fields = Record<string, unknown>;

/** Fields that hold a seat, counted from 0. */
const SEATS = new Set(["active", "caller", "owner", "seat", "starter"]);
const list = new Intl.ListFormat(language, { type: "unit" });

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

/** Whether a value can be said in a line. */
export const isShort = (value: unknown): boolean =>
  isFlat(value) || (!isTable(value) && Object.values(value as Fields).every(isShort));

/** A value in a line of words. */
export function inWords(value: unknown, name: string, names: string[]): string {
  if (value === true) return say("plain-yes");
  if (typeof value === "number" && SEATS.has(name)) return names[value] ?? say("plain-nothing");
  if (isEmpty(value)) return say("plain-nothing");
  if (Array.isArray(value)) return list.format(value.map((one) => inWords(one, name, names)));
  if (!isFields(value)) return String(value);
  const pairs = Object.entries(value);
  if (pairs.every(([, one]) => typeof one === "number"))
    return list.format(pairs.map(([what, count]) => say("plain-count", { what, count: Number(count) })));
  return pairs.map(([what, one]) => inWords(one, what, names)).join(" ");
}

/** The fields that at least one of some things has something to say about. */
export const columnsOf = (rows: Fields[]): string[] =>
  Object.keys(rows[0] ?? {}).filter((name) => rows.some((row) => !isEmpty(row[name])));

/** Moves by their first word; those that stand alone under none. */
export function groupsOf(choices: Choice[]): [string, Choice[]][] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const word = choice.words.split(" ")[0] ?? "";
    groups.set(word, [...(groups.get(word) ?? []), choice]);
  }
  const alone = [...groups.values()].filter((group) => group.length === 1).flat();
  const others = [...groups].filter(([, group]) => group.length > 1);
  return alone.length ? [["", alone], ...others] : others;
}
