/** How the cards and dice of TUTTO fall, written a second time to check them. */
import { takeOne, type Draws } from "$lib/draw";

interface Edition {
  bonus: number[];
  x2: number;
  stop: number;
  fireworks: number;
  plus_minus: number;
  cloverleaf: number;
  straight: number;
}

/** All cards of the box, in order. */
function box(edition: Edition): string[] {
  const kinds: [string, number][] = [
    ...edition.bonus.map((cards, place): [string, number] => [`bonus-${String(200 + 100 * place)}`, cards]),
    ["x2", edition.x2],
    ["stop", edition.stop],
    ["fireworks", edition.fireworks],
    ["plus-minus", edition.plus_minus],
    ["cloverleaf", edition.cloverleaf],
    ["straight", edition.straight],
  ];
  return kinds.flatMap(([kind, cards]) => Array<string>(cards).fill(kind));
}

const DICE = 6;
/** After a TUTTO under these the dice are rolled again without a new card (T18, T21). */
const ROLLS_ON = ["fireworks", "cloverleaf"];

const draws: Draws<Edition> = ({ edition, options }) => {
  let deck: string[] = [];
  let card = "";
  /** The dice that are not kept. */
  let free = DICE;
  /** Whether dice are due, and not a card. */
  let rolls = false;
  return {
    moved: (words) => {
      rolls = words.startsWith("keep ");
      if (rolls) free -= words.split(" ").length - 1;
      if (free > 0) return;
      free = DICE;
      rolls = ROLLS_ON.includes(card);
    },
    drawn: (chance, told) => {
      if (rolls) {
        rolls = false;
        return chance.dice(free).join(" ");
      }
      if (!deck.length || options.deck === "reshuffled") deck = box(edition);
      card = told;
      free = DICE;
      rolls = card !== "stop";
      return takeOne(deck, chance, card);
    },
  };
};
export default draws;
