/** Whose turn it is, who sits where around the board, and who has won. */
import type { TableView } from "../generated/wire";
import { listed, say, type Texts } from "$lib/words";

/** Whether nothing will be played at a table any more. */
export const isOver = (table: TableView): boolean => table.status === "over" || table.status === "cleared";

/** Whether somebody plays at a seat, counted from 1, who is not connected. */
export function isAway(table: TableView, number: number): boolean {
  const seat = table.seats[number - 1];
  return seat?.kind === "person" && !seat.bot && !seat.here && !seat.mine && !isOver(table);
}

/** A score as the game writes it, by its text `standing`, or as a plain number. */
export const scoreOf = (texts: Texts, score: number): string =>
  texts.has("standing") ? texts.say("standing", { score }) : say("score", { score });

/** Some names as one phrase. */
export const together = (seats: number[], names: string[]): string =>
  listed(seats.map((seat) => names[seat - 1] ?? ""));

/** The seats with the largest share of the victory; none before the end. */
export function winnersOf(result: number[]): number[] {
  const best = Math.max(0, ...result);
  return result.flatMap((share, place) => (best > 0 && share === best ? [place + 1] : []));
}

/** Who has won, in words; told to whoever has, or shares it. */
export function victory(winners: number[], names: string[], mine: number[]): string {
  const others = winners.filter((seat) => !mine.includes(seat));
  if (mine.length === 1 && winners.length === 1 && !others.length) return say("over-you-won");
  if (mine.length === 1 && others.length && others.length < winners.length)
    return say("over-you-share", { names: together(others, names) });
  return say("over-won", { count: winners.length, names: together(winners, names) });
}

/** The other seats in the order in which they follow the one whose board is shown; all from the first where none is. */
export function seatsAround(count: number, shown: number): number[] {
  const order = Array.from({ length: count }, (_, place) => ((place + shown) % count) + 1);
  return order.filter((seat) => seat !== shown);
}

interface Moment {
  table: TableView;
  names: string[];
  /** The seats that may act, 0 for the house. */
  turn: number[];
  /** The seats of this browser that may act. */
  due: number[];
  shown: number;
  winners: number[];
  /** The seats that a bot may stand in for. */
  away?: number[];
  /** After how many seconds one may, where that is known. */
  absence?: number | undefined;
  /** The texts of the game: one tells who is in turn, where nobody's turn is his alone. */
  texts?: Texts;
}

/** Whether nobody's turn is his alone: whoever is left has only to act last. */
const shared = (texts: Texts | undefined): boolean => texts?.has("your-turn") ?? false;

/** Whether a seat of this browser has to act, or did so and waits for its dice; where several act at once only while it has to. */
export function inTurn({
  table,
  turn,
  due,
  shown,
  texts,
}: Pick<Moment, "table" | "turn" | "due" | "shown" | "texts">): boolean {
  const alone = turn.length === 1 && turn.includes(shown) && !shared(texts);
  const seat = table.seats[shown - 1];
  return due.includes(shown) || (alone && Boolean(seat?.mine && !seat.bot));
}

/** What everybody waits for, in words. */
export function statusOf({ table, names, turn, due, shown, winners, away = [], absence, texts }: Moment): string {
  if (table.status === "open") return say("wait-title");
  if (table.status === "cleared") return say("cleared-title");
  const mine = table.seats.flatMap((seat, place) => (seat.mine ? [place + 1] : []));
  if (winners.length) {
    const played = mine.filter((seat) => !table.seats[seat - 1]?.bot);
    return victory(winners, names, played);
  }
  const alone = mine.length === 1;
  if (inTurn({ table, turn, due, shown, texts })) {
    const together = turn.filter((seat) => seat > 0).length;
    if (!alone) return say("table-your-turn-of", { name: names[shown - 1] ?? "" });
    if (texts && shared(texts)) return texts.say("your-turn");
    return together > 1 ? say("table-your-turn-too", { count: together }) : say("table-your-turn");
  }
  const seats = turn.filter((seat) => seat > 0 && !((turn.length > 1 || shared(texts)) && seat === shown));
  const who = { count: seats.length, names: together(seats, names) };
  const gone = seats.filter((seat) => isAway(table, seat));
  if (absence !== undefined && gone.length && gone.length === seats.length) {
    const seconds = gone.every((seat) => away.includes(seat)) ? 0 : absence;
    return say("table-turn-away", { ...who, seconds, host: table.host ? "yes" : "no" });
  }
  if (seats.length) return say("table-turn-many", who);
  if (turn.length && !isOver(table)) return say("table-dice-due", { real: table.dice === "real" ? "yes" : "no" });
  return say(isOver(table) ? "log-ended" : "table-laying");
}
