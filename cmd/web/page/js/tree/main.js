// The tab of the search tree: its doors, and the place of the first door: one search, whose parts
// are put together here and drawn from one state.

import { oneOf } from "../address.js";
import { fill, h, styled } from "../dom.js";
import { mountDoors } from "../doors.js";
import { addWords, t } from "../i18n.js";
import { en } from "../words/doudizhu.en.js";
import { zh } from "../words/doudizhu.zh.js";
import { tourEn } from "../words/tour.en.js";
import { tourZh } from "../words/tour.zh.js";
import { treeEn } from "../words/tree.en.js";
import { treeZh } from "../words/tree.zh.js";
import { Actions } from "./actions.js";
import { makeDetail } from "./detail.js";
import { makeFilesPanel, takeDrops } from "./filespanel.js";
import { makeForm } from "./form.js";
import { press } from "./input.js";
import { makeDeeds, makeLegend, makeList, makeNext, makePlayer, makeTools, projector } from "./panels.js";
import { makeOutline } from "./outline.js";
import { makeTour } from "./tour.js";
import { View } from "./view.js";

addWords({ en: { ...en, tree: treeEn, tour: tourEn }, zh: { ...zh, tree: treeZh, tour: tourZh } }); // en and zh have the kinds of plays

const doors = /** @type {const} */ ({ one: "one", compare: "compare" });
const places = {
  one: { class: "", load: async () => ({ mount: mountOne }) },
  compare: { class: "", load: async () => (await Promise.all([import("../compare/main.js"), styled("css/compare.css")]))[0] },
};

/** @param {HTMLElement} root @param {import("../main.js").Context} ctx @returns {import("../main.js").View} */
export function mount(root, ctx) {
  return mountDoors(root, ctx, { doors, places, words: "tree.", bar: "tree-doors", doorOf: ({ room }) => oneOf(room, /** @type {(keyof typeof doors)[]} */ (Object.keys(doors)), "one") });
}

/** One search. @param {HTMLElement} root @param {import("../main.js").Context} ctx @returns {import("../doors.js").Inside} */
function mountOne(root, ctx) {
  const actions = new Actions(ctx);
  const view = new View(actions);
  const parts = new Parts();
  let asked = false;
  function frame() {
    asked = false;
    actions.state = view.settle(actions.state);
    parts.draw({ ...actions.state, layout: view.scenes.layout, born: view.scenes.born });
    view.render(actions.state);
  }
  const build = () => {
    parts.renew(buildParts(root, actions, view));
    actions.drawnBy(() => {
      if (!asked) requestAnimationFrame(frame); // many changes, one picture
      asked = true;
    });
  };
  build();
  takeDrops(root, actions);
  return { open: (params) => actions.open(params), build, hide: () => actions.player.pause(), enter: () => actions.event(0) };
}

/** The parts around the tree, which show all of a state except the camera. */
class Parts {
  /** @type {import("./state.js").Part[]} */
  #parts = [];
  /** @type {unknown[]} */
  #drawn = [];

  /** @param {import("./state.js").Part[]} parts parts built again */
  renew(parts) {
    [this.#parts, this.#drawn] = [parts, []];
  }

  /** @param {import("./state.js").Drawn} state */
  draw(state) {
    const { camera, ...rest } = state;
    const shown = [state.run?.status.moment, ...Object.values(rest)];
    if (this.#drawn.length === shown.length && shown.every((value, i) => value === this.#drawn[i])) return;
    this.#drawn = shown;
    for (const part of this.#parts) part.draw(state);
  }
}

/** Builds all parts again in the reader's language.
 * @param {HTMLElement} root @param {Actions} actions @param {View} view */
function buildParts(root, actions, view) {
  const { canvas } = view;
  const [form, tools, player, legend] = [makeForm(actions), makeTools(actions, canvas, projector(root, [canvas])), makePlayer(actions), makeLegend()];
  const files = makeFilesPanel(actions, canvas);
  const [deeds, detail, outline] = [makeDeeds(actions), makeDetail(actions, canvas), makeOutline(actions)];
  const [tour, next] = [makeTour(actions), makeNext(actions)];
  const lists = [makeList(actions, "open"), makeList(actions, "closed")];
  const keys = (/** @type {KeyboardEvent} */ event) => {
    const e = /** @type {Element} */ (event.target);
    const typing = e.matches("input, select") || (event.key === " " && e.matches("button"));
    if (!typing && press(event, actions, canvas)) event.preventDefault();
  };
  fill(root, h("div", { class: "tree-page" }, h("div", { class: "stack tree-head" }, h("p", { class: "note" }, t("tree.intro")), form.element), tour.element,
    h("div", { class: "tree-stage", onkeydown: keys }, tools.element, view.element, next.element, player.element, legend.element),
    h("div", { class: "stack tree-side" }, deeds.element, h("div", { class: "tree-lists" }, lists.map((list) => list.element)), detail.element,
      h("section", { class: "panel stack" }, h("h2", {}, t("tree.outline")), outline.element), files.element)));
  return [form, tour, tools, next, player, legend, files, deeds, detail, outline, ...lists];
}
