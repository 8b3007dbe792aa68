/** All texts, by Fluent: `say("home-title")`. No sentence is glued together in code; each game's texts are its own. */
import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { breath } from "./breath";

/** Texts as the build has read them; those that come from elsewhere are read here. */
export type Read = Pick<FluentResource, "body">;
export type Found = Record<string, () => Promise<Read>>;
export type Values = Record<string, FluentVariable>;
/** Says the text of a name in the reader's language. */
export type Say = (id: string, values?: Values) => string;

const LANGUAGES = "../../../src/croupier/languages";
/** Where the shell's texts are written, and under which name a language's own folder has them. */
const PARTS = {
  kernel: "../../../src/croupier/kernel/texts",
  house: "../../../src/croupier/house/texts",
  web: "../locales",
};
const SHELL: Found = import.meta.glob<Read>(
  [
    "../locales/*.ftl",
    "../../../src/croupier/kernel/texts/*.ftl",
    "../../../src/croupier/house/texts/*.ftl",
    "../../../src/croupier/languages/*/{kernel,house,web}/*.ftl",
  ],
  { import: "default" },
);
const FALLBACK = "en";
const KEPT = "croupier.language";
const YEAR = 31_536_000;

/** What a language says of itself. */
interface Language {
  /** What its readers call it. */
  name: string;
  /** Other tags that mean it. */
  also?: string[];
  /** A language that writes numbers as it does, for browsers that do not know how. */
  numbers?: string;
}
const ABOUT = import.meta.glob<Language>("../../../src/croupier/languages/*/language.json", {
  eager: true,
  import: "default",
});

/** All languages by tag. */
export const languages: ReadonlyMap<string, Language> = new Map(
  Object.entries(ABOUT).map(([file, about]) => [file.split("/").at(-2) ?? FALLBACK, about]),
);

/** All languages by the tags that mean them. */
const tags = new Map(
  [...languages].flatMap(([name, { also = [] }]) => [name, ...also].map((one) => [one.toLowerCase(), name] as const)),
);

/** The language that somebody reads here: that of the address, the one he has chosen, or what his browser prefers. */
export const language = chosen();

function chosen(): string {
  const [page = "", tongue = ""] = (globalThis.location?.pathname ?? "").split("/").filter(Boolean);
  const liked = globalThis.localStorage?.getItem(KEPT) ?? "";
  const wanted = [page === "rules" ? tongue : "", liked, ...navigator.languages];
  return wanted.map(meant).find(Boolean) ?? FALLBACK;
}

/** The language that a tag means, of its region (`pt-BR`) or of any (`de-AT`); none if there is none. */
export function meant(tag: string): string {
  const whole = tag.toLowerCase();
  return tags.get(whole) ?? tags.get(whole.split("-")[0] ?? "") ?? "";
}

/** Read another language from now on; the page is opened anew in it, and the house names its texts. */
export function choose(tongue: string): void {
  localStorage.setItem(KEPT, tongue);
  document.cookie = `${KEPT}=${tongue}; path=/; max-age=${YEAR}; samesite=lax`;
  const [page, , ...more] = location.pathname.split("/").filter(Boolean);
  if (page === "rules") location.pathname = `/rules/${tongue}/${more.join("/")}`;
  else location.reload();
}

/** The tags by which the browser formats what a language says: plurals by the first, numbers by the first it knows. */
const tagsOf = (tongue: string): string[] => [tongue, languages.get(tongue)?.numbers ?? []].flat();

/** The texts of the page or of one game, in the reader's language and, where those cannot be had, in English. */
export class Texts {
  private readonly bundles = [...new Set([language, FALLBACK])].map(
    (tongue) => new FluentBundle(tagsOf(tongue), { useIsolating: false }),
  );

  constructor(private readonly owner: string) {}

  /** Add the file of the reader's language, or else the English; both where the build has not filled what it lacks. */
  async load(read: (file: string) => Promise<Read | undefined> | undefined, filled = true): Promise<void> {
    let lost: unknown;
    for (const bundle of this.bundles) {
      try {
        const texts = await read(`${bundle.locales[0] ?? FALLBACK}.ftl`);
        if (texts) bundle.addResource(texts, { allowOverrides: true });
        if (texts && filled) return;
      } catch (error) {
        lost = error;
      }
    }
    if (lost) throw lost;
  }

  /** The language that a text is in. */
  readonly languageOf = (id: string): string =>
    this.bundles.find((bundle) => bundle.hasMessage(id))?.locales[0] ?? FALLBACK;

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
const warmUp = (): string => new Intl.NumberFormat(tagsOf(language)).format(0);

/** A file of a folder's texts, or of the part of a language's own folder that stands for it. */
export function within(found: Found, folder: string, part: string, file: string): Promise<Read> | undefined {
  const tongue = file.replace(".ftl", "");
  return (found[`${folder}/${file}`] ?? found[`${LANGUAGES}/${tongue}/${part}/${file}`])?.();
}

/** The texts of the shell, the house's and the kernel's among them; to be waited for before anything is shown. */
export async function loadShell(): Promise<void> {
  const loading = Promise.all(
    Object.entries(PARTS).map(([part, folder]) => shell.load((file) => within(SHELL, folder, part, file))),
  );
  await breath();
  warmUp();
  await loading;
}

/** Whether the shell has a text of this name. */
export const has = shell.has;

/** A text of the shell. */
export const say = shell.say;

/** Words in a row: "a, b, c". */
export const rowOf = (words: string[]): string => words.join(", ");

/** Words as a sentence takes them: "a, b and c". */
export function listed(words: string[]): string {
  const last = words.at(-1) ?? "";
  if (words.length < 2) return last;
  return say(words.length === 2 ? "list-two" : "list-more", { most: rowOf(words.slice(0, -1)), last });
}

/** The language that a text of the shell is in. */
export const languageOf = shell.languageOf;
