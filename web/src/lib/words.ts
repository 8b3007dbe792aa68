/** All texts, by Fluent: `say("home-title")`. No sentence is glued together in code; each game's texts are its own. */
import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { breath } from "./breath";

/** Texts as the build has read them; those that come from elsewhere are read here. */
export type Read = Pick<FluentResource, "body">;
type Found = Record<string, () => Promise<Read>>;
export type Values = Record<string, FluentVariable>;
/** Says the text of a name in the reader's language. */
export type Say = (id: string, values?: Values) => string;

const LOCALES = "../locales";
const KERNEL = "../../../src/croupier/kernel/texts";
const HOUSE = "../../../src/croupier/house/texts";
const SHELL: Found = import.meta.glob<Read>(
  ["../locales/*.ftl", "../../../src/croupier/kernel/texts/*.ftl", "../../../src/croupier/house/texts/*.ftl"],
  { import: "default" },
);
const FALLBACK = "en";

export const language = chosen();

function chosen(): string {
  const wanted = navigator.languages.map((tag) => tag.split("-")[0] ?? "");
  return wanted.find((tongue) => `${LOCALES}/${tongue}.ftl` in SHELL) ?? FALLBACK;
}

/** Made when the first list is to be told: browsers take their time for it. */
const lists = new Map<Intl.ListFormatType, Intl.ListFormat>();

function list(type: Intl.ListFormatType, words: string[]): string {
  const known = lists.get(type) ?? new Intl.ListFormat(language, { type });
  lists.set(type, known);
  return known.format(words);
}

/** Words as a sentence takes them: "a, b and c". */
export const listed = (words: string[]): string => list("conjunction", words);

/** Words in a row: "a, b, c". */
export const rowOf = (words: string[]): string => list("unit", words);

/** The texts of the page or of one game, in the reader's language and, where that has none, in English. */
export class Texts {
  private readonly bundles = [...new Set([language, FALLBACK])].map(
    (tongue) => new FluentBundle(tongue, { useIsolating: false }),
  );

  constructor(private readonly owner: string) {}

  /** Add what a file for each language holds. */
  async load(read: (file: string) => Promise<Read | undefined> | undefined): Promise<void> {
    for (const bundle of this.bundles) {
      const texts = await read(`${bundle.locales[0] ?? FALLBACK}.ftl`);
      if (texts) bundle.addResource(texts, { allowOverrides: true });
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

/** The first number a browser tells takes it long, and no other: told while the texts are under way, it costs nothing. */
const warmUp = (): string => new Intl.NumberFormat(language).format(0);

/** The texts of the shell, the house's and the kernel's among them; to be waited for before anything is shown. */
export async function loadShell(): Promise<void> {
  const loading = Promise.all(
    [KERNEL, HOUSE, LOCALES].map((folder) => shell.load((file) => SHELL[`${folder}/${file}`]?.())),
  );
  await breath();
  warmUp();
  await loading;
}

/** Whether the shell has a text of this name. */
export const has = shell.has;

/** A text of the shell. */
export const say = shell.say;
