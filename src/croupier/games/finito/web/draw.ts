/** How the tiles and the die of FINITO! fall, written a second time to check them. */
import { takeOne, type Draws } from "$lib/draw";

const TILES = 12;
const OPEN = 3;

/** Numbers of the spaces, 0 where there is none, and tiles of a player where they are fewer. */
interface Edition {
  spaces: number[];
  tiles?: number;
}

/** The tiles of a seat: those face down in order, those turned up, and where the others lie. */
interface Tiles {
  closed: number[];
  open: Set<number>;
  places: Map<number, number>;
}

const dealt = (tiles: number): Tiles => ({
  closed: Array.from({ length: tiles }, (_, place) => place + 1),
  open: new Set(),
  places: new Map(),
});

/** Where on the board a space is, from its name: `15`, or `15a` before `15b`. */
const placeOf = (space: string): number => 2 * parseInt(space) + Number(space.endsWith("b"));

/** The length of the longest run on a board (F12). */
function longestRun({ places }: Tiles): number {
  let [best, run, before] = [0, 0, 0];
  for (const [tile] of [...places].sort(([, one], [, other]) => one - other)) {
    run = tile > before ? run + 1 : 1;
    best = Math.max(best, run);
    before = tile;
  }
  return best;
}

const draws: Draws<Edition> = ({ edition, options, seats }) => {
  const [count, faces] = [edition.tiles ?? TILES, Math.max(...edition.spaces)];
  const [series, most] = [Math.min(count, Number(options["series"])), Number(options["rolls"])];
  const deal = (): Tiles[] => Array.from({ length: seats }, () => dealt(count));
  let table = deal();
  let [rolled, acted] = [0, 0];

  const finished = (tiles: Tiles): boolean =>
    longestRun(tiles) >= series && (options["all-placed"] !== "yes" || tiles.places.size === count);

  return {
    moved: (words, seat) => {
      const [tile, space] = words.split(" to ");
      if (space) {
        table[seat - 1]!.open.delete(Number(tile));
        table[seat - 1]!.places.set(Number(tile), placeOf(space));
      }
      acted += 1;
      if (acted % seats || !(rolled >= most || table.some(finished))) return;
      table = deal();
      rolled = 0;
    },
    drawn: (chance, told) => {
      const seat = table.findIndex(({ closed, open }) => closed.length && open.size < OPEN);
      if (seat < 0) {
        rolled += 1;
        return String(1 + chance.below(faces));
      }
      const turned = Number(told.split(" ").at(-1));
      table[seat]!.open.add(turned);
      return `seat ${String(seat + 1)} turns ${String(takeOne(table[seat]!.closed, chance, turned))}`;
    },
  };
};
export default draws;
