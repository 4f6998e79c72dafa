// The visible part of a layout. The columns of the layout are the index: their nodes
// are sorted by row, and so are the parents of these nodes, so that the nodes in the picture and the
// edges across it are each one run of a column, found by two binary searches.

import { columnAt, high, ROW, rowAt } from "./camera.js";

/** @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./camera.js").Camera} Camera
 * @typedef {import("./camera.js").Size} Size */

/** Subtrees and rows lower than this many pixels are strokes. */
export const STROKE = 2;

/** How far a node reaches from its place, in pixels: its rings, and to the right its text. */
const [RING, TEXT] = [18, 120];

/** The visible nodes and edges.
 * @typedef {object} Sight
 * @property {number[]} nodes the nodes drawn one by one
 * @property {number[]} edges nodes whose edge from their parent is in the picture
 * @property {number[]} small roots of subtrees too small to be distinguished; if several overlap, only the first */

/** The part of a layout that a picture shows, in columns and rows.
 * @typedef {{left: number, right: number, top: number, bottom: number}} Box */

/** @param {Camera} c @param {Size} size @returns {Box} */
export function boxOf(c, size) {
  return { left: columnAt(c, -TEXT), right: columnAt(c, size.width + RING), top: rowAt(c, -RING), bottom: rowAt(c, size.height + RING) };
}

/** The visible part of the nodes below born, in time that grows with the visible part.
 * @param {Layout} l @param {Camera} camera @param {Size} size @param {number} born @returns {Sight} */
export function sightOf(l, camera, size, born) {
  const box = boxOf(camera, size);
  const low = lowIn(l, camera);
  /** @type {Sight} */
  const sight = { nodes: [], edges: [], small: [] };
  for (let d = 0; d < l.columns && d - 1 <= box.right; d++) {
    let taken = NaN; // the last pixel with a stroke
    for (const n of runOf(l, d, (m) => l.row[m], (m) => l.row[m], box)) {
      if (n >= born) continue;
      if (!low(n)) {
        if (d >= box.left && d <= box.right) sight.nodes.push(n);
      } else if (l.deepest[n] >= box.left && (d === 0 || !low(l.parents[n]))) {
        const pixel = Math.floor(high(camera, l.top[n] - 0.5));
        if (pixel !== taken) sight.small.push(n);
        taken = pixel;
      }
    }
    if (d > 0 && d >= box.left) {
      for (const n of edgesIn(l, d, box)) if (n < born && !low(n)) sight.edges.push(n);
    }
  }
  return sight;
}

/** Finds the subtrees that are too low to be distinguished.
 * @param {Layout} l @param {Camera} camera @returns {(n: number) => boolean} */
export function lowIn({ top, bottom }, { scale }) {
  return (n) => (bottom[n] - top[n] + 1) * ROW * scale < STROKE;
}

/** The nodes of a column whose edges cross a box from top to bottom.
 * @param {Layout} l @param {number} d @param {Box} box */
function edgesIn({ row, parents, ...l }, d, box) {
  return runOf(l, d, (n) => Math.min(row[n], row[parents[n]]), (n) => Math.max(row[n], row[parents[n]]), box);
}

/** The nodes of a column that reach into a box, where both their ends rise along the column.
 * @param {Pick<Layout, "columnFirst" | "inColumn">} l @param {number} d
 * @param {(n: number) => number} from @param {(n: number) => number} to @param {Box} box */
function runOf({ columnFirst, inColumn }, d, from, to, { top, bottom }) {
  const first = halve(columnFirst[d], columnFirst[d + 1], (i) => to(inColumn[i]) < top);
  return inColumn.subarray(first, halve(first, columnFirst[d + 1], (i) => from(inColumn[i]) <= bottom));
}

/** The first index for which holds returns false; it holds for all indices before and for none after.
 * @param {number} low @param {number} high @param {(i: number) => boolean} holds */
function halve(low, high, holds) {
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The node that is nearest to the middle of the picture, or -1 if there is none. Takes time
 * linear in the nodes.
 * @param {Layout} l @param {Camera} camera @param {Size} size @param {number} born */
export function nearest(l, camera, size, born) {
  const [column, row] = [columnAt(camera, size.width / 2), rowAt(camera, size.height / 2)];
  let [best, least] = [-1, Infinity];
  for (const n of l.inColumn) {
    const away = Math.abs(l.depth[n] - column) * 5 + Math.abs(l.row[n] - row); // a column is about as wide as five rows
    if (n < born && away < least) [best, least] = [n, away];
  }
  return best;
}
