// The panel of files and pictures: it opens and saves traces, and saves the present picture as SVG or PNG, and steps as an
// animated SVG.

import { h } from "../dom.js";
import { fetched, pick, Refused, save } from "../files.js";
import { t } from "../i18n.js";
import { draw } from "./draw.js";
import { Scenes } from "./scenes.js";
import { stepAt } from "./structure.js";
import { escaped, SvgPen } from "./svgpen.js";

/** @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("./draw.js").Scene} Scene
 * @typedef {import("./state.js").State} State */

/** @param {Actions} actions @param {import("./canvas.js").Canvas} canvas @returns {import("./state.js").Part} */
export function makeFilesPanel(actions, canvas) {
  const button = (/** @type {string} */ word, /** @type {() => void} */ onclick) => h("button", { type: "button", "data-key": word, onclick }, t("tree." + word));
  const [from, to] = ["from", "to"].map((name) => h("input", { type: "number", min: 0, class: "tree-step", name }));
  const needRun = [
    button("saveTrace", async () => saveAs(actions, "trace", await actions.traceText().then((text) => text && new Blob([text], { type: "application/x-ndjson" })))),
    button("svg", () => canvas.scene && saveAs(actions, "svg", new Blob([documentOf(canvas.scene, nameOf(actions.state), body(canvas.scene))], { type: "image/svg+xml" }))),
    button("png", async () => canvas.scene && saveAs(actions, "png", await pngOf(canvas.scene))),
    button("animation", () => canvas.scene && saveAs(actions, "steps.svg", animationOf(canvas.scene, actions.state, Number(from.value), Number(to.value), nameOf(actions.state)))),
  ];
  /** @type {unknown} */
  let shown = null;
  return {
    element: h("details", { class: "panel tree-files" }, h("summary", {}, h("h2", {}, t("tree.files"))), h("div", { class: "stack" },
      h("div", { class: "row" }, button("openTrace", () => pick(".trace,.jsonl,.ndjson,.json,.txt", (file) => actions.openTrace(traceOf(file)))), needRun[0], h("span", { class: "note" }, t("tree.drop"))),
      h("div", { class: "row" }, needRun[1], needRun[2]),
      h("div", { class: "row" }, needRun[3], h("label", {}, t("tree.animateFrom"), from), h("label", {}, t("tree.animateTo"), to)),
      h("p", { class: "note" }, t("tree.animateNote", MOST)))),
    draw({ run }) {
      for (const b of needRun) b.disabled = run === null;
      if (run && run !== shown) bound(run, from, to);
      shown = run;
    },
  };
}

/** Offers the first steps of a run, or all of a short run.
 * @param {import("./state.js").Run} run @param {HTMLInputElement} from @param {HTMLInputElement} to */
function bound({ structure }, from, to) {
  const last = stepAt(structure, structure.length);
  for (const field of [from, to]) {
    field.max = String(last);
    field.onchange = () => {
      field.value = String(Math.min(Math.max(Math.floor(Number(field.value)) || 0, 0), last));
      if (Number(from.value) > Number(to.value)) (field === from ? to : from).value = field.value;
    };
  }
  [from.value, to.value] = ["0", String(Math.min(last, MOST - 1))];
}

/** @param {Actions} actions @param {string} kind @param {Blob | null | undefined | ""} blob */
function saveAs(actions, kind, blob) {
  if (!blob) return;
  const name = `${nameOf(actions.state)}.${kind}`;
  save(name, blob);
  actions.ctx.announce(t("tree.saved", name));
}

/** The file name for a run. @param {State} state */
function nameOf({ run }) {
  const { game = "", engine = "", fields = {} } = run?.problem ?? {};
  const what = run?.file ? [run.file.name.replace(/\.\w+$/, "")] : [game, engine, fields["seed"] ?? fields["landlord"] ?? ""];
  return what.join("-").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/^[-.]+|-+$/g, "").slice(0, 60) || "tree";
}

/** Takes traces that are dropped on an element.
 * @param {HTMLElement} element @param {Actions} actions */
export function takeDrops(element, actions) {
  const files = (/** @type {DragEvent} */ e) => e.dataTransfer?.types.includes("Files") ?? false;
  const mark = (/** @type {boolean} */ on) => element.classList.toggle("tree-dropping", on);
  element.addEventListener("dragover", (e) => {
    if (!files(e)) return;
    e.preventDefault();
    mark(true);
  });
  element.addEventListener("dragleave", () => mark(false));
  element.addEventListener("drop", (e) => {
    if (!files(e)) return;
    e.preventDefault();
    mark(false);
    const file = e.dataTransfer?.files[0];
    if (file) actions.openTrace(traceOf(file));
  });
}

/** The pixels of a PNG for one pixel of the picture. */
const SHARP = 2;
/** An animation has at most this many pictures. */
const MOST = 120;

/** The picture as PNG. @param {Scene} scene @returns {Promise<Blob | null>} */
function pngOf(scene) {
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
function animationOf(scene, state, from, to, title) {
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

/** The longest file, in bytes: the limit of the service. */
const LONGEST = 16 << 20;

/** A trace that was opened: its name, its text, and the link that led to it, or "".
 * @typedef {{name: string, text: string, link: string}} TraceFile */

/** @param {File} file @returns {Promise<TraceFile>} */
export async function traceOf(file) {
  if (file.size > LONGEST) throw new Error(t("tree.tooLong", LONGEST >> 20));
  return { name: file.name, text: await file.text(), link: "" };
}

/** The trace at a link of this site.
 * @param {string} link @returns {Promise<TraceFile>} */
export async function traceAt(link) {
  const text = await fetched(link, LONGEST).catch((error) => {
    throw new Error(t(error instanceof Refused ? "tree.notHere" : "tree.notFetched", link.slice(0, 80)));
  });
  if (text === null) throw new Error(t("tree.tooLong", LONGEST >> 20));
  return { name: link.replace(/^.*\//, ""), text, link };
}

/** The problem of a trace, as far as the page knows its words.
 * @param {{game: boolean, domain: string, problem: string, engine: string, start: string}} end
 * @returns {import("./state.js").Problem} */
export function problemIn({ game, domain, problem, engine, start }) {
  /** @type {Record<string, string>} */
  const fields = {};
  if (domain === "klondike") {
    const piles = start.split("|");
    const cards = start.match(/[A2-9TJQK][CDHS]/g)?.length ?? 0;
    Object.assign(fields, { columns: String(piles.length - 1), ranks: String(cards / 4), draw: /draw (\d+)/.exec(problem)?.[1] ?? "" });
  }
  return { game: game ? "doudizhu" : "klondike", engine, example: "", fields };
}
