// Tags: the numbers of a few nodes, each on a plate near its node, readable at every scale.

import { high, left } from "./camera.js";
import { WRITTEN } from "./drawnode.js";
import { tagOf } from "./figures.js";

/** @typedef {import("./draw.js").Scene} Scene
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 * A tag: its node, the node's place, and its text on a plate. @typedef {{n: number, x: number, y: number, text: string, plate: Box}} Tag */

const [SIZE, MARGIN, APART] = [12, 4, 3];
const HEIGHT = SIZE + 2 * MARGIN;
/** How many rows of plates are tried above and below a node. */
const ROWS = 5;
/** Plates avoid at most this many other nodes; the width of the text at a node. */
const [HEEDED, WORDS] = [300, 60];
/** The cost, in pixels, of covering a node without a tag, and of covering a plate or a node with a tag. */
const [COVERED, TAKEN] = [15, 1000];

/** Draws the tags of the scene, the selected node's in the colour of its ring.
 * @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number[]} others nodes in the picture @param {number} r radius of nodes */
export function drawTags(ctx, scene, others, r) {
  const { palette } = scene;
  ctx.font = `bold ${SIZE}px ${palette.font}`;
  ctx.textAlign = "left";
  ctx.textBaseline = "middle";
  const tags = placed(ctx, scene, others, r);
  ctx.lineWidth = 1;
  for (const tag of tags) leader(ctx, tag, r, colour(scene, tag));
  for (const tag of tags) paint(ctx, tag, colour(scene, tag), palette);
}

/** @param {Scene} scene @param {Tag} tag */
const colour = ({ selected, palette }, { n }) => (n === selected ? palette.chosen : palette.ink);

/** The tags of nodes in the picture, each at the place where it covers least.
 * @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number[]} others @param {number} r @returns {Tag[]} */
function placed(ctx, { run, layout, born, tagged, camera, size }, others, r) {
  const [x, y] = [(/** @type {number} */ n) => left(camera, layout.depth[n]), (/** @type {number} */ n) => high(camera, layout.row[n])];
  const nodes = tagged.filter((n) => n >= 0 && n < born && !layout.hidden[n] && x(n) >= 0 && x(n) <= size.width && y(n) >= 0 && y(n) <= size.height);
  const box = (/** @type {number} */ n, /** @type {number} */ wide) => ({ x: x(n) - r, y: y(n) - r, width: 2 * r + wide, height: 2 * r });
  const soft = nodes.length > 0 && others.length <= HEEDED ? others.map((n) => box(n, camera.scale >= WRITTEN ? WORDS : 0)) : [];
  const taken = nodes.map((n) => box(n, 0));
  return nodes.map((n) => {
    const text = tagOf(run, n);
    const plate = bestPlate(ctx.measureText(text).width + 2 * MARGIN, x(n), y(n), r + 8, size, taken, soft);
    taken.push(plate);
    return { n, x: x(n), y: y(n), text, plate };
  });
}

/** The place for a node's plate with the least sum of distance and cover costs.
 * @param {number} width @param {number} x @param {number} y @param {number} away @param {import("./camera.js").Size} size @param {Box[]} taken @param {Box[]} soft @returns {Box} */
function bestPlate(width, x, y, away, size, taken, soft) {
  const within = (/** @type {number} */ v, /** @type {number} */ most) => Math.max(2, Math.min(v, most - 2));
  const plates = [-ROWS, ROWS].flatMap((end) => Array.from({ length: ROWS + 1 }, (_, i) => Math.sign(end) * i)).flatMap((row) => {
    const middle = row === 0 ? y - HEIGHT / 2 : row < 0 ? y - away - HEIGHT + (row + 1) * (HEIGHT + APART) : y + away + (row - 1) * (HEIGHT + APART);
    return [x - width / 2, x + away, x - away - width].map((at) => ({ x: within(at, size.width - width), y: within(middle, size.height - HEIGHT), width, height: HEIGHT }));
  });
  const costs = plates.map((p) => distance(p, x, y) + COVERED * covered(p, soft) + TAKEN * covered(p, taken));
  return plates[costs.indexOf(Math.min(...costs))];
}

/** The distance of a box from a point. @param {Box} box @param {number} x @param {number} y */
function distance(box, x, y) {
  return Math.hypot(x - onto(x, box.x, box.width), y - onto(y, box.y, box.height));
}

/** The place nearest to v from a place on, within a length. @param {number} v @param {number} from @param {number} length */
const onto = (v, from, length) => Math.max(from, Math.min(v, from + length));

/** How many boxes a plate covers. @param {Box} a @param {Box[]} boxes */
function covered(a, boxes) {
  return boxes.filter((b) => a.x < b.x + b.width + APART && b.x < a.x + a.width + APART && a.y < b.y + b.height + APART && b.y < a.y + a.height + APART).length;
}

/** A line from the node's edge to its plate.
 * @param {CanvasRenderingContext2D} ctx @param {Tag} tag @param {number} r @param {string} stroke */
function leader(ctx, { x, y, plate }, r, stroke) {
  const [tx, ty] = [onto(x, plate.x, plate.width), onto(y, plate.y, plate.height)];
  const part = Math.min(1, r / Math.max(1, Math.hypot(tx - x, ty - y)));
  ctx.strokeStyle = stroke;
  ctx.beginPath();
  ctx.moveTo(x + (tx - x) * part, y + (ty - y) * part);
  ctx.lineTo(tx, ty);
  ctx.stroke();
}

/** @param {CanvasRenderingContext2D} ctx @param {Tag} tag @param {string} stroke @param {import("./palette.js").Palette} palette */
function paint(ctx, { text, plate: { x, y, width, height } }, stroke, palette) {
  ctx.fillStyle = palette.paper;
  ctx.strokeStyle = stroke;
  ctx.beginPath();
  ctx.rect(x, y, width, height);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = palette.ink;
  ctx.fillText(text, x + MARGIN, y + height / 2);
}
