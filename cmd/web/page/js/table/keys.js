// Keys at the table: Space plays, P passes, H hints, R lowers all cards, 0 to 3 bid, letters and digits raise a card of their rank.

import { plainKey } from "../dom.js";
import { sceneOf } from "./scene.js";
import { asked } from "./state.js";

/** @typedef {import("./game.js").Game} Game */

/** Lets the keyboard play.
 * @param {Game} game @param {() => boolean} shown whether the table is shown */
export function listenTable(game, shown) {
  document.addEventListener("keydown", (event) => {
    const e = /** @type {HTMLElement} */ (event.target);
    if (!shown() || event.defaultPrevented || event.repeat || e.closest("input, select, textarea, [role=tablist], dialog")) return;
    const key = plainKey(event);
    if ([" ", "Enter"].includes(key) && e.closest("button, a, [role=button]")) return;
    const act = undoing(game, event) ?? meaning(game, key);
    if (!act) return;
    event.preventDefault();
    act();
  });
}

/** @param {Game} game @param {KeyboardEvent} event */
function undoing(game, event) {
  return (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "z" ? () => game.undo() : undefined;
}

/** The action of a key now: before cards are played, digits bid.
 * @param {Game} game @param {string} key @returns {(() => any) | undefined} */
function meaning(game, key) {
  const { view, shown } = game.state;
  if (!view) return undefined;
  const always = { h: () => game.raising.hint(), u: () => game.undo(), m: () => game.open("menu"), p: () => game.pass(), r: () => game.raising.raise([]), " ": () => game.lay(), Enter: () => game.lay() }[key.length === 1 ? key.toLowerCase() : key];
  if (shown.over) return key === " " || key === "Enter" ? () => game.next() : always;
  if (["playing", "over"].includes(view.stage)) return always ?? raising(game, key);
  if (!/^[0-3]$/.test(key) || !asked(game.state)) return always;
  const yes = Number(key) > 0;
  if (view.stage === "calling" && view.auction === "bids") return view.bids.includes(Number(key)) ? () => game.answer(key) : undefined;
  if (key === "2" && view.stage === "doubling") return view.doubles?.includes(4) ? () => game.answer("super") : undefined;
  return () => game.answer(yes ? "yes" : "no");
}

/** Raises one card more of a rank, or lowers all of them once all are raised. The jokers are S and B, small and big.
 * @param {Game} game @param {string} key */
function raising(game, key) {
  const rank = { 1: "T", 0: "T", s: "B", b: "R" }[key.toLowerCase()] ?? key.toUpperCase();
  const { raised } = game.state;
  const held = (sceneOf(game.state)?.hand ?? []).filter((card) => card[0] === rank);
  if (held.length === 0 || key.length !== 1) return undefined;
  const next = [...held].reverse().find((card) => !raised.has(card));
  const others = [...raised].filter((card) => card[0] !== rank);
  return () => game.raising.raise(next ? [...raised, next] : others);
}
