// Why a deal that is proved lost is lost: asked for when the puzzle is over, with the deal laid out again and the cards to blame marked.

import { call } from "../client.js";
import { addWords, t } from "../i18n.js";
import { inShort, lost } from "../klondike/why.js";
import { en } from "../words/why.en.js";
import { zh } from "../words/why.zh.js";

addWords({ en, zh });

/** The reason: the piles of the deal at its start and the cards to blame, as tokens; a sentence; and the whole explanation for a sheet.
 * @typedef {{start: Pick<import("./session.js").View, "columns" | "stock" | "waste" | "foundations">, blamed: number[], short: () => string, whole: () => import("../dom.js").Child[]}} Reason */

/** @param {string} record of a finished game @param {readonly string[]} faces of its cards, by token
 * @returns {Promise<Reason>} */
export async function reasonFor(record, faces) {
  const { deal, draw, redeals, no_worrying_back = false } = JSON.parse(record);
  const tokens = (/** @type {readonly string[]} */ cards) => cards.map((card) => faces.indexOf(card));
  const piles = /** @type {string} */ (deal).split(" | ").map((pile) => tokens(pile.split(" ")));
  const start = { columns: piles.slice(0, 7).map((cards, down) => ({ down, cards })), stock: piles[7] ?? [], waste: [], foundations: [[], [], [], []] };
  const { lost: reason } = await call({ op: "k.explain", deal, draw, redeals, no_worrying_back });
  if (!reason) throw new Error(t("k.notExplained"));
  return { start, blamed: tokens(reason.block.cards), short: () => inShort(reason), whole: () => lost(reason) };
}
