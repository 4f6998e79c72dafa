// The parts of the review's stage: the table with the decision shown, the move played, the best move, the other moves.

import { signOf } from "../../cards.js";
import { h, set } from "../../dom.js";
import { t } from "../../i18n.js";
import { handle } from "../../klondike/hands.js";
import { listen } from "../../klondike/keys.js";
import { toParams } from "../../klondike/state.js";
import { shortName } from "../../klondike/moves.js";
import { Table } from "../../klondike/table.js";
import { costliest, decisionAt } from "../decisions.js";
import { detail, moveLine, others, worth } from "../stage.js";
import { apart, inShort, inWords } from "./moves.js";
import { feltOf } from "./scene.js";
import { keyOf } from "./state.js";

/** @typedef {import("./game.js").Review} Review
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Part} Part
 * @typedef {import("./state.js").Move} Move
 * @typedef {import("./state.js").Decision} Decision */

/** The table.
 * @param {Review} review
 * @returns {Part} */
export function board(review) {
  const element = h("div", { class: "felt review-felt" });
  const table = new Table(feltOf(review, () => element.clientHeight));
  element.append(table.element);
  handle(table);
  listen(table);
  return { element, draw: () => table.draw() };
}

/** The choice to open all cards, and the address of the position in the Klondike tab.
 * @param {Review} review @param {import("../../main.js").Context} ctx
 * @returns {Part} */
export function openCards(review, ctx) {
  const open = h("input", { type: "checkbox", id: "review-open-cards", onchange: () => review.set({ open: open.checked }) });
  const analyse = h("a", { class: "button review-link", id: "review-analyse" }, t("review.analyse"));
  return {
    element: h("div", { class: "row spread" }, h("label", { class: "review-check" }, open, t("review.openCards")), analyse),
    draw({ open: opened, start, path, step }) {
      open.checked = opened;
      const params = start && toParams(/** @type {any} */ ({ start: { deal: start.deal, seed: "" }, rules: start.rules, line: path.moves, step }));
      set(analyse, { href: params && ctx.link(params).replace(/#[a-z]+/, "#klondike") });
    },
  };
}

/** The text about the place shown.
 * @param {Review} review
 * @returns {Part} */
export function told(review) {
  return detail((/** @type {State} */ s) => [s.path, s.step, s.decisions, s.judged, s.report], () => {
    const s = review.state;
    const { path, step } = s;
    if (path.kind === "game") return ofGame(s, decisionAt(s));
    return [
      h("p", {}, path.kind === "shortest" ? t("review.onShortest", step, path.moves.length, s.report?.shortest?.proved) : ownMoves(s)),
      h("button", { type: "button", class: "main", id: "review-back", onclick: () => review.back() }, t("review.back")),
    ];
  });
}

/** The reader's own moves, with the chance of the last one.
 * @param {State} s */
function ownMoves(s) {
  const { path, step, judged } = s;
  const move = path.moves[step - 1];
  const answer = move && judged[keyOf(s, move.move, step - 1)];
  const said = t("review.tried", path.from + 1, inShort(path.moves.slice(path.from, step)));
  if (answer === null) return said + " " + t("review.judging");
  return answer ? said + " " + t("review.chanceOf", answer) : said;
}

/** @param {State} s @param {Decision | undefined} d */
function ofGame({ game, step, report }, d) {
  if (!d) return [h("p", {}, step >= game.length && report ? t("review.atEnd", report.result === 1) : step < game.length ? t("review.forced", step + 1, inShort(game.slice(step, step + 1))) : t("review.waiting"))];
  const made = h("b", { title: inWords(d.moves) }, d.given_up ? t("review.givenUp") : apart(d, d.moves));
  return [
    moveLine("review.", d.first, made, d), d.lost && h("p", { class: "note" }, t("review.wasLost")),
    ...worth("review.", d, h("b", { title: inWords(d.best) }, apart(d, d.best))),
  ];
}

/** What is certain about the game: whether, and until when, it could be won.
 * @param {State} s */
export function factOf({ report, game }) {
  const { step = 0, onto, ...fact } = report?.fact ?? { kind: "undecided", well: false };
  const move = game[step - 1];
  return t("review.fact", { ...fact, step, move: move && (onto ? t("review.onto", signOf(move.card), signOf(onto)) : shortName(move)) });
}

/** The step from which the game could not be won; without one, the costliest.
 * @param {State} s */
export function decidingOf(s) {
  const { kind = "", step = 0 } = s.report?.fact ?? {};
  return kind === "until" || kind === "since" ? step - 1 : costliest(s)?.first;
}

/** The legal moves, to try them.
 * @param {Review} review
 * @returns {Part} */
export function alternatives(review) {
  return others("review.", (/** @type {State} */ s) => [s.legal, s.judged, s.decisions, s.step], () => review.state.legal.map((move) => {
    const s = review.state;
    const played = s.path.kind === "game" && s.game[s.step]?.move === move.move;
    return { key: move.move, name: shortName(move), long: t("k.words", move), chance: chanceOf(s, move), played, act: () => review.play(move) };
  }));
}

/** The chance of a move; null while it is being judged, undefined if it is unknown.
 * @param {State} s @param {Move} move */
function chanceOf(s, move) {
  const d = s.path.kind === "game" ? decisionAt(s) : undefined;
  if (d && d.first === s.step && d.moves.length === 1 && d.moves[0]?.move === move.move) return d.played_chance;
  const key = keyOf(s, move.move);
  return key in s.judged ? s.judged[key]?.chance ?? null : undefined;
}
