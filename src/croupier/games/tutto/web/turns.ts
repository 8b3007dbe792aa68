/** The turns of a game, read from the news: a card that nobody asked for begins the next one. */
import type { News } from "$lib/board";

/** How a turn ended. */
export interface Ending {
  how: "stop" | "null" | "card" | "paid";
  words: string;
  remark: string;
  /** Its place among the news. */
  at: number;
}

const isCard = (one: News): boolean => !one.seat && /^[a-z]/.test(one.words ?? "");

function ending(one: News, at: number): Ending {
  const how = one.seat ? (one.words === "stop" ? "stop" : "paid") : isCard(one) ? "card" : "null";
  return { how, words: one.words ?? "", remark: one.remark ?? "", at };
}

/** How the turns so far ended, the latest first. */
export function endings(news: News[]): Ending[] {
  const played: { one: News; at: number }[] = [];
  news.forEach((one, at) => {
    if (one.kind === "taken-back") played.pop();
    else if (one.kind === "played") played.push({ one, at });
  });
  const ends = played.filter(({ one }, place) => {
    const next = played[place + 1]?.one;
    if (!next) return one.seat ? one.words === "stop" : one.remark;
    return isCard(next) && one.words !== "next";
  });
  return ends.map(({ one, at }) => ending(one, at)).reverse();
}
