/** Checks every roll of a record against its key and everybody's luck. */
import type { Noted } from "../house/luck";
import { rollsOf } from "./chance";
import { Finding, type Kind } from "./finding";
import { anchored, type Anchored } from "./noted";
import { read, type GameRecord } from "./record";
import { tells, type Shown } from "./shown";
import type { Drawing, Draws } from "$lib/draw";
import { bytesOf, sha256 } from "$lib/sha256";
import type { Values } from "$lib/words";

/** What came out of it, and the text that says so. */
export interface Verdict {
  kind: "fair" | Kind;
  text: string;
  values: Values;
  anchored: Anchored;
  record: GameRecord | null;
}

const KEY = /^[0-9a-f]{64}$/;
const LUCK = /^[\w-]{1,64}$/;
const DRAWS = import.meta.glob<{ default: Draws }>("../../../src/croupier/games/*/web/draw.ts");

/** The verdict on a record; `noteOn` finds what this browser noted before that game, on these seats of its own.
 * Where the page has `shown` a game, the record has to tell that one. */
export async function check(
  text: string,
  noteOn: (record: GameRecord) => Noted | null,
  mine: number[] = [],
  shown: Shown | null = null,
): Promise<Verdict> {
  const found: Pick<Verdict, "anchored" | "record"> = { anchored: "nothing", record: null };
  try {
    const record = read(text);
    found.record = record;
    const note = noteOn(record);
    if (note && !record.commitment) throw new Finding("unfair", "proof-other-game", { what: "dice" });
    if (shown) tells(record, shown);
    checkLuck(record);
    found.anchored = anchored(record, note, mine);
    const rolls = await checkRolls(record);
    if (!rolls) throw new Finding("unchecked", "proof-none");
    return { ...found, kind: "fair", text: "proof-fair", values: { rolls, anchored: found.anchored } };
  } catch (error) {
    if (!(error instanceof Finding)) throw error;
    return { ...found, kind: error.kind, text: error.text, values: error.values };
  }
}

/** The key is the one of the commitment, and luck belongs to people. */
function checkLuck({ commitment, key, luck, players, rounds }: GameRecord): void {
  if (!commitment) throw new Finding("unchecked", "error-no-fair-dice");
  if (!key) throw new Finding("unchecked", "error-key-not-shown");
  const unfair = (text: string, seat = 0): Finding => new Finding("unfair", text, { seat });
  if (!KEY.test(key) || sha256(bytesOf(key)) !== commitment) throw unfair("error-other-key");
  const seats = new Set(luck.map(([seat]) => seat));
  if (seats.size < luck.length) throw unfair("error-luck-twice");
  players.forEach(({ kind }, place) => {
    if (kind === "bot" && seats.has(place + 1)) throw unfair("error-luck-of-bot", place + 1);
    if (kind === "person" && rounds && !seats.has(place + 1)) throw unfair("error-luck-missing", place + 1);
  });
  if (luck.some(([seat, share]) => seat < 1 || seat > players.length || !LUCK.test(share)))
    throw unfair("error-luck-of-nobody");
}

/** Every roll is the one that follows; how many there are. */
async function checkRolls(record: GameRecord): Promise<number> {
  const drawing = await drawingOf(record);
  const luck = [...record.luck].sort(([one], [other]) => one - other).map(([, words]) => words);
  const rollAt = await rollsOf(bytesOf(record.key), luck);
  const rolls = record.log.slice(record.given).filter(({ seat }) => seat === 0).length;
  let roll = 0;
  let begun = record.begins !== "drawn";
  for (const [place, { seat, words }] of record.log.entries()) {
    if (seat) {
      fits(() => drawing.moved(words, seat));
      continue;
    }
    const chance = await rollAt(roll);
    const due = begun
      ? fits(() => drawing.drawn(chance, words))
      : `seat ${String(1 + chance.below(record.players.length))} begins`;
    begun = true;
    if (place < record.given) continue;
    roll += 1;
    if (due !== words) throw new Finding("unfair", "proof-roll", { roll, rolls, words, due });
  }
  return rolls;
}

/** How the game of a record draws, where that is known here. */
async function drawingOf({ game, edition, options, players }: GameRecord): Promise<Drawing> {
  const found = DRAWS[`../../../src/croupier/games/${game}/web/draw.ts`];
  if (!found) throw new Finding("unchecked", "proof-no-draw");
  const draws = (await found()).default;
  return fits(() => draws({ edition: JSON.parse(edition) as never, options, seats: players.length }));
}

/** What a game makes of a record; where it can make nothing of it, the record is not one of this game. */
function fits<Made>(make: () => Made): Made {
  try {
    return make();
  } catch {
    throw new Finding("unreadable", "proof-misfit");
  }
}
