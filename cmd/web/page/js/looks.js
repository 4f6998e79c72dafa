// The looks of cards and felts: chosen once for all tables, and kept in the browser. The
// style sheet reads the choices from the root of the page.

/** The choices, the default first.
 * @type {{back: string[], felt: string[], colours: string[], stock: string[]}} */
export const choices = { back: ["lattice", "tadpoles"], felt: ["green", "blue", "wine"], colours: ["2", "4"], stock: ["left", "right"] };

/** The back of the cards, the felt's colour, how many colours the suits have, and on which
 * side the stock lies.
 * @typedef {Record<keyof typeof choices, string>} Looks */

const names = /** @type {(keyof typeof choices)[]} */ (Object.keys(choices));
const key = "kedou.looks.1";
const changes = new EventTarget();

/** @type {Looks} */
let now = allowed(read());
show();

/** The looks chosen now. */
export function looks() {
  return now;
}

/** Sets a choice. An unknown choice keeps its default. @param {Partial<Looks>} change */
export function setLooks(change) {
  now = allowed({ ...now, ...change });
  try {
    localStorage.setItem(key, JSON.stringify(now));
  } catch {
    // a browser without storage keeps the looks until the page is closed
  }
  show();
  changes.dispatchEvent(new Event("change"));
}

/** Registers a function to run after each change.
 * @param {() => void} act @returns {() => void} removes the function */
export function onLooks(act) {
  changes.addEventListener("change", act);
  return () => changes.removeEventListener("change", act);
}

function show() {
  for (const name of names) document.documentElement.dataset[name] = now[name];
}

/** @param {Record<string, unknown>} chosen @returns {Looks} */
function allowed(chosen) {
  const one = (/** @type {keyof typeof choices} */ name) => choices[name].find((c) => c === chosen[name]) ?? choices[name][0] ?? "";
  return { back: one("back"), felt: one("felt"), colours: one("colours"), stock: one("stock") };
}

/** @returns {Record<string, unknown>} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") ?? {};
  } catch {
    return {};
  }
}
