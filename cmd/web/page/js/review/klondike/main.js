// The review of a game of Klondike.

import { h } from "../../dom.js";
import { addWords, t } from "../../i18n.js";
import { choices } from "../../parts.js";
import { en } from "../../words/why.en.js";
import { zh } from "../../words/why.zh.js";
import { openForm } from "../form.js";
import { show } from "../view.js";
import { chartOf } from "./curve.js";
import { Review } from "./game.js";
import { apart, inWords } from "./moves.js";
import { alternatives, board, decidingOf, factOf, openCards, told } from "./parts.js";
import { gameIn } from "./record.js";
import { accuracy, hindsight, whyLost } from "./sums.js";

addWords({ en, zh });

/** Shows the review of a game, or the form for one.
 * @param {HTMLElement} root the element for the review @param {import("../../main.js").Context} ctx
 * @param {string | import("./record.js").Game | null} record a game, or the line that `klondike play` writes at its end; null: the reader pastes or opens one
 * @param {() => void} close ends and leaves the review @param {(game: import("./record.js").Game) => void} opened told of each game that is reviewed
 * @returns {import("../view.js").Mounted} */
export function mount(root, ctx, record, close, opened) {
  const review = new Review(ctx.announce, opened);
  const mounted = show(root, review, {
    words: "review.", fact: factOf, deciding: decidingOf,
    short: (d) => (d.given_up ? t("review.givenUp") : apart(d, d.moves, 3)), long: (d) => inWords(d.moves),
    shows: (s) => [s.decisions, s.report, s.step, s.path, s.judged, s.start], chart: chartOf,
    parts: () => ({
      top: [form(review), whyLost(review)], board: board(review), stage: [told(review), alternatives(review), openCards(review, ctx)], side: [accuracy(), hindsight(review)],
    }),
    keys: { b: () => review.back() },
  }, close);
  const game = typeof record === "string" ? gameIn(record, { draw: 3, redeals: -1, back: true }).game : record;
  if (game) review.open(game);
  return mounted;
}

/** The form for a game, with the rules of a game that names none.
 * @param {Review} review */
function form(review) {
  const draw = choices({ id: "review-draw" });
  const redeals = choices({ id: "review-redeals" });
  draw.draw("3", [1, 3], (n) => n);
  redeals.draw("-1", [-1, 0, 1, 2, 3], (n) => (n === "-1" ? t("k.unlimited") : n));
  const take = (/** @type {string} */ text) => {
    const { game, lost } = gameIn(text, { draw: Number(draw.element.value), redeals: Number(redeals.element.value), back: true });
    if (game) review.open(game);
    else review.fail(lost.length > 0 ? t("review.broken", lost) : t("review.noGame"));
  };
  return openForm("review.", take,
    h("div", { class: "row" }, h("label", {}, t("k.draw"), draw.element), h("label", {}, t("k.redeals"), redeals.element), h("span", { class: "note" }, t("review.rulesHelp"))));
}
