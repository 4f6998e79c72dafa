// The selected position of Klondike as piles of cards, which the service reads out
// of its text.

import { isAbort } from "../client.js";
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { suited } from "./describe.js";
import { rulesOf } from "./examples.js";

/** A position as the service's op k.board tells it.
 * @typedef {{foundations: number[], waste: string[], stock: string[], columns: {down: number, cards: string[]}[]}} Board */

/** How long a position has to be selected before the service is asked, in ms. */
const PAUSE = 120;
const SUITS = ["C", "D", "H", "S"];
const RANKS = "A23456789TJQK";

/** Makes the board.
 * @param {import("../main.js").Context} ctx */
export function makeBoard(ctx) {
  const element = h("div", { class: "tree-board" });
  let asking = new AbortController();
  let shown = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const ask = async (/** @type {string} */ deal, /** @type {Record<string, number>} */ rules, /** @type {AbortSignal} */ signal) => {
    try {
      fill(element, ...piles((await ctx.call({ op: "k.board", deal, ...rules }, { signal })).board));
    } catch (error) {
      if (!isAbort(error)) fill(element, h("pre", {}, suited(deal)));
    }
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
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      timer = setTimeout(() => ask(deal, rulesOf(run.problem.fields), signal), PAUSE);
    },
  };
}

/** @param {Board} board @returns {HTMLElement[]} */
function piles({ foundations, waste, stock, columns }) {
  const tops = foundations.map((n, suit) => (n > 0 ? suited(RANKS[n - 1] + SUITS[suit]) : ""));
  return [
    pile(t("tree.foundations"), tops.filter((text) => text !== "").join(" ")),
    pile(t("tree.pile.W"), suited(waste.join(" "))),
    pile(t("tree.pile.@"), suited(stock.join(" "))),
    ...columns.map((c, i) => pile(t("tree.column", i + 1), suited(c.cards.join(" ")), suited(c.cards.slice(0, c.down).join(" ")))),
  ];
}

/** A pile by its name, its cards from the deepest on; those face down are told apart.
 * @param {string} name @param {string} cards @param {string} [down] how the cards begin that lie face down */
function pile(name, cards, down = "") {
  const back = down && h("span", { class: "tree-down", title: t("tree.faceDown") }, down);
  return h("div", {}, h("span", { class: "note" }, name), " ", h("span", { class: "tree-cards" }, back, cards.slice(down.length) || (down ? "" : "–")));
}
