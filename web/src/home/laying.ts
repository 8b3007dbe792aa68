/** Laying a table out and going there. */
import type { Box, TableWish } from "../generated/wire";
import { layOut } from "../house/ask";
import { keepKeys, myName } from "../house/keys";
import { route } from "$lib/route.svelte";

/** Lay out this table, keep its keys, and go there. */
export async function open(wish: TableWish): Promise<void> {
  const keys = await layOut(wish);
  keepKeys(wish.game, keys);
  route.go(`/tables/${keys.table}`);
}

/** The shortest way to a game: you, and as many bots as it needs; you begin. */
export function playNow(box: Box): Promise<void> {
  const bots = Array.from({ length: Math.max(1, box.seats[0] - 1) }, () => ({ kind: "bot" as const }));
  return open({ game: box.id, chairs: [{ kind: "person", name: myName() }, ...bots], first: 1 });
}
