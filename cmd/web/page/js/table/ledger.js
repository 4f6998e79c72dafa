// Results and records of finished games, and a bot's result with the same cards.

import { save } from "../files.js";
import { language } from "../i18n.js";
import { wins } from "../kept.js";
import { latest } from "../schema.js";
import { stores } from "./keeping.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").View} View
 * A function that asks the service about the game and uses the answer.
 * @typedef {(op: string, fields: Record<string, unknown>, use: (answer: any) => unknown, lasting?: boolean) => Promise<void>} Ask */

/** A finished game: points of the player, and of the bot that played the same cards, null if none did. Helped games are those in which a
 * bot decided or showed chances, and those of deals that the player had seen before; older results lack this.
 * @typedef {{helped?: boolean, ended: number, mode: string, game: string, seed: string, landlord: boolean, won: boolean, score: number, spring: boolean, bombs: number, other: number | null}} Result */

/** At most this many records are kept, the latest. */
const mostRecords = 200;

/** How long a bot may think in the player's place, in seconds. */
const comparing = { seconds: .1 };

export class Ledger {
  /** @param {import("../store.js").Store<State>} game @param {Ask} ask */
  constructor(game, ask) {
    this.game = game;
    this.ask = ask;
    /** The deals whose cards the player has seen. @type {string[]} */
    this.deals = stores.deals.load() ?? [];
  }

  /** Whether the player has seen the cards of a deal before, even if that game was never finished.
   * @param {View} view */
  knows(view) {
    const { results } = this.game.state;
    return this.#met().includes(dealOf(view)) || results.some((r) => dealOf(r) === dealOf(view));
  }

  /** Notes that the player sees the cards of a deal.
   * @param {View} view */
  meet(view) {
    const others = this.#met().filter((deal) => deal !== dealOf(view));
    this.deals = withOne(others, dealOf(view), "deals");
    stores.deals.save(this.deals);
  }

  /** The deals seen, in other tabs as well. @returns {string[]} */
  #met() {
    return stores.deals.load() ?? this.deals;
  }

  /** Notes the result and the record of a game. Games with undo don't count. The record is stored even if the next game has
   * begun.
   * @param {View} view @param {string} kept the game */
  async note(view, kept) {
    if (!view.practice) this.#noteResult(view);
    await this.ask("t.records", { kept }, ({ records: [record = ""] }) => {
      const records = withOne(stores.records.load() ?? this.game.state.records, record, "records");
      this.game.set({ records });
      stores.records.save(records);
    }, true);
  }

  /** @param {View} view */
  #noteResult({ game, seed, landlord, score, stakes: { spring, bombs } }) {
    const own = score?.[0] ?? 0;
    const { mode, helped } = this.game.state;
    const result = { ended: Date.now(), mode, helped, game, seed, landlord: landlord === 0, won: own > 0, score: own, spring, bombs, other: null };
    this.#saveResults(withOne(stores.results.load() ?? this.game.state.results, result, "results"));
  }

  /** @param {State["results"]} results */
  #saveResults(results) {
    this.game.set({ results });
    stores.results.save(results);
  }

  /** Lets a bot play the same cards in the player's chair, and rates all deals compared. */
  async compare() {
    const { view, other } = this.game.state;
    if (!view || view.stage !== "over" || other) return;
    this.game.set({ other: "asked" });
    const given = view.calls.length === 0 ? { landlord: view.landlord } : {};
    await this.ask("t.duplicate", { game: view.game, seed: view.seed, bots: view.bots, ...given, player: "strong", limits: comparing }, ({ score, record }) => {
      /** @type {State["results"]} */
      const results = stores.results.load() ?? this.game.state.results; // another tab may have added one
      this.game.set({ other: { score, record } });
      if (!view.practice) this.#saveResults(results.map((r, i) => (i === results.length - 1 && r.seed === view.seed && r.game === view.game ? { ...r, other: score } : r)));
    });
    if (this.game.state.other === "asked") this.game.set({ other: null });
    await this.rate();
  }

  /** Rates the deals that a bot has also played. */
  async rate() {
    const deals = duplicates(this.game.state.results);
    if (deals.length === 0) return;
    await this.ask("t.rating", { deals }, ({ mean, error, low, high, deals: n }) => this.game.set({ rating: { mean, error, low, high, deals: n } }));
  }

  /** Saves the last games as a file that the commands read. */
  export() {
    save("kedou-doudizhu.jsonl", new Blob([this.game.state.records.join("\n") + "\n"]));
  }

  /** Saves the finished game as a text for people. */
  async exportText() {
    await this.ask("t.records", { language: language() }, ({ text }) => save("kedou-doudizhu.txt", new Blob([text])));
  }
}

/** A list with one more item, cut to the latest; fewer records are kept, because they are long.
 * @template T @param {readonly T[]} list @param {T} item @param {"results" | "records" | "deals"} kind */
function withOne(list, item, kind) {
  return latest([...list, item], kind === "records" ? mostRecords : undefined);
}

/** The sums of results. @param {readonly Result[]} results */
export function sumOf(results) {
  const sum = { ...wins(results), points: 0, landlord: 0, landlordWon: 0, springs: 0 };
  for (const r of results) {
    sum.points += r.score;
    if (r.landlord) sum.landlord++;
    if (r.landlord && r.won) sum.landlordWon++;
    if (r.spring) sum.springs++;
  }
  return sum;
}

/** The name of a deal: "standard 5".
 * @param {{game: string, seed: string}} view of a game, or its result */
const dealOf = ({ game, seed }) => `${game} ${seed}`;

/** The points of the deals that a bot has also played: the player's and the bot's. Of a deal played again, only the first game counts,
 * and no game if the player was helped in the first.
 * @param {readonly Result[]} results @returns {[number, number][]} */
function duplicates(results) {
  const first = new Map([...results].reverse().map((r) => [dealOf(r), r]));
  return [...first.values()].flatMap((r) => (r.other === null || r.helped ? [] : [/** @type {[number, number]} */ ([r.score, r.other])]));
}
