// Traces as files: their bounds, and a run's place in the address.

import { fetched, Refused } from "../files.js";
import { t } from "../i18n.js";

/** The longest file, in bytes: the limit of the service. */
const MOST = 16 << 20;

/** A trace that was opened: its name, its text, and the link that led to it, or "".
 * @typedef {{name: string, text: string, link: string}} TraceFile */

/** @param {File} file @returns {Promise<TraceFile>} */
export async function traceOf(file) {
  if (file.size > MOST) throw new Error(t("tree.tooLong", MOST >> 20));
  return { name: file.name, text: await file.text(), link: "" };
}

/** The trace at a link of this site.
 * @param {string} link @returns {Promise<TraceFile>} */
export async function traceAt(link) {
  const text = await fetched(link, MOST).catch((error) => {
    throw new Error(t(error instanceof Refused ? "tree.notHere" : "tree.notFetched", link.slice(0, 80)));
  });
  if (text === null) throw new Error(t("tree.tooLong", MOST >> 20));
  return { name: link.replace(/^.*\//, ""), text, link };
}

/** The problem of a trace, as far as the page knows its words.
 * @param {{game: boolean, domain: string, engine: string, start: string}} end
 * @returns {import("./state.js").Problem} */
export function problemIn({ game, domain, engine, start }) {
  /** @type {Record<string, string>} */
  const fields = {};
  if (domain === "klondike") {
    const piles = start.split("|");
    const cards = start.match(/[A2-9TJQK][CDHS]/g)?.length ?? 0;
    Object.assign(fields, { columns: String(piles.length - 1), ranks: String(cards / 4) });
  }
  return { game: game ? "doudizhu" : "klondike", engine, example: "", fields };
}
