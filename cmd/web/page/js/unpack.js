// Fetching of large files by workers: packed, whatever the host does about that.

"use strict";

/** Fetches a file. Of a large one the host is asked first how it would send it: where that is as it is, the packed one beside it comes in its
 * place and is unpacked here.
 * @param {string} url @param {RequestInit} options
 * @returns {Promise<Response>} */
async function fetchPacked(url, options) {
  const plain = () => fetch(url, options);
  if (!url.endsWith(".wasm") || typeof DecompressionStream === "undefined") return plain();
  const head = await fetch(url, { ...options, method: "HEAD" }).catch(() => null);
  if (!head?.ok || head.headers.has("Content-Encoding")) return plain();
  const packed = await fetch(url + ".gz", options).catch(() => null);
  if (!packed?.ok || !packed.body || packed.headers.get("Content-Type")?.startsWith("text/html")) return plain();
  const unpacked = packed.headers.has("Content-Encoding") ? packed.body : packed.body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(unpacked, { headers: { "Content-Type": head.headers.get("Content-Type") ?? "" } });
}
