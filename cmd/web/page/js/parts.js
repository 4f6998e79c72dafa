// Parts of the page: regions, which are drawn again, and lists.

import { fill, h } from "./dom.js";

/* A region is drawn again when a value that it depends on has changed; the
 * keyboard keeps its place. */

/** Returns a function that draws into element the result of draw, if an argument has changed since the last
 * time.
 * @template {any[]} A @param {Element} element @param {(...args: A) => import("./dom.js").Child[]} draw
 * @returns {(...args: A) => void} */
export function region(element, draw) {
  /** @type {A | null} */
  let last = null;
  return (...args) => {
    if (last?.every((value, i) => Object.is(value, args[i]))) return;
    last = args;
    refill(element, ...draw(...args));
  };
}

/** A part that draws a region from some values of the state.
 * @template {any[]} A @template S @param {HTMLElement} element @param {(state: S) => [...A]} shows
 * @param {(...args: A) => import("./dom.js").Child[]} draw @returns {import("./store.js").Part<S>} */
export function part(element, shows, draw) {
  const drawRegion = region(element, draw);
  return { element, draw: (state) => drawRegion(...shows(state)) };
}

/** Puts new children in the place of the old ones. The focus returns to the element with the same data-key,
 * or else goes to the first element that takes the keyboard.
 * @param {Element} element @param {...import("./dom.js").Child} children */
export function refill(element, ...children) {
  const focused = element !== document.activeElement && element.contains(document.activeElement) ? document.activeElement : null;
  const key = focused?.closest("[data-key]")?.getAttribute("data-key") ?? null;
  fill(element, ...children);
  if (!focused) return;
  const same = [...element.querySelectorAll("[data-key]")].find((e) => e.getAttribute("data-key") === key);
  const first = element.querySelector("button:not(:disabled), input, select, summary, a");
  /** @type {HTMLElement} */ (same ?? first ?? element).focus({ preventScroll: true });
}

/** A list to choose from. A value that isn't in the list, such as one from a link, is added.
 * @param {import("./dom.js").Attributes} [attributes] */
export function choices(attributes = {}) {
  const select = h("select", attributes);
  const drawOptions = region(select, (/** @type {string} */ values, /** @type {(value: string) => string} */ name) =>
    values.split("\n").map((value) => h("option", { value }, name(value))));
  return {
    element: select,
    /** @param {string} value @param {readonly (string | number)[]} values @param {(value: string) => string} name in words */
    draw(value, values, name) {
      drawOptions((values.map(String).includes(value) ? values : [...values, value]).join("\n"), name);
      select.value = value;
    },
  };
}

/** Puts a text on the clipboard.
 * @param {string} text @returns {Promise<boolean>} whether the browser allowed it */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
