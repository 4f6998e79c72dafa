// Why an endgame is won or lost: the plan of the winners, the critical line, and the
// replies to natural plays that lose.

import { enable, h } from "../dom.js";
import { t } from "../i18n.js";
import { region } from "../parts.js";
import { kindName, letters } from "./cards.js";
import { endgame } from "./state.js";

/** @typedef {import("./state.js").Seat} Seat */

/** The answer of d.explain.
 * @typedef {{seat: Seat, play: string, only?: boolean, unbeatable?: boolean, plain?: boolean}} Step
 * @typedef {{seat: Seat, kind: string, length: number, from: string, all: boolean}} Control
 * @typedef {{winner: string, situations: number, least: boolean, positions: number, line: Step[], plain_after: number,
 *   controls: Control[], regains: string[], kept: Partial<Record<Seat, string>>, losers_lead: boolean,
 *   stuck: Partial<Record<Seat, string>>, out: Seat[], danger?: Partial<Record<Seat, string[]>>, threat?: string[]}} Plan
 * @typedef {{play: string, robot: boolean, hint?: number, spent: boolean, fewest_before: number, fewest_after: number, plan: Plan}} Wrong
 * @typedef {{natural_losing: number, hint_place?: number, only_plays: number, plain_after: number}} Difficulty
 * @typedef {{verdict: string, reason: string, winning: string[], plan: Plan | null, down?: string,
 *   classes?: {plays: string[], answer: string, seat: Seat}[], wrong?: Wrong[], difficulty?: Difficulty}} Answer */

/** An explanation, or the request for one, of the position after plays.
 * @typedef {{running: boolean, of: string, answer: Answer | null}} Why */

/** @param {import("./game.js").Game} game @returns {import("./state.js").Part} */
export function explanation(game) {
  const explain = h("button", { type: "button", id: "dz-explain", onclick: () => game.explain() }, t("doudizhu.why.ask"));
  const stop = h("button", { type: "button", onclick: () => game.stopExplaining() }, t("doudizhu.stop"));
  const body = h("div", { class: "stack dz-why", id: "dz-why" });
  const draw = region(body, (/** @type {Why | null} */ why, /** @type {boolean} */ here) =>
    why && here ? said(why) : [h("p", { class: "note" }, t("doudizhu.why.help"))]);
  return {
    element: h("section", { class: "stack", "aria-label": t("doudizhu.why.title") },
      h("div", { class: "row spread" }, h("h3", {}, t("doudizhu.why.title")), h("div", { class: "row" }, explain, stop)), body),
    draw(s) {
      enable(explain, s.board !== null && s.board.winner === "" && !s.why?.running);
      enable(stop, s.why?.running === true);
      draw(s.why, s.why?.of === JSON.stringify(endgame(s)));
    },
  };
}

/** @param {Why} why @returns {import("../dom.js").Child[]} */
function said({ answer: a }) {
  if (!a) {
    return [h("p", { class: "note" }, t("doudizhu.why.looking"))];
  }
  const head = h("p", {}, h("b", {}, t("doudizhu.verdict." + a.verdict, t("doudizhu.reason." + a.reason))),
    a.winning.length > 0 && ` ${t("doudizhu.why.by", several(a.winning))}`);
  const { plan } = a;
  return [
    head,
    plan && planned(plan, a.down !== undefined),
    (a.classes ?? []).length > 0 && h("div", {}, h("p", {}, t("doudizhu.why.all")), h("ul", {}, (a.classes ?? []).map((c) =>
      h("li", {}, t("doudizhu.why.class", several(c.plays), t("doudizhu.short." + c.seat), c.answer === "-" ? "" : letters(c.answer)))))),
    (a.wrong ?? []).map((w) => h("details", { open: true }, h("summary", {}, wrongHead(w)), planned(w.plan, a.down !== undefined))),
    a.difficulty && plan && h("p", { class: "note" }, t("doudizhu.why.difficulty", a.difficulty, plan.line.length)),
    plan && h("p", { class: "note" }, t("doudizhu.why.size", plan.situations, plan.positions, plan.least)),
    a.reason !== "" && h("p", {}, t("doudizhu.why.missing", t("doudizhu.reason." + a.reason))),
  ];
}

