// Why: the reasons why a deal is lost, with the cards to blame on the table, or where a won deal
// is narrow, with its solution in chapters; and the proof of the verdict, saved as a file that klondike verify checks.

import { signOf } from "../cards.js";
import { enable, h } from "../dom.js";
import { save } from "../files.js";
import { t } from "../i18n.js";
import { region } from "../parts.js";
import { button } from "./icons.js";
import { keyOf } from "./state.js";

/** @typedef {import("./game.js").Game} Game */

/** The answer of k.explain.
 * @typedef {{cards: string[], stock_order: boolean, minimal: boolean}} Block
 * @typedef {{card: string, by: string, pile: string}} Held
 * @typedef {{card: string, pile: string, only_up: boolean, draw: Held[], onto: Held[], up: Held | null, empty_column: boolean, words: string}} Wait
 * @typedef {{card?: string, step?: string, circle?: Wait[], cases?: Story[]}} Story
 * @typedef {{after: string[], cards: string[], others: number, words: string}} Chain
 * @typedef {{all: number, tried: number, undecided: number, winning: [string, string][]}} Swaps
 * @typedef {{block: Block, story: Story | null, rules: {rule: string, verdict: string}[], swaps: Swaps, best: {lower: number, upper: number, proved: boolean}, chain?: Chain}} Lost
 * @typedef {{first: number, last: number, begins_with: string, uncovered: string[], played: string[], raised: string[], words: string}} Chapter
 * @typedef {{step: number, legal: number, winning: number, undecided: number, move: string, words: string, mistake: string, mistake_words: string, block: Block, story: Story | null}} Narrow
 * @typedef {{moves: string[], chapters: Chapter[], narrow: Narrow[], judged: number, undecided: number}} Won
 * @typedef {{verdict: string, reason: string, lost?: Lost, won?: Won}} Answer */

/** An explanation, or the request for one: key is its position, from the number of moves before its solution.
 *
 * @typedef {{running: boolean, key: string, from: number, answer: Answer | null}} Why */

/** The panel with the explanation.
 * @param {Game} game @returns {import("./state.js").Part} */
export function whyPanel(game) {
  const explain = button("explain", () => game.searcher.explain());
  const prove = button("prove", () => game.searcher.prove());
  const stop = button("stop", () => {
    game.searcher.why.stop();
    game.searcher.proof.stop();
  }, { id: "k-why-stop" });
  const proof = h("div", { class: "stack k-proof", id: "k-proof" });
  const body = h("div", { class: "stack k-why", id: "k-why", tabindex: 0, role: "region", "aria-label": t("k.why") });
  const element = h("section", { class: "panel stack", "aria-label": t("k.whyPanel") },
    h("div", { class: "row spread" }, h("h2", {}, t("k.why")), h("div", { class: "row" }, explain, prove, stop)), proof, body);
  const drawProof = region(proof, proved);
  const drawBody = region(body, (/** @type {Why | null} */ why) => said(game, why));
  return {
    element,
    draw(s) {
      element.hidden = s.edit !== null;
      enable(explain, s.board !== null && !s.why?.running);
      enable(prove, s.board !== null && !s.proof?.running);
      enable(stop, s.why?.running === true || s.proof?.running === true);
      drawProof(s.proof?.key === keyOf(s) ? s.proof : null, s.start.seed);
      drawBody(s.why);
    },
  };
}

/** @param {Game} game @param {Why | null} why @returns {import("../dom.js").Child[]} */
function said(game, why) {
  const a = why?.answer;
  if (!why || !a) {
    return [h("p", { class: "note" }, t(why ? "k.explaining" : "k.whyHelp"))];
  }
  if (a.lost) {
    return lost(a.lost);
  }
  if (a.won) {
    return won(game, why, a.won);
  }
  return [h("p", {}, t("k.dealVerdict." + a.verdict), t("k.because", a.reason)), h("p", { class: "note" }, t("k.notExplained"))];
}

/** Why a position is lost.
 * @param {Lost} l @returns {import("../dom.js").Child[]} */
export function lost({ block, story, rules, swaps, best, chain }) {
  return [
    h("div", { class: "stack", id: "k-short" },
      h("p", {}, inShort({ block })), chain && h("p", {}, t("k.short"), t("k.colon"), t("k.chain", chain)),
      h("p", {}, t("k.would"), t("k.colon"), helps(rules, swaps)),
      h("p", {}, t("k.best", best.lower, best.upper))),
    h("details", { id: "k-whole", open: short(story) }, h("summary", {}, t("k.whole")), ...whole({ block, story, rules, swaps, best })),
  ];
}

/** The cards to blame, in a sentence.
 * @param {Pick<Lost, "block">} l */
export const inShort = ({ block }) => t("k.block", signs(block.cards), block.cards.length, block.stock_order);

/** The changes that would win, the rules first, and one of the swaps.
 * @param {Lost["rules"]} rules @param {Swaps} swaps */
function helps(rules, swaps) {
  const list = rules.filter((r) => r.verdict === "solved").map((r) => t("k.rule." + r.rule));
  const [first] = swaps.winning;
  if (first) list.push(t("k.swapSuch", signOf(first[0]), signOf(first[1]), swaps.winning.length, swaps.tried));
  return list.length > 0 ? list.join(t("k.or")) : t("k.noHelp", swaps.tried);
}

