// Hashes texts by the client's own code: a list as JSON comes in, their hashes go out.
import { readFileSync } from "node:fs";
import { close, load } from "./client.mjs";

const { sha256 } = await load("/src/lib/sha256.ts");
console.log(JSON.stringify(JSON.parse(readFileSync(0, "utf-8")).map(sha256)));
await close();
