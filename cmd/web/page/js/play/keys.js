// Keys that work everywhere in this tab.

import { plainKey } from "../dom.js";

/** Lets the keyboard play.
 * @param {import("./game.js").Game} game @param {() => boolean} shown whether the tab is shown */
export function listenPlay(game, shown) {
  document.addEventListener("keydown", (event) => {
    const e = /** @type {HTMLElement} */ (event.target);
    if (!shown() || event.defaultPrevented || e.closest("input, select, textarea, [role=tablist], dialog")) return;
    const act = undoing(game, event) ?? meaning(game)[plainKey(event)];
    if (!act || (event.key === " " && e.closest("button, a, [role=button]"))) return;
    event.preventDefault();
    act();
  });
}

/** Handles Ctrl-Z: undo, or redo with Shift.
 * @param {import("./game.js").Game} game @param {KeyboardEvent} event */
function undoing(game, event) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z") return undefined;
  return () => (event.shiftKey ? game.redo() : game.undo());
}

/** @param {import("./game.js").Game} game
 * @returns {Record<string, () => any>} */
function meaning(game) {
  return {
    " ": () => game.turn(), u: () => game.undo(), r: () => game.redo(), h: () => game.hint(), f: () => game.finish(), n: () => game.open("deal"), m: () => game.open("menu"),
  };
}
