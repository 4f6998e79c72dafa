// The camera's moves after a change: the reader never loses the tree, nor the
// selected node when the layout changes, and the picture goes where the search is if it is to.

import { bring, high, left, nudge, pan, shows } from "./camera.js";
import { nearest, sightOf } from "./sight.js";

/** @typedef {import("./camera.js").Camera} Camera
 * @typedef {import("./camera.js").Size} Size
 * @typedef {import("./layout.js").Layout} Layout */

/** What there is to see.
 * @typedef {object} Seen
 * @property {Layout} layout
 * @property {number} born nodes from here on aren't there yet
 * @property {number} selected
 * @property {number} now the node that is examined and to be followed, or -1
 * @property {Size} size */

export class Follower {
  /** @type {Seen | null} what was seen last */
  #last = null;

  /** The camera for what is seen now; null is the whole tree.
   * @param {Camera | null} camera @param {Seen} seen @returns {Camera | null} */
  settle(camera, seen) {
    const last = this.#last;
    this.#last = seen;
    if (!camera || seen.born === 0 || seen.size.width === 0) return camera;
    return kept(turned(last ? held(camera, last, seen) : camera, last, seen), seen);
  }
}

/** Keeps the selected node where it was in the picture, if it was there.
 * @param {Camera} c @param {Seen} last @param {Seen} seen */
function held(c, last, { layout, selected, born }) {
  const n = shownFor(layout, selected, born);
  const before = last.layout;
  if (before === layout || n < 0 || n >= Math.min(before.count, last.born) || before.hidden[n]) return c;
  if (!shows(c, before.depth[n], before.row[n], last.size)) return c;
  return pan(c, left(c, before.depth[n]) - left(c, layout.depth[n]), high(c, before.row[n]) - high(c, layout.row[n]));
}

/** Turns to the node that is examined, if it is another than before; else to the selected one, if
 * that or the layout is another.
 * @param {Camera} c @param {Seen | null} last @param {Seen} seen */
function turned(c, last, seen) {
  const { layout, size, now, selected, born } = seen;
  const goes = now >= 0 && now !== last?.now;
  const changed = selected !== last?.selected || layout !== last.layout || size !== last.size;
  const n = goes || changed ? shownFor(layout, goes ? now : selected, born) : -1;
  return n < 0 ? c : bring(c, layout.depth[n], layout.row[n], size);
}

/** Keeps some node in the picture: with none there, the nearest comes to the edge.
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

/** The node itself or, if that isn't shown or not there yet, the nearest above that is; -1 without any.
 * @param {Layout} l @param {number} n @param {number} born */
function shownFor(l, n, born) {
  while (n >= 0 && (n >= born || l.hidden[n])) n = n < l.count ? l.parents[n] : 0;
  return n;
}
