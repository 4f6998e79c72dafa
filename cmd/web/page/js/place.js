// Where the page is: its door to the solvers, and its files, for the page and for its workers.

/** What a worker, which has no page, is told about it.
 * @typedef {{door: string, base: string, modules: string}} Place */

/** @type {Place | null} */
let place = null;

/** Takes the place of the page, in a worker. @param {Place} of */
export function workFor(of) {
  place = of;
}

/** The page's place, for a worker. @returns {Place} */
export const placeForWorker = () => ({ door: door(), base: document.baseURI, modules: moduleLengths() });

/** @param {string} name of a meta element of the page */
const meta = (name) => document.querySelector(`meta[name="${name}"]`)?.getAttribute("content");

/** The lengths of modules, as the site's builder says. */
export const moduleLengths = () => place?.modules ?? meta("modules") ?? "";

/** The page's door: "http", the server, or "wasm", the module. */
export const door = () => place?.door ?? meta("door") ?? "http";

/** The address of a file of the page. @param {string} path */
export const at = (path) => (place ? new URL(path, place.base).href : path);

/** The text of a file of the page. @param {string} path */
export async function textOf(path) {
  const response = await fetch(at(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}
