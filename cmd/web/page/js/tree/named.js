// The nodes that the text at the reader's place of the tour names, for the tree to mark them.

import { t } from "../i18n.js";
import { chapters } from "./chapters.js";

/** The nodes in brackets in the text of a place, such as [7]; none without a tour or in a variant's run.
 * @param {import("./tour.js").Tour | null | undefined} tour @returns {number[]} */
export function namedIn(tour) {
  if (!tour || tour.other >= 0) return [];
  const text = t(`tour.${chapters[tour.chapter].name}.${tour.place}`);
  return [...new Set(Array.from(text.matchAll(/\[(\d+)\]/g), ([, n]) => Number(n)))];
}
