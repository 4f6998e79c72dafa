// The figures of a node: its costs in a search for a path, its numbers in df-pn.

import { t } from "../i18n.js";
import { costs } from "./describe.js";
import { numbersOf } from "./proofnumbers.js";

/** @typedef {import("./state.js").Run} Run */

/** The proof and disproof number of a node of df-pn; nothing for other runs.
 * @param {Run} run @param {number} n */
function proofCosts(run, n) {
  const numbers = numbersOf(run, n);
  if (!numbers) return "";
  const [proof, disproof] = [numbers.proof, numbers.disproof].map((v) => (v === Infinity ? "∞" : String(v)));
  return t("tree.numbers", proof, disproof);
}

/** The numbers of a node: its costs in a search for a path, its proof numbers in df-pn; else nothing.
 * @param {Run} run @param {number} n */
export function figures(run, n) {
  return run.structure.trace.game === "klondike" ? costs(run.status, n) : proofCosts(run, n);
}

/** The number of a node with the figures that decide when it is examined: g and f, or its proof numbers.
 * @param {Run} run @param {number} n */
export function tagOf(run, n) {
  if (run.structure.trace.game !== "klondike") return [n, proofCosts(run, n)].join("  ").trim();
  const [g, , f] = costs(run.status, n).split("  ");
  return [n, g, f].join("  ");
}

/** The figure that decides a node's place in the open list: f, or its proof numbers; else nothing.
 * @param {Run} run @param {number} n */
export function priority(run, n) {
  const all = figures(run, n);
  return run.structure.trace.game === "klondike" ? all.slice(all.indexOf("f")) : all;
}
