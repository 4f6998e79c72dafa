// Drawing nodes: circle or square, with a fill for its label or list, rings
// for its part in the search, and the move that leads to it.

import { across, COLUMN, high, left, ROW } from "./camera.js";
import { shortMove } from "./describe.js";
import { tagOf } from "./figures.js";
import { Column, Label, Place } from "./status.js";

/** @typedef {import("./draw.js").Scene} Scene
 * @typedef {{fill: string, line: string, sign: string, on: string}} Look */

/** Scale from which signs are written into the nodes. */
const SIGNED = 0.62;
/** A text is squeezed to this part of its width at most. */
const SQUEEZED = 0.8;

/** Whether rows are far enough apart for moves next to the nodes. @param {Scene} scene */
const written = ({ camera, palette }) => ROW * camera.scale > palette.label;

/** Draws nodes: first the shapes, grouped by look, then rings, then text.
 * @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number[]} nodes */
export function drawNodes(ctx, scene, nodes) {
  const r = radius(scene.camera);
  for (const alike of alikes(scene, nodes)) paint(ctx, scene, alike, r);
  rings(ctx, scene, nodes, r);
  if (scene.camera.scale >= SIGNED) for (const alike of alikes(scene, nodes)) signs(ctx, scene, alike, r);
  if (written(scene)) write(ctx, scene, nodes, r + 10);
}

/** Nodes by their looks, which follow from shape, label and place.
 * @param {Scene} scene @param {number[]} nodes @returns {Iterable<number[]>} */
function alikes({ status }, nodes) {
  const [label, place, kinds] = [status.columns[Column.label], status.columns[Column.place], status.structure.trace.kinds];
  /** @type {Map<number, number[]>} */
  const groups = new Map();
  for (const n of nodes) {
    const look = kinds[n] + 2 * label[n] + 8 * place[n];
    const group = groups.get(look);
    if (group) group.push(n);
    else groups.set(look, [n]);
  }
  return groups.values();
}

/** @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number[]} nodes @param {number} r */
function paint(ctx, scene, nodes, r) {
  const look = lookOf(scene, nodes[0]);
  ctx.fillStyle = look.fill;
  ctx.strokeStyle = look.line;
  ctx.lineWidth = 2 * thinness(r);
  if (scene.status.columns[Column.place][nodes[0]] === Place.gone) ctx.setLineDash([2, 2]);
  shapes(ctx, scene, nodes, r);
  ctx.fill();
  ctx.stroke();
  ctx.setLineDash([]);
}

/** Lines are thin on small nodes. @param {number} r */
const thinness = (r) => Math.min(1, r / 8);

/** The rings: of proof nodes, new nodes, the node examined, the selected node.
 * @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number[]} nodes @param {number} r */
function rings(ctx, scene, nodes, r) {
  const { palette, proof, fresh, now, selected } = scene;
  const thin = thinness(r);
  ring(ctx, scene, proof.nodes.size > 0 ? nodes.filter((n) => proof.nodes.has(n)) : [], r + 1.5 * thin, palette.proof, 3 * thin);
  ring(ctx, scene, fresh.size > 0 ? nodes.filter((n) => fresh.has(n)) : [], r + 3.5 * thin, palette.now, 1.5 * thin);
  ring(ctx, scene, nodes.filter((n) => n === now), r + 4, palette.now, 3);
  ring(ctx, scene, nodes.filter((n) => n === selected), r + 7, palette.chosen, 2.5);
}

/** The radius of nodes, in pixels. @param {import("./camera.js").Camera} camera */
export const radius = ({ scale }) => Math.min(Math.max(9 * scale, 3), 13);

/** The look of a node by its label, or by its place if it has no label.
 * @param {Scene} scene @param {number} n @returns {Look} */
function lookOf({ status, palette }, n) {
  const plain = { fill: palette.none, line: palette.none, sign: "", on: palette.paper };
  const label = status.columns[Column.label][n];
  if (label === Label.won) return { fill: palette.won, line: palette.won, sign: "✓", on: palette.onLabel };
  if (label === Label.lost) return { fill: palette.lost, line: palette.lost, sign: "✗", on: palette.onLabel };
  switch (status.columns[Column.place][n]) {
    case Place.open: return { fill: palette.paper, line: palette.open, sign: "", on: palette.open };
    case Place.gone: return { fill: palette.paper, line: palette.none, sign: "", on: palette.none };
    case Place.dead: return { ...plain, sign: "×" };
    case Place.cut: return { ...plain, sign: "–" };
    case Place.goal: return { fill: palette.won, line: palette.won, sign: "★", on: palette.onLabel };
  }
  return plain;
}

