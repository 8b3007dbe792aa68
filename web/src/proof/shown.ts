/** Holds a record against the game that this page has shown to its end. */
import type { TableView } from "../generated/wire";
import { winnersOf } from "../table/turns";
import { Finding } from "./finding";
import type { GameRecord } from "./record";

/** What is known of a game without its record. */
export interface Shown {
  game: string;
  commitment: string;
  /** Moves and outcomes, without those that another game gave. */
  made: number;
  /** Whether it may have been played on from another game. */
  branch: boolean;
  winners: number[];
}

/** What a page knows of a game that is over; who only looks on is not told whether it was played on from another. */
export function shownAt(table: TableView, winners: number[], mine: number[]): Shown {
  const { game, commitment, made, source } = table;
  return { game, commitment, made, branch: !!source || !mine.length, winners };
}

/** Finds out a record that tells another game than the one that was shown. */
export function tells({ game, commitment, key, given, result, log }: GameRecord, shown: Shown): void {
  const other = (what: string): Finding =>
    new Finding("unfair", "proof-other-game", { what, told: log.length - given, made: shown.made });
  if (game !== shown.game) throw other("game");
  if (commitment !== shown.commitment) throw other("dice");
  if (given && !shown.branch) throw other("given");
  if (winnersOf(result).join() !== shown.winners.join()) throw other("result");
  if (log.length - given !== shown.made) throw other("moves");
  if (!key) throw other("key");
}
