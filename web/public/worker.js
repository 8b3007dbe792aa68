/**
 * Keeps the page and its files, with the texts of the reader's language, so that somebody without a line is told so by the
 * page itself; anew for every build.
 */
const { searchParams: SAID } = new URL(location.href);
const BUILD = SAID.get("build") ?? "";
const LANGUAGE = SAID.get("language") ?? "";
const KEPT = `croupier ${BUILD}`;
const HOME = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(keepHome().then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith("/api")) event.respondWith(visit(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
});

/** Whether a file is what the house has, and no page that somebody on the way puts in its place. */
const isOurs = (answer) =>
  answer.ok && !answer.redirected && !(answer.headers.get("content-type") ?? "").startsWith("text/html");

/** Keeps the page of this build in the reader's language with the files it names; a page of anybody else is not kept. */
async function keepHome() {
  const page = await fetch(HOME, { cache: "no-cache", headers: { "accept-language": LANGUAGE } });
  const text = await page.clone().text();
  if (!page.ok || page.redirected || !text.includes(`"${BUILD}"`))
    throw new Error("this is not the page of this build");
  const kept = await caches.open(KEPT);
  await keepNamed(text, kept);
  await kept.put(HOME, page);
}

/** Keeps the files that a text names, and those that its styles name in turn. */
async function keepNamed(text, kept) {
  for (const [path] of text.matchAll(/\/assets\/[^"')]+/g)) {
    const answer = await fetch(path);
    if (!isOurs(answer)) throw new Error(`${path} is not there`);
    if (path.endsWith(".css")) await keepNamed(await answer.clone().text(), kept);
    await kept.put(path, answer);
  }
}

/** Drops what builds before this one have kept. */
async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
}

/** A page from the house; without it the one that is kept. */
async function visit(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(HOME)) ?? Response.error();
  }
}

/** A file, which never changes under its name. */
async function file(request) {
  const known = await caches.match(request);
  if (known) return known;
  const found = await fetch(request);
  if (isOurs(found)) await (await caches.open(KEPT)).put(request, found.clone());
  return found;
}
