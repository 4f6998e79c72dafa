// The tools around the table: the row of buttons within the thumb's reach, and the line of the game's state.

import { enable, h } from "../dom.js";
import { t } from "../i18n.js";
import { part } from "../parts.js";
import { dismissed, wordsOf } from "../kept.js";
import { noteLine, toolsOf } from "../sheet.js";
import { clockText, withTime } from "./score.js";
import { gainOf } from "./reasons.js";
import { isLost } from "./state.js";
import { balance } from "./statistics.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./game.js").Game} Game
 * @typedef {import("../store.js").Part<State>} Part */

/** @param {Game} game @returns {Part} */
export function toolRow(game) {
  const tool = toolsOf("play-", "play.");
  const deal = tool("deal", () => game.open("deal"), { "aria-haspopup": "dialog" });
  const undo = tool("undo", () => game.undo());
  const redo = tool("redo", () => game.redo());
  const restart = tool("restart", () => game.restart(), { id: "play-tool-restart" });
  const hint = tool("hint", () => game.hint());
  const menu = tool("menu", () => game.open("menu"), { "aria-haspopup": "dialog" });
  const finish = tool("finish", () => game.finish(), { class: "main" });
  const review = tool("review", () => game.open("end"), { class: "main" });
  return {
    element: h("div", { class: "play-tools", role: "toolbar", "aria-label": t("play.tools") }, deal, restart, undo, redo, hint, finish, review, menu),
    draw({ view, busy, thinking }) {
      const on = view !== null && !view.over && !busy;
      enable(restart, on && view.done > 0);
      enable(undo, on && (view.done > 0 || view.left > 0));
      enable(redo, on && view.done < view.last);
      enable(hint, on && !thinking);
      enable(deal, !busy);
      finish.hidden = !(on && view.auto); // finish and review stand in the place of the hint, so that no button moves
      review.hidden = !view?.over;
      hint.hidden = !(finish.hidden && review.hidden);
    },
  };
}

/** The deal, moves, time and points.
 * @returns {Part} */
export function stateLine() {
  return part(h("div", { class: "play-line", role: "group", "aria-label": t("play.state") }), (/** @type {State} */ s) => [s.view, s.seconds, s.settings, balance(s), s.choosing],
    (view, seconds, { timer, score }, dollars, choosing) => {
      if (!view) return [h("span", {}, choosing ? "" : t("play.loading"))];
      return [
        h("span", { class: "play-kind", title: dealName(view) }, kindName(view), h("span", { class: "play-draw" }, ` · ${t("play.draw", view.draw)}`)),
        h("span", { class: "number", id: "play-moves" }, t("play.moves", view.done, view.aids.undos)),
        timer && h("span", { class: "number", id: "play-time", "aria-label": t("play.time", clockText(seconds)) }, clockText(seconds)),
        score !== "none" && h("span", { class: "number", id: "play-score" }, points(view, seconds, score, timer, dollars)),
      ];
    });
}

/** The kind of a deal.
 * @param {NonNullable<State["view"]>} view */
const kindName = ({ kind, deal, date }) => (kind === "number" ? t("play.number", deal) : kind === "daily" ? t("play.dayOf", date) : t("play.kind." + kind));

/** The kind of a deal, and its draw count.
 * @param {NonNullable<State["view"]>} view */
export const dealName = (view) => `${kindName(view)} · ${t("play.draw", view.draw)}`;

/** What deals of a kind and a draw count are called in the statistics.
 * @param {{kind: string, draw: number}} deals */
export const groupName = ({ kind, draw }) => `${t("play.kind." + kind)} · ${t("play.draw", draw)}`;

/** @param {NonNullable<State["view"]>} view @param {number} seconds @param {string} rule @param {boolean} timed @param {number} dollars of all games */
export function points(view, seconds, rule, timed, dollars) {
  if (rule !== "standard") return t("play.vegas", rule === "vegas" ? view.score.vegas : dollars);
  return t("play.points", timed ? withTime(view, seconds) : view.score.standard);
}

/** What an empty felt offers, beside a wrong link: a deal by the settings, or a choice.
 * @param {Game} game @returns {Part} */
export function emptyPart(game) {
  return part(h("div", { class: "play-empty" }), (s) => [s.choosing && !s.view && s.sheet === "", s.settings.kind], (empty, kind) => (empty ? [
    h("p", {}, t("play.empty")),
    h("button", { type: "button", class: "main", id: "play-any", onclick: () => game.deal(game.state.settings) }, t("play.dealOf", t("play.kind." + kind))),
    h("button", { type: "button", id: "play-choose", onclick: () => game.open("deal") }, t("play.another")),
  ] : []));
}

/** The note under the table: the hint with its chances, a verdict, or the reason why an action isn't possible.
 * @param {Game} game @returns {Part} */
export function notePart(game) {
  const line = noteLine("play-note", (/** @type {State} */ s) => {
    const { note, advice, thinking, fault, view, why } = s;
    const end = endOf(s);
    if (thinking) return t("play.thinking");
    if (end) return t("play.ended", end, why || advice !== null);
    if (advice) return t("play.advice", advice, gainOf(s), why) + (view?.peeked ? t("play.byPeek") : "");
    return note || wordsOf(fault);
  }, () => game.set({ note: "", advice: null, end: null, fault: dismissed(game.state) }));
  const way = (/** @type {string} */ word, /** @type {() => void} */ onclick) => h("button", { type: "button", id: "play-end-" + word, onclick }, t("play." + word));
  const why = way("why", () => game.set({ why: true }));
  const more = way("more", () => game.set({ why: true }));
  const ways = h("div", { class: "play-ways" }, way("undo", () => game.undo()), way("restart", () => game.restart()), way("another", () => game.open("deal")), why);
  const seeWhy = way("seeWhy", () => game.giveUp());
  line.element.lastElementChild?.before(more, seeWhy, ways);
  return {
    element: line.element,
    draw(s) {
      line.draw(s);
      ways.hidden = s.thinking || endOf(s) === null;
      more.hidden = s.why || s.thinking || endOf(s) !== null || !s.advice || s.advice.proved || s.advice.ways[0]?.games === 0;
      why.hidden = s.why || s.advice !== null || s.view?.kind === "lost";
      seeWhy.hidden = s.thinking || s.view?.kind !== "lost" || s.view.over;
    },
  };
}

/** Whether the game is over, and the page says so: by itself, after a hint, or because no move is left.
 * @param {State} s @returns {import("./state.js").End | null} */
function endOf({ end, advice, note, view }) {
  if (advice) return isLost(advice.over) ? advice : null;
  if (end || note) return note ? null : end;
  return view !== null && !view.over && view.legal.length === 0 ? { over: "dead end", held: [], worlds: 0, wins: 0 } : null;
}
