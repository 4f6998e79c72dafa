// The camera's moves after a change: the tree stays in the picture, the
// selected node keeps its place when the layout changes, and the picture follows the search if the reader wishes.

import { bring, high, left, nudge, pan, shows } from "./camera.js";
import { nearest, sightOf } from "./sight.js";

/** @typedef {import("./camera.js").Camera} Camera
 * @typedef {import("./layout.js").Layout} Layout */

/** The visible state.
 * @typedef {object} Seen
 * @property {Layout} layout
 * @property {number} born nodes from this number on don't exist yet
 * @property {number} selected
 * @property {number} now the examined node to follow, or -1
 * @property {import("./camera.js").Size} size */

export class Follower {
  /** @type {Seen | null} the state shown last */
  #last = null;

  /** The camera for the present state; null is the whole tree.
   * @param {Camera | null} camera @param {Seen} seen @returns {Camera | null} */
  settle(camera, seen) {
    const last = this.#last;
    this.#last = seen;
    if (!camera || seen.born === 0 || seen.size.width === 0) return camera;
    return kept(turned(last ? held(camera, last, seen) : camera, last, seen), seen);
  }
}

/** Keeps the selected node where it was in the picture, if it was visible.
 * @param {Camera} c @param {Seen} last @param {Seen} seen */
function held(c, last, { layout, selected, born }) {
  const n = shownFor(layout, selected, born);
  const before = last.layout;
  if (before === layout || n < 0 || n >= Math.min(before.count, last.born) || before.hidden[n]) return c;
  if (!shows(c, before.depth[n], before.row[n], last.size)) return c;
  return pan(c, left(c, before.depth[n]) - left(c, layout.depth[n]), high(c, before.row[n]) - high(c, layout.row[n]));
}

/** Turns to the node that is examined, if it has changed; else to the selected node, if
 * the selection or the layout has changed.
 * @param {Camera} c @param {Seen | null} last @param {Seen} seen */
function turned(c, last, seen) {
  const { layout, size, now, selected, born } = seen;
  const goes = now >= 0 && now !== last?.now;
  const changed = selected !== last?.selected || layout !== last.layout || size !== last.size;
  const n = goes || changed ? shownFor(layout, goes ? now : selected, born) : -1;
  return n < 0 ? c : bring(c, layout.depth[n], layout.row[n], size);
}

/** Keeps some node in the picture: if there is none, brings the nearest node to the edge.
 * @param {Camera} c @param {Seen} seen */
function kept(c, { layout, size, born }) {
  const sight = sightOf(layout, c, size, born);
  if (sight.nodes.some((n) => within(left(c, layout.depth[n]), size.width) && within(high(c, layout.row[n]), size.height))) return c;
  if (sight.small.some((n) => within(high(c, layout.row[n]), size.height) && left(c, layout.deepest[n]) > 0 && left(c, layout.depth[n]) < size.width)) return c;
  const n = nearest(layout, c, size, born);
  return n < 0 ? c : nudge(c, layout.depth[n], layout.row[n], size);
}

/** @param {number} v @param {number} end */
const within = (v, end) => v >= 0 && v <= end;

/** The node itself or, if it isn't shown, its nearest ancestor that is; -1 if there is none.
 * @param {Layout} l @param {number} n @param {number} born */
function shownFor(l, n, born) {
  while (n >= 0 && (n >= born || l.hidden[n])) n = n < l.count ? l.parents[n] : 0;
  return n;
}
