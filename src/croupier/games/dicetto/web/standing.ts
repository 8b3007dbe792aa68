/** The points, and the way to the number of cards that ends the game. */
import type { View } from "$games/dicetto";
import type { Standing } from "$lib/board";

export default (view: View, place: number): Standing => ({
  score: (view.players[place]?.points ?? 0) + (view.players[place]?.bonus ?? 0),
  share: (view.players[place]?.amount ?? 0) / view.goal,
});
