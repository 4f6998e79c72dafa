// The service worker, which keeps a site's files, so that the page works without the network. Each version has a cache of
// its own, which is complete before the version is used, and holds only what has the hash that the site's builder gave it. A new
// version waits until the reader accepts it, so that no game is disturbed. A tab that is open when another tab takes the new version keeps
// its own: each version's cache notes its tabs and their workers, and is deleted when all of them are closed. A module is kept after its
// first use; files from the host are checked by their hashes too.

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
const clientNote = home + "client/"; // a page or a worker of the version, by its id
const fileList = home + "kedou-files.json"; // the version's files with their hashes

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keepAll()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(takeOver()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(home)) event.respondWith(answer(event));
});
worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data === "take over") worker.skipWaiting();
  else if (event.data === "forget") event.waitUntil(forget());
  else if (Object.hasOwn(site.files, event.data?.keep)) event.waitUntil(keep(event.data.keep).catch(() => {})); // a file that can't be kept is fetched again
});

/** Whether a file is kept only after its first use: a module. @param {string} file */
const later = (file) => file.endsWith(".wasm");

/** Keeps all files of the page, and those optional files that an older version had kept.
 * @returns {Promise<unknown>} */
function keepAll() {
  return Promise.all(Object.keys(site.files).map(async (file) => {
    if (!later(file)) await keep(file);
    else if (await caches.match(home + file)) await keep(file).catch(() => {}); // a file that can't be kept is fetched again
  }));
}

/** Serves each open page with its own version; a page that no version knows gets this version. */
async function takeOver() {
  for (const { id } of await everyClient()) await note(id, await versionOf(id));
  await forget();
  await worker.clients.claim();
  await (await caches.open(cacheName)).put(fileList, new Response(JSON.stringify(site.files)));
}

/** The pages that are open, and their workers. @returns {Promise<{id: string}[]>} */
function everyClient() {
  return worker.clients.matchAll({ includeUncontrolled: true, type: "all" });
}

/** The names of the caches of all versions. */
async function versions() {
  return (await caches.keys()).filter((name) => name.startsWith(family));
}

/** Notes the version of a page or a worker.
 * @param {string} id @param {string} name of the version's cache */
async function note(id, name) {
  await (await caches.open(name)).put(clientNote + id, new Response(""));
}

/** The name of the cache of a client's version.
 * @param {string} id @returns {Promise<string>} */
async function versionOf(id) {
  for (const name of await versions()) if (await (await caches.open(name)).match(clientNote + id)) return name;
  return cacheName;
}

/** Forgets clients that are gone, and older versions whose clients are all gone. */
async function forget() {
  const open = new Set((await everyClient()).map(({ id }) => clientNote + id));
  for (const name of await versions()) {
    const cache = await caches.open(name);
    const notes = (await cache.keys()).map(({ url }) => url).filter((url) => url.startsWith(clientNote));
    const gone = notes.filter((url) => !open.has(url));
    if (name !== cacheName && gone.length === notes.length) await caches.delete(name);
    else await Promise.all(gone.map((url) => cache.delete(url)));
  }
}

/** Answers a request of a page or a worker from its version; a page that is loaded again gets this version.
 * @param {{request: Request, clientId: string, resultingClientId: string}} event @returns {Promise<Response>} */
async function answer({ request, clientId, resultingClientId }) {
  const url = request.url.replace(/[?#].*$/, "");
  const file = url.slice(home.length).replace(/(^|\/)$/, "$1index.html"); // the address of a folder is the address of its index
  const name = request.mode === "navigate" ? cacheName : await versionOf(clientId);
  if (resultingClientId) await note(resultingClientId, name);
  const cache = await caches.open(name);
  const kept = await cache.match(home + file);
  if (kept) return kept;
  const hash = name === cacheName ? site.files[file] : (await (await cache.match(fileList))?.json())?.[file];
  return later(file) && hash ? checked(file, hash, cache) : fetch(request);
}

/** Passes a file on while it arrives, and keeps it. A file of another version breaks off at its end.
 * @param {string} file @param {string} hash @param {Cache} cache @returns {Promise<Response>} */
async function checked(file, hash, cache) {
  const found = await fetchPacked(home + file, { cache: "no-cache" });
  if (!found.ok || !found.body) return found;
  /** @type {BlobPart[]} */
  const parts = [];
  const check = new TransformStream({
    transform(part, to) {
      parts.push(part);
      to.enqueue(part);
    },
    async flush() {
      const content = await new Blob(parts).arrayBuffer();
      if ((await hashOf(content)) !== hash) throw new Error(`${file} isn't of this version`);
      await put(cache, file, content, found);
    },
  });
  return new Response(found.body.pipeThrough(check), { headers: { "Content-Type": found.headers.get("Content-Type") ?? "" } });
}

/** @param {Cache} cache @param {string} file @param {ArrayBuffer} content @param {Response} found with its type */
function put(cache, file, content, found) {
  return cache.put(home + file, new Response(content, { headers: { "Content-Type": found.headers.get("Content-Type") ?? "" } }));
}

/** Keeps a file: from an older version's cache if it hasn't changed, else from the network, bypassing the browser's own cache if
 * it has another version.
 * @param {string} file */
async function keep(file) {
  const [cache, url] = [await caches.open(cacheName), home + file];
  if (await cache.match(url)) return;
  for (const get of [() => caches.match(url), () => fetchPacked(url, {}), () => fetchPacked(url, { cache: "reload" })]) {
    const found = await get();
    if (!found?.ok) continue;
    const content = await found.arrayBuffer();
    if ((await hashOf(content)) === site.files[file]) {
      await put(cache, file, content, found);
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
