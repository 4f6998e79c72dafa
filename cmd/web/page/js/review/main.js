// The review of a game of Klondike: the value of each decision by the player's knowledge at that time, and the luck.

import { fill, h, plainKey } from "../dom.js";
import { addWords, t } from "../i18n.js";
import { en } from "../words/review.en.js";
import { zh } from "../words/review.zh.js";
import { en as whyEn } from "../words/why.en.js";
import { zh as whyZh } from "../words/why.zh.js";
import { curvePart } from "./curve.js";
import { head } from "./head.js";
import { decisionList } from "./list.js";
import { openForm } from "./openform.js";
import { inShort, inWords } from "./moves.js";
import { gameIn } from "./record.js";
import { Review } from "./review.js";
import { stage } from "./stage.js";
import { accuracyPart, hindsight } from "./sums.js";

/** The names of decisions in the list. @type {import("./list.js").Naming<import("./state.js").Decision>} */
const naming = { short: (d) => (d.given_up ? t("review.givenUp") : inShort(d.moves, 3)), long: (d) => inWords(d.moves) };

addWords({ en: whyEn, zh: whyZh });
addWords({ en, zh });

/** A review on the page: `build` builds its parts again, in the reader's language; `end` ends all requests.
 * @typedef {{build: () => void, end: () => void}} Mounted */

/** Shows the review of a game, or the form for one.
 * @param {HTMLElement} root the element for the review @param {import("../main.js").Context} ctx
 * @param {string | import("./record.js").Game | null} record a game, or the line that `klondike play` writes at its end; null: the reader pastes or opens one
 * @param {() => void} [close] leaves the review; without it, the review has no button to leave
 * @returns {Mounted} */
export function mount(root, ctx, record, close) {
  const review = new Review(ctx.announce);
  const end = () => {
    review.stop();
    document.removeEventListener("keydown", keys);
  };
  const leave = close && (() => { end(); close(); });
  const build = () => {
    const parts = [head(review, leave), openForm(review), curvePart(review), stage(review, ctx), decisionList(review, naming), accuracyPart(), hindsight(review)];
    const [top, form, curve, table, list, ...sums] = parts.map((part) => part.element);
    const game = [curve, table, h("div", { class: "review-side stack" }, list ?? null, ...sums)];
    const body = h("div", { class: "review-body" }, top ?? null, form ?? null, ...game.map((e) => e ?? null));
    fill(root, h("div", { class: "review", id: "review", tabindex: -1 }, body));
    review.drawnBy((s) => {
      parts.forEach((part) => part.draw(s));
      game.forEach((e) => { if (e) e.hidden = s.start === null; });
    });
  };
  const keys = (/** @type {KeyboardEvent} */ event) => step(review, event, root.isConnected && root.offsetParent !== null);
  document.addEventListener("keydown", keys);
  build();
  const game = typeof record === "string" ? gameIn(record, { draw: 3, redeals: -1, back: true }) : record;
  if (game) review.open(game);
  /** @type {HTMLElement} */ (root.firstElementChild).focus({ preventScroll: true });
  return { build, end };
}

/** Lets the keyboard step wherever a key has no other meaning.
 * @param {Review} review @param {KeyboardEvent} event @param {boolean} shown */
function step(review, event, shown) {
  const e = /** @type {HTMLElement} */ (event.target);
  if (!shown || event.defaultPrevented || e.closest("input, select, textarea, [role=tablist], dialog")) return;
  /** @type {Record<string, () => any>} */
  const keys = {
    ArrowLeft: () => review.player.step(-1), ArrowRight: () => review.player.step(1), Home: () => review.player.to(0), End: () => review.player.end(),
    n: () => review.toCostly(1), p: () => review.toCostly(-1), b: () => review.back(),
  };
  const act = keys[plainKey(event)];
  if (!act) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  act();
}
