// The view of a run: the tree on its canvas, a small map of it, and the hint on the wheel.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { columnAt, fit, high, left, middle, rowAt } from "./camera.js";
import { Canvas } from "./canvas.js";
import { draw } from "./draw.js";
import { Scenes } from "./scenes.js";

/** @typedef {import("./scenes.js").Looks} Looks
 * @typedef {import("./draw.js").Scene} Scene
 * @typedef {import("./camera.js").Camera} Camera */

/** How long the hint stays, in milliseconds. */
const READ = 2500;

export class View {
  scenes = new Scenes();
  #fading = 0;

  /** @param {Omit<import("./canvas.js").Viewer, "wheeled">} viewer */
  constructor(viewer) {
    this.canvas = new Canvas({ set: (change) => viewer.set(change), fold: (n) => viewer.fold(n), wheeled: () => this.#hint(), label: viewer.label });
    this.map = new SmallMap((camera) => viewer.set({ camera }));
    this.hint = h("p", { class: "tree-hint", "aria-hidden": "true" });
    this.element = h("div", { class: "tree-view" }, this.canvas.element, this.map.element, this.hint);
  }

  /** Lays out a run, and points the camera at it.
   * @template {Looks} L @param {L} looks @returns {L} */
  settle(looks) {
    return this.scenes.settle(looks, this.canvas.size);
  }

  /** Draws the scene that settle has prepared. @param {Looks} looks */
  render(looks) {
    const scene = this.scenes.scene(looks, this.canvas);
    if (!scene) return;
    this.canvas.render(scene);
    this.map.render(scene, this.scenes.moment ?? scene);
  }

  /** Shows the hint on the wheel for a while. */
  #hint() {
    this.hint.textContent = t("tree.wheel");
    this.hint.classList.add("shown");
    clearTimeout(this.#fading);
    this.#fading = window.setTimeout(() => this.hint.classList.remove("shown"), READ);
  }
}

const size = { width: 168, height: 112 };

class SmallMap {
  /** @type {Scene | null} the scene whose picture the frame marks */
  #scene = null;
  /** @type {Camera | null} */
  #camera = null;
  /** @type {unknown[]} the values on which the map depends */
  #drawn = [];

  /** @param {(camera: Camera) => void} look takes the camera of the place pressed */
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
    draw(ctx, { ...scene, links: false, tagged: [], shifts: [], size, camera: this.#camera });
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

/** Whether a picture shows the whole tree. @param {Scene} scene */
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
