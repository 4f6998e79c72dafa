// The tour: chapters about searches. A chapter has a problem of its own, and places of the run, which the tree shows
// while the text explains it.

import { h } from "../dom.js";
import { knows, t } from "../i18n.js";
import { part } from "../parts.js";

/** @typedef {import("./actions.js").Actions} Actions */

/** The reader's place: a chapter, and one of its places; other is the number of the variant shown, or -1.
 * @typedef {{chapter: number, place: number, other: number}} Tour */

/** The problem of a chapter, or of one of its variants.
 * @param {Tour} tour @returns {import("./state.js").Problem} */
export function tourProblem({ chapter, other }) {
  const { game, engine, fields, variants } = chapters[chapter];
  const variant = variants[other];
  return { game, engine: variant?.engine ?? engine, example: "tour", fields: { ...fields, ...variant?.fields } };
}

/** The place of the run at the reader's place of the tour. @param {Tour} tour */
export function tourPlace({ chapter, place, other }) {
  const { stops, variants } = chapters[chapter];
  return placeAt(variants[other]?.stop ?? stops[place]);
}

/** @param {Stop} stop */
function placeAt(stop) {
  const [step = 0, node = 0] = stop.split(" ").map(Number);
  return { step, node };
}

/** The key of the text at the reader's place. @param {Tour} tour */
export function placeWord(tour) {
  return tour.other < 0 ? `tour.${chapters[tour.chapter].name}.${tour.place}` : variantWord(tour) + ".text";
}

/** The tour that an address names: "3" or, at a place of the chapter, "3.5".
 * @param {string | undefined} text @returns {Tour | null} */
export function tourOf(text) {
  const [chapter, place] = (/^[1-9](\.\d{1,2})?$/.test(text ?? "") ? text ?? "" : "").split(".").map((n) => Number(n) - 1);
  if (chapters[chapter] === undefined) return null;
  return { chapter, place: Math.min(Math.max(place ?? 0, 0), chapters[chapter].stops.length - 1), other: -1 };
}

/** The tour in an address; undefined without one. @param {Tour | null} tour */
export function tourName(tour) {
  return tour ? `${tour.chapter + 1}.${tour.place + 1}` : "";
}

/** @param {Actions} actions @returns {import("./state.js").Part} */
export function makeTour(actions) {
  const element = h("section", { class: "panel stack tree-tour", "aria-label": t("tour.title") });
  return part(element, (s) => [s.tour], (tour) => [
    h("details", {}, h("summary", { "data-key": "chapters" }, h("h2", {}, tour ? t("tour.chapter", tour.chapter + 1, t(`tour.${chapters[tour.chapter].name}.title`)) : t("tour.closed"))),
      h("p", { class: "note" }, t("tour.intro")), chapterList(tour, actions),
      tour && h("button", { type: "button", "data-key": "close", onclick: () => actions.leave() }, t("tour.close"))),
    ...(tour ? told(tour, actions) : []),
  ]);
}

/** @param {Tour | null} tour @param {Actions} actions */
function chapterList(tour, actions) {
  return h("ol", { class: "tree-chapters" }, chapters.map((c, i) => h("li", {}, h("button", {
    type: "button", class: "plain", "data-key": "chapter" + i, "aria-current": tour?.chapter === i ? "true" : null, onclick: () => actions.visit({ chapter: i, place: 0, other: -1 }),
  }, t("tour.chapter", i + 1, t(`tour.${c.name}.title`))))));
}

/** A chapter at one of its places.
 * @param {Tour} tour @param {Actions} actions @returns {import("../dom.js").Child[]} */
