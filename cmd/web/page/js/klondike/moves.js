// The line in words, numbered, to read, to copy and to jump to a move; and the legal
// moves, for readers who prefer a list to dragging.

import { signOf } from "../cards.js";
import { h, set } from "../dom.js";
import { t } from "../i18n.js";
import { copied, region } from "../parts.js";
import { button } from "./icons.js";

/** @import { Game } from "./game.js"
 * @import { Move, State } from "./state.js" */

/** @param {Game} game @param {(s: State) => string} link makes the link that reproduces everything
 * @returns {import("./state.js").Part} */
export function moveList(game, link) {
  const list = h("ol", { class: "k-moves", id: "k-moves", tabindex: 0, "aria-label": t("k.moves") });
  const legal = h("div", { class: "k-legal", id: "k-legal", role: "group", tabindex: 0, "aria-label": t("k.legal") });
  const copy = async (/** @type {string} */ text) => {
    game.set({ note: await copied(text) ? t("k.copied") : text });
    game.announce(game.state.note);
  };
  const drawList = region(list, (/** @type {Move[]} */ line) =>
    line.length === 0 ? [h("li", { class: "note none" }, t("k.noMoves"))] : line.map((m, i) => row(game, m, i)));
  const drawLegal = region(legal, (/** @type {Move[]} */ moves, /** @type {State["hints"]} */ hints) => moves.map((m) => legalButton(game, hints, m)));
  return {
    element: h("section", { class: "panel stack k-line" },
      h("h2", {}, t("k.legal")), legal,
      h("div", { class: "row spread" }, h("h2", {}, t("k.moves")),
        h("div", { class: "row" }, button("copy", () => copy(asText(game.state))), button("link", () => copy(link(game.state))))), list),
    draw(s) {
      drawList(s.line);
      markStep(list, s.step);
      const focused = legal.contains(document.activeElement);
      drawLegal(s.legal, s.hints);
      if (focused && !legal.contains(document.activeElement)) legal.focus();
    },
  };
}

/** @param {Game} game @param {Move} move @param {number} i */
const row = (game, move, i) => h("li", {}, h("button", { type: "button", class: "plain", tabindex: -1, onclick: () => game.player.to(i + 1) }, t("k.words", move)));

/** Marks the move made last and brings it into view, without moving the page.
 * @param {HTMLElement} list @param {number} step */
function markStep(list, step) {
  [...list.children].forEach((e, i) => {
    e.classList.toggle("done", i < step);
    set(e, { "aria-current": i === step - 1 ? "step" : null });
  });
  const here = /** @type {HTMLElement | undefined} */ (list.children[Math.max(0, step - 1)]);
  if (here) list.scrollTop = here.offsetTop - list.offsetTop - list.clientHeight / 2;
}

/** A legal move as a button, with its verdict if a hint was requested.
 * @param {Game} game @param {State["hints"]} hints @param {Move} move */
function legalButton(game, hints, move) {
  const hint = hints?.find((m) => m.move === move.move);
  const verdict = hint ? { solved: "wins", unsolvable: "loses" }[hint.verdict] ?? "open" : "";
  const mark = hint?.idle ? "○ " : verdict ? { wins: "✓ ", loses: "✗ ", open: "? " }[verdict] : "";
  const name = shortName(move);
  const words = t("k.words", move) + (verdict ? ": " + t("k." + verdict, (hint?.length ?? 0) + (hint?.redeals ?? 0)) : "") + (hint?.idle ? t("k.idle") : "");
  return h("button", { type: "button", class: verdict, "aria-label": `${mark}${name}, ${words}`, title: words, "data-move": move.move, onclick: () => game.play(move) }, mark + name);
}

/** A move in short: "2♥ → ♥".
 * @param {Move} move */
export const shortName = (move) => (move.move === "@" ? t(move.redeal ? "k.redealShort" : "k.turnShort") : `${signOf(move.card)} → ${t("k.pileShort", move.to)}`);

/** The deal and all moves as a text.
 * @param {State} s */
function asText({ start, rules, line }) {
  const moves = line.map((m, i) => `${i + 1}. ${t("k.words", m)}`);
  return [start.seed ? `${t("k.seed")} ${start.seed}` : "", start.deal, t("k.rulesText", rules), "", ...moves, "", line.map((m) => m.move).join(" ")].join("\n").trim() + "\n";
}
