/** The texts of games: ours are found by the build, those of other packages come from the house. */
import { FluentResource } from "@fluent/bundle";
import { broughtBy } from "./ask";
import { type Read, Texts, within } from "$lib/words";

const GAMES = "../../../src/croupier/games";
const KERNEL = "../../../src/croupier/kernel/texts";
const FOUND = import.meta.glob<Read>(
  [
    "../../../src/croupier/kernel/texts/*.ftl",
    "../../../src/croupier/games/*/texts/*.ftl",
    "../../../src/croupier/languages/*/kernel/*.ftl",
    "../../../src/croupier/languages/*/games/*/*.ftl",
  ],
  { import: "default" },
);
const known = new Map<string, Promise<Texts>>();

/** The texts of a game, the kernel's among them; read once. */
export function textsOf(game: string): Promise<Texts> {
  const reading = known.get(game) ?? read(game);
  known.set(game, reading);
  reading.catch(() => known.delete(game));
  return reading;
}

async function read(game: string): Promise<Texts> {
  const texts = new Texts(game);
  await texts.load((file) => within(FOUND, KERNEL, "kernel", file));
  if (`${GAMES}/${game}/texts/en.ftl` in FOUND) {
    await texts.load((file) => within(FOUND, `${GAMES}/${game}/texts`, `games/${game}`, file));
  } else {
    const brought = await broughtBy(game);
    await texts.load((file) => fetched(brought[file]), false);
  }
  return texts;
}

async function fetched(url: string | undefined): Promise<Read | undefined> {
  const answer = url ? await fetch(url).catch(() => null) : null;
  return answer?.ok ? new FluentResource(await answer.text()) : undefined;
}
