/** The money, as far as this seat knows it. */
import type { View } from "$games/finish_line";
import type { Standing } from "$lib/board";

export default (view: View, place: number): Standing => ({ score: view.money[place] ?? 0 });
