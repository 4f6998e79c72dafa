// The layout: a row for each leaf, a column for each depth, and each parent in the middle of its children. It
// knows neither pixels nor the meaning of nodes, and takes time linear in the nodes.

import { index } from "./structure.js";

/** Places of nodes in rows and columns. Row, top and bottom are valid for nodes that are shown.
 * @typedef {object} Layout
 * @property {number} count how many nodes there are, shown or not
 * @property {number} rows
 * @property {number} columns
 * @property {Float32Array} row
 * @property {Uint16Array} depth
 * @property {Float32Array} top first row of the subtree
 * @property {Float32Array} bottom last row of the subtree
 * @property {Uint16Array} deepest greatest depth shown in the subtree
 * @property {Int32Array} below the number of nodes below in the subtree, without nodes still to come
 * @property {Uint8Array} hidden 1: in a folded subtree, or in no tree
 * @property {Int32Array} parents by node; -1 for the root, and for nodes that aren't in the tree
 * @property {ReadonlySet<number>} folded roots of subtrees that aren't shown
 * @property {Int32Array} columnFirst the nodes shown in column d are inColumn[columnFirst[d]] up to but not including inColumn[columnFirst[d+1]], by rising row
 * @property {Int32Array} inColumn
 * @property {Int32Array} first children of n are children[first[n]] up to but not including children[first[n+1]]
 * @property {Int32Array} children */

/** Lays out the nodes 0 (the root) to count - 1.
 * @param {Int32Array} parents by node; -1 for the root, and for nodes that aren't in the tree @param {number} count
 * @param {ReadonlySet<number>} folded nodes whose subtrees aren't shown
 * @param {number} [born] nodes from this number on are still to come and only get places @returns {Layout} */
export function layoutOf(parents, count, folded, born = count) {
  const [first, children] = index(parents, count, count);
  /** @type {Layout} */
  const l = {
    count, rows: 0, columns: 0, first, children, parents, folded, columnFirst: first, inColumn: children,
    row: new Float32Array(count), depth: new Uint16Array(count),
    top: new Float32Array(count), bottom: new Float32Array(count), deepest: new Uint16Array(count),
    below: new Int32Array(count), hidden: new Uint8Array(count).fill(1, 1),
  };
  const leaf = leaves(l, folded);
  const order = descend(l, leaf);
  ascend(l, order, leaf, parents, born);
  file(l, order);
  return l;
}

/** Sorts the shown nodes by columns. Parents come before their children, and
 * subtrees don't interleave, so within a column the nodes, and their parents, are in the order of rows.
 * @param {Layout} l @param {Int32Array} order */
function file(l, order) {
  const shown = order.filter((n) => l.hidden[n] === 0);
  const [first, places] = index(Int32Array.from(shown, (n) => l.depth[n]), l.columns);
  [l.columnFirst, l.inColumn] = [first, places.map((i) => shown[i])];
}

/** @param {Layout} l @param {ReadonlySet<number>} folded */
function leaves({ first, count }, folded) {
  const leaf = new Uint8Array(count);
  for (let n = 0; n < count; n++) leaf[n] = first[n] === first[n + 1] ? 1 : 0;
  for (const n of folded) {
    if (n < count) leaf[n] = 1;
  }
  return leaf;
}

/** Sets depths, hidden nodes, and the rows of leaves, from the root down.
 * @param {Layout} l @param {Uint8Array} leaf @returns {Int32Array} the nodes, parents before children */
function descend(l, leaf) {
  const { first, children, depth, hidden, row } = l;
  const order = new Int32Array(l.count);
  const stack = new Int32Array(l.count);
  let [height, done] = [l.count > 0 ? 1 : 0, 0];
  while (height > 0) {
    const n = stack[--height];
    order[done++] = n;
    const inside = hidden[n] | leaf[n];
    if (hidden[n] === 0) {
      if (depth[n] >= l.columns) l.columns = depth[n] + 1;
      if (leaf[n] === 1) row[n] = l.rows++;
    }
    // The last child goes onto the stack first, so that the first child is taken next.
    for (let i = first[n + 1] - 1; i >= first[n]; i--) {
      const c = children[i];
      depth[c] = depth[n] + 1;
      hidden[c] = inside;
      stack[height++] = c;
    }
  }
  return order.subarray(0, done);
}

/** Sets the rows of inner nodes and the extents of subtrees, from the leaves up.
 * @param {Layout} l @param {Int32Array} order @param {Uint8Array} leaf
 * @param {Int32Array} parents @param {number} born */
function ascend(l, order, leaf, parents, born) {
  const { first, children, row, top, bottom, deepest, hidden, below } = l;
  for (let i = order.length - 1; i >= 0; i--) {
    const n = order[i];
    const parent = parents[n];
    if (parent >= 0) below[parent] += below[n] + (n < born ? 1 : 0);
    if (hidden[n] === 1) continue;
    const [eldest, youngest] = leaf[n] === 1 ? [n, n] : [children[first[n]], children[first[n + 1] - 1]];
    if (eldest !== n) row[n] = (row[eldest] + row[youngest]) / 2;
    top[n] = eldest === n ? row[n] : top[eldest];
    bottom[n] = eldest === n ? row[n] : bottom[youngest];
    if (deepest[n] < l.depth[n]) deepest[n] = l.depth[n];
    if (parent >= 0 && deepest[parent] < deepest[n]) deepest[parent] = deepest[n];
  }
}

/** The node nearest to a place, among those shown, or -1 if none is within reach.
 * @param {Layout} l @param {number} column @param {number} row both may be fractions
 * @param {number} reach in rows @param {(n: number) => boolean} drawn says whether a node is drawn */
export function nodeAt(l, column, row, reach, drawn) {
  const want = Math.round(column);
  let [best, distance] = [-1, reach];
  const stack = l.count > 0 ? [0] : [];
  for (let n = stack.pop(); n !== undefined; n = stack.pop()) {
    if (l.hidden[n] || row < l.top[n] - reach || row > l.bottom[n] + reach || l.depth[n] > want) continue;
    const away = Math.abs(l.row[n] - row);
    if (l.depth[n] === want && away <= distance && drawn(n)) [best, distance] = [n, away];
    for (let i = l.first[n]; i < l.first[n + 1]; i++) stack.push(l.children[i]);
  }
  return best;
}
