// Help that doesn't peek: the adviser knows only what the player knows, and thinks while the player does.

import { call } from "../client.js";

/** @import { View } from "./session.js"
 * @import { Answer, Way } from "./state.js" */

/** The delay before the adviser begins to think about a new position, in milliseconds. */
const patience = 500;

export class Adviser {
  /** The question asked last. @type {{key: string, answer: Promise<Answer>} | null} */
  #asked = null;
  #timer = 0;
  /** The answer given last. @type {{view: View, answer: Answer} | null} */
  #told = null;

  /** @param {(view: View) => Promise<string>} text a position as the player knows it */
  constructor(text) {
    this.text = text;
  }

  /** Begins to think about a position soon. A running question continues to its end, because stopping it costs more.
   * @param {View} view */
  think(view) {
    clearTimeout(this.#timer);
    if (!view.over && !view.auto) this.#timer = window.setTimeout(() => this.answer(view).catch(() => {}), patience);
  }

  stop() {
    clearTimeout(this.#timer);
  }

  /** Is it over?
   * @param {View} view @returns {Promise<import("./state.js").End>} */
  async end(view) {
    const { over, held, worlds, wins } = await call({ op: "k.over", ...await this.#known(view) });
    return { over, held, worlds, wins };
  }

  /** What now, and is it over?
   * @param {View} view @returns {Promise<Answer>} */
  async answer(view) {
    const key = keyOf(view), rest = this.#rest(view);
    if (rest) return rest;
    if (this.#asked?.key !== key) {
      await this.#asked?.answer.catch(() => {});
      if (this.#asked?.key !== key) this.#ask(key, view);
    }
    return /** @type {{answer: Promise<Answer>}} */ (this.#asked).answer;
  }

  /** The rest of the best way told last, for a player who has begun it: a way lasts until a card turns up, so that nothing new is known within it.
   * @param {View} now @returns {Answer | null} */
  #rest(now) {
    const { view, answer } = this.#told ?? {}, way = answer?.ways[0];
    if (!view || !answer || !way || keyOf({ ...now, moves: view.moves }) !== keyOf(view)) return null;
    const n = now.moves.length - view.moves.length, made = way.moves.slice(0, Math.max(0, n)).map(({ move }) => move);
    const follows = n > 0 && n < way.moves.length && String([...view.moves, ...made]) === String(now.moves);
    return follows ? { ...answer, ways: [{ ...way, moves: way.moves.slice(n) }] } : null;
  }

  /** @param {string} key @param {View} view */
  #ask(key, view) {
    const asked = { key, answer: this.#served(view) };
    asked.answer.then((answer) => { this.#told = { view, answer }; }, () => {});
    this.#asked = asked;
    asked.answer.catch(() => { // so that the next call asks again
      if (this.#asked === asked) this.#asked = null;
    });
  }

  /** @param {View} view @returns {Promise<Answer>} */
  async #served(view) {
    const { ways, over, held, worlds, wins, proved } = await call({ op: "k.advice", ...await this.#known(view) });
    return { over, held, worlds, wins, proved, ways: bestOf(ways, beginning) };
  }

  /** What the player knows, as a request's fields.
   * @param {View} view */
  async #known(view) {
    const { draw, redeals, back } = view;
    const deal = await this.text(view);
    const stock = deal.includes("??") ? "hidden" : "known"; // a position without unseen cards allows proofs
    return { deal, draw, redeals, no_worrying_back: !back, stock };
  }
}

/** The ways that a hint shows: of ways with the same first card move and the same turn of the stock before it, only the best.
 * @param {Way} way */
function beginning({ moves }) {
  const first = moves.find(({ move }) => move !== "@");
  return first ? `${moves[0]?.move === "@"} ${first.card} ${first.to}` : "";
}

/** Of ways that begin alike only the best.
 * @template T @param {T[]} ways the best first @param {(way: T) => string} begin
 * @returns {T[]} */
export const bestOf = (ways, begin) => ways.filter((way, i) => ways.findIndex((w) => begin(w) === begin(way)) === i);

/** The key of a position: it includes the deal, because another deal may have the same moves, and what undone moves have shown.
 * @param {View} view */
export const keyOf = ({ moves, faces, draw, redeals, peeked }) => `${draw} ${redeals} ${peeked} ${faces.join(" ")} ${moves.join(" ")}`;
