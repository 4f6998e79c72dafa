// Elements: made by calls, with their text as text. Nothing here or elsewhere
// writes HTML, so that no text from outside can become part of the page.

const SVG = "http://www.w3.org/2000/svg";

/** What an element can hold: text, nodes, lists of them; null and false are left out.
 * @typedef {Node | string | number | null | undefined | false} Leaf
 * @typedef {Leaf | Leaf[]} Child */

/** Attributes by name; "class" too. A function is a listener ("onclick"), true makes an
 * attribute without a value, false and null make none.
 * @typedef {Record<string, any>} Attributes */

/** Makes an HTML element.
 * @template {keyof HTMLElementTagNameMap} T @param {T} tag @param {Attributes} [attributes]
 * @param {...Child} children @returns {HTMLElementTagNameMap[T]} */
export const h = (tag, attributes = {}, ...children) => made(document.createElement(tag), attributes, children);

/** Makes an SVG element.
 * @template {keyof SVGElementTagNameMap} T @param {T} tag @param {Attributes} [attributes]
 * @param {...Child} children @returns {SVGElementTagNameMap[T]} */
export const svg = (tag, attributes = {}, ...children) => made(document.createElementNS(SVG, tag), attributes, children);

/** @template {Element} E @param {E} e @param {Attributes} attributes @param {Child[]} children */
function made(e, attributes, children) {
  set(e, attributes);
  append(e, children);
  return e;
}

/** Sets attributes of an element. @param {Element} e @param {Attributes} attributes */
export function set(e, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) {
      e.addEventListener(name.slice(2), value);
    } else if (value === false || value === null || value === undefined) {
      e.removeAttribute(name);
    } else {
      e.setAttribute(name, value === true ? "" : String(value));
    }
  }
}

/** Lets a button be pressed, or not. A button with the focus keeps the focus and is only
 * announced as disabled, so that the keyboard keeps its place.
 * @param {HTMLButtonElement} button @param {boolean} on */
export function enable(button, on) {
  const focused = document.activeElement === button;
  set(button, { disabled: !on && !focused, "aria-disabled": !on && focused ? "true" : null });
}

/** Puts new children in the place of the old ones.
 * @param {Element} e @param {...Child} children */
export function fill(e, ...children) {
  e.replaceChildren();
  append(e, children);
}

/** @param {Element} e @param {Child[]} children */
function append(e, children) {
  for (const c of children) {
    for (const leaf of [c].flat()) {
      if (leaf !== null && leaf !== undefined && leaf !== false) {
        e.append(typeof leaf === "number" ? String(leaf) : leaf);
      }
    }
  }
}

/** The element with this id, which the page has.
 * @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const e = document.getElementById(id);
  if (!e) throw new Error(`the page has no element ${id}`);
  return e;
}

/** Adds a style sheet that the first screen doesn't need, unless it is there; resolves when the style applies.
 * @param {string} href @returns {Promise<void>} */
export function styled(href) {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = h("link", { rel: "stylesheet", href, onload: () => resolve(), onerror: () => { link.remove(); reject(new Error(href)); } });
    document.head.append(link);
  });
}

/** Whether the reader prefers little movement. */
export function calm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Gives an element classes, or removes them.
 * @param {Element} e @param {Record<string, boolean>} classes */
export function mark(e, classes) {
  for (const [name, on] of Object.entries(classes)) e.classList.toggle(name, on);
}

/** The key that is pressed; "" with Ctrl, Alt or Meta, which means something to the browser.
 * @param {KeyboardEvent} event */
export function plainKey(event) {
  return event.ctrlKey || event.metaKey || event.altKey ? "" : event.key;
}

/** Lets keys act that have no other meaning, while a part of the page is shown.
 * @param {() => boolean} shown @param {(key: string, event: KeyboardEvent) => (() => any) | undefined} meaning the action of a key; "undo" stands
 *   for Ctrl-Z, "redo" for the same with Shift
 * @returns {() => void} ends it */
export function listenKeys(shown, meaning) {
  const hear = (/** @type {KeyboardEvent} */ event) => {
    const e = /** @type {HTMLElement} */ (event.target);
    if (!shown() || event.defaultPrevented || e.closest("input, select, textarea, [role=tablist], dialog")) return;
    const act = meaning(undoing(event) ?? plainKey(event), event);
    if (!act || ([" ", "Enter"].includes(event.key) && e.closest("button, a, summary, [role=button]"))) return;
    event.preventDefault();
    act();
  };
  document.addEventListener("keydown", hear);
  return () => document.removeEventListener("keydown", hear);
}

/** @param {KeyboardEvent} event */
function undoing(event) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z") return undefined;
  return event.shiftKey ? "redo" : "undo";
}
