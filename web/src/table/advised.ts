import type { Considered } from "../generated/wire";

/** Moves of a seat that are to be seen on the board, the best first. */
export interface Advised {
  seat: number;
  moves: Considered[];
  /** Whether everybody may see them there: a secret decision is shown to its seat alone. */
  open: boolean;
}