/** The outlines of nodes: squares where the refuter chooses, else circles.
 * @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number[]} nodes @param {number} r */
function shapes(ctx, { camera, layout, status }, nodes, r) {
  const { kinds } = status.structure.trace;
  ctx.beginPath();
  for (const n of nodes) {
    const [x, y] = [left(camera, layout.depth[n]), high(camera, layout.row[n])];
    if (kinds[n] === 1) {
      ctx.rect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8);
    } else {
      ctx.moveTo(x + r, y);
      ctx.arc(x, y, r, 0, 2 * Math.PI);
    }
  }
}

/** @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number[]} nodes
 * @param {number} r @param {string} colour @param {number} width */
function ring(ctx, scene, nodes, r, colour, width) {
  if (nodes.length === 0) return;
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  shapes(ctx, scene, nodes, r);
  ctx.stroke();
}

/** @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number[]} nodes @param {number} r */
function signs(ctx, scene, nodes, r) {
  const { camera, layout } = scene;
  const look = lookOf(scene, nodes[0]);
  if (look.sign === "") return;
  ctx.fillStyle = look.on;
  ctx.font = `bold ${Math.round(r * 1.35)}px sans-serif`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  for (const n of nodes) ctx.fillText(look.sign, left(camera, layout.depth[n]), high(camera, layout.row[n]) + 0.5);
}

/** Writes the moves that lead to nodes and, at folded nodes, the number of hidden nodes, unless the next node leaves too little room. The
 * background keeps the text apart from the edges, and is faster than outlined letters.
 * @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number[]} nodes @param {number} away distance from their places */
function write(ctx, scene, nodes, away) {
  const { status, layout, camera, palette } = scene;
  const size = palette.label;
  const room = (/** @type {number} */ n) => (layout.deepest[n] === layout.depth[n] ? Infinity : COLUMN * across(camera) - 2 * away + 7);
  ctx.font = `${size}px ${palette.font}`;
  ctx.textAlign = "left";
  ctx.textBaseline = "middle";
  const labels = nodes.map((n) => {
    const folded = layout.below[n] > 0 && layout.deepest[n] === layout.depth[n];
    const text = shortMove(status, n, layout.parents[n]) + (folded ? `  +${layout.below[n]}` : "");
    const wide = widthOf(ctx, text);
    return { n, text, x: left(camera, layout.depth[n]) + away, y: high(camera, layout.row[n]), width: Math.min(wide, room(n)), fits: wide * SQUEEZED <= room(n) };
  }).filter((label) => label.fits);
  ctx.fillStyle = palette.paper;
  ctx.beginPath();
  for (const { x, y, width } of labels) ctx.rect(x - 2, y - size * 0.6, width + 4, size * 1.2);
  ctx.fill();
  ctx.fillStyle = palette.ink;
  for (const { text, x, y, width } of labels) ctx.fillText(text, x, y, width);
  writeDrops(ctx, scene, away, new Map(labels.map(({ n, x, width }) => [n, x + width])));
}

/** Writes by how much the nodes below a node with a cheaper path got cheaper: at a leaf after its label, else above or below the node.
 * @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number} away @param {Map<number, number>} ends where labels end */
function writeDrops(ctx, { layout, camera, palette, shifts }, away, ends) {
  ctx.font = `bold ${palette.label}px ${palette.font}`;
  for (const { node, less } of shifts.filter(({ age }) => age === 0).flatMap(({ below }) => below)) {
    if (layout.hidden[node]) continue;
    const [x, y, text] = [left(camera, layout.depth[node]), high(camera, layout.row[node]), less < 0 ? `+${-less}` : `−${less}`];
    const wide = widthOf(ctx, text);
    const leaf = layout.deepest[node] === layout.depth[node];
    const side = layout.first[node + 1] - layout.first[node] === 1 ? 1 : -1; // the row above a node with one child isn't free
    const [at, up] = leaf ? [(ends.get(node) ?? x + away) + 6, y] : [x - wide / 2, y + side * (away + palette.label / 2)];
    ctx.fillStyle = palette.paper;
    ctx.beginPath();
    ctx.rect(at - 2, up - palette.label * 0.6, wide + 4, palette.label * 1.2);
    ctx.fill();
    ctx.fillStyle = palette.now;
    ctx.fillText(text, at, up);
  }
}

/** Widths of texts by font and text; measuring takes longer than drawing.
 * @type {Map<string, number>} */
