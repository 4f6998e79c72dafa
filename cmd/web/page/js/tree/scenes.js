// Scenes of a run: the picture at a moment, with the reader's choices. Values that don't change
// from one picture to the next are kept.

import { t } from "../i18n.js";
import { fit } from "./camera.js";
import { Follower } from "./follow.js";
import { Layouts } from "./layouts.js";
import { examined, freshNodes } from "./lists.js";
import { proofOf } from "./strategy.js";
import { bornAt, stepAt } from "./structure.js";
import { placeWord } from "./tour.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./draw.js").Scene} Scene
 * @typedef {Pick<State, "run" | "selected" | "settle" | "turned" | "links" | "camera" | "follow" | "keep"> & Partial<Pick<State, "tour">>} Looks how a run is looked at */

/** The values of a moment that take time linear in the nodes.
 * @typedef {object} Moment
 * @property {import("./status.js").Status} status
 * @property {number} moment
 * @property {number} born
 * @property {ReturnType<typeof proofOf>} proof
 * @property {Set<number>} fresh
 * @property {number} now the node that is examined, or -1 */

export class Scenes {
  #layouts = new Layouts();
  #follower = new Follower();
  /** @type {Moment | null} */
  moment = null;
  layout = this.#layouts.of(/** @type {any} */ ({ run: null }), { nodes: new Set() });

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
    const camera = this.#follower.settle(looks.camera, { layout: this.layout, born, selected: looks.selected, now: looks.follow ? now : -1, size });
    return camera === looks.camera ? looks : { ...looks, camera };
  }

  /** The scene of the last layout, in size and colours like another scene; null without a run.
   * @param {Looks} looks @param {Pick<Scene, "size" | "palette">} like @returns {Scene | null} */
  scene({ run, selected, links, camera, tour }, { size, palette }) {
    if (!this.moment || !run) return null;
    const { status, born, proof, now, fresh } = this.moment;
    return { run, tagged: [...new Set([selected, ...namedIn(tour)])], status, layout: this.layout, born, proof, now, fresh, selected, links, size, palette, camera: camera ?? fit(this.layout, size) };
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
  return { status, moment, born: bornAt(structure, moment), proof: proofOf(status), fresh: freshNodes(status), now: examined(structure, stepAt(structure, moment)) };
}
