// The proof of a verdict: the page requests it, shows its length, and saves it as a file that klondike verify checks.

import { save } from "../files.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { button } from "./icons.js";

/** The answer of k.proof.
 * @typedef {{verdict: "solved" | "unsolvable" | "undecided", reason: string, moves: number, bytes: number, record: string}} Answer */

/** A proof, or the request for one, of the position after some moves.
 * @typedef {{running: boolean, key: string, answer: Answer | null}} Proof */

/** The text about the proof of the position shown.
 * @param {Proof | null} proof @param {string} seed of the deal, "" if it has none @returns {import("../dom.js").Child[]} */
export function proved(proof, seed) {
  if (!proof) return [];
  const a = proof.answer;
  if (!a) return [h("p", { class: "note" }, t("k.proving"))];
  if (a.reason) return [h("p", {}, t("k.unproved"), t("k.because", a.reason))];
  const name = `klondike-${seed || "deal"}-proof.jsonl`;
  return [h("p", {}, t("k.proved." + a.verdict, a.bytes || a.moves)),
    h("div", { class: "row" }, button("saveProof", () => save(name, new Blob([a.record + "\n"], { type: "application/jsonl" })))),
    h("p", { class: "note" }, t("k.proofHelp"), " ", h("code", {}, "klondike verify " + name))];
}
