/** How the dice of FINI! fall, written a second time to check them. */
import type { Draws } from "$lib/draw";

const COLOURED = 11;
const SILVER = 4;
const SIDES = 6;

const draws: Draws = () => {
  let silver = false;
  return {
    moved: () => {},
    drawn: (chance, told) => {
      /** The house's clock, which is no part of the roll. */
      const time = / @\d+$/.exec(told)?.[0] ?? "";
      if (silver) {
        silver = false;
        return `silver ${chance.dice(SILVER).join(" ")}${time}`;
      }
      if (told === `void${time}`) return told;
      silver = true;
      const number = chance.below(SIDES ** COLOURED);
      const faces = Array.from({ length: COLOURED }, (_, die) => 1 + (Math.floor(number / SIDES ** die) % SIDES));
      return `${faces.join(" ")}${time}`;
    },
  };
};
export default draws;
