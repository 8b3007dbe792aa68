/** How the horses and dice of FINISH LINE fall, written a second time to check them. */
import type { Chance, Draws } from "$lib/draw";
import { Misfit, takeOne } from "$lib/draw";

const TILES = 24;
const SIDES = 6;
const IN_HAND = 3;
/** What the dice show, by their colours in order. */
const FACES = {
  white: ["horseshoe", "white-blank"],
  red: ["double", "whipping", "tempo", "red-blank"],
  yellow: ["helmet", "interference", "dead-even", "losing-speed"],
  green: ["outsider-1000", "outsider-2000", "outsider-3000", "green-blank"],
  black: ["side-bet", "extra-move", "disqualified", "inside-tip"],
};
type Colour = keyof typeof FACES;
type Edition = Record<Colour, number[]>;

const COLOURS = Object.keys(FACES) as Colour[];
const ALL = COLOURS.flatMap((colour) => FACES[colour]);
/** The colours of the faces whose moves have other words. */
const SPOKEN: Record<string, Colour> = { interfere: "yellow", tip: "black" };
const PHOTO = /^\d for (\d+), \d for (\d+)$/;

/** The colour of the die that a move uses or puts away, if it does. */
function colourOf(words: string): Colour | undefined {
  const [first = "", , last = ""] = words.split(" ");
  const face = words.startsWith("put away ") ? last : first;
  return SPOKEN[face] ?? COLOURS.find((colour) => colour === face || FACES[colour].includes(face));
}

/** The sides of a die, in order. */
const sidesOf = (edition: Edition, colour: Colour): string[] =>
  edition[colour].flatMap((sides, place) => Array<string>(sides).fill(FACES[colour][place]!));

/** How many of six white dice show horseshoes (L38). */
function horseshoes(edition: Edition, chance: Chance): number {
  const rolled = Array.from({ length: 6 }, () => chance.below(SIDES));
  return rolled.filter((side) => side < edition.white[0]!).length;
}

const draws: Draws<Edition> = ({ edition }) => {
  /** The tiles that have not run. */
  const tiles = Array.from({ length: TILES }, (_, place) => place + 1);
  let hand: Colour[] = [];

  function dice(chance: Chance): string {
    if (hand.length !== IN_HAND) throw new Misfit("three dice are rolled");
    const number = chance.below(SIDES ** IN_HAND);
    hand.sort((one, other) => COLOURS.indexOf(one) - COLOURS.indexOf(other));
    const faces = hand.map((colour, die) => sidesOf(edition, colour)[Math.floor(number / SIDES ** die) % SIDES]!);
    return faces.sort((one, other) => ALL.indexOf(one) - ALL.indexOf(other)).join(" ");
  }

  return {
    moved: (words) => {
      const [verb, ...taken] = words.split(" ");
      if (verb === "take") hand = [...(taken.length < IN_HAND ? hand : []), ...(taken as Colour[])];
      else {
        const used = hand.indexOf(colourOf(words)!);
        if (used >= 0) hand.splice(used, 1);
      }
    },
    drawn: (chance, told) => {
      if (/^\d+$/.test(told)) return String(takeOne(tiles, chance, Number(told)));
      const pair = PHOTO.exec(told);
      if (!pair) return dice(chance);
      const [upper, lower] = [horseshoes(edition, chance), horseshoes(edition, chance)];
      return `${String(upper)} for ${pair[1]!}, ${String(lower)} for ${pair[2]!}`;
    },
  };
};
export default draws;
