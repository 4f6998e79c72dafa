// The review of a game, of any kind of game: the value of each decision by the player's knowledge at that time, and the luck.

import { fill, h, listenKeys } from "../dom.js";
import { t } from "../i18n.js";
import { stepKeys } from "../player.js";
import { chartPart } from "./chart.js";
import { head } from "./head.js";
import { decisionList } from "./list.js";
import { costlyBar } from "./stage.js";

/** A review on the page: `build` builds its parts again, in the reader's language; `end` ends all requests.
 * @typedef {{build: () => void, end: () => void}} Mounted */

/** A kind of game: the beginning of the keys of its words, the names of its decisions, its curve, and its own parts.
 * @template {import("./decisions.js").State} S
 * @typedef {object} Kind
 * @property {"review." | "treview."} words
 * @property {(state: S) => string} [fact] what is certain about a reviewed game
 * @property {(d: any) => string} short
 * @property {(d: any) => string} long
 * @property {(state: S) => unknown[]} shows the values that the curve depends on
 * @property {(state: S) => import("./chart.js").Chart | null} chart
 * @property {(state: S) => number | undefined} deciding the step that decided a reviewed game; undefined if no step did
 * @property {() => {board: import("../store.js").Part<S>} & Record<"top" | "stage" | "side", import("../store.js").Part<S>[]>} parts the table, which stays on the screen, and the
 *   parts above, in the middle, and below the list of decisions
 * @property {Record<string, () => unknown>} keys of the keyboard */

/** Shows a review, and takes the keyboard.
 * @template {import("./decisions.js").State} S
 * @param {HTMLElement} root @param {import("./reviewing.js").Reviewing<S>} review @param {Kind<S>} kind
 * @param {() => void} close ends and leaves the review
 * @returns {Mounted} */
export function show(root, review, kind, close) {
  /** @type {Record<string, () => unknown>} */
  const keys = { ...stepKeys(review.player), n: () => review.toCostly(1), p: () => review.toCostly(-1), ...kind.keys };
  const deafen = listenKeys(() => root.isConnected && root.offsetParent !== null, (key) => keys[key]);
  const end = () => {
    review.stop();
    deafen();
  };
  const build = () => {
    const { top, board, stage, side } = kind.parts();
    const above = [head(review, kind, close), ...top];
    const curve = chartPart(review, kind.words, kind.shows, kind.chart);
    const bar = costlyBar(review);
    const below = [decisionList(review, kind), ...side];
    const game = [curve.element, h("section", { class: "review-stage stack", "aria-label": t("review.stage") }, h("div", { class: "review-board" }, bar.element, board.element), elements(stage)), h("div", { class: "review-side stack" }, elements(below))];
    fill(root, h("div", { class: "review " + kind.words.slice(0, -1), id: "review", tabindex: -1 }, h("div", { class: "review-body" }, elements(above), game)));
    review.drawnBy((s) => {
      [...above, curve, bar, board, ...stage, ...below].forEach((part) => part.draw(s));
      game.forEach((e) => { e.hidden = s.start === null; });
    });
  };
  build();
  /** @type {HTMLElement} */ (root.firstElementChild).focus({ preventScroll: true });
  return { build, end };
}

/** @param {{element: HTMLElement}[]} parts */
const elements = (parts) => parts.map((part) => part.element);
