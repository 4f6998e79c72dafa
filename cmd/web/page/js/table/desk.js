// The table's side of the service: it asks questions in turn, and measures the time of the last answer.

import { call, isLate, warmUp } from "../client.js";

/** The longest thinking time of the table's bots, in seconds. */
const longest = .3;

export class Desk {
  /** The last question, so that questions are asked in turn. @type {Promise<unknown>} */
  #asked = Promise.resolve();
  /** How long the player has waited for the last answer, in milliseconds. */
  waited = 0;

  warmUp() {
    warmUp("table");
  }

  /** Whether the first answer will take a while. */
  get late() {
    return isLate("table");
  }

  /** Asks, after all earlier questions. The bots think no longer than the speed of the table allows.
   * @param {string} op @param {() => Record<string, unknown>} fields made when the question is sent @param {number} speed seconds that each takes
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
