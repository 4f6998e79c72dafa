// The tab of the search tree: it puts the parts together, and draws them all from
// one state.

import { fill, h } from "../dom.js";
import { addWords, t } from "../i18n.js";
import { en } from "../words/doudizhu.en.js";
import { zh } from "../words/doudizhu.zh.js";
import { treeEn } from "../words/tree.en.js";
import { treeZh } from "../words/tree.zh.js";
import { Actions } from "./actions.js";
import { Canvas } from "./canvas.js";
import { bring } from "./camera.js";
import { makeDetail } from "./detail.js";
import { makeForm } from "./form.js";
import { press } from "./input.js";
import { makeLegend } from "./legend.js";
import { examined, freshNodes } from "./lists.js";
import { makeOutline } from "./outline.js";
import { makeDeeds, makeList } from "./panels.js";
import { makePlayer } from "./player.js";
import { Layouts } from "./state.js";
import { proofOf } from "./strategy.js";
import { bornAt, stepAt } from "./structure.js";
import { makeTools } from "./tools.js";

addWords({ en, zh }); // kinds of plays
addWords({ en: treeEn, zh: treeZh });

/** @param {HTMLElement} root @param {import("../main.js").Context} ctx @returns {import("../main.js").View} */
export function mount(root, ctx) {
  const actions = new Actions(ctx);
  const canvas = new Canvas(actions);
  const layouts = new Layouts();
  const follower = new Follower();
  /** @type {import("./state.js").Part[]} */
  let parts = [];
  let asked = false;
  function frame() {
    asked = false;
    const layout = layouts.of(actions.state);
    actions.state = follower.settle(actions.state, layout, canvas.size);
    const { run, selected, camera } = actions.state;
    const status = run?.status;
    const born = status ? bornAt(status.structure, status.moment) : 0;
    for (const part of parts) part.draw({ ...actions.state, layout, born });
    if (status) canvas.render({ status, layout, born, proof: proofOf(status), now: nowAt(status), selected, fresh: freshNodes(status) }, camera);
  }
  const build = () => {
    parts = buildParts(root, actions, canvas);
    actions.drawnBy(() => {
      if (!asked) requestAnimationFrame(frame); // many changes, one picture
      asked = true;
    });
  };
  build();
  return { open: (params) => actions.open(params), build, hide: () => actions.player.pause() };
}

/** Makes all parts anew, in the reader's language.
 * @param {HTMLElement} root @param {Actions} actions @param {Canvas} canvas */
function buildParts(root, actions, canvas) {
  const [form, tools, player, legend] = [makeForm(actions), makeTools(actions, canvas), makePlayer(actions), makeLegend()];
  const [deeds, detail, outline] = [makeDeeds(), makeDetail(actions, canvas), makeOutline(actions)];
  const lists = [makeList(actions, "open"), makeList(actions, "closed")];
  const keys = (/** @type {KeyboardEvent} */ event) => {
    const e = /** @type {Element} */ (event.target);
    const typing = e.matches("input, select") || (event.key === " " && e.matches("button"));
    if (!typing && press(event, actions, canvas)) event.preventDefault();
  };
  fill(root, h("div", { class: "stack" }, h("p", { class: "note" }, t("tree.intro")), form.element, h("div", { class: "tree-page" },
    h("div", { class: "tree-stage", onkeydown: keys }, tools.element, canvas.element, player.element, legend.element),
    h("div", { class: "stack tree-beside" }, deeds.element, detail.element, h("section", { class: "panel stack" }, h("h2", {}, t("tree.outline")), outline.element),
      lists.map((list) => list.element)))));
  return [form, tools, player, legend, deeds, detail, outline, ...lists];
}

/** The node that the step of this moment examines, or -1.
 * @param {import("./status.js").Status} status */
function nowAt({ structure, moment }) {
  return examined(structure, stepAt(structure, moment));
}

/** Moves the camera so that the picture shows what has changed: the node examined, the node selected. */
class Follower {
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
