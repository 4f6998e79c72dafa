// The form: examples, an engine, or a problem of the reader's own.

import { h } from "../dom.js";
import { knows, t } from "../i18n.js";
import { engines, examples } from "./examples.js";
import { refill } from "./refill.js";

/** @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("./state.js").State} State
 * @typedef {import("./trace.js").Game} Game */

/** The fields of each game, and what can be chosen in them; [] is a text of one's own. */
const fields = {
  doudizhu: { landlord: [], peasant: [], lead: ["landlord", "peasant"], rules: ["standard", "strict", "basic", "yuncheng", "noip"] },
  klondike: { seed: [], ranks: ["3", "4", "5", "6"], columns: ["2", "3", "4", "5"], draw: ["1", "2", "3"], score: ["length", "dig", "pile1", "pile2"], reparent: ["propagate", "reopen", "keep"] },
};

/** Makes the form.
 * @param {Actions} actions */
export function makeForm(actions) {
  const element = h("form", { class: "panel stack tree-form" });
  element.addEventListener("submit", (event) => {
    event.preventDefault();
    if (actions.state.phase === "running") actions.stop();
    else actions.run();
  });
  return { element, render: (/** @type {State} */ state) => refill(element, ...parts(state, actions)) };
}

/** @param {State} state @param {Actions} actions */
function parts({ problem, phase, progress, error }, actions) {
  const running = phase === "running";
  return [
    h("div", { class: "row" }, h("label", {}, t("tree.example"), exampleSelect(problem, actions)), h("label", {}, t("tree.engine"), engineSelect(problem, actions)),
      h("button", { type: "submit", class: "main", "data-key": "run" }, t(running ? "tree.stop" : "tree.run")),
      running && h("span", { class: "note number" }, t("tree.progress", progress))),
    h("details", { open: problem.example === "" }, h("summary", { "data-key": "own" }, t("tree.own")), h("div", { class: "row" }, own(problem, actions)), h("p", { class: "note" }, t("tree.own." + problem.game))),
    error ? h("p", { class: "fault", role: "alert" }, error.field && knows("tree.field." + error.field) ? t("tree.field." + error.field) + ": " : "", h("span", { lang: "en" }, error.message)) : null,
  ];
}

/** @param {import("./state.js").Problem} problem @param {Actions} actions */
function exampleSelect(problem, actions) {
  const option = (/** @type {Game} */ game, /** @type {number} */ i) =>
    h("option", { value: `${game} ${i}`, selected: problem.game === game && problem.example === String(i) }, t(`tree.example.${game}.${i}`));
  const group = (/** @type {Game} */ game) => h("optgroup", { label: t("tree.game." + game) }, examples[game].map((_, i) => option(game, i)));
  const select = h("select", { "data-key": "example" }, group("doudizhu"), group("klondike"), problem.example === "" && h("option", { selected: true, value: "" }, t("tree.ownShort")));
  select.addEventListener("change", () => {
    const [game, number] = select.value.split(" ");
    if (game === "doudizhu" || game === "klondike") {
      actions.example(game, Number(number));
      actions.run();
    }
  });
  return select;
}

/** @param {import("./state.js").Problem} problem @param {Actions} actions */
function engineSelect({ game, engine }, actions) {
  const select = h("select", { "data-key": "engine" }, engines[game].map((e) => h("option", { value: e, selected: e === engine }, t("tree.engine." + e))));
  select.addEventListener("change", () => {
    actions.engine(select.value);
    actions.run();
  });
  return select;
}

/** The fields of a problem of one's own.
 * @param {import("./state.js").Problem} problem @param {Actions} actions */
function own({ game, fields: values }, actions) {
  return Object.entries(fields[game]).map(([name, choices]) => {
    const value = values[name] ?? "";
    const change = (/** @type {Event} */ e) => actions.fields({ [name]: /** @type {HTMLInputElement} */ (e.target).value });
    const options = choices.map((c) => h("option", { value: c, selected: c === value }, word(name, c)));
    const control = choices.length > 0 ? h("select", { "data-key": name, onchange: change }, options) : h("input", { "data-key": name, value, onchange: change, autocomplete: "off", spellcheck: "false", size: name === "seed" ? 8 : 16 });
    return h("label", {}, t("tree.field." + name), control);
  });
}

/** A choice as the reader sees it: seats have words, the rest are names.
 * @param {string} name @param {string} choice */
function word(name, choice) {
  return name === "lead" ? t("tree.seat." + choice) : choice;
}
