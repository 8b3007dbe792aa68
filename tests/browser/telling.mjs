// Tells events as the browser's log does, by the client's own code: tables as JSON come in, their lines go out.
import { readFileSync } from "node:fs";
import { close, load } from "./client.mjs";

Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] } });
const { loadShell } = await load("/src/lib/words.ts");
const { textsOf } = await load("/src/house/texts.ts");
const { Teller } = await load("/src/table/telling.ts");
await loadShell();
const told = [];
for (const table of JSON.parse(readFileSync(0, "utf-8"))) {
  const teller = new Teller(await textsOf(table.game), table.seats, table.names);
  told.push(teller.news({ kind: "played", events: table.events }).map((line) => line.words));
}
console.log(JSON.stringify(told));
await close();
