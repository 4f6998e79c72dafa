// Positions, moves and steps in words.

import { suited } from "../cards.js";
import { knows, named, t } from "../i18n.js";
import { deedsAt } from "./lists.js";
import { shiftsAt } from "./shifts.js";
import { Column, Label, Place } from "./status.js";
import { edgeBetween } from "./structure.js";
import { Code, starter } from "./trace.js";

/** @typedef {import("./status.js").Status} Status */

/** The side that proves in an AND/OR run, or the side that refutes. @param {import("./trace.js").Trace} trace @param {boolean} [refutes] */
export const sideOf = (trace, refutes = false) => sideName(trace, trace.prover ^ Number(refutes));

/** @param {import("./trace.js").Trace} trace @param {number} side 0 for the prover of the file */
function sideName(trace, side) {
  if (trace.plain) return t("tree.side." + (side === starter(trace) ? "first" : "second"));
  return t("tree.side." + (side === 0 ? "peasants" : "landlord"));
}

/** The winners in verdicts: 0 for the prover of the file. @type {Record<string, number>} */
const winners = { peasant: 0, peasants: 0, won: 0, landlord: 1, lost: 1 };

/** The verdict of a whole run, and the class of its look. @param {import("./trace.js").Trace} trace @returns {[text: string, look: string]} */
export function verdictOf(trace) {
  const { verdict, reason } = trace.end;
  const winner = winners[verdict];
  const text = trace.plain && winner !== undefined ? t("tree.wins", sideName(trace, winner)) : named("tree.verdict.", verdict);
  if (winner !== undefined) return [text, winner === trace.prover ? "tree-for" : "tree-against"];
  if (verdict === "undecided") return [text + t("tree.because", named("tree.reason.", reason)), "unsure"];
  return [text, verdict === "solved" ? "good" : "bad"];
}

/** @param {string} rules the name of a rule set */
export const rulesName = (rules) => (knows(`doudizhu.rules.${rules}.name`) ? t(`doudizhu.rules.${rules}.name`) : rules);

/** A run's problem in words. @param {import("./state.js").Run} run */
export function problemText({ structure: { trace }, problem: { fields } }) {
  if (trace.plain) return [trace.end.problem, trace.texts[0].slice(0, LONG)].join(t("tree.comma"));
  if (trace.game === "klondike") return Object.entries(fields).map(([name, value]) => pair(t("tree.field." + name), value)).join(t("tree.comma"));
  const { turn, ...e } = endgameOf(trace.texts[0]);
  const hands = [["landlord", e.landlord], [e.up === "-" ? "peasant" : "down", e.down], ["up", e.up]].filter(([, cards]) => cards !== "-");
  const rules = trace.end.problem?.replace(/^doudizhu, /, "");
  return [...hands.map(([seat, cards]) => pair(t("tree.seat." + seat), cards)), pair(t("tree.field.lead"), t("tree.seat." + turn)), pair(t("tree.field.rules"), rulesName(rules ?? ""))].join(t("tree.comma"));
}

/** @param {string} name @param {string} [value] */
const pair = (name, value = "") => name + t("tree.colon") + value;

/** The longest text of a start in the problem's own form, in characters. */
const LONG = 60;

/** A play to beat in words: "trio+solo:333" as its kind and its body.
 * @param {string} play */
export function playText(play) {
  const [kind, body] = play.split(":");
  return `${t("doudizhu.kind." + kind)} ${body}`;
}

/** A move of Klondike in words: "7H:3>5" plays 7♥ from column 3 to column 5.
 * @param {string} move */
function klondikeMove(move) {
  const parts = /^(\w+):(.)>(.)$/.exec(move);
  if (!parts) return t("tree.turn");
  const pile = (/** @type {string} */ p) => (/\d/.test(p) ? t("tree.column", p) : t("tree.pile." + p));
  return t("tree.lay", suited(parts[1]), pile(parts[2]), pile(parts[3]));
}

/** By trace and node, whether the turn that leads to the node turns the waste over, as far as computed.
 * All turns to one node are of one kind: only after a redeal the waste has no card.
 * @type {WeakMap<import("./trace.js").Trace, Map<number, boolean>>} */
const redeals = new WeakMap();

/** Whether the turn that leads to a node of Klondike turns the waste over.
 * @param {Status} status @param {number} n */
function isRedeal(status, n) {
  const { trace } = status.structure;
  const known = redeals.get(trace) ?? new Map();
  if (known.size === 0) redeals.set(trace, known);
  if (!known.has(n)) known.set(n, refills(trace.texts[status.of("parent", n)], trace.texts[n]));
  return known.get(n) === true;
}

/** Whether a turn puts cards into an empty stock: the first pile that changes is the stock.
 * @param {string} from @param {string} to texts of positions */
function refills(from, to) {
  const [before, after] = [from, to].map((text) => text.split("|").map((pile) => pile.trim()));
  return before[before.findIndex((pile, i) => pile !== after[i])] === "";
}

/** The move that leads to a node from its parent, in words.
 * @param {Status} status @param {number} n @param {number} [move] another move to the node */
