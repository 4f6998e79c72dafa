// The state of the Klondike tab: one record, which game.js changes and the parts
// draw, and its form in the address. A game is one line of moves with a place in it: a player's moves and a
// solution are the same thing, undo is a step back, and a new move replaces the rest.

import { count } from "../address.js";
import { looks } from "../looks.js";
import { runFrom } from "./board.js";
import { pileNames } from "./felt.js";

/** @typedef {import("./board.js").Board} Board
 * @typedef {import("../client.js").Fault} Fault */

/** The verdict of the solvers on a position.
 * @typedef {{move: string, words: string, card: string, from: string, to: string, cards: string[], redeal: boolean}} Move
 * @typedef {{draw: number, redeals: number, back: boolean}} Rules
 * @typedef {{verdict: "solved" | "unsolvable" | "undecided", reason: string}} Verdict
 * @typedef {Move & {verdict: string, length: number | null, redeals: number | null, idle: boolean}} Hinted */

/** A running search with its counters so far, or its result.
 * @typedef {{running: boolean, counters: Record<string, number>, outcome: string, reason: string, steps: number, log: Report[], path: string}} Search
 * How far the founding program has come: its log has the latest reports, one for every 1000 states. Path is its solution in its letters.
 * @typedef {{expanded: number, tree: number, open: number, depth: number, duplicates: number, moves?: string[]}} Report */

/** The editor: the boards made, the pile that the next card goes to, and what is wrong
 * with the board shown; whether the game is played on, and the ways to continue once they are known.
 * @typedef {Omit<import("../play/state.js").Way, "moves"> & {moves: Move[]}} Way
 * @typedef {import("../store.js").Line<Board> & {pile: string, fault: Fault | null, ready: boolean, playing: boolean, ways: Way[] | null}} Edit */

/** @typedef {object} State
 * @property {{deal: string, lines: string, seed: string}} start the start as text, "" before the first answer, as the founding program's lines, and
 *   the number of the deal, "" if it has none; another record is another game
 * @property {Rules} rules
 * @property {Move[]} line all moves from the start, those to come included
 * @property {number} step how many of the moves are made
 * @property {Board | null} board after the moves made
 * @property {Move[]} legal its legal moves
 * @property {boolean} won
 * @property {Record<string, Verdict>} verdicts of positions, by their moves
 * @property {boolean} judging whether the verdict is shown after each move
 * @property {Hinted[] | null} hints for the position, once the reader has requested them
 * @property {string} picked the card picked up, "" if none
 * @property {Search | null} search
 * @property {import("./why.js").Why | null} why the explanation, or a mark that it is being searched
 * @property {import("./why.js").Proof | null} proof the proof of the verdict, or a mark that it is being searched
 * @property {{strategy: string, score: string, open_list: string, reparent: string, seconds: string}} how to search
 * @property {Pick<import("../main.js").About, "strategies" | "scores" | "open_lists" | "reparent" | "heeds">} known the values to choose from
 * @property {boolean} playing the replay runs
 * @property {number} speed moves a second
 * @property {string} pasted the text in the field, if the field is open
 * @property {boolean} pasting
 * @property {Fault | null} fault of the deal requested
 * @property {Edit | null} edit
 * @property {string} note the last action: copied, taken back */

/** A part of the tab.
 * @typedef {import("../store.js").Part<State>} Part */

/** @returns {State} */
export function blank() {
  return {
    start: { deal: "", lines: "", seed: "" }, rules: { draw: 3, redeals: -1, back: true },
    line: [], step: 0, board: null, legal: [], won: false,
    verdicts: {}, judging: true, hints: null, picked: "",
    search: null, why: null, proof: null, how: { strategy: "fast", score: "dig", open_list: "stacks", reparent: "reopen", seconds: "60" },
    known: { strategies: [], scores: [], open_lists: [], reparent: [], heeds: { score: [], open_list: [], reparent: [] } },
    playing: false, speed: 2,
    pasted: "", pasting: false, fault: null, edit: null, note: "",
  };
}

/** The board shown: the position, or the board in the editor.
 * @param {State} s */
export const boardOf = ({ edit, board }) => (edit ? (edit.line[edit.step - 1] ?? null) : board);

/** Whether the founding program searches, in its own window.
 * @param {State} s */
export const isFounding = ({ how }) => how.strategy === "document";

/** The name of the position after n moves.
 * @param {State} s @param {number} [n] */
export const keyOf = (s, n = s.step) => s.line.slice(0, n).map((m) => m.move).join(" ");

/** The verdict on the position after n moves, if it is known.
 * @param {State} s @param {number} [n] @returns {Verdict | undefined} */
export const verdictAt = (s, n = s.step) => s.verdicts[keyOf(s, n)];

/** The last step up to now whose position is known to be winnable; -1 if none is.
 * @param {State} s */
export function lastWinnable(s) {
  let n = s.step;
  while (n >= 0 && verdictAt(s, n)?.verdict !== "solved") n--;
  return n;
}

/** Whether the last move has thrown the game away.
 * @param {State} s */
export const justLost = (s) => s.step > 0 && verdictAt(s)?.verdict === "unsolvable" && verdictAt(s, s.step - 1)?.verdict === "solved";

/** The cards to blame for the position shown.
 * @param {State} s @returns {Set<string>} */
export function blamed(s) {
  const here = s.why && !s.edit && s.why.key === keyOf(s);
  return new Set(here ? s.why?.answer?.lost?.block.cards ?? [] : []);
}

/** Where a card can go, with the cards that go along: by the legal moves, or in
 * the editor anywhere.
 * @param {State} s @param {string} card @returns {{to: string, cards: string[]}[]} */
export function targets(s, card) {
  if (!s.edit) return targetsOf(s, card);
  const board = boardOf(s);
  const cards = board ? runFrom(board, card) : [];
  return pileNames.map((to) => ({ to, cards }));
}

/** Where a card can go by the legal moves.
 * @param {{legal: Move[]}} s @param {string} card */
export const targetsOf = ({ legal }, card) => legal.filter((m) => m.card === card).map((m) => ({ to: m.to, cards: m.cards }));

/** @typedef {import("../address.js").Params} Params */

/** @param {State} s @returns {Params} */
export function toParams({ start, rules, line, step, how }) {
  return {
    ...(start.seed ? { seed: start.seed } : { deal: start.deal }),
    draw: String(rules.draw),
    redeals: rules.redeals < 0 ? "" : String(rules.redeals),
    back: rules.back ? "" : "no",
    moves: line.map((m) => (m.move === "@" ? "-" : m.move.replace(/[:>]/g, ""))).join(""),
    step: step > 0 ? String(step) : "",
    strategy: how && how.strategy !== "fast" ? how.strategy : "",
    colours: looks().colours === "4" ? "4" : "",
  };
}

/** @param {Params} params @returns {import("./game.js").Start} */
export function fromParams(params) {
  const moves = [...(params["moves"] ?? "").matchAll(/-|(..)(.)(.)/g)];
  return {
    ...(params["seed"] ? { seed: params["seed"] } : params["deal"] ? { deal: params["deal"] } : {}),
    rules: { draw: count(params["draw"], 3), redeals: count(params["redeals"], -1), back: params["back"] !== "no" },
    moves: moves.map(([all, card, from, to]) => (all === "-" ? "@" : `${card}:${from}>${to}`)),
    step: count(params["step"], 0),
    ...(params["strategy"] ? { strategy: params["strategy"] } : {}),
  };
}
