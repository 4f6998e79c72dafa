// Scenes of a run: the picture at a moment, its layout and its camera, with the reader's choices. Values that don't change
// from one picture to the next are kept.

import { t } from "../i18n.js";
import { bring, fit, high, left, nudge, pan, shows } from "./camera.js";
import { layoutOf } from "./layout.js";
import { examined, freshNodes } from "./lists.js";
import { nearest, sightOf } from "./sight.js";
import { shiftsAt } from "./shifts.js";
import { Column } from "./status.js";
import { deepOf, proofOf, proofTree, settledOf } from "./strategy.js";
import { bornAt, movedAt, stepAt } from "./structure.js";
import { placeWord } from "./tour.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./status.js").Status} Status
 * @typedef {import("./camera.js").Camera} Camera
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./draw.js").Scene} Scene
 * @typedef {Pick<State, "run" | "selected" | "settle" | "turned" | "links" | "camera" | "follow" | "keep"> & Partial<Pick<State, "tour" | "only">>} Looks how a run is looked at */

/** The values of a moment that take time linear in the nodes.
 * @typedef {object} Moment
 * @property {import("./status.js").Status} status
 * @property {number} moment
 * @property {number} born
 * @property {ReturnType<typeof proofOf>} proof
 * @property {Set<number>} fresh
 * @property {import("./shifts.js").Shift[]} shifts
 * @property {number} now the node that is examined, or -1 */

export class Scenes {
  #layouts = new Layouts();
  /** @type {Seen | null} the state shown last */
  #seen = null;
  /** @type {Moment | null} */
  moment = null;
  layout = this.#layouts.of(/** @type {any} */ ({ run: null }), { nodes: new Set(), edges: new Set() });

  /** The number of nodes at the moment shown. */
  get born() {
    return this.moment?.born ?? 0;
  }

  /** Lays out a run, and points the camera at it.
   * @template {Looks} L @param {L} looks @param {import("./camera.js").Size} size of the picture @returns {L} */
  settle(looks, size) {
    this.moment = looks.run ? momentOf(looks.run.status, this.moment) : null;
    if (!this.moment) return looks;
    const { born, proof, now } = this.moment;
    this.layout = this.#layouts.of(looks, proof);
    const [last, seen] = [this.#seen, { layout: this.layout, born, selected: looks.selected, now: looks.follow ? now : -1, size }];
    this.#seen = seen;
    const camera = followed(looks.camera, last, seen);
    return camera === looks.camera ? looks : { ...looks, camera };
  }

  /** The scene of the last layout, in size and colours like another scene; null without a run.
   * @param {Looks} looks @param {Pick<Scene, "size" | "palette">} like @returns {Scene | null} */
  scene({ run, selected, links, camera, tour }, { size, palette }) {
    if (!this.moment || !run) return null;
    const { status, born, proof, now, fresh, shifts } = this.moment;
    const moved = shifts.filter(({ age }) => age === 0).map(({ node }) => node);
    return { run, tagged: [...new Set([selected, ...namedIn(tour), ...moved])], status, layout: this.layout, born, proof, now, fresh, shifts, selected, links, size, palette, camera: camera ?? fit(this.layout, size) };
  }
}

/** The nodes in brackets in the text at the reader's place of the tour, such as [7]; none without a tour.
 * @param {import("./tour.js").Tour | null | undefined} tour @returns {number[]} */
function namedIn(tour) {
  return tour ? [...new Set(Array.from(t(placeWord(tour)).matchAll(/\[(\d+)\]/g), ([, n]) => Number(n)))] : [];
}

/** The moment of a status; reuses the last one if it is the same.
 * @param {import("./status.js").Status} status @param {Moment | null} last @returns {Moment} */
function momentOf(status, last) {
  const { structure, moment } = status;
  if (last?.status === status && last.moment === moment) return last;
  return { status, moment, born: bornAt(structure, moment), proof: proofOf(status), fresh: freshNodes(status), shifts: shiftsAt(status), now: examined(structure, stepAt(structure, moment)) };
}

/** Of a proof that is shown alone, what makes more rows than this is folded at first. */
const READABLE = 32;

/** Makes layouts, and keeps the last one while nothing has moved. */
class Layouts {
  #layout = layoutOf(new Int32Array(0), 0, new Set());
  /** @type {unknown[]} the last request */
  #asked = [];
  /** @type {unknown[]} the values on which the places of the last layout depend */
  #of = [];

