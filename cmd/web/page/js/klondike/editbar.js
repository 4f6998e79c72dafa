// The editor's panel: the palette of the cards that lie nowhere, the buttons, and, while a game with unseen cards is played on, the ways to continue.

import { deck, mini, suitOf, suits } from "../cards.js";
import { enable, fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { isUnseen } from "./board.js";
import { faultText } from "./dealbar.js";
import { button } from "./icons.js";
import { boardOf } from "./state.js";

/** @import { Game } from "./game.js"
 * @import { Edit, Part, State } from "./state.js" */

/** A part of the panel, drawn while the editor is open.
 * @typedef {{element: HTMLElement, draw: (edit: Edit, s: State) => void}} Open */

/** @param {Game} game @returns {Part} */
export function editBar(game) {
  const parts = [aim(game), faults(game), ways(game), rest(game), palette(game), steps(game), tools(game)];
  const element = h("section", { class: "panel stack k-edit", tabindex: -1, "aria-label": t("k.edit") }, parts.map((part) => part.element));
  /** @type {boolean | undefined} */
  let played;
  return {
    element,
    draw(s) {
      const { edit } = s, focused = element.contains(document.activeElement);
      element.hidden = edit === null;
      if (edit && edit.playing !== played) scrollTo({ top: 0 }); // the table comes into sight
      played = edit?.playing;
      if (edit) parts.forEach((part) => part.draw(edit, s));
      if (edit && focused && !element.contains(document.activeElement)) element.focus({ preventScroll: true }); // a way pressed, or a card taken away, is gone
    },
  };
}

/** @param {Game} game @returns {Open} */
function aim(game) {
  const element = h("p", { id: "k-aim", role: "status" });
  return { element, draw: (edit) => fill(element, aimed(game, edit)) };
}

/** What is wrong with the board, unless many cards have no place yet.
 * @param {Game} game @returns {Open} */
function faults({ editor }) {
  const element = h("div", { class: "row fault", id: "k-edit-fault", role: "status" });
  return {
    element,
    draw({ fault }) {
      const building = editor.lacking() > 5 && fault?.twice.length === 0;
      fill(element, ...(building ? [] : faultText(fault)));
      element.hidden = element.childElementCount === 0;
    },
  };
}

/** The ways to continue.
 * @param {Game} game @returns {Open} */
function ways({ editor }) {
  const element = h("ol", { class: "stack k-ways", id: "k-ways" });
  return {
    element,
    draw({ ways: list }) {
      fill(element, (list ?? []).map((way, i) => h("li", {}, h("button", { type: "button", class: i === 0 && "main", onclick: () => editor.play(way.moves) }, t("k.ways.way", way.moves.map((m) => t("k.words", m)), way)))));
      element.hidden = element.childElementCount === 0;
    },
  };
}

/** @param {Game} game @returns {Open} */
function rest({ editor }) {
  const element = h("div", { class: "row k-rest" }, button("unknown", () => editor.putUnseen()), button("rest", () => editor.fillUnseen()), button("shuffle", () => editor.shuffle()));
  return { element, draw: ({ playing }) => { element.hidden = playing; } };
}

/** @param {Game} game @returns {Open} */
function steps({ editor }) {
  const done = button("done", () => editor.finish(), { class: "main" }), resume = button("resume", () => editor.resume());
  const undo = button("editUndo", () => editor.step(-1)), redo = button("editRedo", () => editor.step(1));
  return {
    element: h("div", { class: "row" }, done, resume, undo, redo, button("cancel", () => editor.cancel())),
    draw({ playing, ready, step, line }) {
      done.hidden = playing;
      resume.hidden = !playing;
      enable(done, ready);
      enable(undo, step > 1);
      enable(redo, step < line.length);
    },
  };
}

/** What comes next, in words.
 * @param {Game} game @param {Edit} edit */
function aimed({ editor, state }, edit) {
  const open = editor.toName(), lacking = editor.lacking(), places = editor.placed().filter(isUnseen).length;
  if (open) return t("k.name", t("k.pile", open));
  if (edit.playing && !edit.fault) return t(edit.ways === null ? "k.ways.asked" : edit.ways.length === 0 ? "k.ways.none" : "k.ways.note");
  const board = boardOf(state);
  const under = lacking > 0 && board && board.stock.length + board.waste.length >= 24 && board.columns.every(({ cards, down }) => cards.length > down);
  const next = under ? "k.under" : lacking === 0 && edit.ready ? "k.press" : "";
  return t("k.aim", t("k.pile", edit.pile), lacking, places) + (next && " " + t(next));
}

/** The deck, suit by suit. Cards that lie somewhere can't be pressed.
 * @param {Game} game @returns {Open} */
function palette(game) {
  const { editor } = game;
  const put = (/** @type {string} */ card) => editor.left().includes(card) && editor.put(card);
  const buttons = deck.map((card) => h("button", { type: "button", class: "plain", "data-put": card, onclick: () => put(card) }, mini(card)));
  const onkeydown = (/** @type {KeyboardEvent} */ event) => {
    const way = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -13, ArrowDown: 13 }[event.key] ?? 0;
    const at = buttons.findIndex((b) => b === document.activeElement);
    const next = way && at >= 0 ? buttons.filter((b, i) => !b.disabled && (i - at) * way > 0 && (i - at) % way === 0).at(way > 0 ? 0 : -1) : null;
    next?.focus();
    if (next) event.preventDefault();
  };
  const element = h("div", { class: "k-palette", id: "k-palette", role: "group", "aria-label": t("k.palette"), onkeydown },
    [...suits].map((suit) => h("div", {}, buttons.filter((_, i) => suitOf(deck[i] ?? "") === suit))));
  return {
    element,
    draw({ playing }) {
      element.hidden = playing && editor.toName() === "";
      const left = editor.left();
      buttons.forEach((b, i) => enable(b, left.includes(deck[i] ?? "")));
    },
  };
}

/** What the editor can do besides laying one card, and the stock as a list.
 * @param {Game} game @returns {Open} */
function tools(game) {
  const { editor } = game;
  const picked = [button("flip", () => editor.flip(game.state.picked)), button("remove", () => editor.remove(game.state.picked))];
  const redealt = h("input", { type: "number", id: "k-redealt", min: 0, max: 99, onchange: () => editor.setRedealt(Number(redealt.value)) });
  const stock = h("div", { class: "row k-stock", role: "group", "aria-label": t("k.pile", "@") });
  const element = h("div", { class: "stack" }, h("div", { class: "row" }, picked, button("clear", () => editor.clear()), h("label", {}, t("k.redealt"), redealt)),
    stock, h("p", { class: "note" }, t("k.editHelp")));
  return {
    element,
    draw({ playing }, s) {
      element.hidden = playing;
      const board = boardOf(s);
      if (!board) return;
      picked.forEach((b) => enable(b, s.picked !== ""));
      redealt.value = String(board.redealt);
      stock.hidden = board.stock.length === 0;
      fill(stock, t("k.stockList"), heaps(board.stock).map(([card = "", ...more]) => h("button", { type: "button", class: "plain", title: t("k.remove"), onclick: () => editor.remove(card) },
        isUnseen(card) ? `?? ×${more.length + 1}` : mini(card))));
    },
  };
}

/** Cards one by one, unseen neighbours together.
 * @param {string[]} cards */
function heaps(cards) {
  /** @type {string[][]} */
  const list = [];
  for (const card of cards) {
    const last = list.at(-1);
    if (last && isUnseen(card) && isUnseen(last[0] ?? "")) last.push(card);
    else list.push([card]);
  }
  return list;
}
