// The form: examples, an engine, or a problem of the reader's own.

import { oneOf } from "../address.js";
import { h } from "../dom.js";
import { knows, named, t } from "../i18n.js";
import { part } from "../parts.js";
import { problemText, rulesName } from "./describe.js";
import { partsOf } from "./figures.js";
import { enginesOf, examples, fieldsOf } from "./state.js";
import { sights } from "./trace.js";

/** @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Problem} Problem
 * @typedef {import("./trace.js").Game} Game
 * @typedef {import("./trace.js").Sight} Sight */

/** A form whose button starts a search, or stops the running one.
 * @param {() => unknown} press @returns {HTMLElement} */
export const searchForm = (press) => h("form", { class: "panel stack tree-form", onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); press(); } });

/** The fields of the reader's own problem, folded, and the fault of it.
 * @param {boolean} open @param {import("../dom.js").Child} fields @param {Game} game */
export const own = (open, fields, game) => h("details", { open }, h("summary", { "data-key": "own" }, t("tree.own")), h("div", { class: "row" }, fields), h("p", { class: "note" }, t("tree.own." + game)));
/** @param {import("../client.js").Fault | null} fault */
export const faultLine = (fault) => fault && h("p", { class: "fault", role: "alert" }, fault.field && knows("tree.field." + fault.field) ? t("tree.field." + fault.field) + t("tree.colon") : "", fault.message);

/** @param {Actions} actions @returns {import("./state.js").Part} */
export function makeForm(actions) {
  const element = searchForm(() => (actions.state.running ? actions.stop() : actions.run()));
  return part(element, (s) => [s.problem, s.known, s.running, s.progress, s.fault, s.tour ? null : s.sight, s.run?.file ? s.run : null], (problem, known, running, progress, fault, sight, opened) => {
    const searches = [h("div", { class: "row" }, h("label", {}, t("tree.example"), exampleSelect(problem, actions)), h("label", {}, t("tree.engine"), engineSelect(problem, known, actions)),
      !opened && prover(problem.game, sight, actions), h("button", { type: "submit", class: "main", "data-key": "run" }, t(running ? "tree.stop" : "tree.run")),
      running && h("span", { class: "note number" }, t("tree.progress", progress))),
    own(problem.example === "", ownFields(problem, known, actions), problem.game)];
    return [...(opened ? [header(opened, sight, actions), h("details", { open: running || problem.example === "" }, h("summary", { "data-key": "searches" }, t("tree.another")), h("div", { class: "stack" }, searches))] : searches), faultLine(fault)];
  });
}

/** What a file shows: its name, its problem, its strategy. @param {import("./state.js").Run} run @param {Sight | null} sight @param {Actions} actions */
function header(run, sight, actions) {
  const { name: engine, ...options } = partsOf(run.problem.engine);
  const strategy = [named("tree.engine.", engine), ...Object.entries(options).map((option) => option.join("="))].join(t("tree.comma"));
  return h("div", { class: "row tree-opened" }, h("h2", {}, run.file?.name), h("span", {}, problemText(run)), h("strong", {}, strategy), prover(run.structure.trace.game, sight, actions));
}

/** @param {Problem} problem @param {Actions} actions */
function exampleSelect(problem, actions) {
  const option = (/** @type {Game} */ game, /** @type {number} */ i) =>
    h("option", { value: `${game} ${i}`, selected: problem.game === game && problem.example === String(i) }, t(`tree.example.${game}.${i}`));
  const group = (/** @type {Game} */ game) => h("optgroup", { label: t("tree.game." + game) }, examples[game].map((_, i) => option(game, i)));
  const choose = () => {
    const [game, number] = select.value.split(" ");
    if (game === "doudizhu" || game === "klondike") actions.example(game, Number(number));
  };
  const select = h("select", { "data-key": "example", onchange: choose }, group("doudizhu"), group("klondike"), !(problem.example in examples[problem.game]) && h("option", { selected: true, value: "" }, t(problem.example === "tour" ? "tour.title" : "tree.ownShort")));
  return select;
}

/** @param {Problem} problem @param {State["known"]} known @param {Actions} actions */
function engineSelect({ game, engine }, known, actions) {
  const engines = enginesOf(known, game);
  const select = h("select", { "data-key": "engine", onchange: () => actions.engine(select.value) },
    (engines.length > 0 ? engines : [engine]).map((e) => h("option", { value: e, selected: e === engine }, named("tree.engine.", e))));
  return select;
}

/** The choice of who proves, for AND/OR runs; none in the tour, which tells of the peasants. @param {Game} game @param {Sight | null} sight null in the tour
 * @param {Actions} actions */
function prover(game, sight, actions) {
  if (game !== "doudizhu" || sight === null) return null;
  const select = h("select", { "data-key": "prover", onchange: () => actions.see(oneOf(select.value, sights, sight)) }, sights.map((s) => h("option", { value: s, selected: s === sight }, t("tree.prover." + s))));
  return h("label", {}, t("tree.prover"), select);
}

/** The fields of a problem of the reader's own.
 * @param {Pick<Problem, "game" | "fields">} problem @param {State["known"]} known @param {{fields: (change: Record<string, string>) => void}} actions */
export function ownFields({ game, fields: values }, known, actions) {
  return Object.entries(fieldsOf(known, game)).map(([name, choices]) => {
    const value = values[name] ?? "";
    const change = (/** @type {Event} */ e) => actions.fields({ [name]: /** @type {HTMLInputElement} */ (e.target).value });
    const options = choices.map((c) => h("option", { value: c, selected: c === value }, name === "lead" ? t("tree.seat." + c) : name === "rules" ? rulesName(c) : c));
    const control = choices.length > 0 ? h("select", { "data-key": name, onchange: change }, options) : h("input", { "data-key": name, value, onchange: change, autocomplete: "off", spellcheck: "false", size: name === "seed" ? 8 : 16 });
    return h("label", {}, t("tree.field." + name), control);
  });
}
