// The keyboard: arrows walk over the table and through the replay, Enter and the
// space bar do what a tap does.

import { suits } from "../cards.js";
import { cardsOf } from "./board.js";
import { tap } from "./hands.js";
import { targets } from "./state.js";

/** @typedef {import("./table.js").Table} Table */

const upper = ["@", "W", ...suits];
const lower = ["1", "2", "3", "4", "5", "6", "7"];

/** Lets the keyboard play on the table.
 * @param {Table} table */
export function listen(table) {
  table.element.addEventListener("focusin", (event) => {
    const e = /** @type {HTMLElement} */ (event.target);
    table.cursor = e.dataset["card"] ?? e.dataset["pile"] ?? table.cursor;
  });
  table.element.addEventListener("keydown", (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && onTable(table, event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
  });
}

/** @param {Table} table @param {string} key
 * @returns {boolean} whether the key means something on the table */
function onTable(table, key) {
  const { game } = table;
  const { picked, edit } = game.state;
  switch (key) {
    case "Enter":
    case " ":
      press(table);
      return true;
    case "Escape":
      game.pick("");
      return picked !== "";
    case "Delete":
    case "Backspace":
      return edit !== null && table.cards.has(table.cursor) && game.editor.drop(table.cursor, "P");
    case "f":
    case "F":
      if (edit) {
        game.editor.flip(table.cursor);
      }
      return edit !== null;
    case "0": case "1": case "2": case "3": case "4": case "5": case "6": case "7":
      game.editor.aim(key === "0" ? "@" : key);
      return edit !== null;
    case "ArrowLeft":
    case "ArrowRight":
    case "ArrowUp":
    case "ArrowDown":
      walk(table, key.slice(5));
      return true;
  }
  return false;
}

/** Does what a tap does. The keyboard stays with a card that has moved, or in the
 * editor with the cards that are left.
 * @param {Table} table */
function press(table) {
  const { game } = table;
  const { picked } = game.state;
  const next = game.editor.left().indexOf(table.cursor);
  tap(table, table.cursor);
  const left = game.editor.left();
  const moved = game.state.edit ? (next >= 0 ? left[Math.min(next, left.length - 1)] : "") : game.state.picked === picked ? "" : picked;
  table.focus(moved || table.cursor);
}

/** Moves the cursor; with a card picked up, from one goal to the next.
 * @param {Table} table @param {string} direction */
function walk(table, direction) {
  const s = table.game.state;
  const board = s.edit?.board ?? s.board;
  if (!board) {
    return;
  }
  const pile = table.layout?.cards.get(table.cursor)?.pile ?? table.cursor;
  const goals = s.picked && !s.edit ? targets(s, s.picked).map((g) => g.to) : [];
  const row = goals.length > 0 ? goals : pile === "P" ? table.game.editor.left() : upper.includes(pile) ? upper : lower;
  const step = { Left: -1, Right: 1 }[direction] ?? 0;
  if (step !== 0) {
    const at = row.indexOf(pile === "P" ? table.cursor : pile);
    const next = row[(at + step + row.length) % row.length] ?? pile;
    table.focus(pile === "P" ? next : topOf(table, next));
    return;
  }
  const cards = /[1-7]/.test(pile) ? cardsOf(board, pile) : [];
  const next = cards.indexOf(table.cursor) + (direction === "Down" ? 1 : -1);
  if (cards[next]) {
    table.focus(cards[next]);
  } else {
    table.focus(across(table, pile, direction));
  }
}

/** Where an arrow leads from one end of a pile.
 * @param {Table} table @param {string} pile @param {string} direction */
function across(table, pile, direction) {
  const up = direction === "Up";
  if (lower.includes(pile)) {
    const above = ["@", "W", "W", "C", "D", "H", "S"][Number(pile) - 1] ?? "@";
    const below = table.game.editor.left()[0] ?? table.cursor;
    return up ? topOf(table, above) : table.game.state.edit ? below : table.cursor;
  }
  if (pile === "P") {
    return up ? topOf(table, "1") : table.cursor;
  }
  return up ? table.cursor : topOf(table, ["1", "2", "4", "5", "6", "7"][upper.indexOf(pile)] ?? "1");
}

/** What stands for a pile: its last card, or its place if it has none to show.
 * @param {Table} table @param {string} pile */
function topOf(table, pile) {
  const s = table.game.state;
  const board = s.edit?.board ?? s.board;
  return (pile !== "@" && board ? cardsOf(board, pile).at(-1) : undefined) ?? pile;
}

/** Lets the keyboard step through the replay wherever it means nothing else.
 * @param {import("./game.js").Game} game @param {() => boolean} shown whether the tab is shown */
export function listenReplay(game, shown) {
  document.addEventListener("keydown", (event) => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const e = /** @type {HTMLElement} */ (event.target);
    const busy = e.closest("input, select, textarea, [role=tablist], dialog") !== null;
    if (busy || !shown()) {
      return;
    }
    const button = e.closest("button, a, summary") !== null;
    if (plain ? !game.state.edit && onReplay(game, event.key, button) : onUndo(game, event)) {
      event.preventDefault();
    }
  });
}

/** Ctrl-Z takes back, in play and in the editor; with Shift it does again.
 * @param {import("./game.js").Game} game @param {KeyboardEvent} event
 * @returns {boolean} */
function onUndo(game, event) {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") {
    return false;
  }
  if (game.state.edit) {
    event.shiftKey ? game.editor.redo() : game.editor.undo();
  } else {
    game.replay.to(game.goal + (event.shiftKey ? 1 : -1));
  }
  return true;
}

/** @param {import("./game.js").Game} game @param {string} key @param {boolean} onButton whose own key the space bar is
 * @returns {boolean} */
function onReplay(game, key, onButton) {
  const { goal, state: { line } } = game;
  switch (key) {
    case "ArrowLeft": game.replay.to(goal - 1); return true;
    case "ArrowRight": game.replay.to(goal + 1); return true;
    case "Home": game.replay.to(0); return true;
    case "End": game.replay.to(line.length); return true;
    case "u": game.undo(); return true;
    case "h": game.searcher.hint(); return true;
    case " ": if (!onButton) { game.replay.toggle(); } return !onButton;
  }
  return false;
}
