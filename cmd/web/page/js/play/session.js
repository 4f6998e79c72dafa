// A game as the referee keeps it: the deal, the moves including undone moves, the cards that the player has
// seen, and the help used. The page gets the view, which names no card that the player hasn't seen.

import { line, maybe, object, read, that, truth, whole } from "../schema.js";
import { newDeal, seal, seedOf, shuffled, unseal } from "./deal.js";
import { alsoSeen, cardsOf, deck, faceUp, finishing, foundation, legalMoves, played, safeRise, won } from "./rules.js";
import { scored, tables, withUndos } from "./score.js";
import { date, kind, rules } from "./state.js";

/** @import { Move, Position, Rules } from "./rules.js" */

/** The origin of a deal: its number, how it was chosen ("any", "winnable", a grade, "daily", "number"), and the day of a day's deal.
 * A number that the player has chosen is no secret.
 * @typedef {{seed: string, kind: string, date: string}} Origin */

/** A position, with the move that led to it, the cards seen and the points.
 * @typedef {{move: Move | null, position: Position, seen: ReadonlySet<string>, standard: number, vegas: number}} Step */

/** How often the player has used each help.
 * @typedef {{undos: number, restarts: number, hints: number, open_hints: number, verdicts: number}} Aids */

/** A legal move as the page gets it, its cards as tokens.
 * @typedef {{move: string, cards: number[], from: string, to: string, redeal: boolean}} Legal */

/** The view of a game that the page gets. Cards are tokens: numbers chosen again at random each time a game is loaded, so that they reveal nothing.
 * @typedef {object} View
 * @property {number} draw @property {number} redeals @property {boolean} back
 * @property {string} kind how the deal was chosen @property {string} date of a day's deal
 * @property {string} deal its number, if the player may know it
 * @property {{down: number, cards: number[]}[]} columns the first `down` lie face down
 * @property {number[]} stock the card turned first comes first @property {number[]} waste the open card comes last
 * @property {number[][]} foundations of C D H S
 * @property {string[]} faces by token: "7H", or "" of a card that the player hasn't seen
 * @property {number} redealt
 * @property {Legal[]} legal
 * @property {string} safe a move up that can do no harm, "" if there is none
 * @property {number} done steps made @property {number} last steps with those taken back
 * @property {number} left the step that an undo leads to right after a new beginning, 0 otherwise
 * @property {boolean} won @property {boolean} over won, or given up @property {boolean} auto nothing is left to decide
 * @property {string[]} moves made so far
 * @property {{standard: number, vegas: number, raw: number}} score without time; raw: standard without undos
 * @property {Aids} aids @property {number} peeked how many cards the player knows from undone moves alone
 * @property {string} sealed the game as a text to keep */

/** The length of the longest game, in steps. */
const longest = 5000;

/** An action that the player can't do; `word` is the key of the words for it. */
export class Refused extends Error {
  /** @param {string} word */
  constructor(word) {
    super(word);
    this.word = "play.fault." + word;
  }
}

export class Session {
  /** @type {Step[]} the deal first */
  #steps;
  #at = 0;
  /** The steps made before the new beginning that came last, until the next step. */
  #left = 0;
  #givenUp = false;
  /** @type {Aids} */
  #aids = { undos: 0, restarts: 0, hints: 0, open_hints: 0, verdicts: 0 };
  /** Cards that replaced moves have shown, with the step from which on they are known. @type {Map<string, number>} */
  #peeked = new Map();
  /** @type {Map<string, number>} */
  #tokens;

  /** Begins a game.
   * @param {Rules} rules @param {Origin} origin */
  constructor(rules, origin) {
    const seed = seedOf(origin.seed);
    if (seed === null) throw new Refused("seed");
    this.rules = rules;
    this.origin = { ...origin, seed };
    const position = newDeal(seed);
    this.#steps = [{ move: null, position, seen: new Set(faceUp(position)), standard: tables.standard.start, vegas: tables.vegas.start }];
    this.#tokens = new Map(shuffled([...deck], { below: chance }).map((card, token) => [card, token]));
  }

