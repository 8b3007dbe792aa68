/** Where the marks of moments lie on the curve, so that each can be pressed. */
import type { Moment } from "./course";

/** The middle of a mark, in pixels from the upper left corner of the curve. */
export interface Mark {
  moment: Moment;
  x: number;
  y: number;
}

/** So many pixels a mark is wide and high. */
export const SIZE = 28;

const covers = (one: Mark, other: Mark): boolean =>
  Math.abs(one.x - other.x) < SIZE && Math.abs(one.y - other.y) < SIZE;

/** Marks of which none lies over another: those that come later make way upwards or downwards, or are left out. */
export function placed(marks: Mark[], height: number): Mark[] {
  const found: Mark[] = [];
  for (const mark of marks) {
    const beside = found.filter(({ x }) => Math.abs(x - mark.x) < SIZE).flatMap(({ y }) => [y - SIZE, y + SIZE]);
    const free = [mark.y, ...beside]
      .filter((y) => y >= 0 && y <= height && !found.some((one) => covers(one, { ...mark, y })))
      .toSorted((one, other) => Math.abs(one - mark.y) - Math.abs(other - mark.y));
    if (free[0] !== undefined) found.push({ ...mark, y: free[0] });
  }
  return found;
}
