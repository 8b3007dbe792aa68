/** Reads the record of a game, as docs/record.md describes it. */
import { Finding } from "./finding";
import type { Values } from "$lib/words";

export interface GameRecord {
  game: string;
  edition: string;
  options: Record<string, string>;
  players: { kind: string; name: string }[];
  begins: string;
  /** How many of the first moves come from another game. */
  given: number;
  /** What the house committed itself to; empty where the dice were not fair ones. */
  commitment: string;
  /** In how many rounds luck was promised; 0 where it was not. */
  rounds: number;
  /** Seats, counted from 1, and what each added. */
  luck: [number, string][];
  key: string;
  /** Each seat's share of the victory; none where the game is not over. */
  result: number[];
  /** Moves, and outcomes as those of seat 0. */
  log: { seat: number; words: string }[];
}

const MAGIC = "croupier record";
const NEWEST = 2;
const FIELDS: Record<string, RegExp> = {
  game: /^.+$/,
  edition: /^.+$/,
  begins: /^(drawn|[1-9]\d?)$/,
  given: /^[1-9]\d{0,8}$/,
  dice: /^.+$/,
  promised: /^[1-9]\d{0,8}$/,
  secret: /^.+$/,
  result: /^.+$/,
};
const NUMBER = /^\d{1,9}$/;

function unreadable(text: string, values: Values = {}): Finding {
  return new Finding("unreadable", text, values);
}

/** The record that a text holds. */
export function read(text: string): GameRecord {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("#"));
  if (!lines[0]?.startsWith(MAGIC)) throw unreadable("error-record-none", { magic: MAGIC });
  const version = lines[0].slice(MAGIC.length).trim();
  if (!["1", "2"].includes(version)) throw unreadable("error-record-version", { version, newest: NEWEST });
  const end = lines.pop() ?? "";
  if (!end.startsWith("end ")) throw unreadable("error-record-cut-off");
  const fields = new Map<string, string>();
  const record: Pick<GameRecord, "options" | "players" | "luck" | "log"> = {
    options: {},
    players: [],
    luck: [],
    log: [],
  };
  for (const line of lines.slice(1)) {
    if (!take(line, fields, record)) throw unreadable("error-record-line", { line });
  }
  const [game, edition] = [fields.get("game"), fields.get("edition")];
  if (!game || !edition || !record.players.length) throw unreadable("error-record-lines-missing");
  if (end !== `end ${String(record.log.length)} ${checkSum(lines.join("\n"))}`) throw unreadable("error-record-end");
  const given = Number(fields.get("given") ?? 0);
  const moves = record.log.length;
  if (given > moves) throw unreadable("error-record-given", { given, moves });
  return {
    ...record,
    game,
    edition,
    begins: fields.get("begins") ?? "1",
    given,
    commitment: fields.get("dice") ?? "",
    rounds: Number(fields.get("promised") ?? 0),
    key: fields.get("secret") ?? "",
    result: fields.get("result")?.split(" ").map(Number) ?? [],
  };
}

/** Take a line in; false if it does not belong there. */
function take(
  line: string,
  fields: Map<string, string>,
  { options, players, luck, log }: Pick<GameRecord, "options" | "players" | "luck" | "log">,
): boolean {
  const [word, ...words] = line.split(" ") as [string, ...string[]];
  const rest = words.join(" ");
  if (FIELDS[word]?.test(rest) && !fields.has(word)) fields.set(word, rest);
  else if (word === "option" && rest.includes(" = ")) {
    const [name, ...value] = rest.split(" = ") as [string, ...string[]];
    options[name] = value.join(" = ");
  } else if (word === "seat" && words[0] === String(players.length + 1) && words.length > 2)
    players.push({ kind: words[1]!, name: words.slice(2).join(" ") });
  else if (word === "luck" && fields.has("dice") && NUMBER.test(words[0] ?? "") && words.length === 2)
    luck.push([Number(words[0]), words[1]!]);
  else if ((word === "*" || NUMBER.test(word)) && rest)
    log.push({ seat: word === "*" ? 0 : Number(word), words: rest });
  else return word === "=" && log.length > 0;
  return true;
}

/** The CRC-32 of a text, as eight hexadecimal digits. */
function checkSum(text: string): string {
  let sum = ~0;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1));
  }
  return (~sum >>> 0).toString(16).padStart(8, "0");
}
