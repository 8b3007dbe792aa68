import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const SHELL_TEXTS = /(locales|kernel\/texts|house\/texts)\/en\.ftl/;

/** Has the page ask for the English texts of the shell at once: nothing is shown without them. */
const textsFirst: Plugin = {
  name: "texts-first",
  transformIndexHtml: (_, { bundle = {} }) =>
    Object.values(bundle)
      .filter((file) => file.type === "chunk" && SHELL_TEXTS.test(file.facadeModuleId ?? ""))
      .map(({ fileName }) => ({
        tag: "link",
        attrs: { rel: "modulepreload", crossorigin: true, href: `/${fileName}` },
      })),
};

export default defineConfig({
  plugins: [svelte(), textsFirst],
  resolve: {
    alias: { $lib: here("src/lib"), $games: here("src/generated/games") },
    dedupe: ["svelte"],
  },
  build: {
    outDir: "../src/croupier/house/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
  },
});
