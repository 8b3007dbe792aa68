/** How the cards and dice of DICETTO fall, written a second time to check them. */
import { takeOne, type Draws } from "$lib/draw";

const BONUSES = [
  ...["least-logos", "most-logos", "least-cards", "most-cards"],
  ...["most-straights", "most-chances", "least-points", "most-numbers"],
];
const KINDS = [
  ...["1s", "2s", "3s", "4s", "5s", "6s", "chance"],
  ...["pair", "small-straight", "3-of-a-kind", "2-pairs", "large-straight", "4-of-a-kind"],
];
const DICE = 4;
const SIDES = 6;

const draws: Draws<{ copies: number[]; logos: number[] }> = ({ edition: { copies, logos } }) => {
  const bonuses = [...BONUSES];
  const deck = KINDS.flatMap((kind, place) => {
    const signed = logos[place]!;
    return [...Array<string>(copies[place]! - signed).fill(kind), ...Array<string>(signed).fill(`${kind}+`)];
  });
  /** How many dice are rolled next. */
  let free = DICE;
  return {
    moved: (words) => {
      free = words.startsWith("roll ") ? words.split(" ").length - 1 : DICE;
    },
    drawn: (chance, told) => {
      if (BONUSES.includes(told)) return takeOne(bonuses, chance, told);
      if (told.includes(" against ")) {
        const number = chance.below(SIDES * SIDES);
        return `${String(1 + (number % SIDES))} against ${String(1 + Math.floor(number / SIDES))}`;
      }
      return /^[\d ]+$/.test(told) ? chance.dice(free).join(" ") : takeOne(deck, chance, told);
    },
  };
};
export default draws;
