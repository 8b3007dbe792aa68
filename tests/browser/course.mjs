// Where the moments of an analysed game stand in the log of its table, by the client's own code.
import { json } from "node:stream/consumers";
import { close, load } from "./client.mjs";

const { Course, playedAt } = await load("/src/analysis/course.ts");
const { placed } = await load("/src/analysis/placing.ts");
const { further } = await load("/src/analysis/further.ts");
const found = [];
const [steps, ...tables] = await json(process.stdin);
let making = null;
found.push(steps.map((step) => (making = further(making, step))));
for (const { analysis, news, mine, width = 290, height = 96 } of tables) {
  const course = new Course(analysis, playedAt(news), mine);
  const numbers = analysis.entries.map(({ number }) => course.number(number));
  const marks = placed(
    course.marks(8).map((moment) => ({
      moment,
      x: (width * moment.at) / course.length,
      y: height * (1 - course.chances(moment.at)[moment.seat - 1]),
    })),
    height,
  );
  const moments = course.moments.map((one) => ({ ...one, ...(one.kind !== "cost" && course.turned(one)) }));
  found.push({ numbers, at: news.map((_, place) => course.at(place + 1)), marks, moments });
}
console.log(JSON.stringify(found));
await close();
