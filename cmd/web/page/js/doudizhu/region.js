// A region: a part of the page that is drawn again when something that it depends
// on has changed, and keeps the keyboard's place meanwhile.

import { fill } from "../dom.js";
import { language } from "../i18n.js";

/** Returns a function that draws into element what draw makes of its arguments, if
 * one of these or the language is another than the last time. Elements with the same
 * data-key count as the same: who stood on one stands there again.
 * @template {any[]} A
 * @param {HTMLElement} element
 * @param {(...args: A) => import("../dom.js").Child[]} draw
 * @returns {(...args: A) => void} */
export function region(element, draw) {
  /** @type {any[] | null} */
  let last = null;
  return (...args) => {
    const now = [language(), ...args];
    if (last?.every((value, i) => Object.is(value, now[i]))) {
      return;
    }
    last = now;
    const focused = element.contains(document.activeElement) ? document.activeElement : null;
    fill(element, ...draw(...args));
    if (focused) {
      refocus(element, focused);
    }
  };
}

/** Puts the focus back to where it was, or else to the first thing that takes it.
 * @param {HTMLElement} element @param {Element} focused */
function refocus(element, focused) {
  const key = focused.getAttribute("data-key");
  const targets = [...element.querySelectorAll(/** @type {"button"} */ ("button:not(:disabled), input, select, summary, a"))];
  const same = targets.find((e) => key !== null && e.getAttribute("data-key") === key);
  (same ?? targets[0] ?? element).focus({ preventScroll: true });
}
