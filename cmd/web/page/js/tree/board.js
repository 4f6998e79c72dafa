// The selected position of Klondike as piles of cards, which the service parses
// from its text.

import { suited, suits } from "../cards.js";
import { Question } from "../client.js";
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { cardsOf } from "../klondike/board.js";
import { rulesOf } from "./examples.js";

/** How long a position has to be selected before the service gets the question, in ms. */
const PAUSE = 120;

/** Makes the board. */
export function makeBoard() {
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
