// The keeper: a service worker that keeps a site's files, so that the page works without the network. Each version has a cache of
// its own, which is complete before the version is used, and holds only what has the hash that the site's builder gave it. A new
// version waits until the reader wants it, so that no game is disturbed. A module that isn't kept yet comes from the host as it is.

"use strict";

/** The files by name, with their SHA-256; the site's builder puts them here.
 * @type {{version: string, files: Record<string, string>}} */
const site = { version: "", files: {} };

/** @type {any} */
const worker = self;
worker.importScripts("js/unpack.js");

/** @type {string} */
const home = worker.registration.scope;
const family = `kedou ${new URL(home).pathname} `; // other sites may have the same origin
const cacheName = family + site.version;

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keepAll()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(takeOver()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const file = fileOf(event.request);
  if (file !== null) event.respondWith(answer(file, event.request));
});
worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data === "take over") worker.skipWaiting();
  else if (Object.hasOwn(site.files, event.data?.keep)) event.waitUntil(keep(event.data.keep).catch(() => {})); // what can't be kept is fetched again
});

/** Keeps all that the page is made of, and the modules that an older version had kept; others are kept once the page has used them.
 * @returns {Promise<unknown>} */
function keepAll() {
  return Promise.all(Object.keys(site.files).map(async (file) => {
    if (!file.endsWith(".wasm")) await keep(file);
    else if (await caches.match(home + file)) await keep(file).catch(() => {}); // what can't be kept is fetched again
  }));
}

/** Forgets older versions, and serves the pages that are open. */
async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((n) => n.startsWith(family) && n !== cacheName).map((n) => caches.delete(n)));
  await worker.clients.claim();
}

/** The file that a request asks for; null if it is none of the site's.
 * @param {Request} request */
function fileOf(request) {
  const url = request.url.replace(/[?#].*$/, "");
  const file = url.slice(home.length) || "index.html";
  return request.method === "GET" && url.startsWith(home) && Object.hasOwn(site.files, file) ? file : null;
}

/** @param {string} file @param {Request} request @returns {Promise<Response>} */
async function answer(file, request) {
  const cache = await caches.open(cacheName);
  return (await cache.match(home + file)) ?? fetch(request);
}

/** Keeps a file: from an older version's cache if it hasn't changed, else from the network, past the browser's own cache if
 * that has another version.
 * @param {string} file */
async function keep(file) {
  const [cache, url] = [await caches.open(cacheName), home + file];
  if (await cache.match(url)) return;
  for (const get of [() => caches.match(url), () => fetchPacked(url, {}), () => fetchPacked(url, { cache: "reload" })]) {
    const found = await get();
    if (!found?.ok) continue;
    const content = await found.arrayBuffer();
    if ((await hashOf(content)) === site.files[file]) {
      await cache.put(url, new Response(content, { headers: { "Content-Type": found.headers.get("Content-Type") ?? "" } }));
      return;
    }
  }
  throw new Error(`${file} isn't of this version`);
}

/** @param {ArrayBuffer} content */
async function hashOf(content) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
