// The table's side of the service: questions one after the other, and how long the last answer took.

import { call, isLate, warmUp } from "../client.js";

/** The longest that bots of the table may think, in seconds. */
const longest = .3;

export class Desk {
  /** The last question, so that one is asked after the other. @type {Promise<unknown>} */
  #asked = Promise.resolve();
  /** How long the player has waited for the last answer, in milliseconds. */
  waited = 0;

  warmUp() {
    warmUp("table");
  }

  /** Whether the first answer will take long. */
  get late() {
    return isLate("table");
  }

  /** Asks, after all that was asked before. The bots think no longer than their speed lets them seem to.
   * @param {string} op @param {() => Record<string, unknown>} fields when it is this question's turn @param {number} speed seconds that each takes
   * @returns {Promise<any>} */
  ask(op, fields, speed) {
    const limits = { seconds: Math.max(.05, Math.min(longest, speed)) };
    const answer = this.#asked.then(async () => {
      const from = performance.now();
      const result = await call({ op, ...(needsTime(op) ? { limits } : {}), ...fields() });
      this.waited = performance.now() - from;
      return result;
    });
    this.#asked = answer.catch(() => {});
    return answer;
  }
}

/** Whether bots think for an answer.
 * @param {string} op */
function needsTime(op) {
  return ["t.new", "t.answer", "t.auto", "t.deal", "t.duplicate", "t.chances"].includes(op);
}
