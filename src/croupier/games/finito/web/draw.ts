/** How the tiles and the die of FINITO! fall, written a second time to check them. */
import { takeOne, type Draws } from "$lib/draw";

const TILES = 12;
const OPEN = 3;
const FACES = 20;

/** The tiles of a seat: those face down in order, those turned up, and where the others lie. */
interface Tiles {
  closed: number[];
  open: Set<number>;
  places: Map<number, number>;
}

const dealt = (): Tiles => ({
  closed: Array.from({ length: TILES }, (_, place) => place + 1),
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

const draws: Draws = ({ options, seats }) => {
  const [series, most] = [Number(options["series"]), Number(options["rolls"])];
  let table = Array.from({ length: seats }, dealt);
  let [rolled, acted] = [0, 0];

  const finished = (tiles: Tiles): boolean =>
    longestRun(tiles) >= series && (options["all-placed"] !== "yes" || tiles.places.size === TILES);

  return {
    moved: (words, seat) => {
      const [tile, space] = words.split(" to ");
      if (space) {
        table[seat - 1]!.open.delete(Number(tile));
        table[seat - 1]!.places.set(Number(tile), placeOf(space));
      }
      acted += 1;
      if (acted % seats || !(rolled >= most || table.some(finished))) return;
      table = Array.from({ length: seats }, dealt);
      rolled = 0;
    },
    drawn: (chance, told) => {
      const seat = table.findIndex(({ closed, open }) => closed.length && open.size < OPEN);
      if (seat < 0) {
        rolled += 1;
        return String(1 + chance.below(FACES));
      }
      const turned = Number(told.split(" ").at(-1));
      table[seat]!.open.add(turned);
      return `seat ${String(seat + 1)} turns ${String(takeOne(table[seat]!.closed, chance, turned))}`;
    },
  };
};
export default draws;
