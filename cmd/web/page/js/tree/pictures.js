// Pictures of the tree to save: the present picture as SVG or PNG, and steps as an animated SVG.

import { t } from "../i18n.js";
import { draw } from "./draw.js";
import { escaped, SvgPen } from "./svgpen.js";
import { Scenes } from "./scenes.js";

/** @typedef {import("./draw.js").Scene} Scene
 * @typedef {import("./state.js").State} State */

/** The pixels of a PNG for one pixel of the picture. */
const SHARP = 2;
/** An animation has at most this many pictures. */
export const MOST = 120;

/** The picture as SVG. @param {Scene} scene @param {string} title */
export function svgOf(scene, title) {
  return new Blob([documentOf(scene, title, body(scene))], { type: "image/svg+xml" });
}

/** The picture as PNG. @param {Scene} scene @returns {Promise<Blob | null>} */
export function pngOf(scene) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [scene.size.width * SHARP, scene.size.height * SHARP];
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  ctx.scale(SHARP, SHARP);
  draw(ctx, scene);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** Steps as an SVG that shows one after the other, repeatedly; of more than 120 steps, every
 * second or more are left out. Programs without animation show the last step.
 * @param {Scene} scene the view of the tree @param {State} state @param {number} from @param {number} to @param {string} title */
export function animationOf(scene, state, from, to, title) {
  const { run } = state;
  if (!run) return null;
  const { steps } = run.structure;
  const apart = Math.ceil((to - from + 1) / MOST);
  /** @type {number[]} */
  const shown = [];
  for (let step = to; step >= from; step -= apart) shown.unshift(step);
  const now = run.status.moment;
  const frames = pictures(scene, state, shown);
  run.status.go(now);
  const [each, last] = [1 / state.speed, frames.length - 1];
  const all = frames.map((frame, i) => `<g visibility="${i === last ? "visible" : "hidden"}">\n${turn(i, frames.length, each)}${frame}` +
    `${caption(scene, t("tree.stepOf", shown[i], steps.length - 1))}\n</g>`);
  return new Blob([documentOf(scene, title, all.join("\n"))], { type: "image/svg+xml" });
}

/** The pictures of steps, with the present view of the tree.
 * @param {Scene} scene @param {State} state @param {number[]} steps */
function pictures(scene, state, steps) {
  const scenes = new Scenes();
  let looks = state;
  const { structure, status } = /** @type {import("./state.js").Run} */ (state.run);
  return steps.map((step) => {
    status.go(structure.steps[step]);
    looks = scenes.settle(looks, scene.size);
    return body(scenes.scene(looks, scene) ?? scene);
  });
}

/** The animation that shows picture i of this many. @param {number} i @param {number} of @param {number} each in seconds */
function turn(i, of, each) {
  const [begin, end] = [i / of, (i + 1) / of].map((v) => v.toFixed(5));
  const parts = [...(i > 0 ? [["0", "hidden"]] : []), [i > 0 ? begin : "0", "visible"], ...(i + 1 < of ? [[end, "hidden"]] : [])];
  return `<animate attributeName="visibility" calcMode="discrete" dur="${(of * each).toFixed(3)}s" repeatCount="indefinite" keyTimes="${parts.map(([at]) => at).join(";")}" values="${parts.map(([, value]) => value).join(";")}"/>\n`;
}

/** A scene as elements of SVG. @param {Scene} scene */
function body(scene) {
  const pen = penFor();
  draw(/** @type {any} */ (pen), scene);
  return pen.text();
}

/** @param {Scene} scene @param {string} text */
function caption({ size, palette }, text) {
  const pen = penFor();
  [pen.font, pen.fillStyle] = [`13px ${palette.font}`, palette.ink];
  pen.fillText(text, 10, size.height - 14);
  return "\n" + pen.text();
}

const penFor = () => new SvgPen(/** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d")));

/** @param {Scene} scene @param {string} title @param {string} content */
function documentOf({ size: { width, height }, palette }, title, content) {
  return [`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${escaped(title)}</title>`, `<rect width="100%" height="100%" fill="${palette.paper}"/>`, content, "</svg>", ""].join("\n");
}
