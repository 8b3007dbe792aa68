/** The lobby as it is shown. */
import type { Box, Offer } from "../generated/wire";
import { lobby } from "../house/ask";
import { held } from "../house/keys";
import { textsOf } from "../house/texts";
import { clockName, otherwise } from "./boxes";
import { rowOf } from "$lib/words";

/** A table of somebody else, with the name of its game and what is agreed there. */
export interface Shown extends Offer {
  title: string;
  /** The clock, and house rules that are not as usual; empty where there is nothing of that. */
  terms: string;
}

/** A page of them, and what to ask the next one with. */
export interface Offers {
  offers: Shown[];
  before: string;
}

/** A page of the tables of others, of one game or of all. */
export async function offersOf(boxes: Box[], game: string, before: string): Promise<Offers> {
  const page = await lobby(game, before);
  const others = page.offers.filter((offer) => !held().some((one) => one.table === offer.id));
  return { offers: await Promise.all(others.map((offer) => shown(boxes, offer))), before: page.before };
}

async function shown(boxes: Box[], offer: Offer): Promise<Shown> {
  const box = boxes.find((one) => one.id === offer.game);
  const clock = offer.clock ? [clockName(offer.clock)] : [];
  const rules = box ? otherwise(box, await textsOf(box.id), offer.options) : [];
  return { ...offer, title: box?.title ?? offer.game, terms: rowOf([...clock, ...rules]) };
}
