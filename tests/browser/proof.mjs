// Checks records by the client's own code: texts and notes as JSON come in, what the page would say goes out.
import { json } from "node:stream/consumers";
import { close, load } from "./client.mjs";

Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] } });
const { loadShell, say } = await load("/src/lib/words.ts");
const { check } = await load("/src/proof/check.ts");
await loadShell();
const { subtle } = crypto;
const verdicts = [];
for (const { text, note = null, mine = [], plain = false, shown = null } of await json(process.stdin)) {
  Object.defineProperty(globalThis, "crypto", { value: plain ? {} : { subtle } });
  const { kind, text: name, values } = await check(text, () => note, mine, shown);
  verdicts.push({ kind, words: say(name, values) });
}
console.log(JSON.stringify(verdicts));
await close();
