/** Choosing dice without knowing the rules: a choice grows and shrinks from one listed move to the next. */
import type { Events, Moves } from "$games/tutto";
import { type Choice, holds, type Kind } from "$lib/board";

/** A listed move that keeps dice. */
export interface Keep extends Choice<Moves, Events> {
  faces: number[];
}

/** The listed moves that keep dice. */
export const keepsOf = (choices: Choice<Moves, Events>[]): Keep[] =>
  choices.flatMap((one) => (one.move.kind === "keep" ? [{ ...one, faces: one.move.faces }] : []));

/** What the first of some choices that does so would do. */
export const doneBy = <Name extends Events["kind"]>(
  choices: Choice<Moves, Events>[],
  kind: Name,
): Kind<Events, Name> | undefined => {
  const fits = (event: Events): event is Kind<Events, Name> => event.kind === kind;
  return choices.flatMap((one) => one.events).find(fits);
};

/** The faces of the chosen dice. */
export const chosenFaces = (roll: number[], chosen: boolean[]): number[] => roll.filter((_, place) => chosen[place]);

/** The listed move that keeps exactly these dice. */
export const exactly = (keeps: Keep[], faces: number[]): Keep | undefined =>
  keeps.find((keep) => keep.faces.length === faces.length && holds(keep.faces, faces));

/** The listed move with the most dice. */
export const largest = (keeps: Keep[]): Keep | undefined =>
  keeps.toSorted((one, other) => other.faces.length - one.faces.length)[0];

/** The dice of a roll that make up these faces, those already chosen first. */
export function mark(roll: number[], faces: number[], chosen: boolean[] = []): boolean[] {
  const left = [...faces];
  const marked = roll.map(() => false);
  for (const wanted of [true, false])
    roll.forEach((face, place) => {
      const at = left.indexOf(face);
      if (at < 0 || marked[place] || (chosen[place] ?? false) !== wanted) return;
      left.splice(at, 1);
      marked[place] = true;
    });
  return marked;
}

/** The choice after a die was tapped: the smallest listed move with it, or the largest left without it. */
export function toggled(keeps: Keep[], roll: number[], chosen: boolean[], place: number): boolean[] {
  const wanted = roll.map((_, at) => (at === place ? !chosen[at] : (chosen[at] ?? false)));
  const faces = chosenFaces(roll, wanted);
  if (!wanted[place]) return mark(roll, largest(keeps.filter((keep) => holds(faces, keep.faces)))?.faces ?? [], wanted);
  const more = keeps.filter((keep) => holds(keep.faces, faces));
  const least = more.toSorted((one, other) => one.faces.length - other.faces.length)[0];
  return mark(roll, least?.faces ?? faces, wanted);
}
