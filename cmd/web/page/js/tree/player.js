// The player: buttons, a slider and a number to go through the steps of a run.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { stepAt } from "./structure.js";

/** @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("./state.js").State} State */

/** Steps a second to choose from. */
const SPEEDS = [1, 3, 10, 30, 100, 1000];

/** Makes the player.
 * @param {Actions} actions */
export function makePlayer(actions) {
  const button = (/** @type {string} */ sign, /** @type {() => void} */ onclick) => h("button", { type: "button", onclick }, sign);
  const parts = {
    start: button("|◂", () => actions.home()),
    back: button("◂", () => actions.step(-1)),
    play: button("", () => actions.play()),
    next: button("▸", () => actions.step(1)),
    end: button("▸|", () => actions.end()),
  };
  parts.play.className = "main";
  const slider = h("input", { type: "range", min: 0, oninput: () => actions.goToStep(Number(slider.value)) });
  const number = h("input", { type: "number", min: 0, class: "tree-step", onchange: () => actions.goToStep(Number(number.value)) });
  const total = h("span", { class: "number" });
  const speed = h("select", { onchange: () => actions.choose({ speed: Number(speed.value) }) }, SPEEDS.map((s) => h("option", { value: s })));
  const word = h("span");
  const element = h("div", { class: "tree-player row", role: "group" }, ...Object.values(parts), slider,
    h("span", { class: "row" }, number, total), h("label", {}, word, speed));
  return { element, render: (/** @type {State} */ state) => render(state, { element, parts, slider, number, total, speed, word }) };
}

/** @param {State} state
 * @param {{element: HTMLElement, parts: Record<"start" | "back" | "play" | "next" | "end", HTMLButtonElement>, slider: HTMLInputElement,
 *   number: HTMLInputElement, total: HTMLElement, speed: HTMLSelectElement, word: HTMLElement}} ui */
function render({ run, playing, speed }, ui) {
  const last = run ? run.structure.steps.length - 1 : 0;
  const step = run ? stepAt(run.structure, run.status.moment) : 0;
  const over = !run || run.status.moment >= run.structure.length;
  ui.element.setAttribute("aria-label", t("tree.player"));
  for (const [name, button] of Object.entries(ui.parts)) {
    const label = t("tree." + (name === "play" && playing ? "pause" : name));
    button.title = label;
    button.setAttribute("aria-label", label);
    button.setAttribute("aria-disabled", String(!run || (name === "next" || name === "end" ? over : name === "play" ? false : run.status.moment <= run.structure.steps[0])));
  }
  ui.parts.play.textContent = t(playing ? "tree.pauseShort" : "tree.playShort");
  ui.slider.max = ui.number.max = String(last);
  ui.slider.value = String(step);
  ui.slider.setAttribute("aria-label", t("tree.step"));
  ui.slider.setAttribute("aria-valuetext", t("tree.stepOf", step, last));
  if (document.activeElement !== ui.number) ui.number.value = String(step);
  ui.number.setAttribute("aria-label", t("tree.jump"));
  ui.total.textContent = t("tree.of", last);
  ui.word.textContent = t("tree.speed");
  ui.speed.value = String(speed);
  [...ui.speed.options].forEach((option, i) => (option.textContent = t("tree.perSecond", SPEEDS[i])));
}
