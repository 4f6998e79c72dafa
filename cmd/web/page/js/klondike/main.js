// The Klondike tab: a state, its drawing, and the parts it is drawn with.

import { fill, h } from "../dom.js";
import { addWords, t } from "../i18n.js";
import { en } from "../words/why.en.js";
import { zh } from "../words/why.zh.js";
import { controls } from "./controls.js";
import { dealBar } from "./dealbar.js";
import { editBar } from "./editbar.js";
import { Game } from "./game.js";
import { handle } from "./hands.js";
import { listen, listenReplay } from "./keys.js";
import { fromParams, toParams } from "./link.js";
import { moveList } from "./moves.js";
import { searchPanel } from "./searchpanel.js";
import { statusBar } from "./status.js";
import { Table } from "./table.js";
import { talon } from "./talon.js";
import { whyPanel } from "./why.js";

addWords({ en, zh });

/** @param {HTMLElement} root @param {import("../main.js").Context} ctx
 * @returns {import("../main.js").View} */
export function mount(root, ctx) {
  /** @type {import("./dealbar.js").Part[]} */
  let parts = [];
  let saving = 0;
  const render = () => {
    const s = game.state;
    parts.forEach((p) => p.render(s));
    root.classList.toggle("four-colours", s.fourColours);
    root.classList.toggle("editing", s.edit !== null);
    clearTimeout(saving);
    saving = window.setTimeout(save, 400); // browsers refuse too many changes of the address
  };
  const save = () => {
    if (game.state.deal && !game.state.edit) {
      ctx.remember(toParams(game.state));
    }
  };
  const game = new Game(ctx, render);
  const build = () => {
    parts = buildParts(root, game, (s) => ctx.link(toParams(s)));
    render();
  };
  listenReplay(game, () => !root.hidden);
  build();
  return {
    async open(params) {
      game.state.fourColours = params["colours"] === "4";
      const start = fromParams(params);
      if (await game.open(start) || game.state.deal) {
        return;
      }
      const { fault } = game.state; // of a link gone bad: save what can be saved, and say so
      if (await game.open({ ...start, moves: [], step: 0 }) || await game.open({})) {
        game.set({ fault });
      }
    },
    render: build,
    hide: () => game.replay.pause(),
  };
}

/** Makes all parts anew, in the reader's language.
 * @param {HTMLElement} root @param {Game} game @param {(s: import("./state.js").State) => string} link */
function buildParts(root, game, link) {
  const table = new Table(game);
  handle(table);
  listen(table);
  const deal = dealBar(game);
  const status = statusBar(game);
  const editing = editBar(game);
  const coming = talon();
  const replay = controls(game);
  const search = searchPanel(game);
  const moves = moveList(game, link);
  const why = whyPanel(game);
  const tell = h("input", { type: "checkbox", id: "k-tell", onchange: () => { game.set({ tell: tell.checked }); game.searcher.judge(); } });
  const colours = h("input", { type: "checkbox", id: "k-colours", onchange: () => game.set({ fourColours: colours.checked }) });
  const view = {
    element: h("div", { class: "row spread note" }, h("label", {}, tell, t("k.tell")), h("label", {}, colours, t("k.fourColours")), h("p", { class: "k-keys" }, t("k.keys"))),
    render: (/** @type {import("./state.js").State} */ s) => { [tell.checked, colours.checked] = [s.tell, s.fourColours]; },
  };
  fill(root, h("div", { class: "k" }, deal.element,
    h("div", { class: "k-left" }, status.element, h("div", { class: "k-felt" }, table.element, coming.element), replay.element, view.element),
    h("div", { class: "k-side" }, editing.element, moves.element, why.element, search.element)));
  return [deal, status, table, editing, coming, replay, search, moves, why, view];
}
