/** How to play in a few steps: texts and pictures of the game's folder, found by the build or brought by the house. */
import { broughtBy } from "../house/ask";
import { textsOf } from "../house/texts";

/** A step, and its picture as SVG where there is one. */
export interface Lesson {
  words: string;
  picture: string;
}

const PICTURES = import.meta.glob<string>("../../../src/croupier/games/*/web/learn-*.svg", {
  query: "?raw",
  import: "default",
});

/** The steps of a game, the texts `learn-1` and on with `web/learn-1.svg` and on; none where it has none. */
export async function lessonsOf(game: string): Promise<Lesson[]> {
  const texts = await textsOf(game);
  const names: string[] = [];
  while (texts.has(`learn-${names.length + 1}`)) names.push(`learn-${names.length + 1}`);
  return Promise.all(names.map(async (name) => ({ words: texts.say(name), picture: await pictureOf(game, name) })));
}

async function pictureOf(game: string, name: string): Promise<string> {
  const ours = PICTURES[`../../../src/croupier/games/${game}/web/${name}.svg`];
  if (ours) return ours();
  const url = (await broughtBy(game))[`${name}.svg`];
  const answer = url ? await fetch(url).catch(() => null) : null;
  return answer?.ok ? answer.text() : "";
}
