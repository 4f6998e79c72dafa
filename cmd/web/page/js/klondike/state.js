// The state of the Klondike tab: one record, which game.js changes and the views
// draw. A game is one line of moves with a place in it: a player's moves and a
// solution are the same thing, undo is a step back, and a new move replaces the rest.

import { CallError } from "../client.js";
import { t } from "../i18n.js";
import { pileNames, runFrom } from "./board.js";

/** @typedef {import("./board.js").Board} Board */

/** What the solvers tell.
 * @typedef {{move: string, words: string, card: string, from: string, to: string, cards: string[], redeal: boolean}} Move
 * @typedef {{draw: number, redeals: number, back: boolean}} Rules
 * @typedef {{verdict: "solved" | "unsolvable" | "undecided", reason: string}} Verdict
 * @typedef {Move & {verdict: string, length: number | null}} Hinted */

/** A running search and what it has told so far, or what it told in the end.
 * @typedef {{running: boolean, strategy: string, counters: Record<string, number>, outcome: string, reason: string, steps: number}} Search */

/** What is wrong with a deal: the message, the cards concerned, the place in a text.
 * @typedef {{message: string, twice: string[], missing: string[], line: number, column: number}} Fault */

/** The editor: a board in the making, the pile that the next card goes to, and the
 * boards before and after it.
 * @typedef {{board: Board, pile: string, past: Board[], future: Board[], fault: Fault | null, ready: boolean}} Edit */

/** @typedef {object} State
 * @property {string} deal the start as text, "" before the first answer
 * @property {string} seed the number of the deal, "" if it has none
 * @property {Rules} rules
 * @property {Move[]} line all moves from the start, those to come included
 * @property {number} step how many of them have been made
 * @property {Board | null} board after these
 * @property {Move[]} legal the legal moves there
 * @property {boolean} won
 * @property {Record<string, Verdict>} verdicts of positions, by their moves
 * @property {boolean} tell whether the verdict is shown after each move
 * @property {Hinted[] | null} hints for the position, if asked for
 * @property {string} picked the card picked up, "" if none
 * @property {Search | null} search
 * @property {import("./why.js").Why | null} why an explanation, or that one is looked for
 * @property {{strategy: string, score: string, openList: string, reparent: string, seconds: number}} how to search
 * @property {boolean} playing the replay runs
 * @property {number} speed moves a second
 * @property {boolean} fourColours
 * @property {string} pasted the text in the field, if the field is open
 * @property {boolean} pasting
 * @property {Fault | null} fault of the deal asked for
 * @property {Edit | null} edit
 * @property {string} note what was done last: copied, taken back */

/** @returns {State} */
export function blank() {
  return {
    deal: "", seed: "", rules: { draw: 3, redeals: -1, back: true },
    line: [], step: 0, board: null, legal: [], won: false,
    verdicts: {}, tell: true, hints: null, picked: "",
    search: null, why: null, how: { strategy: "fast", score: "dig", openList: "heap", reparent: "reopen", seconds: 60 },
    playing: false, speed: 2, fourColours: false,
    pasted: "", pasting: false, fault: null, edit: null, note: "",
  };
}

/** The name of the position after n moves.
 * @param {State} s @param {number} [n] */
export function keyOf(s, n = s.step) {
  return s.line.slice(0, n).map((m) => m.move).join(" ");
}

/** The verdict on the position after n moves, if it is known.
 * @param {State} s @param {number} [n]
 * @returns {Verdict | undefined} */
export function verdictAt(s, n = s.step) {
  return s.verdicts[keyOf(s, n)];
}

/** The last step up to now whose position is known to be winnable; -1 if none is.
 * @param {State} s */
export function lastWinnable(s) {
  for (let n = s.step; n >= 0; n--) {
    if (verdictAt(s, n)?.verdict === "solved") {
      return n;
    }
  }
  return -1;
}

/** Where a card can go, with the cards that go with it: by the legal moves, or in
 * the editor anywhere.
 * @param {State} s @param {string} card
 * @returns {{to: string, cards: string[]}[]} */
export function targets(s, card) {
  if (s.edit) {
    const cards = runFrom(s.edit.board, card);
    return [...pileNames, ...(cards.length > 0 ? ["P"] : [])].map((to) => ({ to, cards: cards.length > 0 ? cards : [card] }));
  }
  return s.legal.filter((m) => m.card === card).map((m) => ({ to: m.to, cards: m.cards }));
}

/** What an error says about a deal.
 * @param {unknown} error
 * @returns {Fault} */
export function faultOf(error) {
  /** @type {Record<string, any>} */
  const event = error instanceof CallError ? error.event : {};
  const message = error instanceof TypeError ? t("k.noServer") : String(error instanceof Error ? error.message : error);
  return { message, twice: event.twice ?? [], missing: event.missing ?? [], line: event.line ?? 0, column: event.column ?? 0 };
}
