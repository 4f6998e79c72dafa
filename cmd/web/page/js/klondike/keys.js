// The keyboard: arrows walk over the table and through the replay, digits lead to piles,
// Enter picks up and lays down, the space bar does what a tap does.

import { suits } from "../cards.js";
import { listenKeys, plainKey } from "../dom.js";
import { stepKeys } from "../player.js";
import { tap } from "./hands.js";

/** @typedef {import("./table.js").Table} Table */

const upper = ["@", "W", ...suits];
const lower = ["1", "2", "3", "4", "5", "6", "7"];
/** Above the columns, and below the upper piles. */
const above = ["@", "W", "W", "C", "D", "H", "S"];
const below = ["1", "2", "4", "5", "6", "7"];

/** Lets the keyboard play on the table.
 * @param {Table} table */
export function listen(table) {
  table.element.addEventListener("focusin", (event) => {
    const e = /** @type {HTMLElement} */ (event.target);
    table.cursor = e.dataset["card"] ?? e.dataset["pile"] ?? table.cursor;
  });
  table.element.addEventListener("keydown", (event) => {
    if (onTable(table, plainKey(event))) {
      event.preventDefault();
      event.stopPropagation();
    }
  });
}

/** Handles a key.
 * @param {Table} table @param {string} key @returns {boolean} whether the key means something on the table */
export function onTable(table, key) {
  const { felt } = table;
  const editing = felt.scene()?.editing ?? false;
  if (key === "Enter" || key === " ") {
    press(table, key === "Enter" && !editing);
  } else if (key.startsWith("Arrow")) {
    walk(table, key.slice(5));
  } else if (key === "Escape") {
    const picked = pickedOn(table);
    felt.pick("");
    return picked !== "";
  } else if (/^[0-9]$/.test(key) && !editing) {
    figure(table, key);
  } else {
    return felt.key?.(key, table.cursor) ?? false;
  }
  return true;
}

/** Handles a digit: 1 to 7 lead to a column, 0 to the stock, 9 to the waste, and 8 sends
 * the card up. With a card picked up, a digit lays the card there. A second 0 turns the stock; in a column,
 * a second press of its digit leads to the longest run that can move.
 * @param {Table} table @param {string} key */
function figure(table, key) {
  const { felt, cursor } = table;
  const picked = pickedOn(table);
  const pile = { 0: "@", 9: "W" }[key] ?? key;
  if (key === "8") felt.up(picked || cursor);
  else if (picked && felt.drop(picked, pile)) table.focus(picked);
  else if (pile === "@" && cursor === "@") felt.turn();
  else table.focus(table.pileOf(cursor) === pile ? headOf(table, pile) : topOf(table, pile));
}

/** The deepest card of a pile that can be moved, else its last.
 * @param {Table} table @param {string} pile */
function headOf(table, pile) {
  const movable = table.felt.scene()?.movable;
  return cardsIn(table, pile).find((c) => movable?.has(c)) ?? topOf(table, pile);
}

/** @param {Table} table */
const pickedOn = (table) => table.felt.scene()?.picked ?? "";

/** Picks the card up, if it can move, or acts like a tap. The keyboard stays
 * with a card that has moved.
 * @param {Table} table @param {boolean} up whether to pick the card up */
function press(table, up) {
  const picked = pickedOn(table);
  if (up && picked === "" && table.felt.targets(table.cursor).length > 0) table.felt.pick(table.cursor);
  else tap(table, table.cursor);
  table.focus(pickedOn(table) === picked ? table.cursor : picked || table.cursor);
}

/** Moves the cursor; with a card picked up, from one goal to the next.
 * @param {Table} table @param {string} direction */
function walk(table, direction) {
  const pile = table.pileOf(table.cursor);
  const step = { Left: -1, Right: 1 }[direction] ?? 0;
  if (step !== 0) {
    const row = rowOf(table, pile);
    const at = row.indexOf(pile);
    const next = row[(at + step + row.length) % row.length] ?? pile;
    table.focus(topOf(table, next));
    return;
  }
  const cards = lower.includes(pile) ? cardsIn(table, pile) : [];
  table.focus(cards[cards.indexOf(table.cursor) + (direction === "Down" ? 1 : -1)] ?? across(table, pile, direction === "Up"));
}

/** The row along which the left and right arrows move: goals, if there are any, or a row of piles.
 * @param {Table} table @param {string} pile */
function rowOf(table, pile) {
  const scene = table.felt.scene();
  const goals = scene?.picked && !scene.editing ? table.felt.targets(scene.picked).map((g) => g.to) : [];
  return goals.length > 0 ? goals : upper.includes(pile) ? upper : lower;
}

/** Where an arrow leads from one end of a pile.
 * @param {Table} table @param {string} pile @param {boolean} up */
function across(table, pile, up) {
  if (lower.includes(pile)) return up ? topOf(table, above[Number(pile) - 1] ?? "@") : table.cursor;
  return up ? table.cursor : topOf(table, below[upper.indexOf(pile)] ?? "1");
}

/** @param {Table} table @param {string} pile */
const cardsIn = (table, pile) => table.felt.scene()?.piles.get(pile)?.cards ?? [];

/** The element that stands for a pile: its last card, or its place if it shows none.
 * @param {Table} table @param {string} pile */
const topOf = (table, pile) => (pile === "@" ? undefined : cardsIn(table, pile).at(-1)) ?? pile;

/** Lets the keyboard step through the replay wherever a key has no other meaning. Ctrl-Z takes a move back in play and in the editor; with
 * Shift it makes it again.
 * @param {import("./game.js").Game} game @param {() => boolean} shown whether the tab is shown */
export function listenReplay(game, shown) {
  listenKeys(shown, (key) => {
    if (key !== "undo" && key !== "redo") return replaying(game, key);
    return () => (game.state.edit ? game.editor : game.player).step(key === "undo" ? -1 : 1);
  });
}

/** Handles a key of the replay.
 * @param {import("./game.js").Game} game @param {string} key @returns {(() => any) | undefined} */
function replaying({ player, searcher, state }, key) {
  if (state.edit) return undefined;
  /** @type {Record<string, () => any>} */
  const keys = { ...stepKeys(player), u: () => player.step(-1), h: () => searcher.hint(), " ": () => player.toggle() };
  return keys[key];
}
