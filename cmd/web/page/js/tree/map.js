// The small map: the whole tree in a corner, with a frame around the part in the picture. A
// press or a drag on the map moves the picture. The map is hidden while the picture shows the whole tree.

import { h } from "../dom.js";
import { columnAt, fit, high, left, middle, rowAt } from "./camera.js";
import { draw } from "./draw.js";

/** @typedef {import("./draw.js").Scene} Scene
 * @typedef {import("./camera.js").Camera} Camera */

const size = { width: 168, height: 112 };

export class SmallMap {
  /** @type {Scene | null} the scene whose picture the frame marks */
  #scene = null;
  /** @type {Camera | null} */
  #camera = null;
  /** @type {unknown[]} the values on which the map depends */
  #drawn = [];

  /** @param {(camera: Camera) => void} look */
  constructor(look) {
    this.look = look;
    this.element = h("canvas", { class: "tree-map", "aria-hidden": "true", hidden: true });
    this.frame = h("canvas", {}); // the tree without the frame
    for (const canvas of [this.element, this.frame]) [canvas.width, canvas.height] = [size.width * dense(), size.height * dense()];
    this.element.addEventListener("pointerdown", (e) => {
      this.element.setPointerCapture(e.pointerId);
      this.#go(e);
    });
    this.element.addEventListener("pointermove", (e) => e.buttons > 0 && this.#go(e));
  }

  /** Draws the map of a picture.
   * @param {Scene} scene @param {object} moment differs when the tree differs */
  render(scene, moment) {
    this.#scene = scene;
    this.element.hidden = scene.size.width === 0 || whole(scene);
    if (this.element.hidden) return;
    this.#paint(scene, moment);
    const ctx = /** @type {CanvasRenderingContext2D} */ (this.element.getContext("2d"));
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.drawImage(this.frame, 0, 0);
    ctx.setTransform(dense(), 0, 0, dense(), 0, 0);
    if (this.#camera) frame(ctx, scene, this.#camera);
  }

  /** Paints the tree, unless it is painted already.
   * @param {Scene} scene @param {object} moment */
  #paint(scene, moment) {
    const of = [scene.layout, scene.palette, scene.selected, moment];
    if (of.every((value, i) => value === this.#drawn[i])) return;
    this.#drawn = of;
    const ctx = /** @type {CanvasRenderingContext2D} */ (this.frame.getContext("2d"));
    ctx.setTransform(dense(), 0, 0, dense(), 0, 0);
    this.#camera = fit(scene.layout, size);
    draw(ctx, { ...scene, links: false, tagged: [], size, camera: this.#camera });
  }

  /** Moves the picture to the place pressed. @param {PointerEvent} e */
  #go({ offsetX, offsetY }) {
    if (!this.#scene || !this.#camera) return;
    const { camera, size: picture } = this.#scene;
    const zoomed = size.width / this.element.clientWidth; // on a phone the map is shown smaller than drawn
    this.look(middle(camera, columnAt(this.#camera, offsetX * zoomed), rowAt(this.#camera, offsetY * zoomed), picture));
  }
}

const dense = () => devicePixelRatio || 1;

/** Whether a picture shows the whole tree.
 * @param {Scene} scene */
function whole({ layout, camera, size: { width, height } }) {
  return left(camera, 0) >= 0 && high(camera, 0) >= 0 && left(camera, layout.columns - 1) <= width && high(camera, layout.rows - 1) <= height;
}

/** Draws the frame around what a picture shows.
 * @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {Camera} map */
function frame(ctx, { camera, size: picture, palette }, map) {
  const [x1, x2] = [0, picture.width].map((x) => within(left(map, columnAt(camera, x)), size.width));
  const [y1, y2] = [0, picture.height].map((y) => within(high(map, rowAt(camera, y)), size.height));
  ctx.strokeStyle = palette.chosen;
  ctx.lineWidth = 2;
  ctx.strokeRect(x1, y1, Math.max(x2 - x1, 4), Math.max(y2 - y1, 4));
}

/** @param {number} v @param {number} end */
const within = (v, end) => Math.min(Math.max(v, 1), end - 5);
