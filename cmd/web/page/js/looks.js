// The looks of cards and felts: chosen once for all tables, and kept in the browser. The
// style sheet reads the choices from the root of the page.

import { storesOf } from "./kept.js";
import { object, settings } from "./schema.js";

/** The choices, the default first.
 * @type {{back: string[], felt: string[], face: string[], colours: string[], mode: string[], stock: string[]}} */
export const choices = {
  back: ["lattice", "tadpoles", "waves", "stripes", "dots", "squares", "scales", "stars"], felt: ["green", "blue", "wine", "plum", "slate", "walnut"],
  face: ["usual", "large"], colours: ["2", "4"], mode: ["system", "light", "dark"], stock: ["left", "right"],
};

/** The back of the cards, the felt's colour, usual or large indices on the faces, how many colours the suits have, whether the page is
 * light, dark or as the system is, and on which side the stock lies.
 * @typedef {Record<keyof typeof choices, string>} Looks */

const names = /** @type {(keyof typeof choices)[]} */ (Object.keys(choices));
const usual = /** @type {Looks} */ (Object.fromEntries(names.map((name) => [name, choices[name][0]])));
export const stores = storesOf("page", { looks: object(settings(usual, choices)) });
const changes = new EventTarget();
/** The rules for dark pages. @type {WeakSet<CSSMediaRule>} */
const asked = new WeakSet();

let now = stores.looks.load() ?? usual;
show();
document.head.addEventListener("load", lighten, true); // style sheets that come later

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
  lighten();
}

/** Lets the rules for dark pages hold by the choice, or by the system. */
function lighten() {
  const dark = { dark: "all", light: "not all" }[/** @type {"dark"} */ (now.mode)] ?? "(prefers-color-scheme: dark)";
  for (const rule of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])) {
    if (!(rule instanceof CSSMediaRule) || !(asked.has(rule) || rule.media.mediaText.includes("color-scheme"))) continue;
    asked.add(rule);
    rule.media.mediaText = dark;
  }
}
