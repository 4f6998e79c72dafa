// The panels around the tree: the events of the step, the open and the closed list, the legend, the tools, and the player.

import { h, svg } from "../dom.js";
import { t } from "../i18n.js";
import { part, refill } from "../parts.js";
import { playerBar, speedList } from "../player.js";
import { moveText, sentences, sideOf, verdictOf } from "./describe.js";
import { figures, priority } from "./figures.js";
import { closedList, openList } from "./lists.js";
import { nextShift } from "./shifts.js";
import { stepAt } from "./structure.js";

/** @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("./state.js").Part} Part
 * @typedef {import("./state.js").Run} Run */

/** At most this many nodes of a list are shown. */
const LISTED = 30;
/** At most this many nodes of the open list are shown with the tree. */
const NEXT = 6;

/** Makes the panel of the step's events, with the way to the next re-parenting. @param {Actions} actions @returns {Part} */
export function makeDeeds(actions) {
  const element = h("div", { class: "panel stack tree-did", role: "region", "aria-label": t("tree.thisStep") });
  return {
    element,
    draw({ run }) {
      const next = run ? nextShift(run.structure, stepAt(run.structure, run.status.moment)) : undefined;
      refill(element, h("h2", {}, t("tree.thisStep")), h("ul", {}, (run ? sentences(run.status) : []).map((s) => h("li", {}, s))), toShift(next, actions.player));
    },
  };
}

/** The button that leads to a step with a re-parenting, if there is one.
 * @param {number | undefined} step @param {import("../player.js").Player} player */
export const toShift = (step, player) => step !== undefined && h("p", {}, h("button", { type: "button", "data-key": "shift", onclick: () => player.to(step) }, t("tree.toShift", step)));

/** @param {Actions} actions @param {"open" | "closed"} name @returns {Part} */
export function makeList(actions, name) {
  const element = h("details", { class: "panel", open: true });
  const listOf = name === "open" ? openList : closedList;
  return {
    element,
    draw({ run, selected }) {
      const { count, nodes } = run ? listOf(run.status, LISTED) : { count: 0, nodes: [] };
      const head = h("summary", { "data-key": name }, h("h2", {}, t("tree.list." + name)), h("span", { class: "note number" }, " ", count));
      const item = (/** @type {number} */ n) => h("li", {}, run && nodeButton(n, selected, actions, h("small", { class: "number" }, figures(run, n)), h("span", {}, moveText(run.status, n))));
      refill(element, head, run && [h("p", { class: "note" }, t(`tree.list.${name}.order`)), h("ol", { class: "tree-list" }, nodes.map(item)),
        count > nodes.length && h("p", { class: "note" }, t("tree.others", count - nodes.length))]);
    },
  };
}

/** A button that selects a node. @param {number} n @param {number} selected @param {Actions} actions @param {...import("../dom.js").Child} more after its number */
const nodeButton = (n, selected, actions, ...more) => h("button", {
  type: "button", class: "plain", "data-key": n, "aria-current": n === selected ? "true" : null, onclick: () => actions.set({ selected: n }),
}, h("b", { class: "number" }, n), ...more);

/** Makes the short open list that readers of the tour see with the tree.
 * @param {Actions} actions @returns {Part} */
export function makeNext(actions) {
  const element = h("div", { class: "tree-next row", role: "group", "aria-label": t("tree.list.open"), hidden: true });
  return {
    element,
    draw({ run, tour, selected }) {
      element.hidden = !run || !tour;
      if (!run || !tour) return;
      const { count, nodes } = openList(run.status, NEXT);
      refill(element, h("strong", {}, t("tree.list.open")), nodes.map((n) => nodeButton(n, selected, actions, " ", h("small", { class: "number" }, priority(run, n)))),
      h("span", { class: "note" }, count === 0 ? t("tree.empty") : count > nodes.length && t("tree.others", count - nodes.length)));
    },
  };
}

