// The plays on offer, a chip each, with who wins after it.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { part } from "../parts.js";
import { kindName, letters, titled } from "./cards.js";
import { noPlays, owns } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Play} Play */

/** How each outcome is marked, beside its colour. */
const marks = { won: "✓", lost: "✗", undecided: "?" };

/** @param {import("./game.js").Game} game @returns {import("./state.js").Part} */
export function plays(game) {
  const list = h("div", { class: "dz-plays", tabindex: "-1" });
  const element = h("div", { class: "stack", role: "group", "aria-label": t("doudizhu.offer") }, list);
  const offer = part(list, offered, (legal, mine, judged, holding) => {
    if (!mine) return [h("p", { class: "note" }, t("doudizhu.solverMoves"))];
    const held = legal.filter((p) => holds(p, holding));
    return held.length > 0 ? byKind(held).map(([kind, group]) => row(kind, group, judged, game)) : [nothing(legal, game)];
  });
  return {
    element,
    draw(s) {
      element.hidden = !s.board || s.board.winner !== "";
      offer.draw(s);
      element.setAttribute("aria-busy", String(s.search !== null));
    },
  };
}

/** The plays there are, whether the reader chooses among them, what they come to, and the
 * cards picked up.
 * @param {State} s @returns {[Play[], boolean, Play[] | undefined, string]} */
function offered(s) {
  const { board, marks, judged, holding } = s;
  const legal = board && board.winner === "" ? board.legal : noPlays;
  return [legal, owns(s, board?.position.lead ?? "landlord"), marks ? judged?.moves : undefined, holding];
}

/** @param {Play[]} legal @param {import("./game.js").Game} game */
function nothing(legal, game) {
  return legal.length === 0 ? h("p", { class: "note" }, t("doudizhu.nothing")) : h("p", { class: "row note" }, t("doudizhu.noSuchPlay"),
    h("button", { type: "button", onclick: () => game.set({ holding: "" }) }, t("doudizhu.putDown")));
}

/** Whether a play has all the cards that are picked up.
 * @param {Play} p @param {string} holding */
export function holds(p, holding) {
  const cards = [...p.cards];
  return [...holding].every((rank) => {
    const i = cards.indexOf(rank);
    cards.splice(i, i < 0 ? 0 : 1);
    return i >= 0;
  });
}

/** @param {Play[]} list @returns {[string, Play[]][]} */
function byKind(list) {
  const kinds = new Set(list.map((p) => p.kind));
  return [...kinds].map((kind) => [kind, list.filter((p) => p.kind === kind)]);
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
