// The colours of the canvas, from the style sheet, so that the style sheet alone decides on
// light, dark and high contrast.

/** @typedef {object} Palette
 * @property {string} ink text
 * @property {string} soft edges
 * @property {string} paper background
 * @property {string} none nodes without a label, or closed
 * @property {string} open
 * @property {string} won
 * @property {string} lost
 * @property {string} proof
 * @property {string} now the node that the step examines
 * @property {string} chosen the node that the reader has selected
 * @property {string} onLabel text on won and lost
 * @property {string} font */

const names = /** @type {const} */ ({
  ink: "--ink", soft: "--tree-edge", paper: "--panel", none: "--tree-closed", open: "--tree-open", won: "--tree-won",
  lost: "--tree-lost", proof: "--tree-proof", now: "--tree-now", chosen: "--focus", onLabel: "--tree-on-label",
});

/** Reads the present colours of an element.
 * @param {Element} element @returns {Palette} */
export function paletteOf(element) {
  const style = getComputedStyle(element);
  const entries = Object.entries(names).map(([name, property]) => [name, style.getPropertyValue(property).trim()]);
  return { ...Object.fromEntries(entries), font: style.fontFamily };
}
