// The selected node in words: its position, the move that leads to it, its label or costs, its other parents.

import { suited, suits } from "../cards.js";
import { Question } from "../client.js";
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { cardsOf } from "../klondike/board.js";
import { refill } from "../parts.js";
import { endgameOf, moveText, playText, sideOf, standing } from "./describe.js";
import { rulesOf } from "./state.js";
import { figures, ruleOf, unitOf } from "./figures.js";
import { Column } from "./status.js";
import { examinedIn, stepAt } from "./structure.js";

/** @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("./state.js").Run} Run */

/** At most this many other parents are listed. */
const LISTED = 12;

/** @param {Actions} actions @param {import("./canvas.js").Canvas} canvas @returns {import("./state.js").Part} */
export function makeDetail(actions, canvas) {
  const element = h("section", { class: "panel stack tree-detail" });
  const board = makeBoard();
  return {
    element,
    draw({ run, selected, born, layout }) {
      if (!run || selected < 0 || selected >= born) {
        refill(element, h("h2", {}, t("tree.selection")), h("p", { class: "note" }, t("tree.nothing")));
        return;
      }
      const { game, plain, texts } = run.structure.trace;
      const inGame = game === "doudizhu";
      if (!inGame && !plain) board.show(run, selected);
      refill(element, head(run, selected), plain ? h("pre", { class: "tree-text" }, texts[selected]) : inGame ? endgame(run, selected) : board.element, facts(run, selected, actions),
        buttons(selected, layout, actions, canvas), links(run, selected, actions));
    },
  };
}

/** @param {Run} run @param {number} n */
function head({ structure, status }, n) {
  const { game, kinds } = structure.trace;
  const kind = game === "klondike" ? "" : " · " + t(kinds[n] === 1 ? "tree.andLong" : "tree.orLong", sideOf(structure.trace, kinds[n] === 1));
  return h("div", {}, h("h2", {}, t("tree.node", n) + kind), h("p", { class: "tree-move" }, moveText(status, n)));
}

/** The hands, the player to move, and the play to beat.
 * @param {Run} run @param {number} n */
function endgame({ structure }, n) {
  const e = endgameOf(structure.trace.texts[n]);
  const three = e.up !== "-" || e.by === "up";
  const hand = (/** @type {string} */ name, /** @type {string} */ cards) => [h("dt", {}, name), h("dd", { class: "tree-cards" }, cards === "-" ? t("tree.noCards") : cards)];
  const over = [["landlord", e.landlord], [three ? "down" : "peasant", e.down], ["up", three ? e.up : ""]].find(([, cards]) => cards === "-");
  const todo = over ? t("tree.finished", t("tree.seat." + over[0])) : e.last === "-" ? t("tree.leads", t("tree.seat." + e.turn)) : t("tree.beats", t("tree.seat." + e.turn), playText(e.last), t("tree.seat." + e.by));
  return h("div", {}, h("dl", { class: "tree-hands" }, ...hand(t("tree.seat.landlord"), e.landlord), ...hand(t(three ? "tree.seat.down" : "tree.seat.peasant"), e.down),
    ...(three ? hand(t("tree.seat.up"), e.up) : [])), h("p", {}, todo));
}

/** @param {Run} run @param {number} n @param {Actions} actions */
function facts(run, n, actions) {
  const { structure, status } = run;
  const rule = ruleOf(run);
  const step = examinedIn(structure, n);
  const when = step < 0 ? t("tree.neverExamined") : h("button", { type: "button", class: "plain tree-jump", "data-key": "when", onclick: () => actions.player.to(step, true) }, t(step > stepAt(structure, status.moment) ? "tree.willExamine" : "tree.examinedIn", step));
  return h("p", { class: "row" }, h("strong", {}, standing(status, n)), figures(run, n) && h("span", { class: "number tree-figures" }, figures(run, n)), when, h("span", { class: "note" }, rule ? t("tree.backup." + rule) : unitOf(run)));
}

/** @param {number} n @param {import("./layout.js").Layout} layout
 * @param {Actions} actions @param {import("./canvas.js").Canvas} canvas */
function buttons(n, layout, actions, canvas) {
  const button = (/** @type {string} */ key, /** @type {() => void} */ onclick, /** @type {any[]} */ ...args) => h("button", { type: "button", "data-key": key, onclick }, t("tree." + key, ...args));
  return h("p", { class: "row" }, layout.below[n] > 0 && button(layout.folded.has(n) ? "unfold" : "fold", () => actions.fold(n), layout.below[n]),
    button("centre", () => canvas.centre(n)));
}

/** The node's other parents, with links to them.
 * @param {Run} run @param {number} n @param {Actions} actions */
function links({ structure, status }, n, actions) {
  const { edges } = structure;
  const others = Array.from(edges.into.subarray(edges.intoFirst[n], edges.intoFirst[n + 1]))
    .filter((e) => edges.at[e] < status.moment && edges.from[e] !== status.columns[Column.parent][n]);
  if (others.length === 0) return null;
  const items = others.slice(0, LISTED).map((e) => h("button", { type: "button", class: "plain number", "data-key": "link" + e, onclick: () => actions.set({ selected: edges.from[e] }) }, edges.from[e]));
  return h("p", { class: "row" }, t("tree.reached"), items, others.length > LISTED && t("tree.others", others.length - LISTED));
}

/** How long a position has to be selected before the service gets the question, in ms. */
const PAUSE = 120;

/** The selected position of Klondike as piles of cards, which the service parses from its text. */
function makeBoard() {
  const element = h("div", { class: "tree-board" });
  let shown = "";
  let timer = 0;
  const question = new Question(() => fill(element, h("pre", {}, suited(shown))));
  const ask = async (/** @type {Record<string, number>} */ rules) => {
    const r = await question.ask({ op: "k.board", deal: shown, ...rules });
    if (r) fill(element, ...piles(r.board));
  };
  return {
    element,
    /** Shows the position of a node.
     * @param {import("./state.js").Run} run @param {number} n */
    show(run, n) {
      const deal = run.structure.trace.texts[n];
      if (deal === shown) return;
      shown = deal;
      clearTimeout(timer);
      question.stop();
      timer = window.setTimeout(() => ask(rulesOf(run.problem.fields)), PAUSE);
    },
  };
}

/** @param {import("../klondike/board.js").Board} board @returns {HTMLElement[]} */
function piles(board) {
  const tops = [...suits].map((suit) => cardsOf(board, suit).at(-1) ?? "");
  return [
    pile(t("tree.foundations"), tops.filter((card) => card !== "")),
    pile(t("tree.pile.W"), board.waste),
    pile(t("tree.pile.@"), board.stock),
    ...board.columns.map((c, i) => pile(t("tree.column", i + 1), c.cards, c.down)),
  ];
}

/** A pile by its name, with its cards from the deepest on; cards that lie face down look different.
 * @param {string} name @param {string[]} cards @param {number} [down] how many of them lie face down */
function pile(name, cards, down = 0) {
  const [back, open] = [cards.slice(0, down), cards.slice(down)].map((list) => suited(list.join(" ")));
  return h("div", {}, h("span", { class: "note" }, name), " ", h("span", { class: "tree-cards" },
    back && h("span", { class: "tree-down", title: t("tree.faceDown") }, back), back && open && " ", open || (back ? "" : "–")));
}
