/** A seat taken to another device: its token travels behind the # of a link, which the house never sees. */
import type { Answer, Problem } from "../generated/wire";
import { Refusal, takeOver } from "./ask";
import { keepKeys, tokensFor } from "./keys";
import { say } from "$lib/words";

const MARK = "#seat=";

/** The link that holds a seat of this browser, or nothing where it holds that no more. */
export async function linkTo(table: string, seat: number): Promise<string> {
  const found = await Promise.all(
    tokensFor(table).map(async (token) => ({ token, seats: await heldBy(table, token) })),
  );
  const token = found.find((one) => one.seats.includes(seat))?.token;
  return token ? `${location.origin}/tables/${table}${MARK}${token}` : "";
}

/** The token that this page was opened with, taken out of the address. */
export function tokenInAddress(): string {
  if (!location.hash.startsWith(MARK)) return "";
  const token = location.hash.slice(MARK.length);
  history.replaceState(null, "", location.pathname + location.search);
  return token;
}

/** Take the seat of a token over; what is wrong with that, where it cannot be done. */
export async function carry(table: string, token: string): Promise<Problem | null> {
  try {
    keepKeys("", await takeOver(table, { token }));
    return null;
  } catch (error) {
    const problem = error instanceof Refusal ? error.problem : null;
    return problem ?? { kind: "problem", code: "away", words: say("trouble-away") };
  }
}

/** The seats that a token holds: only the table knows. */
function heldBy(table: string, token: string): Promise<number[]> {
  return new Promise((resolve) => {
    const address = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    socket.onopen = () => socket.send(JSON.stringify({ kind: "hello", tokens: [token] }));
    socket.onclose = () => resolve([]);
    socket.onmessage = (event) => {
      const answer = JSON.parse(String(event.data)) as Answer;
      const seats = answer.kind === "update" ? (answer.table?.seats ?? []) : [];
      resolve(seats.flatMap((seat, place) => (seat.mine ? [place + 1] : [])));
      socket.close();
    };
  });
}
