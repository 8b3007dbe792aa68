/** What this browser was playing and is not over yet. */
import type { TableView } from "../generated/wire";
import { look, Refusal } from "../house/ask";
import { forget, held } from "../house/keys";
import { isOver } from "../table/turns";

const MOST = 6;

/** The tables to go back to, the last used first; none that was put aside, or where only bots play. */
export async function unfinished(): Promise<TableView[]> {
  const mine = held().filter((one) => !one.aside);
  const found = await Promise.all(mine.slice(0, MOST).map((one) => look(one.table).catch(gone(one.table))));
  return found.filter((table) => table !== null).filter((table) => !isOver(table) && !onlyBots(table));
}

const onlyBots = (table: TableView): boolean => table.seats.every((seat) => seat.kind === "bot");

function gone(table: string) {
  return (error: unknown): null => {
    if (error instanceof Refusal && error.code === "no-table") forget(table);
    return null;
  };
}
