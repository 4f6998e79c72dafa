// The nodes named in the text at the reader's place of the tour, for marks on the tree.

import { t } from "../i18n.js";
import { placeWord } from "./tour.js";

/** The nodes in brackets in the present text, such as [7], of a place or a variant; none without a tour.
 * @param {import("./tour.js").Tour | null | undefined} tour @returns {number[]} */
export function namedIn(tour) {
  if (!tour) return [];
  return [...new Set(Array.from(t(placeWord(tour)).matchAll(/\[(\d+)\]/g), ([, n]) => Number(n)))];
}
