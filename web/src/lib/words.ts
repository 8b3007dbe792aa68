/** All texts of the page, by Fluent: `say("home-title")`. No sentence is glued together in code. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

type Texts = Record<string, () => Promise<string>>;
export type Values = Record<string, FluentVariable>;

const SHELL: Texts = import.meta.glob<string>("../locales/*.ftl", { query: "?raw", import: "default" });
const GAMES: Texts = import.meta.glob<string>("../../../src/croupier/games/*/web/*.ftl", {
  query: "?raw",
  import: "default",
});
const FALLBACK = "en";

export const language = chosen();
const bundles = [...new Set([language, FALLBACK])].map((tongue) => new FluentBundle(tongue, { useIsolating: false }));

function chosen(): string {
  const wanted = navigator.languages.map((tag) => tag.split("-")[0] ?? "");
  return wanted.find((tongue) => `../locales/${tongue}.ftl` in SHELL) ?? FALLBACK;
}

async function load(texts: Texts, path: (tongue: string) => string): Promise<void> {
  for (const bundle of bundles) {
    const text = await texts[path(bundle.locales[0] ?? FALLBACK)]?.();
    if (text) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
}

/** The texts of the shell; to be waited for before anything is shown. */
export const loadShell = (): Promise<void> => load(SHELL, (tongue) => `../locales/${tongue}.ftl`);

/** The texts of a game, from its own folder. */
export const loadGame = (game: string): Promise<void> =>
  load(GAMES, (tongue) => `../../../src/croupier/games/${game}/web/${tongue}.ftl`);

/** Whether there is a text of this name. */
export const has = (id: string): boolean => bundles.some((bundle) => bundle.hasMessage(id));

/** The text of this name in the reader's language. */
export function say(id: string, values: Values = {}): string {
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) return bundle.formatPattern(pattern, values, []);
  }
  throw new Error(`there is no text ${id}`);
}
