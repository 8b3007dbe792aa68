/** The points of the rounds that are over. */
import type { View } from "$games/fini";
import type { Standing } from "$lib/board";

export default (view: View, place: number): Standing => ({ score: view.players[place]?.score ?? 0 });
