// Fetching of large files by workers: packed, whatever the host does about that.

"use strict";

/** The header of what comes from the browser's own keeping, not by the network. */
const kept = "Kedou-Kept";

/** Fetches a file. Where the host sends it as it is, and it is large, the packed one beside it comes in its place and is unpacked here.
 * @param {string} url @param {RequestInit} options
 * @returns {Promise<Response>} */
async function fetchPacked(url, options) {
  const plain = await fetch(url, options);
  const { ok, headers, body } = plain;
  if (!ok || !body || !url.endsWith(".wasm") || headers.has("Content-Encoding") || headers.has(kept) || typeof DecompressionStream === "undefined") return plain;
  const packed = await fetch(url + ".gz", options).catch(() => null);
  if (!packed?.ok || !packed.body || packed.headers.get("Content-Type")?.startsWith("text/html")) return plain;
  await body.cancel();
  const unpacked = packed.headers.has("Content-Encoding") ? packed.body : packed.body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(unpacked, { headers: { "Content-Type": headers.get("Content-Type") ?? "" } });
}
