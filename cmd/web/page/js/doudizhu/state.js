// The state of the doudizhu tab: one record, its start, its form in the address; and the suits of its cards: the solvers
// know only ranks, and each card keeps its suit from the deal to the last play.

import { oneOf } from "../address.js";
import { inParts, Pack, placesOf } from "../pack.js";

/** @typedef {"landlord" | "peasant" | "down" | "up"} Seat
 * @typedef {"endgame" | "puzzles" | "hand"} Room
 * @typedef {"landlord" | "peasants" | "both"} Side
 * @typedef {"won" | "lost" | "undecided"} Outcome */

/** The endgame as it was typed.
 * @typedef {object} Setup
 * @property {boolean} three whether two peasants play
 * @property {Record<Seat, string>} hands
 * @property {Seat} lead
 * @property {string} last the play to beat, or nothing
 * @property {Seat | ""} by who made it; the player before lead if empty
 * @property {string} rules the name of the rule set
 * @property {string[]} bans */

/** A play in the service's form; see its PLAY and JUDGED.
 * @typedef {object} Play
 * @property {Seat} seat
 * @property {string} play
 * @property {string} parts
 * @property {string} kind
 * @property {string} chinese
 * @property {string[]} cards
 * @property {Outcome} [outcome]
 * @property {Play} [answer]
 * @property {number} [rest_power] */

/** @typedef {{landlord: string, peasant?: string, down?: string, up?: string, lead: Seat, last?: string, by?: Seat}} Position
 * @typedef {{start: Position, position: Position, played: Play[], legal: Play[], winner: Seat | "", note: string}} Board
 * @typedef {{expanded: number, states: number, seconds: number, bytes: number}} Stats
 * @typedef {{verdict: string, reason: string, moves: Play[], line_plays: Play[], stats: Stats}} Judgement
 * @typedef {import("../client.js").Fault} Fault
 * @typedef {{expanded: number, seconds: number}} Progress */

/** An endgame with one winning first play. One of the ladder has a number, from 1.
 * @typedef {{landlord: string, peasant?: string, down?: string, up?: string, lead: Seat, id: string, rules: string, level: number, number?: number}} Puzzle
 * The puzzle that the reader plays, whether it is the day's, and whether the reader has had help with it.
 * @typedef {{puzzle: Puzzle, day: string, helped: boolean}} Task
 * An endgame and how far it is played.
 * @typedef {Pick<State, "setup" | "line" | "step" | "asked" | "marks" | "me">} Own */

/** A part of the tab.
 * @typedef {import("../store.js").Part<State>} Part */

/** @typedef {object} State
 * @property {Room} room
 * @property {Setup} setup
 * @property {Seat} picking whose cards a click on the grid of ranks changes
 * @property {string[]} line the plays in parts, those taken back included
 * @property {number} step how many of the plays are made
 * @property {Board | null} board the position after the plays made
 * @property {Fault | null} fault why there is no board
 * @property {boolean} asked whether the solver judges positions
 * @property {Judgement | null} judged
 * @property {import("./why.js").Why | null} why the explanation, or a mark that it is being searched
 * @property {Progress | null} search the counters, while a search runs
 * @property {boolean} stopped whether the reader pressed Stop
 * @property {{play: Play, at: number} | null} slip a play that gave a win away, and how many plays were made before it
 * @property {Side} me the side that the reader plays
 * @property {boolean} marks whether each play shows who wins after it
 * @property {readonly number[]} up the cards that are raised, as places in the hand of the side to move
 * @property {string} refused the service's word for why the raised cards can't be played, or ""
 * @property {Record<number, string[]>} chosen the cards that were raised for a play, by its place in the line, so that the table shows these very cards
 * @property {Play | null} hinted the play that was shown as a hint last
 * @property {Task | null} task the puzzle that the reader solves
 * @property {Own | null} aside the reader's own endgame while a puzzle is open
 * @property {string} wanted the puzzle that an address names
 * @property {boolean} setting whether the sheet with the form is open, where the form is a sheet
 * @property {{all: readonly Puzzle[], done: Readonly<Record<string, number>>, level: number, theme: string, from: number | null, failed: boolean, fault: import("../kept.js").Fault | null}} ladder the puzzles that come with the page, those
 *   that are solved (1, or 2 without help), the level and theme that are shown ("" for all), the first one on the shelf (null for the first unsolved), and the kept puzzles that can't be read
 * @property {Pick<import("../main.js").About, "rules" | "bans" | "levels">} known the rule sets, and whether puzzles have levels
 * @property {{size: string, level: string, three: boolean, rules: string, seed: string, list: Puzzle[], next: string, busy: boolean, says: string, fault: Fault | null}} puzzles
 * @property {{cards: string, after: string, rules: string, answer: any, fault: Fault | null, bid: any, busy: boolean}} hand */

