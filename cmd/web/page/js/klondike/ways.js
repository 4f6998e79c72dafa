// A game whose cards aren't all known: the ways to continue, each with its chance, in place of a verdict.

import { Question } from "../client.js";
import { fill, h } from "../dom.js";
import { t } from "../i18n.js";

/** Whether a text marks cards as unseen.
 * @param {string} text */
export function hasUnseen(text) {
  return /\?\?|？？/.test(text);
}

/** A position as its player knows it: in a text or as a board.
 * @typedef {{deal: string} | {board: import("./board.js").Board}} Known */

/** The list of ways to continue, hidden until the player asks.
 * @param {import("./game.js").Game} game @param {string} id */
export function waysList(game, id) {
  const list = h("ol", { class: "stack" });
  const note = h("p", { class: "note" });
  const element = h("div", { class: "stack", id, role: "status", hidden: true }, note, list);
  const question = new Question((fault) => game.fail(fault));
  return {
    element,
    /** Asks for advice.
     * @param {Known} from @returns {Promise<boolean>} whether the position can be read */
    async ask(from) {
      game.set({ fault: null });
      fill(list);
      fill(note, t("k.ways.asked"));
      element.hidden = false;
      const answer = await question.ask({ op: "k.advice", ...from, ...game.fields(), stock: "hidden" });
      element.hidden = !answer;
      if (!answer) return answer === null;
      fill(note, t(answer.ways.length === 0 ? "k.ways.none" : "k.ways.note"));
      fill(list, answer.ways.map((/** @type {any} */ way) => h("li", {}, t("k.ways.way", way.moves.map((/** @type {any} */ m) => t("k.words", m)), way.chance, way.error))));
      return true;
    },
    hide() {
      question.stop();
      element.hidden = true;
    },
  };
}
