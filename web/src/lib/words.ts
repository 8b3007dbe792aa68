/** All texts, by Fluent: `say("home-title")`. No sentence is glued together in code; each game's texts are its own. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

type Found = Record<string, () => Promise<string>>;
export type Values = Record<string, FluentVariable>;
/** Says the text of a name in the reader's language. */
export type Say = (id: string, values?: Values) => string;

const LOCALES = "../locales";
const KERNEL = "../../../src/croupier/kernel/texts";
const HOUSE = "../../../src/croupier/house/texts";
const SHELL: Found = import.meta.glob<string>(
  ["../locales/*.ftl", "../../../src/croupier/kernel/texts/*.ftl", "../../../src/croupier/house/texts/*.ftl"],
  { query: "?raw", import: "default" },
);
const FALLBACK = "en";

export const language = chosen();

function chosen(): string {
  const wanted = navigator.languages.map((tag) => tag.split("-")[0] ?? "");
  return wanted.find((tongue) => `${LOCALES}/${tongue}.ftl` in SHELL) ?? FALLBACK;
}

/** The texts of the page or of one game, in the reader's language and, where that has none, in English. */
export class Texts {
  private readonly bundles = [...new Set([language, FALLBACK])].map(
    (tongue) => new FluentBundle(tongue, { useIsolating: false }),
  );

  constructor(private readonly owner: string) {}

  /** Add what a file for each language holds. */
  async load(read: (file: string) => Promise<string | undefined> | undefined): Promise<void> {
    for (const bundle of this.bundles) {
      const text = await read(`${bundle.locales[0] ?? FALLBACK}.ftl`);
      if (text) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
  }

  /** Whether there is a text of this name. */
  readonly has = (id: string): boolean => this.bundles.some((bundle) => bundle.hasMessage(id));

  readonly say: Say = (id, values = {}) => {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern) return bundle.formatPattern(pattern, values, []);
    }
    throw new Error(`${this.owner}: en.ftl has no text ${id}`);
  };

  /** What a word in a field is called: the text `FIELD-WORD` where there is one, else the word itself. */
  readonly word = (field: string, word: string): string => {
    const id = `${field}-${word}`;
    return this.has(id) ? this.say(id) : word;
  };
}

const shell = new Texts("the page");

/** The texts of the shell, the house's and the kernel's among them; to be waited for before anything is shown. */
export async function loadShell(): Promise<void> {
  await Promise.all([KERNEL, HOUSE, LOCALES].map((folder) => shell.load((file) => SHELL[`${folder}/${file}`]?.())));
}

/** Whether the shell has a text of this name. */
export const has = shell.has;

/** A text of the shell. */
export const say = shell.say;