/** Whether a story is short enough to be shown at once: a circle of a few cards.
 * @param {Story | null} story */
const short = (story) => story !== null && (story.circle ?? []).length > 0 && (story.circle ?? []).length <= 4;

/** All facts of the explanation.
 * @param {Lost} l @returns {import("../dom.js").Child[]} */
function whole({ block, story, rules, swaps, best }) {
  return [
    h("p", { class: "note" }, t(block.minimal ? "k.blockMinimal" : "k.blockPerhaps")),
    story ? told(story) : h("p", {}, t("k.noStory")),
    h("h3", {}, t("k.help")),
    h("ul", { id: "k-help" },
      rules.map((r) => h("li", {}, t("k.rule." + r.rule), t("k.colon"), t("k.then." + r.verdict))),
      h("li", {}, swapped(swaps)),
      h("li", {}, t("k.best", best.lower, best.upper))),
  ];
}

/** @param {string[]} cards */
const signs = (cards) => cards.map(signOf).join(" ");

/** A story: a circle of waiting, or cases with a story each.
 * @param {Story} story @returns {HTMLElement} */
function told({ circle, cases }) {
  if (circle) {
    const keepers = circle.filter((w) => /[1-7]/.test(w.pile)).map((w) => w.card);
    return h("div", { class: "stack" }, h("ul", { class: "k-circle" }, circle.map((w) => h("li", {}, t("k.wait", w, keepers)))),
      h("p", {}, t("k.moral", circle.length)));
  }
  const list = cases ?? [];
  return h("div", {}, h("p", {}, t("k.cases", list.length)),
    h("ul", { class: "k-circle" }, list.map((c) => h("li", {}, t("k.case." + c.step, signOf(c.card ?? "")), told(c)))));
}

/** The swaps that help, by their first card.
 * @param {Swaps} s @returns {import("../dom.js").Leaf[]} */
function swapped(s) {
  const text = t("k.swaps", s.winning.length, s.tried, s.all, s.undecided);
  if (s.winning.length === 0) {
    return [text];
  }
  const firsts = [...new Set(s.winning.map(([a]) => a))];
  const partners = (/** @type {string} */ first) => s.winning.filter(([a]) => a === first).map(([, b]) => b);
  return [h("details", {}, h("summary", {}, text), h("ul", {}, firsts.map((a) => h("li", {}, t("k.swapWith", signOf(a), signs(partners(a)))))))];
}

/** @param {Game} game @param {Why} why @param {Won} w @returns {import("../dom.js").Child[]} */
function won(game, { from }, { chapters, narrow, judged, undecided }) {
  const to = (/** @type {number} */ step) => () => game.player.to(from + step);
  return [
    h("h3", {}, t("k.chapters")),
    h("ol", { class: "k-chapters", id: "k-chapters" }, chapters.map((c) => h("li", {},
      h("button", { type: "button", class: "plain", onclick: to(c.first - 1) },
        h("b", {}, t("k.steps", from + c.first, from + c.last)), " ", t("k.chapter", c))))),
    h("h3", {}, t("k.narrow")),
    narrow.length === 0 ? h("p", {}, t("k.noNarrow", judged, undecided)) : h("ul", { class: "k-circle", id: "k-narrow" }, narrow.map((n) => h("li", {},
      h("button", { type: "button", class: "plain", onclick: to(n.step - 1) }, t("k.narrowAt", from + n.step, wordsOf(n.move, n.words), n.winning, n.legal, n.undecided)),
      h("p", {}, t("k.mistake", wordsOf(n.mistake, n.mistake_words))),
      h("p", { class: "note" }, t("k.block", signs(n.block.cards), n.block.cards.length, n.block.stock_order)),
      n.story?.circle ? told(n.story) : null))),
  ];
}

/** A move in words, from its sign, such as 7H:3>5.
 * @param {string} move @param {string} words in English */
function wordsOf(move, words) {
  const [, card = "", from = "@", to = "W"] = /^(..):(.)>(.)$/.exec(move) ?? [];
  return t("k.words", { move, words, card, from, to, cards: [card], redeal: false });
}

/** The answer of k.proof.
 * @typedef {{verdict: "solved" | "unsolvable" | "undecided", reason: string, moves: number, bytes: number, record: string}} Certificate */

/** A proof, or the request for one, of the position after some moves.
 * @typedef {{running: boolean, key: string, answer: Certificate | null}} Proof */

/** The text about the proof of the position shown.
 * @param {Proof | null} proof @param {string} seed of the deal, "" if it has none @returns {import("../dom.js").Child[]} */
export function proved(proof, seed) {
  if (!proof) return [];
  const a = proof.answer;
  if (!a) return [h("p", { class: "note" }, t("k.proving"))];
  if (a.reason) return [h("p", {}, t("k.unproved"), t("k.because", a.reason))];
  const name = `klondike-${seed || "deal"}-proof.jsonl`;
  return [h("p", {}, t("k.proved." + a.verdict, a.bytes || a.moves)),
    h("div", { class: "row" }, button("saveProof", () => save(name, new Blob([a.record + "\n"], { type: "application/jsonl" })))),
    h("p", { class: "note" }, t("k.proofHelp"), " ", h("code", {}, "klondike verify " + name))];
}