  /** @param {Looks} looks @param {ReturnType<typeof proofOf>} proof of this moment */
  of({ run, keep, settle, turned, selected, only }, proof) {
    const asked = [run, run?.status.moment, keep, settle, turned, selected, only];
    if (run && !alike(asked, this.#asked)) {
      const alone = only && proof.nodes.size > 0 ? proofTree(run.structure, proof) : null;
      const folded = !settle ? new Set() : alone ? deepOf(alone, READABLE) : settledOf(run.status, proof);
      this.#lay(run, keep, alone, foldedOf(alone ?? run.status.columns[Column.parent], folded, turned, selected));
    }
    this.#asked = asked;
    return this.#layout;
  }

  /** @param {import("./state.js").Run} run @param {boolean} keep
   * @param {Int32Array | null} alone the parents in the proof if the rest isn't shown @param {Set<number>} folded */
  #lay(run, keep, alone, folded) {
    const { structure, status } = run;
    const born = bornAt(structure, status.moment);
    const count = keep ? structure.size : born;
    const of = [count, born, movedAt(structure, status.moment), run, alone === null, alone && status.moment];
    if (alike(of, this.#of) && same(folded, this.#layout.folded)) return;
    const parents = alone ? alone.slice(0, count) : keep ? withUnborn(status, born) : status.columns[Column.parent].slice(0, count);
    this.#layout = layoutOf(parents, count, folded, born);
    this.#of = of;
  }
}

/** @param {unknown[]} a @param {unknown[]} b */
const alike = (a, b) => a.every((value, i) => value === b[i]);

/** The roots of folded subtrees: settled subtrees, except where the reader has chosen otherwise, and
 * never a subtree that contains the selected node.
 * @param {Int32Array} parents @param {Set<number>} settled @param {ReadonlySet<number>} turned @param {number} selected */
function foldedOf(parents, settled, turned, selected) {
  const folded = settled;
  for (const n of turned) {
    if (!folded.delete(n)) folded.add(n);
  }
  for (let n = selected; n > 0; ) {
    n = parents[n];
    folded.delete(n);
  }
  return folded;
}

/** @param {ReadonlySet<number>} a @param {ReadonlySet<number>} b */
function same(a, b) {
  if (a.size !== b.size) return false;
  for (const n of a) if (!b.has(n)) return false;
  return true;
}

/** The parents of the nodes that exist, and the first parents of nodes to come.
 * @param {Status} status @param {number} born */
function withUnborn({ structure, columns }, born) {
  const parents = structure.firstParents.slice();
  parents.set(columns[Column.parent].subarray(0, born));
  return parents;
}

/** The visible state.
 * @typedef {object} Seen
 * @property {Layout} layout
 * @property {number} born nodes from this number on don't exist yet
 * @property {number} selected
 * @property {number} now the examined node to follow, or -1
 * @property {import("./camera.js").Size} size */

/** The camera after a change, null for the whole tree: the tree stays in the picture, the selected node keeps its place when the
 * layout changes, and the picture follows the search if the reader wishes.
 * @param {Camera | null} camera @param {Seen | null} last @param {Seen} seen @returns {Camera | null} */
function followed(camera, last, seen) {
  if (!camera || seen.born === 0 || seen.size.width === 0) return camera;
  return kept(turned(last ? held(camera, last, seen) : camera, last, seen), seen);
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
