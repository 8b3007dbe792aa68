/** News in words. A game may say its own: `move-WORD` and `chance-WORD`, or `chance` for every outcome. */
import type { News, TableView } from "../generated/wire";
import { has, say, type Texts } from "$lib/words";

/** Everybody's name as it is shown; bots of the same level are told apart by their seats. */
export function namesOf(table: TableView): string[] {
  const bots = table.seats.filter((seat) => seat.kind === "bot").map((seat) => seat.bot);
  return table.seats.map((seat, place) => {
    if (seat.kind === "open") return say("seat-open", { seat: place + 1 });
    if (seat.kind === "person") return seat.name;
    const alone = bots.filter((bot) => bot === seat.bot).length === 1;
    return say(alone ? "bot-name" : "bot-name-of-many", { level: seat.bot, seat: place + 1 });
  });
}

const slug = (words: string): string =>
  words
    .split(" ")[0]
    ?.toLowerCase()
    .replace(/[^a-z0-9-]/g, "") ?? "";

/** One line of the log, in the game's own texts where it has one; nothing for what needs no telling. */
export function tell(news: News, table: TableView, names: string[], texts: Texts): string {
  const seat = news.seat ?? 0;
  const words = news.words ?? "";
  const rest = words.split(" ").slice(1).join(" ");
  const last = words.split(" ").at(-1) ?? "";
  const whose = seat || Number(/^seat (\d+) /.exec(words)?.[1] ?? 0);
  const mine = table.seats[whose - 1]?.mine && table.seats.filter((one) => one.mine).length === 1 ? "yes" : "no";
  const remark = news.remark ?? "";
  const values = { name: names[whose - 1] ?? "", words, rest, last, remark, remarked: remark ? "yes" : "no", mine };
  if (news.kind !== "played") return has(`log-${news.kind}`) ? say(`log-${news.kind}`, values) : "";
  if (!seat && /^seat \d+ begins$/.test(words)) return say("log-begins", values);
  const kind = seat ? "move" : "chance";
  const own = [`${kind}-${slug(words)}`, kind].find(texts.has);
  return own ? texts.say(own, values) : say(`log-${kind}`, values);
}
