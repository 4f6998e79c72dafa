// Filling an element again without taking the focus away from what is in it.

import { fill } from "../dom.js";

/** Puts new children in the place of the old ones. If a child with a data-key has the
 * focus, the new child with that key gets it.
 * @param {Element} element @param {...import("../dom.js").Child} children */
export function refill(element, ...children) {
  const focused = document.activeElement;
  const key = focused && element.contains(focused) ? focused.closest("[data-key]")?.getAttribute("data-key") : null;
  fill(element, ...children);
  if (key !== null && key !== undefined) {
    /** @type {HTMLElement | null} */ (element.querySelector(`[data-key="${CSS.escape(key)}"]`))?.focus({ preventScroll: true });
  }
}
