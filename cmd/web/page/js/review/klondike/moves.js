// Moves in short: "2♥ → ♥", with their words as a title.

import { t } from "../../i18n.js";
import { shortName } from "../../klondike/moves.js";

/** @typedef {import("./state.js").Move} Move */

/** Moves made one after the other, in short. Turns of the stock are counted, redeals among them.
 * @param {Move[]} moves @param {number} [most] moves that are written out */
export function inShort(moves, most = 4) {
  /** @type {{name: string, times: number}[]} */
  const runs = [];
  for (const move of moves) {
    const name = move.redeal && moves.length > 1 ? t("k.turnShort") : shortName(move);
    const last = runs.at(-1);
    if (last?.name === name) last.times++;
    else runs.push({ name, times: 1 });
  }
  const told = runs.slice(0, most).map(({ name, times }) => (times > 1 ? t("review.times", name, times) : name));
  return told.join(t("review.comma")) + (runs.length > most ? " …" : "");
}

/** A way of a decision in short, from where the moves played and a better way part.
 * @param {import("./state.js").Decision} d @param {Move[]} moves @param {number} [most] */
export function apart({ loss, shared }, moves, most) {
  const from = loss > 0 ? shared : 0;
  return (from > 0 ? "… " : "") + inShort(moves.slice(from), most);
}

/** Moves in words.
 * @param {Move[]} moves */
export const inWords = (moves) => moves.map((m) => t("k.words", m)).join("; ");
