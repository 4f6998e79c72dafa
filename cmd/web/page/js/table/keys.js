// Keys at the table: Space plays, P passes, H hints, R lowers all cards, 0 to 3 bid, letters and digits raise a card of their rank.

import { sceneOf } from "./scene.js";
import { asked } from "./state.js";

/** @typedef {import("./game.js").Game} Game */

/** @param {Game} game
 * @returns {(key: string, event: KeyboardEvent) => (() => any) | undefined} the action of a key: before cards are played, digits bid */
export function meaningOf(game) {
  /** @type {Record<string, () => any>} */
  const always = {
    h: () => game.raising.hint(), u: () => game.undo(), undo: () => game.undo(), m: () => game.open("menu"), p: () => game.pass(), r: () => game.raising.raise([]),
    " ": () => game.lay(), Enter: () => game.lay(),
  };
  return (key, { repeat }) => {
    const { view, shown } = game.state;
    if (!view || repeat) return undefined;
    const act = always[key.length === 1 ? key.toLowerCase() : key];
    if (shown.over) return key === " " || key === "Enter" ? () => game.next() : act;
    if (["playing", "over"].includes(view.stage)) return act ?? raising(game, key);
    return /^[0-3]$/.test(key) && asked(game.state) ? bidding(game, view, key) : act;
  };
}

/** @param {Game} game @param {import("./state.js").View} view @param {string} key a digit */
function bidding(game, view, key) {
  if (view.stage === "calling" && view.auction === "bids") return view.bids.includes(Number(key)) ? () => game.answer(key) : undefined;
  if (key === "2" && view.stage === "doubling") return view.doubles?.includes(4) ? () => game.answer("super") : undefined;
  return () => game.answer(Number(key) > 0 ? "yes" : "no");
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
