// The scene on the table: the part of a view that is shown, with names for its cards.

import { drawn, inOrder, inParts } from "../pack.js";
import { nothing } from "./state.js";

/** @import { Play, State, View } from "./state.js" */

/** The last action before a chair: its cards, or words, such as a bid.
 * @typedef {{cards: string[], play: Play | null, words: {key: string, args: any[]} | null}} Before */

/** @typedef {object} Scene
 * @property {string[]} hand the player's cards by their names, the highest first
 * @property {Before[]} before the last play or bid of each chair, until its next turn
 * @property {string[]} bottom the bottom cards, empty before they are shown
 * @property {string[][]} rest the cards that each chair still holds, once the game is over; the hand is then empty
 * @property {number[]} left how many cards each chair holds @property {number} hidden how many bottom cards lie face down
 * @property {number[]} doubled who has doubled, as far as is shown: 2 or 4
 * @property {{points: number, games: number}} total the player's points, over how many games
 * @property {number | null} landlord @property {number | null} turn whose turn it is, as far as is shown
 * @property {Set<string>} newest the cards that were laid last */

/** @param {State} s @returns {Scene | null} */
export function sceneOf({ view, shown, spent, busy, laying, forced }) {
  if (!view) return null;
  const named = drawnIn(view, spent);
  const moves = view.moves.slice(0, shown.moves);
  const landlord = shown.landlord ? view.landlord : null;
  const gone = new Set(moves.flatMap((m, i) => (m.chair === 0 ? named.moves[i] ?? [] : [])));
  const own = [...named.dealt, ...(landlord === 0 ? named.bottom : [])];
  const later = view.moves.slice(shown.moves);
  const bottomSize = view.bottom.length || (view.game === "yuncheng" ? 4 : 3);
  const left = view.left.map((n, chair) => n + later.filter((m) => m.chair === chair).reduce((sum, m) => sum + m.play.cards.length, 0) -
    (landlord === null && view.landlord === chair ? bottomSize : 0));
  const turn = shown.over ? null : laying ? 1 : busy ? waitingFor(view, shown) : view.turn;
  const before = withLaid(beforeChairs(view, shown, named.moves, forced), laying, forced, view.last === null).map((b, chair) => (chair === turn && shown.moves > 0 ? { cards: [], play: null, words: null } : b));
  const hand = inOrder(own.filter((card) => !gone.has(card) && !laying?.cards.includes(card)));
  return {
    hand: shown.over ? [] : hand, before, bottom: landlord === null ? [] : named.bottom, rest: shown.over ? [hand, ...named.rest.slice(1)] : [[], [], []],
    left, doubled: shown.doubled ? view.doubled : [0, 0, 0], total: totalOf(view, shown), hidden: landlord === null ? bottomSize : 0, landlord, turn, newest: new Set(shown.moves > 0 ? named.moves[shown.moves - 1] : []),
  };
}

/** The totals of the games, without a game whose end hasn't been shown yet.
 * @param {View} view @param {import("./state.js").Shown} shown */
function totalOf({ stage, total: [points = 0], score, games }, shown) {
  return stage === "over" && !shown.over ? { points: points - (score?.[0] ?? 0), games: games - 1 } : { points, games };
}

/** The chair that plays next while the others play: the chair after the last that has moved.
 * @param {View} view @param {import("./state.js").Shown} shown */
function waitingFor(view, shown) {
  const last = shown.moves > 0 ? view.moves[shown.moves - 1] : shown.landlord ? null : view.calls[shown.calls - 1];
  if (last) return (last.chair + 1) % 3;
  return shown.doubled ? view.landlord : null;
}

/** The words of a pass; only of the player's own do we know whether the player had a choice. @param {boolean} forced */
const passWords = (forced) => ({ key: forced ? "table.cannotBeat" : "table.passes", args: [] });

/** @param {View} view @param {import("./state.js").Shown} shown @param {string[][]} named @param {boolean} forced @returns {Before[]} */
function beforeChairs(view, shown, named, forced) {
  /** @type {Before[]} */
  const before = [0, 1, 2].map(() => ({ cards: [], play: null, words: null }));
  if (shown.moves === 0) return saidBefore(view, shown, before);
  const from = trickStart(view.moves.slice(0, shown.moves));
  for (let i = from; i < shown.moves; i++) {
    const move = view.moves[i];
    if (move) before[move.chair] = { cards: inParts([...named[i] ?? []], move.play.parts), play: move.play, words: move.play.play === "-" ? passWords(forced && move.chair === 0) : null };
  }
  return before;
}

