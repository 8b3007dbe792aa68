import { svelte } from "@sveltejs/vite-plugin-svelte";
import { FluentResource } from "@fluent/bundle";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin, type Rollup } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const SHELL_TEXTS = /.*(?:locales|(?:kernel|house)\/texts|languages\/[\w-]+\/(?:kernel|house|web))\/([\w-]+)\.ftl$/;
/** What pages need first, and under which name the house finds it: a language's texts, tables, a game's board and texts. */
const NEEDED: [RegExp, string][] = [
  [/.*src\/main\.ts$/, "everywhere"],
  [SHELL_TEXTS, "texts/$1"],
  [/.*pages\/Table\.svelte$/, "tables"],
  [/.*games\/(\w+)\/web\/(?:Board\.svelte|standing\.ts)$/, "games/$1"],
  [/.*games\/(\w+)\/(?:texts\/)?([\w-]+)\.ftl$/, "games/$1/$2"],
];
/** A file in a language's own folder, and the part of the package that it stands for. */
const TRANSLATED = /languages\/[\w-]+\/(.+)\/[\w-]+\.ftl$/;

/** What is needed at every address is one file, the shell's texts of a language another. */
const chunkOf: Rollup.ManualChunksOption = (id, { getModuleInfo }) => {
  const needs = (from: string, known: Set<string>): Set<string> => {
    if (known.has(from)) return known;
    known.add(from);
    getModuleInfo(from)?.importedIds.forEach((one) => needs(one, known));
    return known;
  };
  shell ??= needs(here("index.html"), new Set());
  if (shell.has(id)) return "shell";
  const texts = SHELL_TEXTS.exec(id);
  if (texts) return `texts-${texts[1]}`;
  return id.startsWith(here("src/lib/")) && id.includes(".svelte") ? "pieces" : undefined;
};
let shell: Set<string> | undefined;

/** The English that a file in a language's own folder translates. */
function englishOf(id: string): string {
  const part = TRANSLATED.exec(id)?.[1];
  if (!part) return "";
  const english = here(part === "web" ? "src/locales/en.ftl" : `../src/croupier/${part}/texts/en.ftl`);
  return existsSync(english) ? readFileSync(english, "utf-8") : "";
}

/** Texts that no page of the client says: what happens in a game, for reports. */
const ELSEWHERE = /^happening-/;

/** Texts are read when the client is built: a slow phone would need long for it. What a language lacks is put in in English. */
const readTexts: Plugin = {
  name: "read-texts",
  transform(code, id) {
    if (!id.endsWith(".ftl")) return null;
    const own = new FluentResource(code).body;
    const lacking = new FluentResource(englishOf(id)).body.filter((text) => !own.some((one) => one.id === text.id));
    const read = JSON.stringify({ body: [...own, ...lacking].filter((text) => !ELSEWHERE.test(text.id)) });
    return { code: `export default JSON.parse(${JSON.stringify(read)})`, map: null };
  },
};

type Built = Rollup.OutputBundle;

/** All files of a chunk, with those it imports and their styles. */
function filesOf(chunk: Rollup.OutputChunk, bundle: Built): string[] {
  const imports = chunk.imports.map((name) => bundle[name]).filter((file) => file?.type === "chunk");
  const css = [...(chunk.viteMetadata?.importedCss ?? [])];
  return [chunk.fileName, ...css, ...imports.flatMap((one) => filesOf(one, bundle))];
}

/** The files that pages need first, by the name under which the house finds them. */
function needs(bundle: Built): Record<string, Set<string>> {
  const found: Record<string, Set<string>> = {};
  for (const chunk of Object.values(bundle).filter((file) => file.type === "chunk"))
    for (const id of chunk.moduleIds)
      for (const [module, name] of NEEDED.filter(([module]) => module.test(id)))
        for (const file of filesOf(chunk, bundle)) (found[id.replace(module, name)] ??= new Set()).add(file);
  return found;
}

const link = (file: string): string =>
  `<link rel="${file.endsWith(".css") ? "stylesheet" : "modulepreload"}" crossorigin href="/${file}">`;

/** Tells the house what its pages will need, so that they ask at once. */
const needsFirst: Plugin = {
  name: "needs-first",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const { everywhere, ...pages } = needs(bundle);
      const heads = Object.entries(pages).map(([name, files]) => [
        name,
        [...files].filter((file) => !everywhere?.has(file)).map(link),
      ]);
      this.emitFile({ type: "asset", fileName: "heads.json", source: JSON.stringify(Object.fromEntries(heads)) });
    },
  },
};

export default defineConfig({
  plugins: [svelte(), readTexts, needsFirst],
  resolve: {
    alias: { $lib: here("src/lib"), $games: here("src/generated/games") },
    dedupe: ["svelte"],
  },
  build: {
    outDir: "../src/croupier/house/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
});
