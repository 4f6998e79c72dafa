// Fetching of large files by workers: compressed, even from a host that doesn't compress.

"use strict";

/** Fetches a file. For a large file it first asks whether the host compresses it: if not, it fetches the
 * compressed copy and decompresses it here.
 * @param {string} url @param {RequestInit} options @returns {Promise<Response>} */
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
