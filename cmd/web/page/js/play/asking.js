// The page's side of the referee: questions to the worker, and its answers.

import { t } from "../i18n.js";
import { showLoading } from "../offline.js";
import { placeForWorker } from "../place.js";

/** @typedef {import("./session.js").View} View */

/** A refusal of the referee: a message, and the key of its words, if it has any.
 * @param {{message: string, word: string}} fault */
const refusal = ({ message, word }) => Object.assign(new Error(message), { word });

export class Referee {
  /** @type {Worker | null} */
  #worker = null;
  /** Whether the worker has answered; a worker that hasn't may have failed to load. */
  #answered = false;
  /** @type {Map<number, {resolve: (answer: any) => void, reject: (error: Error) => void, hear: (part: any) => void}>} */
  #waiting = new Map();
  #last = 0;

  constructor() {
    this.#start();
  }

  #start() {
    const worker = new Worker("js/play/referee.js", { type: "module", name: "referee" });
    worker.onmessage = ({ data: { id, fault, part, ...answer } }) => {
      this.#answered = true;
      const waiting = this.#waiting.get(id);
      if (part) {
        if (id === 0) showLoading(part.loading); // of the module that the referee awaits
        else waiting?.hear(part);
        return;
      }
      this.#waiting.delete(id);
      if (fault) waiting?.reject(refusal(fault));
      else waiting?.resolve(answer);
    };
    worker.onerror = (error) => this.#fail(worker, error.message || t("k.ended"));
    this.#worker = worker;
    this.ask("hello", { page: placeForWorker() }).catch(() => {}); // the first game shows a fault
  }

  /** Asks, and returns the answer.
   * @param {string} op @param {Record<string, unknown>} [fields] @param {(part: any) => void} [hear] receives messages before the answer
   * @returns {Promise<any>} */
  ask(op, fields = {}, hear = () => {}) {
    if (!this.#worker) this.#start();
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, hear });
      this.#worker?.postMessage({ ...fields, id, op });
    });
  }

  /** Fails all waiting questions. If this worker wasn't loaded, the next question starts a new one.
   * @param {Worker} worker @param {string} message */
  #fail(worker, message) {
    if (!this.#answered) {
      worker.terminate();
      this.#worker = null;
    }
    for (const { reject } of this.#waiting.values()) reject(new Error(message));
    this.#waiting.clear();
  }
}
