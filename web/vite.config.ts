import { svelte } from "@sveltejs/vite-plugin-svelte";
import { FluentResource } from "@fluent/bundle";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin, type Rollup } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const SHELL_TEXTS = /(?:locales|(?:kernel|house)\/texts|languages\/\w+\/(?:kernel|house|web))\/(\w+)\.ftl/;
/** What a table needs, and what its game adds. */
const TABLE = /pages\/Table\.svelte$/;
const GAME = /games\/(\w+)\/(?:web\/(?:Board\.svelte|standing\.ts)|texts\/en\.ftl)/;

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

/** Texts are read when the client is built: a slow phone would need long for it. */
const readTexts: Plugin = {
  name: "read-texts",
  transform(code, id) {
    if (!id.endsWith(".ftl")) return null;
    const read = JSON.stringify({ body: new FluentResource(code).body });
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

/** The files of the chunks that hold a module whose name fits. */
function filesWith(name: RegExp, bundle: Built): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  return chunks.filter((one) => one.moduleIds.some((id) => name.test(id))).flatMap((one) => filesOf(one, bundle));
}

const link = (file: string): string =>
  `<link rel="${file.endsWith(".css") ? "stylesheet" : "modulepreload"}" crossorigin href="/${file}">`;

/** Has the page ask at once for what it will need: English texts everywhere, and `heads.json` tells the rest by game. */
const needsFirst: Plugin = {
  name: "needs-first",
  transformIndexHtml: (html, { bundle = {} }) =>
    html.replace(
      "</head>",
      filesWith(/locales\/en\.ftl/, bundle)
        .map(link)
        .join("\n") + "</head>",
    ),
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const everywhere = new Set(filesWith(/src\/main\.ts$/, bundle));
      const heads: Record<string, string> = {};
      const ids = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
      const games = new Set(ids.map((id) => GAME.exec(id)?.[1]).filter((game) => game !== undefined));
      for (const game of games) {
        const own = new RegExp(GAME.source.replace("(\\w+)", game));
        const files = new Set([...filesWith(TABLE, bundle), ...filesWith(own, bundle)]);
        heads[game] = [...files]
          .filter((file) => !everywhere.has(file))
          .map(link)
          .join("");
      }
      this.emitFile({ type: "asset", fileName: "heads.json", source: JSON.stringify(heads) });
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
