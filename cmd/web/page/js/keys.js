// Keys that act wherever they have no other meaning.

import { plainKey } from "./dom.js";

/** Lets the keyboard act while a part of the page is shown.
 * @param {() => boolean} shown @param {(key: string, event: KeyboardEvent) => (() => any) | undefined} meaning the action of a key; "undo" stands
 *   for Ctrl-Z, "redo" for the same with Shift */
export function listenKeys(shown, meaning) {
  document.addEventListener("keydown", (event) => {
    const e = /** @type {HTMLElement} */ (event.target);
    if (!shown() || event.defaultPrevented || e.closest("input, select, textarea, [role=tablist], dialog")) return;
    const act = meaning(undoing(event) ?? plainKey(event), event);
    if (!act || ([" ", "Enter"].includes(event.key) && e.closest("button, a, summary, [role=button]"))) return;
    event.preventDefault();
    act();
  });
}

/** @param {KeyboardEvent} event */
function undoing(event) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z") return undefined;
  return event.shiftKey ? "redo" : "undo";
}
