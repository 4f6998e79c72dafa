// Strategies side by side: two to four of them on the same problem, stepped by one clock, with
// a table of the cost of each and the curve of their open lists.

import { fill, h } from "../dom.js";
import { addWords, t } from "../i18n.js";
import { part } from "../parts.js";
import { faultLine, own, ownFields, searchForm } from "../tree/form.js";
import { press } from "../tree/input.js";
import { makeLegend, projector, searchBar } from "../tree/panels.js";
import { en } from "../words/compare.en.js";
import { zh } from "../words/compare.zh.js";
import { Actions } from "./actions.js";
import { makeColumn, makeView } from "./column.js";
import { makeShifts } from "./shifts.js";
import { makeCurve, makeTable } from "./table.js";
import { MOST, presets, specsOf } from "./presets.js";
import { endOf } from "./state.js";

addWords({ en: { compare: en }, zh: { compare: zh } });

/** @typedef {import("./state.js").State} State
 * @typedef {import("../store.js").Part<State>} Part */

/** @param {HTMLElement} root @param {import("../main.js").Context} ctx @returns {import("../doors.js").Inside} */
export function mount(root, ctx) {
  const actions = new Actions(ctx);
  const views = Array.from({ length: MOST }, (_, i) => makeView(actions, i));
  const build = () => {
    const parts = buildParts(root, actions, views);
    let asked = false;
    actions.drawnBy(() => {
      if (asked) return;
      asked = true;
      requestAnimationFrame(() => { // many changes, one picture
        asked = false;
        for (const part of parts) part.draw(actions.state);
      });
    });
  };
  build();
  return { open: (params) => actions.open(params), build, hide: () => actions.player.pause(), enter: () => actions.remember() };
}

/** Makes all parts but the trees again, in the reader's language.
 * @param {HTMLElement} root @param {Actions} actions @param {import("../tree/view.js").View[]} views @returns {Part[]} */
function buildParts(root, actions, views) {
  const columns = views.map((view, i) => makeColumn(actions, view, i));
  const trees = h("div", { class: "versus-trees" }, columns.map((column) => column.element));
  const legend = makeLegend();
  const [form, player, shifts, table, curve] = [makeForm(actions, projector(root, views.map((view) => view.canvas))), makePlayer(actions), makeShifts(actions), makeTable(), makeCurve((step) => actions.player.to(step, true))];
  fill(root, h("div", { class: "versus tree-page" }, form.element,
    h("div", { class: "tree-stage", onkeydown: (/** @type {KeyboardEvent} */ event) => keys(event, actions, columns) }, trees, player.element, legend.element),
    h("div", { class: "stack tree-side" }, shifts.element, table.element, curve.element)));
  /** @type {Part} */
  const shape = { element: trees, draw: ({ comparison }) => trees.setAttribute("data-columns", String(comparison.specs.length)) };
  /** @type {Part} */
  const signs = { element: legend.element, draw: ({ comparison, entrants }) => legend.draw(/** @type {any} */ ({ run: entrants[0]?.run, problem: comparison })) };
  return [form, shape, ...columns, player, shifts, table, curve, signs];
}

/** The common clock. @param {Actions} actions @returns {Part} */
function makePlayer(actions) {
  const step = h("span", { class: "number versus-step" });
  const bar = searchBar(actions, " versus-player", step);
  return {
    element: bar.element,
    draw(state) {
      bar.draw(state.step, endOf(state), state.playing);
      step.textContent = t("compare.clock", state.step, endOf(state));
      bar.speed.value = String(state.speed);
    },
  };
}

/** Keys step the clock; in a tree they zoom, move and fold it as well.
 * @param {KeyboardEvent} event @param {Actions} actions @param {ReturnType<typeof makeColumn>[]} columns */
function keys(event, actions, columns) {
  const e = /** @type {Element} */ (event.target);
  if (e.matches("input, select") || (event.key === " " && e.matches("button, summary"))) return;
  const i = Number(e.closest("[data-column]")?.getAttribute("data-column") ?? 0);
  const { player, state } = actions;
  const pressed = {
    player, event: (/** @type {number} */ n) => player.step(n), fold: (/** @type {number} */ n) => actions.fold(i, n),
    set: (/** @type {{camera: null}} */ change) => actions.look(i, change), state: { selected: state.entrants[i]?.sight.selected ?? -1 },
  };
  if (press(event, pressed, columns[i].view.canvas)) event.preventDefault();
}

/** @param {Actions} actions @param {HTMLElement} large the projector's switch @returns {Part} */
function makeForm(actions, large) {
  const element = searchForm(() => (actions.state.running >= 0 ? actions.stop() : actions.compare()));
  return part(element, (s) => [s.comparison, s.known, s.running, s.fault], (comparison, known, running, fault) => [
    h("div", { class: "row" }, h("label", {}, t("compare.preset"), presetList(comparison, actions)),
      comparison.specs.length < Math.min(MOST, specsOf(known, comparison).length) && h("button", { type: "button", "data-key": "add", onclick: () => actions.add() }, t("compare.add")), large,
      (running >= 0 || comparison.name === "") && h("button", { type: "submit", class: "main", "data-key": "run" }, t(running >= 0 ? "tree.stop" : "tree.run")),
      running >= 0 && h("span", { class: "note number" }, t("compare.running", running + 1, comparison.specs.length))),
    h("p", { class: "note" }, comparison.name === "" ? t("compare.intro") : t("compare.why." + comparison.name)),
    !comparison.recorded && own(comparison.name === "", ownFields(comparison, known, actions), comparison.game), faultLine(fault),
  ]);
}

/** @param {import("./presets.js").Comparison} comparison @param {Actions} actions */
function presetList({ name }, actions) {
  const option = (/** @type {string} */ value) => h("option", { value, selected: value === name }, t("compare.preset." + value));
  const list = h("select", { "data-key": "preset", onchange: () => actions.preset(list.value) }, presets.map((p) => option(p.name)), name === "" && h("option", { value: "", selected: true }, t("tree.ownShort")));
  return list;
}
