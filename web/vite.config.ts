import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
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
