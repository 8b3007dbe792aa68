/** The longest run, and the way to the one that wins. */
import type { View } from "$games/finito";
import type { Standing } from "$lib/board";

export default (view: View, place: number): Standing => ({
  score: view.boards[place]?.run ?? 0,
  share: (view.boards[place]?.run ?? 0) / view.series,
});