/** Signs of the legend by word, as in drawnode.js: shape, class of its colours, sign. */
const signs = {
  doudizhu: [["or", "circle", "closed", ""], ["and", "square", "closed", ""], ["open", "circle", "open", ""], ["won", "circle", "won", "✓"], ["lost", "square", "lost", "✗"], ["gone", "circle", "gone", ""],
    ["proof", "circle", "closed proof", ""], ["now", "circle", "closed now", ""], ["link", "link", "", ""]],
  klondike: [["open", "circle", "open", ""], ["closed", "circle", "closed", ""], ["dead", "circle", "closed", "×"], ["goal", "circle", "won", "★"],
    ["path", "circle", "closed proof", ""], ["now", "circle", "closed now", ""], ["moved", "moved", "", ""], ["link", "link", "", ""]],
};

/** Makes the legend: the meaning of shapes, colours and rings. @returns {Part} */
export function makeLegend() {
  const element = h("ul", { class: "tree-legend", "aria-label": t("tree.legend") });
  return part(element, ({ run, problem }) => [run?.structure.trace, problem.game], (trace, game) =>
    signs[trace?.game ?? game].map(([word, shape, colours, sign]) => h("li", {}, picture(shape, colours, sign), t("tree.legend." + word, trace ? sideOf(trace, shape === "square") : t("tree.side." + (shape === "square" ? "refuter" : "prover"))))));
}

/** @param {string} shape @param {string} colours @param {string} sign */
function picture(shape, colours, sign) {
  const outline = {
    circle: () => svg("circle", { cx: 11, cy: 11, r: 7 }),
    square: () => svg("rect", { x: 4.5, y: 4.5, width: 13, height: 13 }),
    moved: () => svg("g", {}, svg("path", { d: "M1 4 L17 11", class: "was" }), svg("path", { d: "M1 18 L17 11", class: "new" }), svg("circle", { cx: 17, cy: 11, r: 3 })),
    link: () => svg("g", {}, svg("path", { d: "M1 15 C 7 15, 7 8, 14 8", class: "dashed" }), svg("path", { d: "M21 8 L14 4 V12 Z", class: "head" })),
  }[shape];
  const text = sign && svg("text", { x: 11, y: 15, "text-anchor": "middle" }, sign);
  return svg("svg", { viewBox: "0 0 22 22", width: 22, height: 22, class: "tree-sign " + colours, "aria-hidden": "true" }, outline?.(), text);
}

/** The switch between the labels of a desk and the larger ones that a class reads on a projector.
 * @param {HTMLElement} root of the room @param {import("./canvas.js").Canvas[]} canvases */
export function projector(root, canvases) {
  const press = () => {
    button.setAttribute("aria-pressed", String(root.classList.toggle("projector")));
    for (const canvas of canvases) canvas.recolour();
  };
  const button = h("button", { type: "button", "data-key": "projector", title: t("tree.projector.why"), "aria-pressed": String(root.classList.contains("projector")), onclick: press }, t("tree.projector"));
  return button;
}

/** Makes the tools above the tree: zoom, fold, and how the picture moves while the search runs.
 * @param {Actions} actions @param {import("./canvas.js").Canvas} canvas @param {HTMLElement} large the projector's switch @returns {Part} */
