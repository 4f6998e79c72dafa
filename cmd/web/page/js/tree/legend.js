// The legend: the meaning of shapes, colours and rings.

import { h, svg } from "../dom.js";
import { t } from "../i18n.js";
import { part } from "../parts.js";

/** Signs of the legend by word, as in drawnode.js: shape, class of its colours, sign. */
const signs = {
  doudizhu: [["or", "circle", "closed", ""], ["and", "square", "closed", ""], ["open", "circle", "open", ""], ["won", "circle", "won", "✓"], ["lost", "square", "lost", "✗"], ["gone", "circle", "gone", ""],
    ["proof", "circle", "closed proof", ""], ["now", "circle", "closed now", ""], ["link", "link", "", ""]],
  klondike: [["open", "circle", "open", ""], ["closed", "circle", "closed", ""], ["dead", "circle", "closed", "×"], ["goal", "circle", "won", "★"],
    ["path", "circle", "closed proof", ""], ["now", "circle", "closed now", ""], ["link", "link", "", ""]],
};

/** Makes the legend. @returns {import("./state.js").Part} */
export function makeLegend() {
  const element = h("ul", { class: "tree-legend", "aria-label": t("tree.legend") });
  return part(element, ({ run, problem }) => [run?.problem.game ?? problem.game], (game) =>
    signs[game].map(([word, shape, colours, sign]) => h("li", {}, picture(shape, colours, sign), t("tree.legend." + word))));
}

/** @param {string} shape @param {string} colours @param {string} sign */
function picture(shape, colours, sign) {
  const outline = {
    circle: () => svg("circle", { cx: 11, cy: 11, r: 7 }),
    square: () => svg("rect", { x: 4.5, y: 4.5, width: 13, height: 13 }),
    link: () => svg("g", {}, svg("path", { d: "M1 15 C 7 15, 7 8, 14 8", class: "dashed" }), svg("path", { d: "M21 8 L14 4 V12 Z", class: "head" })),
  }[shape];
  const text = sign && svg("text", { x: 11, y: 15, "text-anchor": "middle" }, sign);
  return svg("svg", { viewBox: "0 0 22 22", width: 22, height: 22, class: "tree-sign " + colours, "aria-hidden": "true" }, outline?.(), text);
}
