// The tab of the search tree: it puts the parts together, and draws them all from
// one state.

import { h } from "../dom.js";
import { addWords, t } from "../i18n.js";
import { en } from "../words/doudizhu.en.js";
import { zh } from "../words/doudizhu.zh.js";
import { treeEn } from "../words/tree.en.js";
import { treeZh } from "../words/tree.zh.js";
import { Actions } from "./actions.js";
import { Canvas } from "./canvas.js";
import { bring } from "./camera.js";
import { makeDetail } from "./detail.js";
import { exampleProblem } from "./examples.js";
import { makeForm } from "./form.js";
import { press } from "./input.js";
import { makeLegend } from "./legend.js";
import { examined, freshNodes } from "./lists.js";
import { makeOutline } from "./outline.js";
import { makePanels } from "./panels.js";
import { makePlayer } from "./player.js";
import { freshState, Layouts } from "./state.js";
import { Status } from "./status.js";
import { proofOf } from "./strategy.js";
import { bornAt, stepAt } from "./structure.js";
import { makeTools } from "./tools.js";

addWords({ en, zh }); // kinds of plays
addWords({ en: treeEn, zh: treeZh });

/** @param {HTMLElement} root @param {import("../main.js").Context} ctx @returns {import("../main.js").View} */
export function mount(root, ctx) {
  let asked = false;
  const changed = () => {
    if (!asked) requestAnimationFrame(frame);
    asked = true;
  };
  const actions = new Actions(freshState(exampleProblem("doudizhu", 1)), ctx, changed);
  const canvas = new Canvas(actions);
  const parts = {
    intro: h("p", { class: "note" }), form: makeForm(actions), tools: makeTools(actions, canvas), player: makePlayer(actions), legend: makeLegend(),
    panels: makePanels(actions), detail: makeDetail(actions, ctx, canvas), outline: makeOutline(actions),
  };
  const stage = h("div", { class: "tree-stage" }, parts.tools.element, canvas.element, parts.player.element, parts.legend.element);
  const title = h("h2");
  root.append(h("div", { class: "stack" }, parts.intro, parts.form.element, h("div", { class: "tree-page" }, stage,
    h("div", { class: "stack tree-beside" }, parts.panels.step, parts.detail.element, h("section", { class: "panel stack" }, title, parts.outline.element), parts.panels.open, parts.panels.closed))));
  stage.addEventListener("keydown", (event) => {
    const typing = /** @type {Element} */ (event.target).matches("input, select") || (event.key === " " && /** @type {Element} */ (event.target).matches("button"));
    if (!typing && press(event, actions, canvas)) event.preventDefault();
  });

  const layouts = new Layouts();
  const sight = new Sight();
  function frame() {
    asked = false;
    const layout = layouts.of(actions.state);
    actions.state = sight.settle(actions.state, layout, canvas.size);
    render(actions.state, layout);
  }

  /** @param {import("./state.js").State} state @param {import("./layout.js").Layout} layout */
  function render(state, layout) {
    const status = state.run?.status ?? null;
    const born = status ? bornAt(status.structure, status.moment) : 0;
    parts.intro.textContent = t("tree.intro");
    title.textContent = t("tree.outline");
    parts.form.render(state);
    parts.tools.render(state, layout);
    parts.player.render(state);
    parts.legend.render(state.run?.problem.game ?? state.problem.game);
    parts.panels.render(status, state.selected);
    parts.detail.render(state, born, layout);
    parts.outline.render(status, layout, born, state.selected);
    if (status) canvas.render({ status, layout, born, proof: proofOf(status), now: nowAt(status), selected: state.selected, fresh: freshNodes(status) }, state.camera);
  }

  return {
    open(params) {
      if (params.game) actions.open(params);
      else if (!actions.state.run) actions.run();
    },
    render: changed,
    hide: () => actions.pause(),
  };
}

/** The node that the step of this moment examines, or -1.
 * @param {Status} status */
function nowAt({ structure, moment }) {
  return examined(structure, stepAt(structure, moment));
}

/** Keeps in sight what has changed: the node examined, the node selected. */
class Sight {
  #now = -1;
  #selected = -1;
  /** @type {unknown} */
  #folded = null;

  /** @param {import("./state.js").State} state @param {import("./layout.js").Layout} layout @param {import("./camera.js").Size} size */
  settle(state, layout, size) {
    const { run, selected, follow } = state;
    if (!run) return state;
    const now = nowAt(run.status);
    const chosen = selected !== this.#selected || state.folded !== this.#folded;
    const target = chosen ? selected : follow && now !== this.#now ? now : -1;
    [this.#now, this.#selected, this.#folded] = [now, selected, state.folded];
    if (!state.camera || target < 0 || target >= layout.count || layout.hidden[target]) return state;
    return { ...state, camera: bring(state.camera, layout.depth[target], layout.row[target], size) };
  }
}
