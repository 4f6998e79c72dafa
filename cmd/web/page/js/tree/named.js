// The nodes that the text at the reader's place of the tour names, for the tree to mark them.

import { t } from "../i18n.js";
import { placeWord } from "./tour.js";

/** The nodes in brackets in the text that is read, such as [7]: a place's or a variant's; none without a tour.
 * @param {import("./tour.js").Tour | null | undefined} tour @returns {number[]} */
export function namedIn(tour) {
  if (!tour) return [];
  return [...new Set(Array.from(t(placeWord(tour)).matchAll(/\[(\d+)\]/g), ([, n]) => Number(n)))];
}