export function makeTools(actions, canvas, large) {
  const button = (/** @type {string} */ sign, /** @type {() => void} */ onclick, /** @type {string | null} */ label = null) => h("button", { type: "button", "aria-label": label, onclick }, sign);
  const check = (/** @type {"settle" | "only" | "links" | "follow" | "keep"} */ name) => h("input", { type: "checkbox", name, onchange: (/** @type {any} */ e) => actions.set({ [name]: e.target.checked, ...(name === "only" && { camera: null }) }) });
  const boxes = { only: check("only"), settle: check("settle"), links: check("links"), follow: check("follow"), keep: check("keep") };
  const name = h("span", {});
  const [alone, ...labelled] = Object.entries(boxes).map(([word, box]) => h("label", { class: "tree-check" }, box, word === "only" ? name : h("span", {}, t("tree." + word))));
  const verdict = h("strong", { class: "verdict" });
  const count = h("span", { class: "note number" });
  return {
    element: h("div", { class: "tree-tools row" }, verdict, count,
      h("span", { class: "row" }, button("+", () => canvas.zoom(1.4), t("tree.zoomIn")), button("−", () => canvas.zoom(1 / 1.4), t("tree.zoomOut")), button(t("tree.fit"), () => actions.set({ camera: null }), t("tree.fitKey")),
        h("button", { type: "button", "data-key": "unfoldAll", onclick: () => actions.unfold() }, t("tree.unfoldAll")), large), alone, h("details", { class: "tree-options" }, h("summary", {}, t("tree.options")), h("div", { class: "panel stack" }, labelled))),
    draw(state) {
      const { run, born, layout } = state;
      const rounds = run?.structure.trace.rounds ?? 0;
      name.textContent = t("tree.only." + (run?.structure.trace.game ?? "doudizhu"));
      for (const name of /** @type {const} */ (["settle", "only", "links", "follow", "keep"])) boxes[name].checked = state[name];
      [verdict.textContent, verdict.className] = run ? standingOf(run) : ["", "verdict"];
      count.textContent = run ? t("tree.nodes", born) + (state.only && layout.inColumn.length < born ? t("tree.shown", layout.inColumn.length) : "") + (rounds > 1 ? " · " + t("tree.round", rounds) : "") : "";
    },
  };
}

/** The verdict of the run once its last step is shown, or the place of the step before, and the class of either.
 * @param {Run} run @returns {[string, string]} */
function standingOf({ structure, status }) {
  if (status.moment < structure.length) return [t("tree.underway", stepAt(structure, status.moment), structure.steps.length - 1), "verdict"];
  const [text, look] = verdictOf(structure.trace);
  return [text, "verdict " + look];
}

const words = { first: "tree.start", back: "tree.back", play: "tree.play", pause: "tree.pause", next: "tree.next", last: "tree.end", place: "tree.step" };
/** @param {keyof typeof words} name */
const sign = (name) => (name === "play" || name === "pause" ? t(`tree.${name}Short`) : { first: "|◂", back: "◂", next: "▸", last: "▸|", place: "" }[name]);

/** The controls of one search, or of several side by side.
 * @param {{player: import("../player.js").Player, set: (change: {speed: number}) => void}} actions @param {string} look @param {HTMLElement} place */
export function searchBar(actions, look, place) {
  const speed = speedList([1, 3, 10, 30, 100, 1000], "tree.speed", "tree.perSecond", (n) => actions.set({ speed: n }));
  const bar = playerBar(actions.player, { words, sign, placed: "tree.stepOf" },
    { class: "tree-player row" + look, role: "group", "aria-label": t("tree.player") }, place, h("label", {}, h("span", {}, t("tree.speed")), speed));
  bar.play.className = "main";
  return { ...bar, speed };
}

/** @param {Actions} actions @returns {Part} */
export function makePlayer(actions) {
  const number = h("input", { type: "number", min: 0, class: "tree-step", "aria-label": t("tree.jump"), onchange: () => actions.player.to(Number(number.value), true) });
  const total = h("span", { class: "number" });
  const bar = searchBar(actions, "", h("span", { class: "row" }, number, total));
  return {
    element: bar.element,
    draw({ run, playing, speed: now }) {
      const last = run ? run.structure.steps.length - 1 : 0;
      const step = run ? stepAt(run.structure, run.status.moment) : 0;
      bar.draw(step, last, playing);
      number.max = String(last);
      if (document.activeElement !== number) number.value = String(step);
      total.textContent = t("tree.of", last);
      bar.speed.value = String(now);
    },
  };
}
