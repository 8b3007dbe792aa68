// What the build makes of a file of texts: its name and its words come in, all its texts go out.
import { readFileSync } from "node:fs";
import { close, readTexts } from "./client.mjs";

const { file, text } = JSON.parse(readFileSync(0, "utf-8"));
const { code } = readTexts.transform(text, file);
const { default: made } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
console.log(JSON.stringify(made.body.map(({ id, value }) => [id, value])));
await close();