export function moveText(status, n, move = status.of("move", n)) {
  const { trace } = status.structure;
  const text = trace.moves[move];
  if (n === 0 || !text) return t("tree.start");
  if (trace.plain) return text;
  if (trace.game === "klondike") return text === "@" && isRedeal(status, n) ? t("tree.redeal") : klondikeMove(text);
  const who = t("tree.seat." + endgameOf(trace.texts[status.of("parent", n)]).turn);
  return text === "-" ? t("tree.passes", who) : t("tree.plays", who, text);
}

/** The move that leads to a node from a parent, in its shortest form.
 * @param {Status} status @param {number} n @param {number} parent */
export function shortMove(status, n, parent) {
  const { edges, trace: { game, moves, plain } } = status.structure;
  const text = moves[parent === status.of("parent", n) ? status.of("move", n) : edges.move[edgeBetween(edges, parent, n)]];
  if (n === 0 || !text) return t("tree.start");
  if (plain) return text === "goal" ? t("tree.legend.goal") : text; // the graphs of the comparisons name it so
  if (game === "klondike") return /:/.test(text) ? suited(text).replace(":", " ").replace(">", "→") : t(isRedeal(status, n) ? "tree.redealShort" : "tree.turn");
  return text === "-" ? t("tree.pass") : text;
}

/** The state of a node, in a few words. @param {Status} status @param {number} n */
export function standing(status, n) {
  const label = status.columns[Column.label][n];
  if (label !== Label.none) return t("tree.wonBy", sideOf(status.structure.trace, label === Label.lost));
  const names = Object.entries(Place).find(([, place]) => place === status.columns[Column.place][n]);
  return t("tree.place." + (names?.[0] ?? "none"));
}

/** The costs of a node of A*. @param {Status} status @param {number} n */
export function costs(status, n) {
  const cost = (/** @type {number} */ v) => (v >= INFINITE ? "∞" : String(v));
  const [g, h, f] = [Column.g, Column.h, Column.f].map((c) => cost(status.columns[c][n]));
  return `g ${g}  h ${h}  f ${f}`;
}
const INFINITE = 2 ** 30;

/** At most this many nodes are named in a sentence. */
const LISTED = 9;

/** The nodes of a list in a sentence: "3, 4, 5 and 7 more". @param {(number | string)[]} nodes */
function few(nodes) {
  const shown = nodes.slice(0, LISTED).join(t("tree.comma"));
  return nodes.length > LISTED ? t("tree.more", shown, nodes.length - LISTED) : shown;
}

/** The order in which a step's events are described; re-parenting has sentences of its own. */
const told = [Code.open, Code.duplicate, Code.dead, Code.cut, Code.won, Code.lost, Code.drop, Code.found];
/** The keys of the words for events. @type {Map<number, string>} */
const names = new Map(Object.entries(Code).map(([name, code]) => [code, name]));
/** Events with other words in AND/OR searches. */
const inGames = new Map([[Number(Code.dead), "over"], [Number(Code.drop), "spared"]]);

/** The step of a status in words, with a sentence for each kind of event and for each node that got a cheaper path.
 * @param {Status} status @returns {string[]} */
export function sentences(status) {
  const { trace } = status.structure;
  const { step, node, did } = deedsAt(status.structure, status.moment);
  if (step === 0) return [t("tree.did.start")];
  const inGame = trace.game === "doudizhu";
  const rest = told.filter((code) => did.has(code)).map((code) => t("tree.did." + (inGame && inGames.get(code) || names.get(code)), few(did.get(code) ?? []), inGame && sideOf(trace, code === Code.lost)));
  return [t("tree.did.expand", node), ...shiftSentences(status), ...rest];
}

/** The nodes that got a cheaper path in a status's step, a sentence each: the old and the new parent, the fall of g, and what became of the nodes below.
 * @param {Status} status @returns {string[]} */
export function shiftSentences(status) {
  const name = (/** @type {number} */ n) => nameIn(status, n);
  return shiftsAt(status).filter(({ age }) => age === 0).map(({ node, from, to, was, g, reopened, below }) => {
    const drops = new Set(below.map(({ less }) => less));
    const parents = from === to ? t("tree.did.kept", name(node)) : t("tree.did.moved", name(node), name(from), name(to));
    const after = reopened ? t("tree.did.reopened") : below.length > 0 ? t("tree.did.below", few(below.map((b) => name(b.node))), drops.size === 1 ? below[0].less : "") : "";
    return parents + t("tree.did.fell", was, g) + after + t("tree.did.stop");
  });
}

/** The longest name of a vertex of a graph. */
const VERTEX = 5;

/** A node's name in a sentence: its number, or its vertex in a graph of another problem.
 * @param {Status} status @param {number} n */
export function nameIn(status, n) {
  const { plain, texts } = status.structure.trace;
  return plain && texts[n].length <= VERTEX ? shortMove(status, n, status.of("parent", n)) : String(n);
}

/** A doudizhu position from its text.
 * @param {string} text hands of landlord, down and up, who moves, the play to beat, who made it; - for nothing
 * @returns {{landlord: string, down: string, up: string, turn: string, last: string, by: string}} */
export function endgameOf(text) {
  const [landlord = "-", down = "-", up = "-", turn = "landlord", last = "-", by = "-"] = text.split(" ");
  return { landlord, down, up, turn, last, by };
}
