// The line in words, numbered, to read, to jump in, to copy; and the moves that are
// legal now, for those who'd rather choose from a list than drag.

import { signOf } from "../cards.js";
import { fill, h, set } from "../dom.js";
import { t } from "../i18n.js";

/** @typedef {import("./game.js").Game} Game
 * @typedef {import("./state.js").State} State */

/** @param {Game} game @param {(s: State) => string} link makes the link that reproduces everything
 * @returns {import("./dealbar.js").Part} */
export function moveList(game, link) {
  const list = h("ol", { class: "k-moves", id: "k-moves", tabindex: 0, "aria-label": t("k.moves") });
  const legal = h("div", { class: "k-legal", id: "k-legal", role: "group", tabindex: 0, "aria-label": t("k.legal") });
  const copyText = h("button", { type: "button", id: "k-copy", onclick: () => copy(game, asText(game.state)) }, t("k.copy"));
  const copyLink = h("button", { type: "button", id: "k-link", onclick: () => copy(game, link(game.state)) }, t("k.link"));
  const fallback = h("textarea", { id: "k-copied", readonly: true, rows: 4, "aria-label": t("k.copyHere") });
  fallback.hidden = true;
  const element = h("section", { class: "panel stack k-line" },
    h("h2", {}, t("k.legal")), legal,
    h("div", { class: "row spread" }, h("h2", {}, t("k.moves")), h("div", { class: "row" }, copyText, copyLink)), list, fallback);
  /** @type {import("./state.js").Move[] | null} */
  let drawn = null;
  /** @type {unknown[]} */
  let offered = [];
  return {
    element,
    render(s) {
      if (s.line !== drawn) {
        drawn = s.line;
        fill(list, s.line.length === 0 ? h("li", { class: "note none" }, t("k.noMoves")) : s.line.map((m, i) => row(game, m, i)));
      }
      markStep(list, s.step);
      if (s.legal !== offered[0] || s.hints !== offered[1]) {
        offered = [s.legal, s.hints];
        const focused = legal.contains(document.activeElement);
        fill(legal, ...s.legal.map((m) => legalButton(game, s, m)));
        if (focused) {
          legal.focus();
        }
      }
    },
  };
}

/** @param {Game} game @param {import("./state.js").Move} move @param {number} i */
function row(game, move, i) {
  return h("li", {}, h("button", { type: "button", class: "plain", tabindex: -1, onclick: () => game.replay.to(i + 1) }, t("k.words", move)));
}

/** Marks the move made last and brings it into view, without moving the page.
 * @param {HTMLElement} list @param {number} step */
function markStep(list, step) {
  [...list.children].forEach((e, i) => {
    e.classList.toggle("done", i < step);
    set(e, { "aria-current": i === step - 1 ? "step" : null });
  });
  const here = /** @type {HTMLElement | undefined} */ (list.children[Math.max(0, step - 1)]);
  if (here) {
    list.scrollTop = here.offsetTop - list.offsetTop - list.clientHeight / 2;
  }
}

/** A legal move as a button, with its verdict if a hint was asked for.
 * @param {Game} game @param {State} s @param {import("./state.js").Move} move */
function legalButton(game, s, move) {
  const hint = s.hints?.find((m) => m.move === move.move);
  const verdict = hint ? { solved: "wins", unsolvable: "loses" }[hint.verdict] ?? "open" : "";
  const mark = verdict ? { wins: "✓ ", loses: "✗ ", open: "? " }[verdict] : "";
  const name = move.move === "@" ? t(move.redeal ? "k.redealShort" : "k.turnShort") : `${signOf(move.card)} → ${t("k.pileShort", move.to)}`;
  const words = t("k.words", move) + (verdict ? ": " + t("k." + verdict, hint?.length ?? 0) : "");
  return h("button", { type: "button", class: verdict, "aria-label": `${mark}${name}, ${words}`, title: words, "data-move": move.move, onclick: () => game.play(move) }, mark + name);
}

/** The deal and all moves as a text.
 * @param {State} s */
function asText(s) {
  const moves = s.line.map((m, i) => `${i + 1}. ${t("k.words", m)}`);
  return [s.seed ? `${t("k.seed")} ${s.seed}` : "", s.deal, t("k.rulesText", s.rules), "", ...moves, "", s.line.map((m) => m.move).join(" ")].join("\n").trim() + "\n";
}

/** Puts a text on the clipboard, or where it can be copied by hand.
 * @param {Game} game @param {string} text */
async function copy(game, text) {
  const field = /** @type {HTMLTextAreaElement} */ (document.getElementById("k-copied"));
  try {
    await navigator.clipboard.writeText(text);
    field.hidden = true;
    game.set({ note: t("k.copied") });
    game.ctx.announce(t("k.copied"));
  } catch {
    field.hidden = false;
    field.value = text;
    field.select();
  }
}
