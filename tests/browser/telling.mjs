// Tells events as the browser's log does, by the client's own code: tables as JSON come in, their lines go out.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

const web = fileURLToPath(new URL("../../web/", import.meta.url));
const { createServer } = await import(pathToFileURL(createRequire(web).resolve("vite")).href);
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] } });
const vite = await createServer({
  root: web,
  configFile: `${web}vite.config.ts`,
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  appType: "custom",
  logLevel: "error",
});
const { textsOf } = await vite.ssrLoadModule("/src/house/texts.ts");
const { Teller } = await vite.ssrLoadModule("/src/table/telling.ts");
const told = [];
for (const table of JSON.parse(readFileSync(0, "utf-8"))) {
  const teller = new Teller(await textsOf(table.game), table.seats, table.names);
  told.push(teller.news({ kind: "played", events: table.events }).map((line) => line.words));
}
console.log(JSON.stringify(told));
await vite.close();
