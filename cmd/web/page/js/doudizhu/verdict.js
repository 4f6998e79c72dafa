// The solver's verdict on the position: who wins, by which plays, and the refutations of
// the others; the counters and the Stop button while it searches.

import { enable, h } from "../dom.js";
import { t } from "../i18n.js";
import { part } from "../parts.js";
import { letters, named } from "./cards.js";
import { owns } from "./state.js";

/** @import { Play, State } from "./state.js" */

/** @param {import("./game.js").Game} game @returns {import("./state.js").Part} */
export function verdict(game) {
  const says = h("p", { class: "verdict" });
  const counters = h("p", { class: "note number" });
  const solve = h("button", { type: "button", class: "main", onclick: () => game.solve() }, t("doudizhu.solve"));
  const stop = h("button", { type: "button", onclick: () => game.stop() }, t("doudizhu.stop"));
  const edit = h("button", { type: "button", class: "dz-edit", onclick: () => game.set({ setting: true }) }, t("doudizhu.edit"));
  const slip = part(h("div", { class: "row dz-slip" }), (/** @type {State} */ s) => [s.slip && (s.marks || s.board?.winner) ? s.slip : null],
    (lost) => lost ? slipOf(lost, game) : []);
  return {
    element: h("div", { class: "dz-verdict" }, h("div", { class: "row spread" }, h("div", {}, says, counters), h("div", { class: "row" }, stop, solve, edit)), slip.element),
    draw(s) {
      const [text, tone] = sentence(s);
      says.className = "verdict " + tone;
      says.textContent = text;
      counters.textContent = s.task && !s.marks ? "" : countersOf(s);
      solve.hidden = s.asked;
      enable(solve, s.board !== null);
      stop.hidden = !s.asked;
      stop.style.visibility = s.search ? "visible" : "hidden";
      edit.hidden = s.task !== null;
      slip.draw(s);
    },
  };
}

/** The verdict in words, and its tone for the side to move. Without marks the text leaves the answer to the reader.
 * @param {State} s @returns {[text: string, tone: string]} */
function sentence(s) {
  const { board, judged, search } = s;
  if (board?.winner) {
    return [t("doudizhu.over", t("doudizhu.side." + board.winner)), owns(s, board.winner) ? "good" : "bad"];
  }
  if (judged && s.marks) {
    const tone = judged.verdict === "undecided" ? "unsure" : judged.moves.some((m) => m.outcome === "won") ? "good" : "bad";
    return [t("doudizhu.verdict." + judged.verdict, t("doudizhu.reason." + judged.reason)), tone];
  }
  if (board && s.asked && !s.marks && !s.stopped) {
    const { lead } = board.position;
    return [t(owns(s, lead) ? "doudizhu.yourTurn" : "doudizhu.theirTurn", t("doudizhu.seat." + lead)), "waiting"];
  }
  if (!board && s.fault) return [s.fault.message, "unsure"];
  return [t(search ? "doudizhu.searching" : s.stopped ? "doudizhu.stopped" : board ? "doudizhu.notAsked" : "doudizhu.noBoard"), "waiting"];
}

/** @param {State} s */
function countersOf(s) {
  const counts = s.search ?? s.judged?.stats;
  return counts ? t("doudizhu.counters", counts.expanded, counts.seconds) : "";
}

/** The text about a play that gave the win away.
 * @param {NonNullable<State["slip"]>} slip @param {import("./game.js").Game} game */
function slipOf({ play, at }, game) {
  return [h("span", {}, t("doudizhu.slip", letters(play.parts))),
    h("button", { type: "button", "data-key": "back", onclick: () => game.goTo(at) }, t("doudizhu.takeBack"))];
}

/** The lists behind the verdict: winning plays, refutations, the line of play.
 * @returns {import("./state.js").Part} */
export function reasons() {
  return part(h("div", { class: "stack dz-reasons" }), (s) => [s.marks ? s.judged : null], (judged) => judged ? lists(judged) : []);
}

/** @param {import("./state.js").Judgement} judged */
function lists({ moves, line_plays }) {
  const of = (/** @type {string} */ outcome) => moves.filter((m) => m.outcome === outcome);
  return [
    list("winning", of("won"), false, (m) => [h("b", {}, letters(m.parts))]),
    list("losing", of("lost"), false, (m) => [h("b", {}, letters(m.parts)), m.answer ? ` → ${letters(m.answer.parts)}` : ""]),
    list("open", of("undecided"), true, (m) => [h("b", {}, letters(m.parts))]),
    list("line", line_plays, true, (m) => [h("span", { class: "note" }, t("doudizhu.short." + m.seat)), " ", h("b", {}, letters(m.parts))]),
  ];
}

/** @param {string} name @param {Play[]} plays @param {boolean} closed @param {(p: Play) => import("../dom.js").Leaf[]} show */
function list(name, plays, closed, show) {
  return plays.length > 0 && h("details", { open: !closed }, h("summary", {}, t("doudizhu.list." + name, plays.length)),
    h("ul", { class: "dz-list" }, plays.map((p) => h("li", { title: named(p) }, show(p)))));
}
