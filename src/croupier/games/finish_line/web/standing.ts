/** The money, as far as this seat knows it; with side bets once they are settled. */
import type { View } from "$games/finish_line";
import type { Standing } from "$lib/board";

export default (view: View, place: number): Standing => ({
  score: (view.money[place] ?? 0) + (view.phase === "over" ? (view.side[place] ?? 0) : 0),
});
