// The page's side of the referee: questions to the worker, answers one by one.

import { door, moduleLengths } from "../client.js";
import { showLoading } from "../loading.js";

/** @typedef {import("./session.js").View} View */

/** What the referee refuses: a message, and the key of the words for it if there are any. */
export class Refusal extends Error {
  /** @param {{message: string, word: string}} fault */
  constructor({ message, word }) {
    super(message);
    this.word = word;
  }
}

export class Referee {
  /** @type {Worker | null} */
  #worker = null;
  /** Whether the worker has answered: one that hasn't may not have been loaded. */
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
        if (id === 0) showLoading(part.loading); // of a module that the referee waits for
        else waiting?.hear(part);
        return;
      }
      this.#waiting.delete(id);
      if (fault) waiting?.reject(new Refusal(fault));
      else waiting?.resolve(answer);
    };
    worker.onerror = (error) => this.#fail(worker, error.message || "the referee has failed");
    this.#worker = worker;
    this.ask("hello", { door: door(), base: document.baseURI, modules: moduleLengths() }).catch(() => {}); // a fault shows with the first game
  }

  /** Asks, and returns the answer.
   * @param {string} op @param {Record<string, unknown>} [fields] @param {(part: any) => void} [hear] receives what comes before the answer
   * @returns {Promise<any>} */
  ask(op, fields = {}, hear = () => {}) {
    if (!this.#worker) this.#start();
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, hear });
      this.#worker?.postMessage({ ...fields, id, op });
    });
  }

  /** Fails all that waits. The next question tries a new worker if this one wasn't loaded.
   * @param {Worker} worker @param {string} message */
  #fail(worker, message) {
    if (!this.#answered) {
      worker.terminate();
      this.#worker = null;
    }
    for (const { reject } of this.#waiting.values()) reject(new Refusal({ message, word: "" }));
    this.#waiting.clear();
  }
}
