// The plays: those to choose from, each as a chip with the side that wins after it; those made; the buttons of the game.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { ranksOf } from "../pack.js";
import { part } from "../parts.js";
import { kindName, letters, titled } from "./cards.js";
import { holds } from "./game.js";
import { cardsOf, noPlays, owns, sideNames } from "./state.js";

/** @typedef {import("./state.js").Play} Play */

/** The mark of each outcome, in addition to its colour. */
const marks = { won: "✓", lost: "✗", undecided: "?" };

/** The list opens and shuts by its head; in a puzzle the list is shut at first.
 * @param {import("./game.js").Game} game @returns {import("./state.js").Part} */
export function plays(game) {
  const list = h("div", { class: "dz-plays", tabindex: "-1" });
  const head = h("summary", {}, t("doudizhu.offer"));
  const element = h("details", { class: "dz-offer", open: true }, head, list);
  const offer = part(list, offered, (legal, mine, judged, held) => {
    if (!mine) return [h("p", { class: "note" }, t("doudizhu.solverMoves"))];
    const having = legal.filter((p) => holds(p, held));
    return having.length > 0 ? [...new Set(having.map((p) => p.kind))].map((kind) => row(kind, having.filter((p) => p.kind === kind), judged, game)) : [nothing(legal, game)];
  });
  let task = false;
  return {
    element,
    draw(s) {
      element.hidden = !s.board || s.board.winner !== "";
      if (task !== (s.task !== null)) element.open = task;
      task = s.task !== null;
      offer.draw(s);
      element.setAttribute("aria-busy", String(s.search !== null));
    },
  };
}

/** The plays, whether the reader chooses among them, their outcomes, and the
 * ranks of the cards that are raised.
 * @param {import("./state.js").State} s @returns {[Play[], boolean, Play[] | undefined, string]} */
function offered(s) {
  const { board, marks, judged, up, chosen } = s;
  const legal = board && board.winner === "" ? board.legal : noPlays;
  const seat = board?.position.lead ?? "landlord";
  const hand = board && up.length > 0 ? cardsOf(board, chosen).hands[seat] : [];
  return [legal, owns(s, seat), marks ? judged?.moves : undefined, ranksOf(up.flatMap((at) => hand[at] ?? []))];
}

/** @param {Play[]} legal @param {import("./game.js").Game} game */
function nothing(legal, game) {
  return legal.length === 0 ? h("p", { class: "note" }, t("doudizhu.nothing")) : h("p", { class: "row note" }, t("doudizhu.noSuchPlay"),
    h("button", { type: "button", onclick: () => game.raise([]) }, t("doudizhu.putDown")));
}

/** The plays of a kind.
 * @param {string} kind @param {Play[]} group @param {Play[] | undefined} judged @param {import("./game.js").Game} game */
function row(kind, group, judged, game) {
  return h("div", { class: "dz-kind", role: "group", "aria-label": kindName(kind) },
    h("span", { class: "note" }, kindName(kind)),
    h("div", { class: "dz-chips" }, group.map((p) => chip(p, judged?.find((m) => m.parts === p.parts)?.outcome, game))));
}

/** @param {Play} p @param {import("./state.js").Outcome | undefined} outcome @param {import("./game.js").Game} game */
function chip(p, outcome, game) {
  const name = titled(p);
  const means = outcome ? t("doudizhu.chip", name, t("doudizhu.outcome." + outcome)) : name;
  return h("button", {
    type: "button", class: `dz-chip ${outcome ?? ""}`, "data-key": p.parts, "aria-label": means, title: means, onclick: () => game.lay(p),
  }, letters(p.parts), h("span", { class: "dz-sign", "aria-hidden": "true" }, outcome ? marks[outcome] : ""));
}

/** @param {import("./game.js").Game} game @returns {import("./state.js").Part} */
export function history(game) {
  const list = h("ol", { class: "dz-history", "aria-label": t("doudizhu.history") });
  return part(list, (s) => [s.board?.played ?? noPlays], (played) => played.length === 0 ? [h("li", { class: "note" }, t("doudizhu.noPlays"))] :
    played.map((p, i) => h("li", {}, h("button", {
      type: "button", class: p.seat === "landlord" ? "plain" : "plain peasant", "data-key": String(i),
      "aria-label": t("doudizhu.backTo", i + 1, t("doudizhu.short." + p.seat), titled(p)), onclick: () => game.goTo(i + 1),
    }, h("span", { class: "note" }, t("doudizhu.short." + p.seat)), " ", h("b", {}, letters(p.parts))))));
}

/** Undo, redo, let the solver play; the reader's side, which a puzzle sets; whether marks are shown.
 * @param {import("./game.js").Game} game @returns {import("./state.js").Part} */
export function controls(game) {
  const element = h("div", { class: "row dz-controls", role: "group", "aria-label": t("doudizhu.controls") });
  return part(element, (s) => [s.step, s.line.length, !s.board || s.board.winner !== "", s.me, s.marks, s.task !== null], (made, all, over, me, marks, task) => [
    button("undo", made === 0, () => game.undo()),
    button("redo", made === all, () => game.redo()),
    button("restart", made === 0, () => game.goTo(0)),
    button("auto", over, () => game.auto()),
    !task && sides(game, me),
    h("label", {}, h("input", { type: "checkbox", "data-key": "marks", checked: marks, onchange: () => game.mark() }), t("doudizhu.marks")),
  ]);
}

/** @param {string} name @param {boolean} off @param {() => void} act */
function button(name, off, act) {
  return h("button", { type: "button", "data-key": name, "aria-disabled": String(off), title: t(`doudizhu.${name}.title`), onclick: () => off || act() }, t("doudizhu." + name));
}

/** @param {import("./game.js").Game} game @param {string} me */
function sides(game, me) {
  const select = h("select", {
    "data-key": "me",
    onchange: () => (game.set({ me: /** @type {import("./state.js").Side} */ (select.value) }), game.refresh()),
  }, sideNames.map((side) => h("option", { value: side, selected: side === me }, t("doudizhu.me." + side))));
  return h("label", {}, t("doudizhu.youPlay"), select);
}
