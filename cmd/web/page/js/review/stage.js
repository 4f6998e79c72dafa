// The table with the decision shown: the move played, the best move, the other moves.

import { h, set } from "../dom.js";
import { t } from "../i18n.js";
import { handle } from "../klondike/hands.js";
import { listen } from "../klondike/keys.js";
import { toParams } from "../klondike/link.js";
import { shortName } from "../klondike/moves.js";
import { Table } from "../klondike/table.js";
import { region } from "../parts.js";
import { inShort, inWords } from "./moves.js";
import { feltOf } from "./scene.js";
import { costlyBar } from "./bar.js";
import { decisionAt } from "./decisions.js";
import { keyOf } from "./state.js";

/** @typedef {import("./review.js").Review} Review
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Part} Part
 * @typedef {import("./state.js").Move} Move
 * @typedef {import("./state.js").Decision} Decision */

/** @param {Review} review @param {import("../main.js").Context} ctx
 * @returns {Part} */
export function stage(review, ctx) {
  const table = new Table(feltOf(review));
  handle(table);
  listen(table);
  const open = h("input", { type: "checkbox", id: "review-open-cards", onchange: () => review.set({ open: open.checked }) });
  const analyse = h("a", { class: "button review-link", id: "review-analyse" }, t("review.analyse"));
  const parts = [costlyBar(review), detail(review), alternatives(review)];
  const [controls, told, others] = parts.map((part) => part.element);
  return {
    element: h("section", { class: "review-stage stack", "aria-label": t("review.stage") }, controls ?? null, told ?? null, h("div", { class: "felt review-felt" }, table.element), others ?? null,
      h("div", { class: "row spread" }, h("label", { class: "review-check" }, open, t("review.openCards")), analyse)),
    draw(s) {
      table.draw();
      parts.forEach((part) => part.draw(s));
      open.checked = s.open;
      set(analyse, { href: s.start ? linkTo(s, ctx) : null });
    },
  };
}

/** The address of the position in the Klondike tab.
 * @param {State} s @param {import("../main.js").Context} ctx */
function linkTo({ start, path, step }, ctx) {
  const params = toParams(/** @type {any} */ ({ start: { deal: start?.deal, seed: "" }, rules: start?.rules, line: path.moves, step }));
  return ctx.link(params).replace(/#[a-z]+/, "#klondike");
}

/** The text about the place shown.
 * @param {Review} review
 * @returns {Part} */
function detail(review) {
  const element = h("div", { class: "review-detail", id: "review-detail", role: "status" });
  const draw = region(element, (/** @type {State["path"]} */ path, /** @type {number} */ step, /** @type {State["decisions"]} */ _, /** @type {State["judged"]} */ __, /** @type {State["report"]} */ ___) => {
    const s = review.state;
    if (path.kind === "shortest") return aside(review, t("review.onShortest", step, path.moves.length, review.state.report?.shortest?.proved));
    if (path.kind === "own") return aside(review, ownMoves(s));
    return ofGame(s, decisionAt(s));
  });
  return { element, draw: (s) => draw(s.path, s.step, s.decisions, s.judged, s.report) };
}

/** A note on the variation shown, and a button back to the game.
 * @param {Review} review @param {string} text */
function aside(review, text) {
  return [h("p", {}, text), h("button", { type: "button", class: "main", id: "review-back", onclick: () => review.back() }, t("review.back"))];
}

/** The reader's own moves, with the chance of the last one.
 * @param {State} s */
function ownMoves(s) {
  const { path, step, judged } = s;
  const move = path.moves[step - 1];
  const answer = move && judged[keyOf(s, move.move, step - 1)];
  const told = t("review.tried", path.from + 1, inShort(path.moves.slice(path.from, step)));
  if (answer === null) return told + " " + t("review.judging");
  return answer ? told + " " + t("review.chanceOf", answer) : told;
}

/** @param {State} s @param {Decision | undefined} d */
function ofGame(s, d) {
  const { game, step, report } = s;
  if (!d) return [h("p", {}, step >= game.length && report ? t("review.atEnd", report.result === 1) : step < game.length ? t("review.forced", step + 1, inShort(game.slice(step, step + 1))) : t("review.waiting"))];
  const played = h("b", { title: inWords(d.moves) }, d.given_up ? t("review.givenUp") : inShort(d.moves));
  const best = h("b", { title: inWords(d.best) }, inShort(d.best));
  return [
    h("p", {}, h("span", { class: "review-step" }, t("review.stepIs", d.first + 1)), " ", played, t("review.wins", d.played_chance), d.label !== "" && h("span", { class: `review-label ${d.label}` }, t("review.label." + d.label, d.probably))),
    d.loss > 0 && h("p", { class: "review-best" }, t("review.better"), best, t("review.wins", d.before), t("review.gaveAway", d)),
    h("p", { class: "note" }, d.loss <= 0 && t(d.choices > 1 ? "review.asGood" : "review.noChoice") + " ", t("review.luckWas", d.luck)),
  ];
}

/** The legal moves, to try them.
 * @param {Review} review
 * @returns {Part} */
function alternatives(review) {
  const list = h("div", { class: "review-moves", id: "review-moves", role: "group", "aria-label": t("review.tryOther") });
  const draw = region(list, (/** @type {Move[]} */ legal, /** @type {State["judged"]} */ _, /** @type {State["decisions"]} */ __, /** @type {number} */ ___) => legal.map((m) => other(review, m)));
  const element = h("div", { class: "review-others" }, h("h2", {}, t("review.tryOther")), list);
  return {
    element,
    draw(s) {
      element.hidden = s.legal.length === 0;
      draw(s.legal, s.judged, s.decisions, s.step);
    },
  };
}

/** A legal move with its chance, if it is known.
 * @param {Review} review @param {Move} move */
function other(review, move) {
  const s = review.state;
  const chance = chanceOf(s, move);
  const played = s.path.kind === "game" && s.game[s.step]?.move === move.move;
  const told = chance === undefined ? "" : chance === null ? " …" : " " + t("review.percent", chance);
  return h("button", { type: "button", class: played && "played", "data-key": move.move, "data-move": move.move, title: t("k.words", move),
    "aria-label": shortName(move) + told + (played ? t("review.comma") + t("review.wasPlayed") : "") + t("review.comma") + t("k.words", move), onclick: () => review.play(move) },
  shortName(move), told !== "" && h("span", { class: "number" }, told));
}

/** The chance of a move; null while it is being judged, undefined if it is unknown.
 * @param {State} s @param {Move} move */
function chanceOf(s, move) {
  const d = s.path.kind === "game" ? decisionAt(s) : undefined;
  if (d && d.first === s.step && d.moves.length === 1 && d.moves[0]?.move === move.move) return d.played_chance;
  const key = keyOf(s, move.move);
  return key in s.judged ? s.judged[key]?.chance ?? null : undefined;
}
