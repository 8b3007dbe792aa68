// Says a text with some amounts in it, language by language, as the client's library of texts does.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const web = new URL("../../web/", import.meta.url);
const { FluentBundle, FluentResource } = createRequire(web)("@fluent/bundle");
const told = JSON.parse(readFileSync(0, "utf-8")).map(({ tags, file, text, amounts }) => {
  const bundle = new FluentBundle(tags, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(file, "utf-8")));
  return amounts.map((amount) => bundle.formatPattern(bundle.getMessage(text).value, { amount }, []));
});
console.log(JSON.stringify(told));
