/** How the die of Pig falls, written a second time to check it. */
import type { Draws } from "$lib/draw";

const draws: Draws<{ faces: number }> = ({ edition }) => ({
  moved: () => {},
  drawn: (chance) => String(1 + chance.below(edition.faces)),
});
export default draws;
