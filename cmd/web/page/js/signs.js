// The signs on the buttons of the games, as drawings, and the buttons themselves.

import { h, svg } from "./dom.js";
import { t } from "./i18n.js";

/** Outlines in a square of 24, as strokes. */
const outlines = {
  deal: "M4 8h10v12H4zM8 8V4h12v12h-6M9 11.500l2.500 2.500L9 16.500 6.500 14z",
  undo: "M9 5L4 10l5 5M4 10h9.500a5.500 5.500 0 0 1 0 11H10",
  redo: "M15 5l5 5-5 5M20 10h-9.500a5.500 5.500 0 0 0 0 11H14",
  hint: "M9 18h6M10 21h4M12 3a6.500 6.500 0 0 0-3.800 11.800c.6.500.8 1 .8 1.700V18h6v-1.500c0-.7.2-1.200.8-1.700A6.500 6.500 0 0 0 12 3z",
  menu: "M4 6.500h16M4 12h16M4 17.500h16",
  finish: "M5 13l4 4L19 6M5 20h14",
  review: "M4 19V5M4 19h16M7 15l4-5 3 3 5-7",
  counter: "M5 4h14v16H5zM5 9h14M5 14.500h14M10 9v11M14.500 9v11",
  auto: "M7 9h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM12 9V5M10.500 4.500h3M9 13v1.500M15 13v1.500M3 13v3M21 13v3",
  shut: "M6 6l12 12M18 6L6 18",
};

/** @param {keyof typeof outlines} name */
export function sign(name) {
  return svg("svg", { class: "play-sign", viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: outlines[name] }));
}

/** Returns a function that makes buttons with their signs and words.
 * @param {string} id the beginning of their ids @param {string} words the beginning of their words' keys */
export function toolsOf(id, words) {
  return (/** @type {keyof typeof outlines} */ name, /** @type {() => any} */ onclick, /** @type {import("./dom.js").Attributes} */ attributes = {}) =>
    h("button", { type: "button", id: id + name, title: t(words + name), onclick, ...attributes }, sign(name), h("span", {}, t(words + name)));
}
