// The review of a game of doudizhu which takes the place of the table.

import { letters, named } from "../doudizhu/cards.js";
import { fill, h, plainKey } from "../dom.js";
import { addWords } from "../i18n.js";
import { head } from "../review/head.js";
import { decisionList } from "../review/list.js";
import { en as commonEn } from "../words/review.en.js";
import { zh as commonZh } from "../words/review.zh.js";
import { en } from "../words/tablereview.en.js";
import { zh } from "../words/tablereview.zh.js";
import { choiceRow, openForm } from "./reviewform.js";
import { Reviewing } from "./reviewing.js";
import { stage } from "./reviewstage.js";
import { accuracyPart, callsPart, curvePart, hindsight } from "./reviewsums.js";

addWords({ en: commonEn, zh: commonZh });
addWords({ en, zh });

/** A review on the page: `build` builds its parts again, in the reader's language; `end` ends all requests.
 * @typedef {{build: () => void, end: () => void}} Mounted */

/** The names of decisions in the list. @type {import("../review/list.js").Naming<import("./reviewstate.js").Decision>} */
const naming = { short: (d) => letters(d.play.parts), long: (d) => named(d.play) };

/** Shows the review of a game for a chair, or the form for one.
 * @param {HTMLElement} root the element for the review @param {import("../main.js").Context} ctx
 * @param {string | null} record as `doudizhu replay` reads it; null: the reader pastes or opens one
 * @param {number | undefined} chair whose plays are reviewed; the person's if undefined, or else the landlord's
 * @param {() => void} close leaves the review
 * @param {((answer: any) => void) | null} playOn takes the answer of t.from to the table
 * @returns {Mounted} */
export function showReview(root, ctx, record, chair, close, playOn) {
  const review = new Reviewing(ctx.announce, playOn && ((answer) => { end(); close(); playOn(answer); }));
  const keys = (/** @type {KeyboardEvent} */ event) => step(review, event, root.isConnected && root.offsetParent !== null);
  const end = () => {
    review.stop();
    document.removeEventListener("keydown", keys);
  };
  const build = () => {
    const top = [head(review, () => { end(); close(); }, "treview.verdict"), openForm(review), choiceRow(review)];
    const side = [decisionList(review, naming), accuracyPart(), callsPart(), hindsight(review)];
    const [curve, hands] = [curvePart(review), stage(review, ctx)];
    const game = [curve.element, hands.element, h("div", { class: "review-side stack" }, side.map((part) => part.element))];
    fill(root, h("div", { class: "review treview", id: "review", tabindex: -1 }, h("div", { class: "review-body" }, top.map((part) => part.element), game)));
    review.drawnBy((s) => {
      [...top, curve, hands, ...side].forEach((part) => part.draw(s));
      game.forEach((e) => { e.hidden = s.start === null; });
    });
  };
  document.addEventListener("keydown", keys);
  build();
  if (record !== null) review.open(record, chair);
  /** @type {HTMLElement} */ (root.firstElementChild).focus({ preventScroll: true });
  return { build, end };
}

/** Lets the keyboard step wherever a key has no other meaning.
 * @param {Reviewing} review @param {KeyboardEvent} event @param {boolean} shown */
function step(review, event, shown) {
  const e = /** @type {HTMLElement} */ (event.target);
  if (!shown || event.defaultPrevented || e.closest("input, select, textarea, [role=tablist], dialog")) return;
  /** @type {Record<string, () => any>} */
  const keys = {
    ArrowLeft: () => review.player.step(-1), ArrowRight: () => review.player.step(1), Home: () => review.player.to(0), End: () => review.player.end(),
    n: () => review.toCostly(1), p: () => review.toCostly(-1),
  };
  const act = keys[plainKey(event)];
  if (!act) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  act();
}