  /** Loads a kept game. Refuses an invalid text, without naming a card.
   * @param {string} text */
  static load(text) {
    const kept = parsed(text);
    try {
      const game = new Session(kept.rules, kept.origin);
      for (const move of kept.moves) game.#make(move);
      [game.#at, game.#givenUp, game.#aids, game.#peeked] = [kept.at, kept.over, kept.aids, new Map(kept.peeked)];
      return game;
    } catch {
      throw new Refused("damaged");
    }
  }

  get #here() {
    return /** @type {Step} */ (this.#steps[this.#at]);
  }

  get last() {
    return this.#steps.length - 1;
  }

  get won() {
    return won(this.#here.position);
  }

  get over() {
    return this.#givenUp || this.won;
  }

  /** The names of the moves made so far. */
  get moves() {
    return this.#line().slice(0, this.#at);
  }

  /** Makes a move. Undone moves are forgotten, unless this move is the next of them.
   * @param {string} move */
  play(move) {
    this.#mustGoOn();
    if (this.#at === longest) throw new Refused("long");
    this.#make(move);
  }

  /** @param {string} name */
  #make(name) {
    const { position, seen, standard, vegas } = this.#here;
    if (this.#steps[this.#at + 1]?.move?.move !== name) {
      const move = legalMoves(position, this.rules).find((m) => m.move === name);
      if (!move) throw new Refused("illegal");
      const after = played(position, move, this.rules);
      const points = (/** @type {"standard" | "vegas"} */ by, /** @type {number} */ n) => scored(tables[by], n, position, move, after, this.rules.draw);
      this.#peeked = this.#recalled();
      this.#steps.length = this.#at + 1;
      this.#steps.push({ move, position: after, seen: alsoSeen(seen, after), standard: points("standard", standard), vegas: points("vegas", vegas) });
    }
    this.#at++;
    this.#left = 0;
  }

  /** Undoes or redoes moves until a given number are made.
   * @param {number} step */
  goTo(step) {
    this.#mustGoOn();
    if (!(Number.isInteger(step) && step >= 0)) throw new Refused("first");
    if (step > this.last) throw new Refused("last");
    if (step < this.#at) this.#aids.undos++;
    if (step > 0 && step === this.#left) this.#aids.restarts--; // the same try goes on
    [this.#at, this.#left] = [step, 0];
  }

  /** Begins the same deal again, as another try, unless the next step leads back. */
  restart() {
    this.#mustGoOn();
    if (this.#at === 0) throw new Refused("first");
    this.#aids.restarts++;
    [this.#at, this.#left] = [0, this.#at];
  }

  /** The same deal from its start: another try, without what this try has shown. */
  again() {
    const next = new Session(this.rules, this.origin);
    next.#aids.restarts = this.#aids.restarts + 1;
    return next;
  }

  /** The cards that the player knows now by undone moves alone, with the steps from which on. Moves made again count as decided when they
   * were first made, without what they showed; so a card of them is known from the step of now on. */
  #recalled() {
    const known = new Map(this.#peeked), now = this.#here.seen, seen = this.#steps.at(-1)?.seen ?? now;
    for (const card of [...seen, ...known.keys()]) if (!now.has(card)) known.set(card, Math.min(this.#at, known.get(card) ?? this.#at));
    return known;
  }

  /** The player's knowledge from undone moves, in the form of requests and records. */
  get #peeks() {
    const known = this.#recalled();
    return [...new Set(known.values())].sort((a, b) => a - b)
      .map((at) => ({ at, cards: [...known].filter(([, step]) => step === at).map(([card]) => card).sort().join(" ") }));
  }

  /** The remaining moves to the foundations, if no decision is left. */
  raise() {
    return finishing(this.#here.position, this.rules, this.#here.seen) ?? [];
  }

  giveUp() {
    this.#mustGoOn();
    this.#givenUp = true;
  }

  /** Counts a help that the player has used.
   * @param {keyof Aids} aid */
  count(aid) {
    this.#mustGoOn();
    this.#aids[aid]++;
  }

  #mustGoOn() {
    if (this.over) throw new Refused("over");
  }

  /** The deal with its rules and the moves made, in the form of requests, only for the solvers. */
  request() {
    const { draw, redeals, back } = this.rules;
    return { deal: neutral(/** @type {Step} */ (this.#steps[0]).position), draw, redeals, no_worrying_back: !back, moves: this.moves, peeks: this.#peeks };
  }

  /** The position as the player knows it, including undone moves, with ?? for each unseen card. Refuses a question about an older position.
   * @param {Pick<View, "moves" | "faces">} [asked] */
  hintText(asked) {
    const { position, seen } = this.#here;
    if (asked && (String(asked.moves) !== String(this.moves) || String(asked.faces) !== String(this.view().faces))) throw new Refused("stale");
    const recalled = this.#recalled();
    return inProgress(position, (card) => (seen.has(card) || recalled.has(card) ? card : "??"));
  }

  /** The game as `klondike play` writes it at the end, for review, replay, show and verify. */
  record() {
    if (!this.over) throw new Refused("open");
    const { deal, draw, redeals, no_worrying_back, moves, peeks } = this.request();
    const aids = Object.fromEntries(Object.entries(this.#aids).filter(([, n]) => n > 0));
    return {
      schema: 1, id: this.origin.seed.replace(":", "-"), deal, draw, redeals, ...(no_worrying_back ? { no_worrying_back } : {}),
      verdict: this.won ? "solved" : "undecided", moves, at: moves.length, undo: true, aids, ...(peeks.length > 0 ? { peeks } : {}),
    };
  }

  /** @returns {View} */
  view() {
    const { position: p, seen } = this.#here;
    const tokens = (/** @type {readonly string[]} */ cards) => cards.map((card) => this.#tokens.get(card) ?? -1);
    const legal = this.over ? [] : legalMoves(p, this.rules);
    const shown = this.over ? new Set(deck) : seen;
    return {
      ...this.rules, kind: this.origin.kind, date: this.origin.date, deal: this.over || this.origin.kind === "number" ? this.origin.seed : "",
      columns: p.columns.map(({ down, cards }) => ({ down, cards: tokens(cards) })), stock: tokens(p.stock), waste: tokens(p.waste),
      foundations: p.foundations.map((_, i) => tokens(foundation(p, i))), redealt: p.redealt,
      faces: [...this.#tokens.keys()].map((card) => (shown.has(card) ? card : "")),
      legal: legal.map((m) => ({ move: m.move, cards: tokens(cardsOf(p, m, this.rules)), from: m.from, to: m.to, redeal: m.move === "@" && p.stock.length === 0 })),
      safe: safeRise(p, legal), done: this.#at, last: this.last, left: this.#left, won: this.won, over: this.over, auto: !this.over && this.raise().length > 0,
      moves: this.moves, score: this.#score(), aids: { ...this.#aids }, peeked: this.#recalled().size, sealed: this.#sealed(),
    };
  }

  #score() {
    const { standard, vegas } = this.#here;
    return { standard: withUndos(tables.standard, standard, this.#aids.undos), vegas: withUndos(tables.vegas, vegas, this.#aids.undos), raw: standard };
  }

  #line() {
    return this.#steps.flatMap(({ move }) => move?.move ?? []);
  }

  #sealed() {
    const kept = { version: 1, rules: this.rules, origin: this.origin, moves: this.#line(), at: this.#at, over: this.#givenUp, aids: this.#aids, peeked: [...this.#peeked] };
    return seal(JSON.stringify(kept));
  }
}

const times = whole(0, 1e9);

/** A kept game. Games that older pages have kept lack restarts and cards seen in undone moves. */
const sealedGame = object({
  rules: object(rules), origin: object({ seed: that((v) => typeof v === "string" && seedOf(v) !== null), kind, date }),
  moves: line(that((v) => typeof v === "string"), longest), at: whole(0, longest), over: truth,
  aids: object({ undos: times, restarts: maybe(times, 0), hints: times, open_hints: times, verdicts: times }),
  peeked: maybe(line(that((v) => Array.isArray(v) && deck.includes(v[0]) && Number.isInteger(v[1]) && v[1] >= 0 && v[1] <= longest), deck.length), []),
});

/** The contents of a kept text.
 * @param {string} text */
function parsed(text) {
  const { value, newer } = read(unseal(text), sealedGame);
  if (!value || value.at > value.moves.length) throw new Refused(newer ? "newer" : "damaged");
  return value;
}

/** An unpredictable number below n.
 * @param {number} n */
export function chance(n) {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % n; // for the small n of a table the bias is below one in a million
}

/** A fresh deal on a line: columns and stock.
 * @param {Position} p */
const neutral = (p) => [...p.columns.map(({ cards }) => cards), p.stock].map((pile) => pile.join(" ")).join(" | ");

/** A position on a line: columns with / after the cards that lie face down, stock, waste, foundations, redeals.
 * @param {Position} p @param {(card: string) => string} name */
function inProgress(p, name) {
  const names = (/** @type {string[]} */ cards) => cards.map(name).join(" ");
  const columns = p.columns.map(({ down, cards }) => (down > 0 ? `${names(cards.slice(0, down))} / ${names(cards.slice(down))}` : names(cards)));
  const tops = p.foundations.flatMap((_, i) => foundation(p, i).slice(-1)).join(" ");
  return [...columns, names(p.stock), names(p.waste), tops, ...(p.redealt > 0 ? [String(p.redealt)] : [])].join(" | ");
}
