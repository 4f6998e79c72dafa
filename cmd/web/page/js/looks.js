// The looks of cards and felts: chosen once for all tables, and kept in the browser. The
// style sheet reads the choices from the root of the page.

import { storesOf } from "./kept.js";
import { object, settings } from "./schema.js";

/** The choices, the default first.
 * @type {{back: string[], felt: string[], colours: string[], stock: string[]}} */
export const choices = { back: ["lattice", "tadpoles"], felt: ["green", "blue", "wine"], colours: ["2", "4"], stock: ["left", "right"] };

/** The back of the cards, the felt's colour, how many colours the suits have, and on which
 * side the stock lies.
 * @typedef {Record<keyof typeof choices, string>} Looks */

const names = /** @type {(keyof typeof choices)[]} */ (Object.keys(choices));
const usual = /** @type {Looks} */ (Object.fromEntries(names.map((name) => [name, choices[name][0]])));
export const stores = storesOf("page", { looks: object(settings(usual, choices)) });
const changes = new EventTarget();

let now = stores.looks.load() ?? usual;
show();

/** The looks chosen now. */
export const looks = () => now;

/** Sets choices. @param {Partial<Looks>} change */
export function setLooks(change) {
  now = { ...now, ...change };
  stores.looks.save(now);
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
