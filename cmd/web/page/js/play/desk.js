// The page's side of the referee: questions to the worker, answers one by one.

import { door } from "../client.js";

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
  /** @type {Worker} */
  #worker;
  /** @type {Map<number, {resolve: (answer: any) => void, reject: (error: Error) => void}>} */
  #waiting = new Map();
  #last = 0;

  constructor() {
    this.#worker = new Worker("js/play/referee.js", { type: "module", name: "referee" });
    this.#worker.onmessage = ({ data: { id, fault, ...answer } }) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (fault) waiting?.reject(new Refusal(fault));
      else waiting?.resolve(answer);
    };
    this.#worker.onerror = (error) => this.#failAll(error.message || "the referee has failed");
    this.ask("hello", { door: door(), base: document.baseURI }).catch(() => {}); // the first game tells
  }

  /** Asks, and returns the answer.
   * @param {string} op @param {Record<string, unknown>} [fields]
   * @returns {Promise<any>} */
  ask(op, fields = {}) {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...fields, id, op });
    });
  }

  /** @param {string} message */
  #failAll(message) {
    for (const { reject } of this.#waiting.values()) reject(new Refusal({ message, word: "" }));
    this.#waiting.clear();
  }
}