/** The cards before the chairs after the player has played, while the service's answer is awaited.
 * @param {Before[]} before @param {State["laying"]} laying @param {boolean} forced @param {boolean} leads whether that begins a trick @returns {Before[]} */
function withLaid(before, laying, forced, leads) {
  if (!laying) return before;
  const own = { cards: inParts([...laying.cards], laying.play.parts), play: laying.play, words: laying.cards.length === 0 ? passWords(forced) : null };
  return [own, ...before.slice(1).map((b) => (leads ? { cards: [], play: null, words: null } : b))];
}

/** Where the last trick of some moves begins: after the last two passes in a row, which end a trick.
 * @param {View["moves"]} moves */
function trickStart(moves) {
  let [start, passes] = [0, 0];
  moves.forEach(({ play }, i) => {
    if (passes === 2) start = i;
    passes = play.play === "-" ? (passes + 1) % 3 : 0;
  });
  return start;
}

/** The bids made, or the answers to the offer to double.
 * @param {View} view @param {import("./state.js").Shown} shown @param {Before[]} before */
function saidBefore(view, shown, before) {
  const calls = view.calls.slice(0, shown.calls);
  calls.forEach(({ chair, bid }, i) => {
    before[chair] = { cards: [], play: null, words: callWords(view.auction, bid, calls.slice(0, i).some((c) => c.bid > 0)) };
  });
  if (shown.doubled) {
    view.doubled.forEach((answer, chair) => {
      before[chair] = { cards: [], play: null, words: answer > 0 ? { key: "table.double." + doubled(answer), args: [] } : null };
    });
  }
  return before;
}

/** The word of an answer to the offer to double, by its factor: 1, 2 or 4. @param {number} times */
export const doubled = (times) => (times === 4 ? "super" : times === 2 ? "yes" : "no");

/** A bid in words: 叫地主, 抢地主, 2 分.
 * @param {View["auction"]} auction @param {number} bid @param {boolean} after whether another player had bid before */
export function callWords(auction, bid, after) {
  if (auction === "bids") return { key: "table.bid", args: [bid] };
  if (auction === "takes") return { key: bid > 0 ? "table.take" : "table.bid", args: [0] };
  return { key: after ? (bid > 0 ? "table.rob" : "table.noRob") : bid > 0 ? "table.call" : "table.bid", args: [0] };
}

/** The part of a view shown before the remaining events.
 * @param {View} view @param {import("./state.js").Event[]} events the remaining ones @param {import("./state.js").Stakes} stakes as far as is shown
 * @returns {import("./state.js").Shown} */
export function shownBefore(view, events, stakes) {
  const count = (/** @type {string} */ kind) => events.filter((e) => e.kind === kind).length;
  if (events.some((e) => e.kind === "deal")) return nothing;
  return {
    calls: view.calls.length - count("call"), landlord: view.landlord !== null && count("landlord") === 0,
    doubled: ["playing", "over"].includes(view.stage) && count("double") === 0, moves: view.moves.length - count("play"), over: view.stage === "over" && count("over") === 0, stakes,
  };
}

/** The names of all cards that a view shows.
 * @param {View} view @param {readonly string[]} spent the names of the player's own cards already played, as far as known */
function drawnIn({ hand, bottom, landlord, moves, hands }, spent) {
  const taken = landlord === 0 ? [...bottom] : [];
  const dealt = [...hand, ...moves.flatMap((m) => (m.chair === 0 ? m.play.cards : []))].filter((rank) => {
    const at = taken.indexOf(rank);
    return at < 0 || !taken.splice(at, 1);
  });
  return drawn({ dealt, bottom, landlord, moves, rest: [[], hands?.[1] ?? [], hands?.[2] ?? []] }, spent);
}

/** The names of the player's own cards that a view shows as played.
 * @param {View} view @param {readonly string[]} spent as far as known before */
export const spentIn = (view, spent) => drawnIn(view, spent).moves.flatMap((cards, i) => (view.moves[i]?.chair === 0 ? cards : []));
