/** Where the pips of a face lie, from -1 to 1 both ways. */
const NINTHS: Record<number, number[]> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

export const pipsOf = (face: number): { x: number; y: number }[] =>
  (NINTHS[face] ?? []).map((ninth) => ({ x: (ninth % 3) - 1, y: Math.floor(ninth / 3) - 1 }));
