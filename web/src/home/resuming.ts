/** What this browser was playing and is not over yet. */
import type { TableView } from "../generated/wire";
import { look, Refusal } from "../house/ask";
import { forget, held } from "../house/keys";
import { isOver } from "../table/turns";

/** How many are shown, and how many are asked for: some may be over. */
const MOST = 3;
const ASKED = 6;

/** The tables to go back to, the last used first; none that was put aside, or where only bots play. */
export async function unfinished(): Promise<TableView[]> {
  const mine = held().filter((one) => !one.aside);
  const found = await Promise.all(mine.slice(0, ASKED).map((one) => look(one.table).catch(gone(one.table))));
  const open = found.filter((table) => table !== null).filter((table) => !isOver(table) && !onlyBots(table));
  return open.slice(0, MOST);
}

const onlyBots = (table: TableView): boolean => table.seats.every((seat) => seat.kind === "bot");

function gone(table: string) {
  return (error: unknown): null => {
    if (error instanceof Refusal && error.code === "no-table") forget(table);
    return null;
  };
}