/** @param {string[]} plays */
function several(plays) {
  return [...new Set(plays.map(letters))].join(t("doudizhu.comma"));
}

/** Cards by ranks.
 * @param {string} hand */
function cardsOf(hand) {
  return [...new Set(hand)].map((r) => letters(r.repeat(hand.split(r).length - 1))).join(t("doudizhu.comma"));
}

/** @param {Wrong} w */
function wrongHead({ play, robot, hint, spent, fewest_before, fewest_after }) {
  const why = [
    robot && t("doudizhu.why.robot"), hint && t("doudizhu.why.hint", hint), spent && t("doudizhu.why.spent"),
    fewest_after >= fewest_before && play !== "-" && t("doudizhu.why.still", fewest_after),
  ].filter((text) => text);
  return t("doudizhu.why.wrong", letters(play), why.join(t("doudizhu.why.then")));
}

/** The conditions of a plan, and its critical line.
 * @param {Plan} p @param {boolean} three */
function planned(p, three) {
  return h("ul", { class: "dz-plan" }, [...sentences(p, three), t("doudizhu.why.line", critical(p))].map((text) => h("li", {}, text)));
}

/** @param {Plan} p @param {boolean} three @returns {string[]} */
function sentences(p, three) {
  const who = (/** @type {string} */ seat) => t("doudizhu.short." + seat);
  const first = p.line[0];
  const kept = Object.entries(p.kept).map(([seat, hand]) => t("doudizhu.why.kept", who(seat), cardsOf(hand)));
  const seats = [...new Set(p.controls.map((c) => c.seat))];
  return [
    ...Object.entries(p.danger ?? {}).map(([seat, run]) => t("doudizhu.why.danger", who(seat), several(run))),
    ...(p.threat && p.threat.length > 0 && first ? [t("doudizhu.why.threat", letters(first.play), who(first.seat), several(p.threat))] : []),
    ...seats.map((seat) => t("doudizhu.why.controls", who(seat), p.controls.filter((c) => c.seat === seat).map(control).join(t("doudizhu.comma")))),
    ...kept,
    ...(kept.length === 0 && p.regains.length > 0 && p.regains.length <= 6 ? [t("doudizhu.why.regains", several(p.regains))] : []),
    ...(p.losers_lead ? [] : [t("doudizhu.why.neverLead", p.winner === "landlord")]),
    ...Object.entries(p.stuck).map(([seat, hand]) => t("doudizhu.why.stuck", who(seat), cardsOf(hand))),
    ...(three && p.winner !== "landlord" && p.out.length === 1 ? [t("doudizhu.why.out", who(p.out[0] ?? ""))] : []),
  ];
}

/** @param {Control} c */
function control({ kind, length, from, all }) {
  return kind === "rocket" || from === "R" ? letters(from) : t("doudizhu.why.control", kindName(kind), length, letters(from), all);
}

/** The critical line up to the point where the win is plain, trick by trick.
 * @param {Plan} p */
function critical(p) {
  /** @type {Step[][]} */
  const tricks = [];
  let passes = 0;
  const players = new Set(p.line.map((s) => s.seat)).size;
  for (const s of p.line.slice(0, p.plain_after)) {
    if (tricks.length === 0 || passes >= players - 1 && s.play !== "-") {
      tricks.push([]);
    }
    passes = s.play === "-" ? passes + 1 : 0;
    tricks.at(-1)?.push(s);
  }
  const rest = p.line.slice(p.plain_after).filter((s) => (s.seat === "landlord") === (p.winner === "landlord") && s.play !== "-");
  return [...tricks.map(trick).filter((text) => text !== ""), t("doudizhu.why.unstopped", several(rest.map((s) => s.play)))].join(t("doudizhu.why.then"));
}

/** A trick without the passes at its end, except passes that are the only winning choice.
 * @param {Step[]} steps */
function trick(steps) {
  const last = steps.findLastIndex((s) => s.play !== "-" || s.only);
  return steps.slice(0, last + 1).map((s) =>
    `${t("doudizhu.short." + s.seat)} ${letters(s.play)}${s.only ? "!" : ""}${s.unbeatable ? "*" : ""}`).join(t("doudizhu.comma"));
}