function told(tour, actions) {
  const chapter = chapters[tour.chapter];
  const first = tour.place === 0 && tour.other < 0;
  const { name, game, stops } = chapter;
  const to = (/** @type {number} */ place) => () => actions.visit({ ...tour, place, other: -1 });
  const button = (/** @type {"back" | "next"} */ key, /** @type {number} */ place, /** @type {string} */ sign) =>
    h("button", { type: "button", class: key === "next" ? "main" : "", "data-key": key, "aria-label": t("tour." + key), disabled: place < 0 || place >= stops.length, onclick: to(place) }, sign);
  return [
    first ? h("p", {}, t(`tour.${name}.about`)) : null,
    placeText(tour, actions),
    tour.other < 0 ? null : h("div", { class: "row" }, h("button", { type: "button", class: "main", "data-key": "return", onclick: to(tour.place) }, t("tour.return"))),
    h("div", { class: "row" }, button("back", tour.place - 1, "◂ " + t("tour.back")), button("next", tour.place + 1, t("tour.next") + " ▸"), h("span", { class: "note number" }, t("tour.place", tour.place + 1, stops.length))),
    first ? [h("p", { class: "note" }, t("tour.how") + t(`tour.how.${game}`)), lesson(name)] : null,
    h("details", {}, h("summary", { "data-key": "all" }, t("tour.all")), h("ol", { class: "tree-places" }, stops.map((s, i) => h("li", {},
      h("button", { type: "button", class: "plain", "data-key": "place" + i, "aria-current": i === tour.place ? "true" : null, onclick: to(i) }, t("tour.stop", placeAt(s).step, plain(t(`tour.${name}.${i}`)))))))),
    ...(tour.place === stops.length - 1 ? closing(tour, chapter, actions) : []),
  ];
}

/** A text in which [7] stands for node 7: a button that selects the node.
 * @param {string} text @param {Actions} actions */
function linked(text, actions) {
  return text.split(/\[(\d+)\]/).map((piece, i) => (i % 2 === 0 ? piece : h("button", {
    type: "button", class: "plain tree-node", "data-key": `node${i}-${piece}`, onclick: () => actions.set({ selected: Number(piece) }),
  }, piece)));
}

/** @param {string} text with nodes in brackets */
const plain = (text) => text.replace(/[[\]]/g, "");

/** The text at the reader's place; for a variant, the name of its search first.
 * @param {Tour} tour @param {Actions} actions */
function placeText(tour, actions) {
  return h("div", { class: "tree-place", role: "status" },
    tour.other < 0 ? null : h("p", {}, h("b", {}, t("tour.other", t(variantWord(tour))))),
    h("p", {}, h("b", {}, t("tour.stop", tourPlace(tour).step, "")), linked(t(placeWord(tour)), actions)));
}

/** The key of the name of the variant shown. @param {Tour} tour */
function variantWord({ chapter, other }) {
  const { name, variants } = chapters[chapter];
  return `tour.${name}.${variants[other].name}`;
}

/** The kind of lesson of a chapter, if it has one. @param {string} name of the chapter */
function lesson(name) {
  return knows(`tour.${name}.lesson`) && h("details", {}, h("summary", { "data-key": "lesson" }, t("tour.lesson")), h("p", {}, t(`tour.${name}.lesson`)));
}

/** The end of a chapter: the summary, a question, and the same problem searched in other ways.
 * @param {Tour} tour @param {Chapter} chapter @param {Actions} actions @returns {import("../dom.js").Child[]} */
function closing(tour, { name, variants }, actions) {
  return [
    h("p", {}, h("b", {}, t("tour.sum") + t("tour.colon")), linked(t(`tour.${name}.sum`), actions)),
    h("p", {}, h("b", {}, t("tour.ask") + t("tour.colon")), linked(t(`tour.${name}.ask`), actions)),
    variants.length > 0 && h("div", { class: "row" }, h("span", {}, t("tour.again") + t("tour.colon")), variants.map((v, i) => h("button", {
      type: "button", "data-key": "variant" + i, "aria-pressed": String(tour.other === i), onclick: () => actions.visit({ ...tour, other: i }),
    }, t("tour.variant", t(`tour.${name}.${v.name}`), v.steps)))),
    lesson(name),
    h("details", {}, h("summary", { "data-key": "answer" }, t("tour.answer")), h("p", {}, linked(t(`tour.${name}.answer`), actions))),
  ];
}

