// The boards of a game's positions: the solvers make each once.

import { call, Question } from "../client.js";

/** The answer of k.board.
 * @typedef {{board: import("./board.js").Board, legal: import("./state.js").Move[], won: boolean}} Position
 * A request without its op. @typedef {{moves: string[], [field: string]: any}} Asked */

export class Boards {
  /** By their moves. @type {Map<string, Position>} */
  #known = new Map();
  #asked;

  /** @param {(fault: import("../client.js").Fault) => void} fail */
  constructor(fail) {
    this.#asked = new Question(fail);
  }

  /** Asks for the board of another game, after its moves; null if it can't be read.
   * @param {Asked} asked @returns {Promise<any>} */
  async open(asked) {
    const r = await this.#asked.ask({ op: "k.board", ...asked });
    if (r) this.#known = new Map([[r.played.map((/** @type {{move: string}} */ m) => m.move).join(" "), r]]);
    return r ?? null;
  }

  /** Asks for the board after moves, in the place of the question before; null without an answer.
   * @param {Asked} asked */
  async at(asked) {
    this.#asked.stop();
    const [known, key] = [this.#known, asked.moves.join(" ")];
    const r = known.get(key) ?? await this.#asked.ask({ op: "k.board", ...asked });
    if (r) known.set(key, r);
    return /** @type {Position | null} */ (r ?? null);
  }

  /** Gets a board before it is needed. If that fails now, it will fail again then.
   * @param {Asked} asked */
  prepare(asked) {
    const [known, key] = [this.#known, asked.moves.join(" ")];
    if (!known.has(key)) call({ op: "k.board", ...asked }).then((r) => known.set(key, r), () => {});
  }
}

/** The rules in the form of requests.
 * @param {import("./state.js").Rules} rules */
export const fieldsOf = ({ draw, redeals, back }) => ({ draw, redeals, no_worrying_back: !back });
