// Drawing the tree on a canvas: only the visible nodes; subtrees too small
// to distinguish are single strokes. Drawing changes only the canvas.

import { across, COLUMN, high, left, ROW } from "./camera.js";
import { bend, drawLinks } from "./drawlinks.js";
import { drawNodes, radius } from "./drawnode.js";
import { drawTags } from "./drawtags.js";
import { edgeBetween } from "./edges.js";
import { lowIn, sightOf, STROKE } from "./sight.js";
import { Column, Label } from "./status.js";

/** The data of a picture.
 * @typedef {object} Scene
 * @property {import("./state.js").Run} run
 * @property {import("./status.js").Status} status
 * @property {import("./layout.js").Layout} layout
 * @property {import("./camera.js").Camera} camera
 * @property {import("./camera.js").Size} size
 * @property {import("./palette.js").Palette} palette
 * @property {{nodes: Set<number>, edges: Set<number>}} proof
 * @property {number} born nodes from this number on don't exist yet
 * @property {number} now the node examined, or -1
 * @property {number} selected
 * @property {number[]} tagged nodes with a tag: the selected node, and nodes that the text of the tour names
 * @property {Set<number>} fresh nodes of the step
 * @property {boolean} links whether all links are drawn, or only the links of the proof and of the selected node */

/** @param {CanvasRenderingContext2D} ctx @param {Scene} scene @returns {number} how many nodes were drawn one by one */
export function draw(ctx, scene) {
  const { size, palette, layout } = scene;
  ctx.fillStyle = palette.paper;
  ctx.fillRect(0, 0, size.width, size.height);
  if (layout.count === 0 || scene.born === 0) return 0;
  const sight = sightOf(layout, scene.camera, size, scene.born);
  strokes(ctx, scene, sight.small);
  edges(ctx, scene, sight.edges);
  drawLinks(ctx, scene);
  drawNodes(ctx, scene, [...sight.nodes, ...marked(scene)]);
  drawTags(ctx, scene, sight.nodes, radius(scene.camera));
  return sight.nodes.length;
}

/** Nodes that are always drawn: the node examined, the node selected, and nodes that the tour names.
 * @param {Scene} scene */
function marked({ layout, camera, born, now, selected, tagged }) {
  const low = lowIn(layout, camera);
  return [...new Set([now, selected, ...tagged])].filter((n) => n >= 0 && n < born && !layout.hidden[n] && low(n));
}

/** Small subtrees as lines from their root to their deepest node.
 * @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number[]} roots */
function strokes(ctx, { status, layout, camera, palette, proof }, roots) {
  const step = COLUMN * across(camera);
  for (const [colour, only] of groups(palette)) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = Math.max(1, Math.min(STROKE, ROW * camera.scale));
    ctx.beginPath();
    for (const n of roots) {
      if (only(proof.nodes.has(n) ? 3 : status.columns[Column.label][n])) {
        const y = high(camera, layout.row[n]);
        ctx.moveTo(left(camera, layout.depth[n]) - step / 2, y);
        ctx.lineTo(left(camera, layout.deepest[n]) + 4, y);
      }
    }
    ctx.stroke();
  }
}

/** The colours of strokes, with the nodes drawn in each: by label, or 3 for the proof.
 * @param {import("./palette.js").Palette} p
 * @returns {[string, (what: number) => boolean][]} */
function groups(p) {
  return [
    [p.soft, (what) => what === Label.none], [p.won, (what) => what === Label.won],
    [p.lost, (what) => what === Label.lost], [p.proof, (what) => what === 3],
  ];
}

/** The edges of the tree, the proof's edges last and broad.
 * @param {CanvasRenderingContext2D} ctx @param {Scene} scene @param {number[]} nodes */
function edges(ctx, scene, nodes) {
  const { status, palette, proof, camera } = scene;
  const parent = status.columns[Column.parent];
  const proved = (/** @type {number} */ n) => proof.nodes.has(n) && proof.edges.has(edgeBetween(status.structure.edges, parent[n], n));
  const [plain, firm] = [nodes.filter((n) => !proved(n)), nodes.filter(proved)];
  ctx.lineCap = "round";
  for (const [colour, width, some] of /** @type {[string, number, number[]][]} */ ([[palette.soft, 1, plain], [palette.proof, 3.5, firm]])) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width * Math.min(1, Math.max(camera.scale, 0.4));
    ctx.beginPath();
    for (const n of some) bend(ctx, scene, parent[n], n);
    ctx.stroke();
  }
}
