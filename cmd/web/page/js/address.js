// The page's state in the URL's fragment: "#klondike&lang=en&seed=31&step=5". The first word is the tab; the
// rest are the language and whatever the tab wants to remember. Nothing is stored anywhere else.

/** @typedef {Record<string, string>} Params
 * @typedef {{tab: string, lang: string | undefined, params: Params}} Address */

/** Reads a fragment, with or without its #.
 * @param {string} fragment @returns {Address} */
export function parse(fragment) {
  const [tab = "", ...rest] = fragment.replace(/^#/, "").split("&");
  const { lang, ...params } = Object.fromEntries(new URLSearchParams(rest.join("&")));
  return { tab, lang, params };
}

/** Writes a fragment. Parameters that are empty are left out.
 * @param {Address} address @returns {string} */
export function format({ tab, lang, params }) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...(lang ? { lang } : {}), ...params })) {
    if (value !== "") query.set(name, value);
  }
  const text = query.toString();
  return "#" + tab + (text ? "&" + text : "");
}

/** The address as a link to give away. @param {Address} address */
export const link = (address) => location.href.replace(/#.*$/, "") + format(address);

/** A number of a parameter: or without, if the parameter isn't a number.
 * @param {string | undefined} text @param {number} without the value for a missing or wrong parameter */
export const count = (text, without) => (text && /^\d{1,6}$/.test(text) ? Number(text) : without);

/** A word of a parameter if it is one of those known, or else another.
 * @template {string} W @param {string | undefined} text @param {readonly W[]} words @param {W} otherwise @returns {W} */
export function oneOf(text, words, otherwise) {
  return words.find((word) => word === text) ?? otherwise;
}

/** The day by the reader's clock: "2026-11-23". */
export function today() {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, "0")).join("-");
}
