// Tells what can be done now as the table does, by the client's own code: games with their moments come in, the advice goes out.
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { close, load } from "./client.mjs";

Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] } });
const games = fileURLToPath(new URL("../../src/croupier/games/", import.meta.url));
const { loadShell } = await load("/src/lib/words.ts");
const { textsOf } = await load("/src/house/texts.ts");
const { Teller } = await load("/src/table/telling.ts");
const { adviceOf } = await load("/src/table/advice.ts");
await loadShell();
const told = {};
for (const { game, names, seats, moments } of await json(process.stdin)) {
  const { default: guide } = await load(`${games}${game}/web/guide.ts`);
  const teller = new Teller(await textsOf(game), seats, names);
  told[game] = { tour: guide.tour, advice: moments.map((moment) => adviceOf(guide.now, moment, teller)) };
}
console.log(JSON.stringify(told));
await close();