/** A place of a run: the step, the node, and the event that happens to it, in a text such as "4 3 expand". Its words are "tour.CHAPTER.NUMBER".
 * @typedef {string} Stop
 * The same problem searched in another way: steps is the number of steps of its run, stop the place where it opens.
 * Its name is the word "tour.CHAPTER.NAME", its text "tour.CHAPTER.NAME.text".
 * @typedef {{name: string, engine: string, fields: Record<string, string>, steps: number, stop: Stop}} Variant
 * @typedef {{name: string, game: import("./trace.js").Game, engine: string, fields: Record<string, string>, steps: number, stops: Stop[], variants: Variant[]}} Chapter */

/** @type {Chapter[]} */
const chapters = [
  {
    "name": "lists", "game": "klondike", "engine": "astar", "steps": 12,
    "fields": { "seed": "10", "ranks": "2", "columns": "3", "draw": "1", "score": "length", "reparent": "propagate" },
    "stops": ["0 0 open", "1 1 open", "2 2 expand", "3 7 open", "4 3 expand", "4 4 duplicate", "12 29 found"],
    "variants": []
  }, {
    "name": "heuristic", "game": "klondike", "engine": "astar", "steps": 13,
    "fields": { "seed": "16", "ranks": "2", "columns": "2", "draw": "1", "score": "length", "reparent": "propagate" },
    "stops": ["0 0 open", "4 5 open", "6 12 open", "7 10 expand", "13 39 found"],
    "variants": [{ "name": "blind", "engine": "uniform", "steps": 598, "fields": { "score": "none" }, "stop": "598 611 found" }]
  }, {
    "name": "reparent", "game": "klondike", "engine": "wastar", "steps": 21,
    "fields": { "seed": "111", "ranks": "3", "columns": "2", "draw": "3", "score": "length", "reparent": "propagate" },
    "stops": ["0 0 open", "7 14 open", "8 10 duplicate", "10 25 open", "12 27 expand", "13 25 reparent",
      "14 27 reparent", "14 28 rescore", "15 28 expand", "21 52 found"],
    "variants": [
      { "name": "reopen", "engine": "wastar", "steps": 22, "fields": { "reparent": "reopen" }, "stop": "14 27 reopen" },
      { "name": "keep", "engine": "wastar", "steps": 22, "fields": { "reparent": "keep" }, "stop": "14 27 duplicate" },
      { "name": "astar", "engine": "astar", "steps": 59, "fields": {}, "stop": "59 126 found" }
    ]
  }, {
    "name": "labels", "game": "doudizhu", "engine": "labelling", "steps": 15,
    "fields": { "landlord": "35", "peasant": "4J", "lead": "landlord", "rules": "basic" },
    "stops": ["0 0 open", "1 1 open", "2 3 open", "10 9 lost", "10 4 lost", "14 8 won", "14 1 won", "15 0 won"],
    "variants": []
  }, {
    "name": "numbers", "game": "doudizhu", "engine": "dfpn", "steps": 6,
    "fields": { "landlord": "55K", "peasant": "66Q", "lead": "landlord", "rules": "standard" },
    "stops": ["0 0 open", "1 1 open", "2 4 open", "4 1 won", "5 3 expand", "6 0 lost"],
    "variants": [
      { "name": "alphabeta", "engine": "alphabeta", "steps": 16, "fields": {}, "stop": "5 2 expand" },
      { "name": "labelling", "engine": "labelling", "steps": 13, "fields": {}, "stop": "13 0 lost" }
    ]
  }, {
    "name": "pruning", "game": "doudizhu", "engine": "alphabeta", "steps": 10,
    "fields": { "landlord": "3JQ", "peasant": "3K", "lead": "landlord", "rules": "basic" },
    "stops": ["0 0 open", "2 5 open", "4 1 won", "5 2 expand", "7 2 won", "8 3 expand", "10 0 won"],
    "variants": [{ "name": "labelling", "engine": "labelling", "steps": 28, "fields": {}, "stop": "10 9 expand" }]
  }
];
