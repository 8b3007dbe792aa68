// Measures pages as a phone loads them. Reads {chromium, house, pages: [{name, path, held, awaits}]} and tells, for each
// page, the scores of Lighthouse's four categories and the figures behind the first.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";
import { readFileSync } from "node:fs";

const FIGURES = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];
const { chromium, house, pages } = JSON.parse(readFileSync(0, "utf-8"));
const chrome = await launch({ chromePath: chromium, chromeFlags: ["--headless=new", "--no-sandbox"] });
const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${chrome.port}` });
const page = await browser.newPage();

/** Holds the seats of a page, and waits until there is to be seen what is measured. */
async function prepare({ path, held, awaits }) {
  await page.goto(house);
  await page.evaluate((held) => localStorage.setItem("croupier.tables", JSON.stringify(held)), held);
  await page.goto(house + path);
  await page.waitForSelector(awaits);
}

/** One load; another one where nothing was painted. */
async function loaded(wanted) {
  await prepare(wanted);
  const { lhr } = await lighthouse(house + wanted.path, { port: chrome.port, logLevel: "silent" });
  return lhr.runtimeError ? loaded(wanted) : lhr;
}

try {
  for (const wanted of pages) {
    const lhr = await loaded(wanted);
    const scores = Object.values(lhr.categories).map(({ score }) => Math.round(100 * score));
    const figures = FIGURES.map((name) => lhr.audits[name].numericValue);
    const wrong = Object.values(lhr.audits).filter(({ score, scoreDisplayMode: mode }) => mode === "binary" && score === 0);
    console.log(JSON.stringify({ name: wanted.name, scores, figures, wrong: wrong.map(({ id }) => id) }));
  }
} finally {
  await browser.disconnect();
  chrome.kill();
}
