// What the solver says of the position: who wins, by which plays, and what refutes
// the others; the counters and the Stop button while it searches.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { part } from "../parts.js";
import { letters, named } from "./cards.js";
import { owns } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Play} Play
 * @typedef {import("./state.js").Judgement} Judgement */

/** @param {import("./game.js").Game} game @returns {import("./state.js").Part} */
export function verdict(game) {
  const says = h("p", { class: "verdict" });
  const counters = h("p", { class: "note number" });
  const stop = h("button", { type: "button", onclick: () => game.stop() }, t("doudizhu.stop"));
  const slip = part(h("div", { class: "row dz-slip" }), (/** @type {State} */ s) => [s.slip], (play) => play ? slipOf(play, game) : []);
  return {
    element: h("div", { class: "dz-verdict" }, h("div", { class: "row spread" }, h("div", {}, says, counters), stop), slip.element),
    draw(s) {
      const [text, tone] = sentence(s);
      says.className = "verdict " + tone;
      says.textContent = text;
      counters.textContent = countersOf(s);
      stop.style.visibility = s.search ? "visible" : "hidden";
      slip.draw(s);
    },
  };
}

/** The verdict in words, and its tone for the side to move.
 * @param {State} s @returns {[text: string, tone: string]} */
function sentence(s) {
  if (s.board?.winner) {
    return [t("doudizhu.over", t("doudizhu.side." + s.board.winner)), owns(s, s.board.winner) ? "good" : "bad"];
  }
  if (s.judged) {
    const tone = s.judged.verdict === "undecided" ? "unsure" : s.judged.moves.some((m) => m.outcome === "won") ? "good" : "bad";
    return [t("doudizhu.verdict." + s.judged.verdict, t("doudizhu.reason." + s.judged.reason)), tone];
  }
  return [t(s.search ? "doudizhu.searching" : s.stopped ? "doudizhu.stopped" : s.board ? "doudizhu.notAsked" : "doudizhu.noBoard"), "waiting"];
}

/** @param {State} s */
function countersOf(s) {
  const counts = s.search ?? s.judged?.stats;
  return counts ? t("doudizhu.counters", counts.expanded, counts.seconds) : "";
}

/** A play that gave the win away.
 * @param {Play} p @param {import("./game.js").Game} game */
function slipOf(p, game) {
  return [h("span", {}, t("doudizhu.slip", letters(p.parts))),
    h("button", { type: "button", "data-key": "back", onclick: () => game.undo() }, t("doudizhu.takeBack"))];
}

/** The lists behind the verdict: winning plays, refutations, the line of play.
 * @returns {import("./state.js").Part} */
export function reasons() {
  return part(h("div", { class: "stack dz-reasons" }), (s) => [s.marks ? s.judged : null], (judged) => judged ? lists(judged) : []);
}

/** @param {Judgement} judged */
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
