/** The points, and the way to the target with what this turn puts at risk. */
import type { View } from "$games/pig";
import type { Standing } from "$lib/board";

export default (view: View, place: number): Standing => ({
  score: view.scores[place] ?? 0,
  share: (view.scores[place] ?? 0) / view.target,
  risk: place === view.active && !view.over ? view.gathered / view.target : 0,
});
