// The state of the Play tab: one record, which game.js changes and the parts draw.

import { object, oneOf, settings as each, text, truth, whole } from "../schema.js";

/** @typedef {import("./session.js").View} View
 * @typedef {import("./session.js").Legal} Legal
 * @typedef {import("./statistics.js").Result} Result */

/** The kinds of deals to choose from: the day's; a winnable one, of a grade or not; any; one that is proved lost. */
export const kinds = /** @type {const} */ (["daily", "easy", "medium", "hard", "expert", "winnable", "any", "lost"]);
/** Schemas of any kind, also of a deal by its number; of the rules of a game; and of a day. */
export const kind = oneOf([...kinds, "number"]), rules = { draw: whole(1, 24), redeals: whole(-1, 255), back: truth }, date = text(/^(\d{4}-\d\d-\d\d)?$/);

/** The settings; the looks of cards are chosen for all tables (looks.js). `kind`, `draw`, `redeals`, `back` and
 * `passes`, by which the redeals follow the draw as in Vegas, are for the next deal.
 * @typedef {{kind: string, draw: number, redeals: number, back: boolean, sound: boolean, timer: boolean, score: string, passes: boolean, autoplay: boolean, finish: boolean}} Settings */

/** @type {Settings} */
export const usual = { kind: "easy", draw: 1, redeals: -1, back: true, sound: true, timer: true, score: "standard", passes: false, autoplay: false, finish: false };

/** The values to choose from, by setting. */
export const choicesOf = { score: ["standard", "vegas", "cumulative", "none"], draw: [1, 3], redeals: [-1, 0, 1, 2, 3] };

/** @type {import("../schema.js").Schema<Settings>} */
export const settings = object(each(usual, { ...choicesOf, kind: kinds }));

/** A way to continue from the adviser: the moves up to the next unseen card, whether they are proved never to hurt, and the chance to win then
 * unless no games were played out.
 * @typedef {{move: string, card: string, from: string, to: string, onto?: string, cards: string[], redeal: boolean}} Step
 * @typedef {{moves: Step[], safe: boolean, chance: number, error: number, games: number}} Way
 * Whether the game is over, and why: cards that no move takes off face-down ones, or arrangements of the unseen cards, and how many can be won.
 * @typedef {{over: "" | "won" | "nearly lost" | "lost" | "no progress" | "dead end", held: string[], worlds: number, wins: number}} End
 * The adviser's answer: the ways, the best first, and whether it is over or won for sure.
 * @typedef {End & {ways: Way[], proved: boolean}} Answer */

/** A decision of the player: the chance that it gave away by the player's knowledge then, and the chance that the cards added.
 * @typedef {{first: number, last: number, before: number, played_chance: number, loss: number, error: number, label: import("../review/decisions.js").Decision["label"], probably: boolean, luck: number, moves: Step[], best: Step[]}} Decided
 * The known decisions so far, the function that draws their curve, and the totals once all are known.
 * @typedef {{decisions: Decided[], curve: null | ((decisions: Decided[], result: number | null) => HTMLElement), report: {start: number, result: number, luck: number, loss: number, error: number, accuracy: number | null, steps: number} | null, fault: string}} SoFar */

/** @typedef {object} State
 * @property {View | null} view null before the first answer of the referee
 * @property {object} game another record is another game
 * @property {boolean} fresh whether the game has just been dealt
 * @property {Settings} settings
 * @property {string} picked the card picked up, "" if none
 * @property {string} refused the card that the player has tapped in vain since the last move, "" if none
 * @property {Answer | null} advice the hint shown
 * @property {End | null} end the game is over, and the page says so @property {boolean} why and says why; of a hint, whether its chances are shown
 * @property {boolean} thinking a hint is requested and hasn't arrived yet
 * @property {number} seconds played
 * @property {string} sheet the name of the open sheet, "" if none
 * @property {string} note the note to show
 * @property {boolean} busy the game is being finished
 * @property {import("../kept.js").Fault | null} fault the kept data that can't be read
 * @property {SoFar | null} soFar the review of the game while it continues
 * @property {Result[]} results of the games before
 * @property {Result | null} last the result of this game, once it is over
 * @property {{seed: string, draw: number, redeals: number, back: boolean} | null} offered by a link
 * @property {boolean} choosing whether the player chooses the first deal, beside a wrong link
 * @property {string} day whose deal is chosen, "" for today's
 * @property {import("./lost.js").Reason | null} reason why the deal of a puzzle is lost, once the game is over
 * @property {string} link to the deal, once the player has requested it */

/** @returns {State} */
export function blank() {
  return {
    view: null, game: {}, fresh: false, settings: { ...usual }, picked: "", refused: "", advice: null, end: null, why: false, thinking: false, seconds: 0, sheet: "", note: "", busy: false, fault: null,
    soFar: null, results: [], last: null, offered: null, reason: null, link: "", choosing: false, day: "",
  };
}

/** Whether a game is proved lost.
 * @param {End["over"]} over */
export const isLost = (over) => ["lost", "no progress", "dead end"].includes(over);

/** The name of a card on the table.
 * @param {number} token */
export const nameOf = (token) => "#" + token;

/** The legal moves of a card.
 * @param {State} s @param {string} id @returns {Legal[]} */
export const movesOf = (s, id) => (s.view?.legal ?? []).filter((m) => m.from !== "@" && nameOf(m.cards[0] ?? -1) === id);

/** The face of a card; "" if the player hasn't seen it.
 * @param {State} s @param {number | undefined} token */
export const faceOf = (s, token) => s.view?.faces[token ?? -1] ?? "";

/** The legal move that the hint shown begins with.
 * @param {State} s @returns {Legal | undefined} */
export const advised = ({ advice, view }) => (advice && !isLost(advice.over) ? view?.legal.find((m) => m.move === advice.ways[0]?.moves[0]?.move) : undefined);

/** The names of the moves of the hint shown that one press plays: up to the first move of a card. @param {State} s */
export function stepOf(s) {
  const moves = (advised(s) && s.advice?.ways[0]?.moves.map(({ move }) => move)) || [], turns = moves.findIndex((move) => move !== "@");
  return turns < 0 ? moves : moves.slice(0, turns + 1);
}

/** The move of a card that a tap means: up, or else onto a card, or else to an empty column.
 * @param {State} s @param {string} id @returns {Legal | undefined} */
export function bestMove(s, id) {
  const moves = movesOf(s, id).filter((m) => !/[CDHS]/.test(m.from));
  const columnOf = (/** @type {Legal} */ m) => s.view?.columns[Number(m.to) - 1]?.cards.length ?? 0;
  return moves.find((m) => /[CDHS]/.test(m.to)) ?? moves.find((m) => columnOf(m) > 0) ?? moves[0];
}
