/** Where the pips of a die lie: of nine places, row by row, counted from 1. */
export const PIPS: Record<number, number[]> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
};

/** The same from -1 to 1 both ways. */
export const pipsOf = (face: number): { x: number; y: number }[] =>
  (PIPS[face] ?? []).map((place) => ({ x: ((place - 1) % 3) - 1, y: Math.floor((place - 1) / 3) - 1 }));
