// The figures of a node: its costs in a search for a path, its proof and disproof numbers in df-pn, which a trace doesn't
// record: they follow from the labels, the hands and the children.

import { t } from "../i18n.js";
import { costs, endgameOf, nameIn } from "./describe.js";
import { Column, Label } from "./status.js";

/** @typedef {import("./state.js").Run} Run
 * @typedef {import("./status.js").Status} Status
 * @typedef {{proof: number, disproof: number}} Numbers both Infinity at most */

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

/** The name of a node with the figures that decide when it is examined: g and f, or its proof numbers; after a cheaper path, how its g fell.
 * @param {Run} run @param {number} n @param {import("./shifts.js").Shift} [shift] */
export function tagOf(run, n, shift) {
  if (shift) return `${nameIn(run.status, n)}  g ${shift.was} → ${shift.g}`;
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

/** How engines order the open list; engines without a formula have a list of another kind. @type {Record<string, string>} */
const formulas = { astar: "f = g + h", document: "f = g + h", wastar: "f = g + wh", greedy: "f = h", uniform: "f = g" };

/** What the figures of a search for a path count: the formula of its engine, and the unit of its score; nothing for other runs.
 * @param {Run} run */
export function unitOf({ structure: { trace }, problem: { engine, fields } }) {
  if (trace.game !== "klondike") return "";
  const { name, score = fields["score"] ?? "file", weight = "2" } = partsOf(engine);
  const formula = formulas[name]?.replace("w", weight === "1" ? "" : weight);
  return [formula ?? t("tree.unordered"), t("tree.unit." + (trace.plain ? "file" : score))].join(t("tree.semicolon"));
}

/** The name of an engine in a spec, and the values of its options. @param {string} spec such as "wastar:weight=3" @returns {Record<string, string>} */
export function partsOf(spec) {
  const [name, ...options] = spec.split(":");
  return { name, ...Object.fromEntries(options.map((option) => option.split("="))) };
}

/** The rules by which df-pn adds up the numbers of children; the first is its default. */
const rules = /** @type {const} */ (["max", "sum", "weak"]);

/** The rule by which a run's numbers add up; null for a run of another engine, or of another problem than an endgame.
 * @param {import("./state.js").Run} run */
export function ruleOf({ structure: { trace }, problem: { engine } }) {
  const { name, backup } = partsOf(engine);
  if (trace.game !== "doudizhu" || trace.plain || name !== "dfpn") return null;
  return rules.find((rule) => rule === backup) ?? rules[0];
}

/** The numbers computed so far for the moment requested last.
 * @type {{status: Status | null, moment: number, known: Map<number, Numbers>}} */
let last = { status: null, moment: -1, known: new Map() };

/** The numbers of a node at the moment of the run; null if the run isn't one of df-pn. Takes time linear in
 * the edges below, once a moment.
 * @param {import("./state.js").Run} run @param {number} n @returns {Numbers | null} */
export function numbersOf(run, n) {
  const rule = ruleOf(run);
  const { status } = run;
  if (!rule) return null;
  if (last.status !== status || last.moment !== status.moment) last = { status, moment: status.moment, known: new Map() };
  return find(status, rule, n, last.known);
}

/** @param {Status} status @param {typeof rules[number]} rule @param {number} n @param {Map<number, Numbers>} known @returns {Numbers} */
function find(status, rule, n, known) {
  const found = known.get(n) ?? settled(status, n) ?? backedUp(status, rule, n, known) ?? estimate(status, n);
  known.set(n, found);
  return found;
}

/** The numbers of a node with a label. @param {Status} status @param {number} n @returns {Numbers | null} */
function settled(status, n) {
  const label = status.columns[Column.label][n];
  if (label === Label.none) return null;
  return label === Label.won ? { proof: 0, disproof: Infinity } : { proof: Infinity, disproof: 0 };
}

/** The numbers that follow from the children; null without any.
 * @param {Status} status @param {typeof rules[number]} rule @param {number} n @param {Map<number, Numbers>} known @returns {Numbers | null} */
function backedUp(status, rule, n, known) {
  const { edges, trace } = status.structure;
  const out = Array.from(edges.out.subarray(edges.outFirst[n], edges.outFirst[n + 1])).filter((e) => edges.at[e] < status.moment);
  if (out.length === 0) return null;
  const children = out.map((e) => find(status, rule, edges.to[e], known));
  const [proofs, disproofs] = [children.map((c) => c.proof), children.map((c) => c.disproof)];
  return trace.kinds[n] === 0 ? { proof: Math.min(...proofs), disproof: all(disproofs, rule) } : { proof: all(proofs, rule), disproof: Math.min(...disproofs) };
}

/** Combines the numbers of children, at a node where all of them count, by the rule.
 * @param {number[]} numbers @param {typeof rules[number]} rule */
function all(numbers, rule) {
  const most = Math.max(...numbers);
  if (rule === "max") return most;
  const open = numbers.filter((v) => v > 0);
  return rule === "sum" ? open.reduce((sum, v) => sum + v, 0) : most + Math.max(open.length - 1, 0);
}

/** The first guess: the ranks that the prover and the refuter still hold, for two peasants those of the smaller hand.
 * @param {Status} status @param {number} n @returns {Numbers} */
function estimate(status, n) {
  const { texts, prover } = status.structure.trace;
  const e = endgameOf(texts[n]);
  const ranks = (/** @type {string} */ hand) => (hand === "-" ? Infinity : new Set(hand).size);
  const [peasants, landlord] = [Math.min(ranks(e.down), ranks(e.up)), ranks(e.landlord)];
  return prover === 0 ? { proof: peasants, disproof: landlord } : { proof: landlord, disproof: peasants };
}
