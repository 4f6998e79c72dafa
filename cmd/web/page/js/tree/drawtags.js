// Tags: the numbers of a few nodes, each on a plate near its node, to be read however small the tree is.

import { high, left } from "./camera.js";
import { tagOf } from "./figures.js";

/** @typedef {import("./draw.js").Scene} Scene
 * @typedef {{x: number, y: number, width: number, height: number}} Plate */

const [SIZE, MARGIN, APART] = [12, 4, 3];
/** How many rows of plates are tried above and below a node. */
const ROWS = 6;

/** Draws the tags of the selected node and of those that a text names. The selected node's has the ring's colour.
 * @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number} r radius of nodes */
export function drawTags(ctx, scene, r) {
  const { run, layout, born, selected, tagged, camera, size, palette } = scene;
  const nodes = tagged.filter((n) => n >= 0 && n < born && !layout.hidden[n]);
  ctx.font = `bold ${SIZE}px ${palette.font}`;
  ctx.textAlign = "left";
  ctx.textBaseline = "middle";
  /** @type {Plate[]} */
  const taken = [];
  for (const n of nodes) {
    const [x, y] = [left(camera, layout.depth[n]), high(camera, layout.row[n])];
    if (x < 0 || y < 0 || x > size.width || y > size.height) continue;
    const text = tagOf(run, n);
    const plate = freePlate(ctx.measureText(text).width + 2 * MARGIN, [x, y], r + 8, taken, size);
    taken.push(plate);
    paint(ctx, plate, text, [x, y], n === selected ? palette.chosen : palette.ink, palette);
  }
}

/** The nearest place above or below a node that no plate has taken, within the picture.
 * @param {number} width @param {[number, number]} at @param {number} away @param {Plate[]} taken @param {import("./camera.js").Size} size @returns {Plate} */
function freePlate(width, [x, y], away, taken, size) {
  const height = SIZE + 2 * MARGIN;
  const plates = Array.from({ length: 2 * ROWS }, (_, i) => {
    const row = (i >> 1) * (height + APART);
    const top = i % 2 === 0 ? y - away - height - row : y + away + row;
    return { x: Math.max(2, Math.min(x - width / 2, size.width - width - 2)), y: top, width, height };
  });
  const free = plates.filter((p) => p.y >= 2 && p.y + height <= size.height - 2 && !taken.some((q) => overlap(p, q)));
  return free[0] ?? plates[0];
}

/** @param {Plate} a @param {Plate} b */
function overlap(a, b) {
  return a.x < b.x + b.width + APART && b.x < a.x + a.width + APART && a.y < b.y + b.height + APART && b.y < a.y + a.height + APART;
}

/** @param {CanvasRenderingContext2D} ctx @param {Plate} plate @param {string} text @param {[number, number]} at the node
 * @param {string} colour of the frame @param {import("./palette.js").Palette} palette */
function paint(ctx, { x, y, width, height }, text, at, colour, palette) {
  ctx.strokeStyle = colour;
  ctx.lineWidth = 1;
  ctx.beginPath();
  ctx.moveTo(at[0], at[1]);
  ctx.lineTo(Math.max(x, Math.min(at[0], x + width)), y > at[1] ? y : y + height);
  ctx.stroke();
  ctx.fillStyle = palette.paper;
  ctx.beginPath();
  ctx.rect(x, y, width, height);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = palette.ink;
  ctx.fillText(text, x + MARGIN, y + height / 2);
}
