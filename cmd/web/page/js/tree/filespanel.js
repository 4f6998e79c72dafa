// The panel of files and pictures: it opens and saves traces, and saves pictures.

import { pick, save } from "../files.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { animationOf, MOST, pngOf, svgOf } from "./pictures.js";
import { stepAt } from "./structure.js";
import { traceOf } from "./traces.js";

/** @typedef {import("./actions.js").Actions} Actions */

/** Makes the panel.
 * @param {Actions} actions @param {import("./canvas.js").Canvas} canvas @returns {import("./state.js").Part} */
export function makeFilesPanel(actions, canvas) {
  const button = (/** @type {string} */ word, /** @type {() => void} */ onclick) => h("button", { type: "button", "data-key": word, onclick }, t("tree." + word));
  const [from, to] = ["from", "to"].map((name) => h("input", { type: "number", min: 0, class: "tree-step", name }));
  const needRun = [
    button("saveTrace", async () => saveAs(actions, "trace", await actions.traceText().then((text) => text && new Blob([text], { type: "application/x-ndjson" })))),
    button("svg", () => canvas.scene && saveAs(actions, "svg", svgOf(canvas.scene, nameOf(actions.state)))),
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

/** The file name for a run. @param {import("./state.js").State} state */
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
