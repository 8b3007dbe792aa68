// The browser client's own modules, outside of a browser.
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

const web = fileURLToPath(new URL("../../web/", import.meta.url));
const { createServer } = await import(pathToFileURL(createRequire(web).resolve("vite")).href);
const vite = await createServer({
  root: web,
  configFile: `${web}vite.config.ts`,
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  appType: "custom",
  logLevel: "error",
});

export const load = (module) => vite.ssrLoadModule(module);
export const readTexts = vite.config.plugins.find(({ name }) => name === "read-texts");
export const close = () => vite.close();
