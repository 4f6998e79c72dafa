// The Klondike tab: a state, its drawing, and the parts it is drawn with.

import { byId, fill, h, mark } from "../dom.js";
import { addWords, t } from "../i18n.js";
import { looks, setLooks } from "../looks.js";
import { en as searchEn } from "../words/analyse.en.js";
import { zh as searchZh } from "../words/analyse.zh.js";
import { en } from "../words/why.en.js";
import { zh } from "../words/why.zh.js";
import { dealBar } from "./dealbar.js";
import { editBar } from "./editbar.js";
import { Game } from "./game.js";
import { handle } from "./hands.js";
import { listen, listenReplay } from "./keys.js";
import { blank, fromParams, isFounding, toParams } from "./state.js";
import { moveList } from "./moves.js";
import { replayBar, searchPanel, statusBar, talon } from "./status.js";
import { feltOf } from "./scene.js";
import { Table } from "./table.js";
import { whyPanel } from "./why.js";

addWords({ en, zh });
addWords({ en: searchEn, zh: searchZh });

/** @param {HTMLElement} root @param {import("../main.js").Context} ctx
 * @returns {import("../main.js").View} */
export function mount(root, ctx) {
  const game = new Game(blank(), ctx.announce);
  const build = () => {
    const parts = buildParts(root, game, (s) => ctx.link(toParams(s)));
    game.drawnBy((s) => {
      parts.forEach((part) => part.draw(s));
      mark(root, { editing: s.edit !== null, founding: isFounding(s) });
      const focused = document.activeElement; // of an editor or a field that is gone
      if (focused && root.contains(focused) && !focused.checkVisibility()) byId(focused.closest("form") ? "k-paste" : "k-edit").focus();
    }, () => game.state.start.deal && !game.state.edit && ctx.remember(toParams(game.state)));
  };
  listenReplay(game, () => !root.hidden);
  build();
  ctx.about().then((known) => game.set({ known }), () => {}); // without the answer the page keeps the values that it starts with
  return {
    async open(params) {
      if (params["colours"] === "4") setLooks({ colours: "4" });
      const start = fromParams(params);
      if (await game.open(start) || game.state.start.deal) return;
      const { fault } = game.state; // of a damaged link: play the part that can be read, and show the fault
      if (await game.open({ ...start, moves: [], step: 0 }) || await game.open({})) game.set({ fault, note: fault?.message ?? "" }); // on a phone the field is below the board
    },
    build,
    hide() {
      game.player.pause();
      if (isFounding(game.state)) game.searcher.solution.stop();
    },
  };
}

/** Builds all parts again in the reader's language.
 * @param {HTMLElement} root @param {Game} game @param {(s: import("./state.js").State) => string} link */
function buildParts(root, game, link) {
  const table = new Table(feltOf(game));
  handle(table);
  listen(table);
  const panels = [editBar(game), moveList(game, link), whyPanel(game), searchPanel(game)];
  const [deal, status, coming, replay, view] = [dealBar(game), statusBar(game), talon(), replayBar(game), switches(game)];
  fill(root, h("div", { class: "k" }, deal.element,
    h("div", { class: "k-left" }, status.element, h("div", { class: "felt" }, table.element, coming.element), replay.element, view.element),
    h("div", { class: "k-side" }, panels.map((part) => part.element))));
  return [deal, status, table, coming, replay, view, ...panels];
}

/** The switches for announcements and verdicts.
 * @param {Game} game @returns {import("./state.js").Part} */
function switches(game) {
  const judging = h("input", { type: "checkbox", id: "k-judge", onchange: () => { game.set({ judging: judging.checked }); game.searcher.judge(); } });
  const colours = h("input", { type: "checkbox", id: "k-colours", onchange: () => { setLooks({ colours: colours.checked ? "4" : "2" }); game.set({}); } });
  return {
    element: h("div", { class: "row spread note" }, h("label", {}, judging, t("k.judgeEach")), h("label", {}, colours, t("k.fourColours")), h("p", { class: "k-keys" }, t("k.keys"))),
    draw(s) {
      [judging.checked, colours.checked] = [s.judging, looks().colours === "4"];
    },
  };
}
