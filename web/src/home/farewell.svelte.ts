/** What home says to somebody who has just left a table, until it is put away. */
import type { Box } from "../generated/wire";
import { levelsOf } from "./choice";
import { say } from "$lib/words";

class Farewell {
  words = $state("");

  /** Somebody has left a table of a game, which had begun or not. */
  bid(box: Box, begun: boolean): void {
    this.words = say(begun ? "home-left" : "home-left-open", { game: box.title, level: levelsOf(box).at(-1) ?? "" });
  }
}

export const farewell = new Farewell();
