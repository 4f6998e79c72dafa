// Files between the page and its reader: saved, picked, and fetched from where the page is.

import { h } from "./dom.js";

/** Saves text or bytes as a file for the reader.
 * @param {string} name @param {Blob} blob */
export function save(name, blob) {
  const address = URL.createObjectURL(blob);
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Lets the reader pick a file.
 * @param {string} accept the kinds of files offered @param {(file: File) => void} take */
export function pick(accept, take) {
  const field = h("input", { type: "file", accept });
  field.addEventListener("change", () => field.files?.[0] && take(field.files[0]));
  field.click();
}

/** A link that leads to another site. */
export class Refused extends Error {}

/** The text of a file from the page's own site.
 * @param {string} link relative to the page, or whole @param {number} most bytes
 * @returns {Promise<string | null>} null if the file is longer
 * @throws {Refused} for a link to another site; another error for a link that leads nowhere */
export async function fetched(link, most) {
  if (!URL.canParse(link, location.href)) throw new Refused(link);
  const url = new URL(link, location.href);
  if (url.origin !== location.origin) throw new Refused(link);
  const response = await fetch(url, { redirect: "error" });
  if (!response.ok || !response.body) throw new Error(`${link}: ${response.status}`);
  const [parts, reader] = [/** @type {BlobPart[]} */ ([]), response.body.getReader()];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    parts.push(part.value);
  }
  return new Blob(parts).text();
}
