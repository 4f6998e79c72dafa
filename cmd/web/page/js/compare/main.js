// Strategies side by side: two to four of them on the same problem, stepped by one clock, with
// a table of the cost of each and the curve of their open lists.

import { fill, h } from "../dom.js";
import { addWords, t } from "../i18n.js";
import { playerBar, speedList } from "../player.js";
import { press } from "../tree/input.js";
import { makeLegend } from "../tree/legend.js";
import { en } from "../words/compare.en.js";
import { zh } from "../words/compare.zh.js";
import { Actions } from "./actions.js";
import { makeColumn, makeView } from "./column.js";
import { makeCurve } from "./curve.js";
import { makeForm } from "./form.js";
import { MOST } from "./presets.js";
import { endOf } from "./state.js";
import { makeTable } from "./table.js";

addWords({ en, zh });

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
  const [form, player, table, curve] = [makeForm(actions), makePlayer(actions), makeTable(), makeCurve((step) => actions.player.to(step, true))];
  fill(root, h("div", { class: "stack versus" },
    form.element, h("div", { class: "versus-page" },
      h("div", { class: "versus-stage", onkeydown: (/** @type {KeyboardEvent} */ event) => keys(event, actions, columns) }, trees, player.element, legend.element), h("div", { class: "stack" }, table.element, curve.element))));
  /** @type {Part} */
  const shape = { element: trees, draw: ({ comparison }) => trees.setAttribute("data-columns", String(comparison.specs.length)) };
  /** @type {Part} */
  const signs = { element: legend.element, draw: ({ comparison }) => legend.draw(/** @type {any} */ ({ run: null, problem: comparison })) };
  return [form, shape, ...columns, player, table, curve, signs];
}

/** The common clock. @param {Actions} actions @returns {Part} */
function makePlayer(actions) {
  const speed = speedList([1, 3, 10, 30, 100, 1000], "tree.perSecond", (n) => actions.set({ speed: n }));
  speed.setAttribute("aria-label", t("tree.speed")); // a phone has no room for the word
  const step = h("span", { class: "number versus-step" });
  const words = { first: "tree.start", back: "tree.back", play: "tree.play", pause: "tree.pause", next: "tree.next", last: "tree.end", place: "tree.step" };
  const bar = playerBar(actions.player, { words, sign: (name) => ({ first: "|◂", back: "◂", next: "▸", last: "▸|", play: t("tree.playShort"), pause: t("tree.pauseShort") })[name], placed: "tree.stepOf" },
    { class: "tree-player row versus-player", role: "group", "aria-label": t("tree.player") }, step, h("label", {}, h("span", {}, t("tree.speed")), speed));
  bar.play.className = "main";
  return {
    element: bar.element,
    draw(state) {
      bar.draw(state.step, endOf(state), state.playing);
      step.textContent = t("compare.clock", state.step, endOf(state));
      speed.value = String(state.speed);
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
