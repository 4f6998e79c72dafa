// The rule set and its switches, with their meaning in words.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { region } from "../parts.js";
import { kindName } from "./cards.js";
import { choice } from "./fields.js";

/** @typedef {{rules: string, bans: string[]}} Rules */

/** @param {(patch: Partial<Rules>) => void} change */
export function rulesForm(change) {
  const set = choice(t("doudizhu.rules"), (rules) => change({ rules }));
  const meaning = h("p", { class: "note" });
  const switches = h("div", { class: "dz-switches" });
  const summary = h("summary", {});
  const drawMeaning = region(meaning, (/** @type {string} */ rules) => [t("doudizhu.rules." + rules)]);
  const drawSummary = region(summary, (/** @type {number} */ n) => [t("doudizhu.bans", n)]);
  const drawSwitches = region(switches, (/** @type {string[]} */ bans, /** @type {import("./state.js").State["known"]["bans"]} */ known) =>
    known.map((ban) => banSwitch(ban, bans, change)));
  return {
    element: h("div", { class: "stack dz-rules" }, set.element, meaning,
      h("details", {}, summary, h("p", { class: "note" }, t("doudizhu.bansMean")), switches)),
    /** @param {Rules} rules @param {import("./state.js").State["known"]} known */
    draw({ rules, bans }, known) {
      set.draw(rules, known.rules, setName);
      drawMeaning(rules);
      drawSummary(bans.length);
      drawSwitches(bans, known.bans);
    },
  };
}

/** @param {string} set */
export const setName = (set) => t(`doudizhu.rules.${set}.name`);

/** @param {{ban: string, kind: string}} ban @param {string[]} bans @param {(patch: Partial<Rules>) => void} change */
function banSwitch({ ban, kind }, bans, change) {
  return h("label", {}, h("input", {
    type: "checkbox", "data-key": ban, checked: bans.includes(ban),
    onchange: () => change({ bans: bans.includes(ban) ? bans.filter((b) => b !== ban) : [...bans, ban] }),
  }), kindName(kind) + (ban === kind ? "" : ` (${ban})`));
}