/** The first state of the tab: a small endgame that the peasant wins.
 * @returns {State} */
export function initial() {
  return {
    room: "endgame",
    setup: {
      three: false, hands: { landlord: "2KK101077554", peasant: "AA8", down: "", up: "" },
      lead: "landlord", last: "", by: "", rules: "standard", bans: [],
    },
    picking: "landlord", line: [], step: 0, board: null, fault: null, asked: false, judged: null,
    why: null, search: null, stopped: false, slip: null, me: "both", marks: true, up: [], refused: "", chosen: {}, hinted: null, task: null, aside: null, wanted: "", setting: false,
    ladder: { all: [], done: {}, level: 1, theme: "", from: null, failed: false, fault: null },
    known: { rules: ["standard"], bans: [], levels: false },
    puzzles: { size: "14-20", level: "", three: false, rules: "standard", seed: "", list: [], next: "", busy: false, says: "", fault: null },
    hand: { cards: "2AKQJ1099877766543", after: "", rules: "standard", answer: null, fault: null, bid: null, busy: false },
  };
}

/** The seats of a setup, in the order in which they play.
 * @param {{three: boolean}} setup @returns {Seat[]} */
export const seatsOf = (setup) => (setup.three ? ["landlord", "down", "up"] : ["landlord", "peasant"]);

/** A list without plays, always the same object.
 * @type {Play[]} */
export const noPlays = [];

/** The plays made.
 * @param {State} state */
export const playsOf = ({ line, step }) => line.slice(0, step);

/** The fields of a request that describe the position.
 * @param {State} state */
export function endgame(state) {
  const { setup } = state;
  const hands = Object.fromEntries(seatsOf(setup).map((seat) => [seat, setup.hands[seat]]));
  const by = setup.by && setup.last ? { by: setup.by } : {};
  return { ...hands, lead: setup.lead, last: setup.last, ...by, rules: [setup.rules, ...setup.bans.map((ban) => "-" + ban)].join(" "), plays: playsOf(state) };
}

/** Whether the reader chooses the plays of a seat.
 * @param {State} state @param {Seat} seat */
export const owns = (state, seat) => state.me === "both" || (seat === "landlord") === (state.me === "landlord");

/** What the address remembers.
 * @param {State} state @returns {Record<string, string>} */
export function toParams(state) {
  const { setup, hand, puzzles } = state;
  if (state.room === "hand") {
    return { room: "hand", cards: hand.cards, after: hand.after, rules: named(hand.rules) };
  }
  if (state.room === "puzzles" && state.task?.puzzle.number) {
    return { room: "puzzles", puzzle: state.task.puzzle.id, plays: playsOf(state).join(",") };
  }
  if (state.room === "puzzles" && !state.task) {
    return { room: "puzzles", size: puzzles.size, level: puzzles.level, hands: puzzles.three ? "3" : "", rules: named(puzzles.rules), seed: puzzles.seed };
  }
  return {
    ...Object.fromEntries(seatsOf(setup).map((seat) => [seat, setup.hands[seat]])),
    lead: setup.lead === "landlord" ? "" : setup.lead, last: setup.last, by: setup.last && setup.by,
    rules: named(setup.rules), ban: setup.bans.join(","),
    plays: playsOf(state).join(","), solve: state.asked ? "1" : "",
    side: state.me === "both" ? "" : state.me, marks: state.marks ? "" : "off",
  };
}