const widths = new Map();
/** At this many widths the cache is emptied. */
const KEPT = 20_000;

/** @param {CanvasRenderingContext2D} ctx @param {string} text */
function widthOf(ctx, text) {
  const name = ctx.font + text;
  const known = widths.get(name) ?? ctx.measureText(text).width;
  if (widths.size > KEPT) widths.clear();
  widths.set(name, known);
  return known;
}

/** @typedef {{x: number, y: number, width: number, height: number}} Box
 * A tag: its node, the node's place, and its text on a plate.
 * @typedef {{n: number, x: number, y: number, text: string, plate: Box}} Tag */

const [MARGIN, APART] = [4, 3];
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
  ctx.font = `bold ${palette.label}px ${palette.font}`;
  ctx.textAlign = "left";
  ctx.textBaseline = "middle";
  const tags = placed(ctx, scene, others, r);
  ctx.lineWidth = 1;
  for (const tag of tags) leader(ctx, tag, r, colour(scene, tag));
  for (const tag of tags) paintTag(ctx, tag, colour(scene, tag), palette);
}

/** @param {Scene} scene @param {Tag} tag */
const colour = ({ selected, palette }, { n }) => (n === selected ? palette.chosen : palette.ink);

/** The tags of nodes in the picture, each at the place where it covers least.
 * @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number[]} others @param {number} r @returns {Tag[]} */
function placed(ctx, scene, others, r) {
  const { run, layout, born, tagged, shifts, camera, size, palette } = scene;
  const [x, y] = [(/** @type {number} */ n) => left(camera, layout.depth[n]), (/** @type {number} */ n) => high(camera, layout.row[n])];
  const nodes = tagged.filter((n) => n >= 0 && n < born && !layout.hidden[n] && x(n) >= 0 && x(n) <= size.width && y(n) >= 0 && y(n) <= size.height);
  const box = (/** @type {number} */ n, /** @type {number} */ wide) => ({ x: x(n) - r, y: y(n) - r, width: 2 * r + wide, height: 2 * r });
  const soft = nodes.length > 0 && others.length <= HEEDED ? others.map((n) => box(n, written(scene) ? WORDS : 0)) : [];
  const taken = nodes.map((n) => box(n, 0));
  return nodes.map((n) => {
    const text = tagOf(run, n, shifts.find((s) => s.node === n && s.age === 0));
    const plate = bestPlate({ width: ctx.measureText(text).width + 2 * MARGIN, height: palette.label + 2 * MARGIN }, x(n), y(n), r + 8, size, taken, soft);
    taken.push(plate);
    return { n, x: x(n), y: y(n), text, plate };
  });
}

/** The place for a node's plate with the least sum of distance and cover costs.
 * @param {import("./camera.js").Size} plate @param {number} x @param {number} y @param {number} away @param {import("./camera.js").Size} size @param {Box[]} taken @param {Box[]} soft @returns {Box} */
function bestPlate({ width, height }, x, y, away, size, taken, soft) {
  const within = (/** @type {number} */ v, /** @type {number} */ most) => Math.max(2, Math.min(v, most - 2));
  const plates = [-ROWS, ROWS].flatMap((end) => Array.from({ length: ROWS + 1 }, (_, i) => Math.sign(end) * i)).flatMap((row) => {
    const middle = row === 0 ? y - height / 2 : row < 0 ? y - away - height + (row + 1) * (height + APART) : y + away + (row - 1) * (height + APART);
    return [x - width / 2, x + away, x - away - width].map((at) => ({ x: within(at, size.width - width), y: within(middle, size.height - height), width, height }));
  });
  const costs = plates.map((p) => distance(p, x, y) + COVERED * covered(p, soft) + TAKEN * covered(p, taken));
  return plates[costs.indexOf(Math.min(...costs))];
}

/** The distance of a box from a point. @param {Box} box @param {number} x @param {number} y */
const distance = (box, x, y) => Math.hypot(x - onto(x, box.x, box.width), y - onto(y, box.y, box.height));

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

/** @param {CanvasRenderingContext2D} ctx @param {Tag} tag @param {string} stroke @param {import("./canvas.js").Palette} palette */
function paintTag(ctx, { text, plate: { x, y, width, height } }, stroke, palette) {
  ctx.fillStyle = palette.paper;
  ctx.strokeStyle = stroke;
  ctx.beginPath();
  ctx.rect(x, y, width, height);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = palette.ink;
  ctx.fillText(text, x + MARGIN, y + height / 2);
}
