/** Laying a table out and going there. */
import type { Box, Keys, TableWish } from "../generated/wire";
import { layOut, playOn } from "../house/ask";
import { keepKeys, myName, tokensFor } from "../house/keys";
import { agreedIn, type Choice, keepChoice, practised } from "./choice";
import { route } from "$lib/route.svelte";
import { say } from "$lib/words";

/** Lay out this table, keep its keys, and go there; people without a name get one. */
export async function open(wish: TableWish): Promise<void> {
  const chairs = wish.chairs.map((chair, place) =>
    chair.kind === "person" ? { ...chair, name: nameOr(chair.name ?? "", place + 1) } : chair,
  );
  const here = location.pathname;
  goTo(here, wish.game, await layOut({ ...wish, chairs }));
}

/** Lay out a table that goes on from where another one was, on one of its seats against bots, and go there. */
export async function branchOff(game: string, table: string, number: number, seat: number): Promise<void> {
  const here = location.pathname;
  goTo(here, game, await playOn(table, { number, seat, name: nameOr(myName(), seat), tokens: tokensFor(table) }));
}

/** To a new table, unless somebody has gone elsewhere meanwhile; home offers it to him. */
function goTo(from: string, game: string, keys: Keys): void {
  keepKeys(game, keys);
  if (location.pathname === from) route.go(`/tables/${keys.table}`);
}

/** A name, or one for somebody who gave none. */
export const nameOr = (name: string, seat: number): string => name.trim() || say("setup-person", { seat });

/** To a table where nobody else acts: you practise; you begin. */
export async function practise(box: Box): Promise<void> {
  const others = Array.from({ length: box.seats[0] - 1 }, () => ({ kind: "bot" as const, name: box.practice }));
  const chairs = [{ kind: "person" as const, name: myName() }, ...others];
  await open({ game: box.id, chairs, first: 1, options: practised(box) });
}

/** The shortest way to a game: you against the opponents you chose; you begin. */
export async function playNow(box: Box, choice: Choice): Promise<void> {
  const bots = Array.from({ length: choice.players - 1 }, () => ({ kind: "bot" as const, name: choice.level }));
  const chairs = [{ kind: "person" as const, name: myName() }, ...bots];
  await open({ game: box.id, chairs, first: 1, options: agreedIn(box, choice) });
  keepChoice(box, choice);
}
