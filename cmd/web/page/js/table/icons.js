// The signs on the table's tools, as drawings.

import { svg } from "../dom.js";

/** Outlines in a square of 24, as strokes. */
const icons = {
  undo: "M9 5L4 10l5 5M4 10h9.500a5.500 5.500 0 0 1 0 11H10",
  menu: "M4 6.500h16M4 12h16M4 17.500h16",
  counter: "M5 4h14v16H5zM5 9h14M5 14.500h14M10 9v11M14.500 9v11",
  auto: "M7 9h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM12 9V5M10.500 4.500h3M9 13v1.500M15 13v1.500M3 13v3M21 13v3",
};

/** @param {keyof typeof icons} name */
export function sign(name) {
  return svg("svg", { class: "play-sign", viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: icons[name] }));
}