/** Up to this many cards a search that makes all nodes is still small enough for a picture. */
const FEW = 10;

/** The address of the search tree of a position. @param {Position} position @param {State} state @returns {Record<string, string>} */
export function asTree(position, state) {
  const cards = seatsOf(state.setup).map((seat) => position[seat] ?? "").join("");
  return { game: "doudizhu", engine: cards.length <= FEW ? "labelling" : "dfpn", ...position, rules: endgame(state).rules };
}

/** A rule set in the address; the common rule set is left out.
 * @param {string} rules */
const named = (rules) => (rules === "standard" ? "" : rules);

/** The state in an address; missing or wrong parameters take their default values.
 * @param {Record<string, string>} p @returns {State} */
export function fromParams(p) {
  const s = initial();
  const list = (/** @type {string | undefined} */ text) => (text ? text.split(",") : []);
  const three = p.down !== undefined || p.up !== undefined;
  const rules = p.rules || s.setup.rules;
  const own = three || p.landlord !== undefined || p.peasant !== undefined;
  return {
    ...s,
    room: oneOf(p.room, roomNames, "endgame"), wanted: p.puzzle ?? "",
    setup: {
      three, hands: own ? { landlord: p.landlord ?? "", peasant: p.peasant ?? "", down: p.down ?? "", up: p.up ?? "" } : s.setup.hands,
      lead: oneOf(p.lead, seatNames, "landlord"), last: p.last ?? "", by: oneOf(p.by, seatNames, ""), rules, bans: list(p.ban),
    },
    line: list(p.plays), step: list(p.plays).length, asked: p.solve === "1" || Boolean(p.plays),
    me: oneOf(p.side, sideNames, "both"), marks: p.marks !== "off",
    puzzles: { ...s.puzzles, size: oneOf(p.size, sizes, "14-20"), level: oneOf(p.level, levels, ""), three: p.hands === "3", rules, seed: p.seed ?? "" },
    hand: { ...s.hand, cards: p.cards ?? s.hand.cards, after: p.after ?? "", rules },
  };
}

const seatNames = /** @type {const} */ (["landlord", "peasant", "down", "up"]);
export const roomNames = /** @type {const} */ (["endgame", "puzzles", "hand"]);
export const sideNames = /** @type {const} */ (["landlord", "peasants", "both"]);
/** How many cards all hands of a puzzle may have together, and how hard it may be. */
export const sizes = /** @type {const} */ (["6-10", "10-14", "14-20", "20-26"]);
export const levels = /** @type {const} */ (["", "1", "2", "3", "4", "5"]);

/** The cards that each player still holds, the cards of each play made, and the cards of the play that the endgame began with.
 * @param {Board} board @param {Readonly<Record<number, string[]>>} chosen the cards that a player raised for a play, where that is known */
export function cardsOf(board, chosen) {
  const pack = new Pack();
  const seats = seatsOf({ three: "down" in board.start });
  const hands = /** @type {Record<Seat, string[]>} */ (Object.fromEntries(seats.map((seat) => [seat, pack.take(board.start[seat] ?? "")])));
  const first = pack.take((board.start.last ?? "").replace("+", ""));
  const laid = board.played.map((play, i) => {
    const hand = hands[play.seat];
    const cards = raised(chosen[i], hand, play.cards) ?? placesOf(hand, play.cards).flatMap((at) => hand[at] ?? []);
    hands[play.seat] = hand.filter((card) => !cards.includes(card));
    return inParts([...cards], play.parts);
  });
  return { hands, laid, first: inParts(first, board.start.last ?? "") };
}

/** The raised cards, if the hand has these cards and their ranks are those of the play.
 * @param {string[] | undefined} cards @param {string[]} hand @param {string[]} ranks */
function raised(cards, hand, ranks) {
  return cards?.length === ranks.length && placesOf(cards, ranks).length === ranks.length && cards.every((card) => hand.includes(card)) ? cards : null;
}
