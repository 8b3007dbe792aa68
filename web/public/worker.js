/** Keeps the page and its files, so that somebody without a line is told so by the page itself; anew for every build. */
const KEPT = "croupier";
const HOME = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(keepHome().then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith("/api")) event.respondWith(visit(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
});

/** Keeps the page as it is now with the files it names, and nothing of the build before. */
async function keepHome() {
  const page = await fetch(HOME, { cache: "no-cache" });
  const files = [...(await page.clone().text()).matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  await caches.delete(KEPT);
  const kept = await caches.open(KEPT);
  await Promise.all([kept.put(HOME, page), kept.addAll(files)]);
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
  if (found.ok) await (await caches.open(KEPT)).put(request, found.clone());
  return found;
}
