// The review of a game of doudizhu, which takes the place of the table.

import { letters, named } from "../../doudizhu/cards.js";
import { costliest } from "../decisions.js";
import { openForm } from "../form.js";
import { show } from "../view.js";
import { Review } from "./game.js";
import { alternatives, choiceRow, hands, told } from "./parts.js";
import { accuracy, calls, chartOf, hindsight } from "./sums.js";

/** Shows the review of a game, or the form for one.
 * @param {HTMLElement} root the element for the review @param {import("../../main.js").Context} ctx
 * @param {string | null} record as `doudizhu replay` reads it; null: the reader pastes or opens one
 * @param {() => void} close ends and leaves the review @param {(record: string) => void} opened told of each text that has a game
 * @param {(answer: any) => void} playOn takes the answer of t.from to the table @param {readonly string[]} spent the cards that the player laid in the game at the table
 * @returns {import("../view.js").Mounted} */
export function mount(root, ctx, record, close, opened, playOn, spent) {
  const review = new Review(ctx.announce, opened, (answer) => { close(); playOn(answer); }, spent);
  const mounted = show(root, review, {
    words: "treview.", deciding: (s) => costliest(s)?.first,
    short: (d) => letters(d.play.parts), long: (d) => named(d.play),
    shows: (s) => [s.decisions, s.report, s.step, s.start], chart: chartOf,
    parts: () => ({
      top: [openForm("treview.", (text) => review.open(text)), choiceRow(review)], board: hands(), stage: [told(review), alternatives(review, ctx)],
      side: [accuracy(), calls(), hindsight(review)],
    }),
    keys: {},
  }, close);
  if (record !== null) review.open(record);
  return mounted;
}
