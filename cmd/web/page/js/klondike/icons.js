// The signs on buttons, as drawings, because fonts don't always have them; and the buttons of
// this tab.

import { h, svg } from "../dom.js";
import { t } from "../i18n.js";

/** Outlines in a square of 20. */
const icons = {
  first: "M4 4h2.5v12H4zM16 4v12L7.5 10z",
  back: "M13 3.500l1.700 1.700L9.900 10l4.800 4.800-1.700 1.700L6.500 10z",
  play: "M6 3.5v13L16.5 10z",
  pause: "M5 4h3.5v12H5zM11.5 4H15v12h-3.5z",
  next: "M7 3.500L5.300 5.200l4.800 4.800-4.800 4.800L7 16.500l6.500-6.500z",
  last: "M13.5 4H16v12h-2.5zM4 4v12l8.5-6z",
  turn: "M10 3.5a6.5 6.5 0 1 0 6.5 6.5h-2.200A4.300 4.300 0 1 1 10 5.700V8.5l4.5-3.900L10 .8z",
};

/** @param {keyof typeof icons} name */
export const icon = (name) => svg("svg", { class: "icon", viewBox: "0 0 20 20", "aria-hidden": "true" }, svg("path", { d: icons[name] }));

/** The look of the controls that step through a game.
 * @type {import("../player.js").Look} */
export const stepping = {
  words: { first: "k.first", back: "k.stepBack", play: "k.play", pause: "k.pause", next: "k.stepForward", last: "k.last", place: "k.place" },
  sign: icon, placed: "k.stepOf", button: { class: "sign" },
};

/** A button with its word, which is also its id unless the attributes give another.
 * @param {string} word @param {() => any} onclick @param {import("../dom.js").Attributes} [attributes] */
export const button = (word, onclick, attributes = {}) => h("button", { type: "button", id: "k-" + word, onclick, ...attributes }, t("k." + word));
