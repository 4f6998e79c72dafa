// The game at the table: gestures become questions to the service, whose answers are told step by step, drawn and kept. What is legal
// or won, the service says.

import { spoken, kindName } from "../doudizhu/cards.js";
import { h } from "../dom.js";
import { language, t } from "../i18n.js";
import { copied } from "../parts.js";
import { ranksOf } from "../pack.js";
import { play as sound } from "../play/sounds.js";
import { Store } from "../store.js";
import { Desk } from "./desk.js";
import { firstView } from "./first.js";
import { duplicates, keepsakes, withOne } from "./keepsakes.js";
import { sceneOf, shownBefore } from "./scene.js";
import { asked, blank, choicesOf, nothing, usual, whole } from "./state.js";
import { told } from "./telling.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").View} View
 * @typedef {import("./state.js").Event} Event
 * @typedef {import("./state.js").Settings} Settings
 * @typedef {{view: View, kept: string, events: Event[]}} Answer */

/** How long the player must have been asked before a double tap plays, in milliseconds: a press begun in another's turn doesn't. */
const settling = 400;
/** How long something large is shown, in milliseconds. */
const flashing = 1400;
/** What a bot may think in the player's place where deals are compared, in seconds. */
const comparing = { seconds: .1 };

/** @extends {Store<State>} */
export class Game extends Store {
  #desk = new Desk();
  #kept = keepsakes();
  /** The raised cards that were last asked about. */
  #fitting = 0;
  /** Which game is played: what was asked for another is dropped. */
  #round = 0;
  /** When the player was asked. */
  #since = 0;
  /** Hands of the others' pauses that are skipped. @type {(() => void) | null} */
  #skip = null;

  /** @param {(text: string) => void} announce tells a screen reader */
  constructor(announce) {
    super(blank());
    this.announce = announce;
    const { settings, results, records, game } = this.#kept;
    this.state = { ...this.state, settings: { ...usual, ...settings.load() }, results: results.load() ?? [], records: records.load() ?? [] };
    const kept = game.load();
    if (kept) this.state = { ...this.state, kept: kept.kept, spent: kept.spent, mode: kept.mode, date: kept.date ?? "", busy: true };
    this.state.locked = [settings, results, records, game].some((k) => k.locked);
  }

  // Beginning

  /** Takes up the game that was left, if there is one. */
  async begin() {
    this.#desk.warmUp();
    if (this.state.kept === "" || this.state.view) return;
    await this.#ask("t.view", {}, (answer) => this.#show(answer.view, answer.kept));
  }

  /** Sits down at a table.
   * @param {import("./state.js").Mode} [mode] @param {string} [seed] of a deal to play */
  async sit(mode = "table", seed = "") {
    const { settings } = this.state;
    const date = mode === "daily" ? today() : "";
    const table = mode === "lesson" ? lesson : { game: settings.game, ...foes(settings), practice: settings.practice && mode === "table", ...(mode === "daily" ? { date, games: 1, game: "standard" } : seed ? { seed } : {}) };
    const first = mode === "table" && seed === "" && settings.seat === "call" && settings.game !== "yuncheng" && this.#desk.late ? firstView(settings, foes(settings).bots) : null;
    this.#round++;
    this.set({ view: first, kept: "", mode, date, spent: [], raised: new Set(), fits: [], auto: false, sheet: "", note: "", advice: null, other: null, shown: nothing, busy: first === null });
    await this.#ask("t.new", { ...table, ...(first ? { seed: first.seed } : {}) }, (answer) => (first && this.state.busy ? this.#join(answer) : this.#take(answer)));
  }

  /** Takes up the game of a deal that is played already.
   * @param {Answer} answer */
  #join({ view, kept }) {
    this.set({ view, kept });
    this.#keep(kept);
  }

  /** Deals the next game. */
  async next() {
    const { mode, view } = this.state;
    if (mode !== "table" || !view?.more) return this.sit();
    this.#round++;
    this.set({ spent: [], raised: new Set(), fits: [], auto: false, note: "", other: null, busy: true });
    await this.#ask("t.deal", {}, (answer) => this.#take(answer));
  }

  // Asking

  /** Asks about the game, and does something with the answer, unless another game is played by then.
   * @param {string} op @param {Record<string, unknown>} fields @param {(answer: any) => unknown} use */
  async #ask(op, fields, use) {
    const round = this.#round;
    try {
      const answer = await this.#desk.ask(op, () => ({ ...(alone.includes(op) ? {} : { kept: this.state.kept }), ...fields }), this.state.settings.speed);
      if (round === this.#round) await use(answer);
    } catch (error) {
      if (round === this.#round) this.#refuse(error, op);
    }
  }

  /** Shows what is wrong. A game that can't be taken up stays where it is kept.
   * @param {unknown} error @param {string} op */
  #refuse(error, op) {
    const { field } = /** @type {{event?: {field?: string}}} */ (error).event ?? {};
    const damaged = op === "t.view" && field === "kept";
    if (damaged) this.#kept.game.locked = true;
    this.set({ busy: false, locked: this.state.locked || damaged, shown: this.state.view ? whole(this.state.view) : nothing });
    this.tell(damaged ? t("table.damaged") : field === "answer" ? t("table.cannot") : error instanceof Error ? error.message : String(error));
  }

  /** @param {string} note */
  tell(note) {
    this.set({ note });
    this.announce(note);
  }

  // What has happened

  /** Tells what has happened since the player was asked, step by step.
   * @param {Answer} answer */
  async #take({ view, kept, events }) {
    this.#keep(kept);
    if (this.state.note) this.set({ note: "" });
    const round = this.#round;
    const before = this.state.view;
    const dealt = events.map((e) => e.kind).lastIndexOf("deal");
    /** @type {string[]} */
    const words = [];
    for (let i = 0; i < events.length; i++) {
      const event = events[i];
      if (!event || round !== this.#round) return;
      const seen = i < dealt && before ? before : view;
      const multiplier = event.multiplier ?? this.state.shown.multiplier;
      if (event.chair !== 0 || event.kind !== "play") await this.#pause(event, i);
      if (round !== this.#round) return;
      this.set({ view: seen, shown: i < dealt ? this.state.shown : shownBefore(seen, events.slice(i + 1), multiplier), flash: told(event, view).flash });
      words.push(this.#say(event, view));
    }
    await this.#pause(events.at(-1), -1);
    if (round !== this.#round) return;
    this.#show(view, kept);
    const unheard = this.state.settings.speed < 1 ? words : words.slice(-1); // what comes at once would be cut short
    this.announce([...unheard, ...(asked(this.state) ? [t("table.yourTurn")] : [])].filter(Boolean).join("; "));
  }

  /** Waits as long as the others' speed says, before something is told; a tap on the table goes on at once.
   * @param {Event | undefined} event @param {number} place -1 behind the last */
  #pause(event, place) {
    const { speed } = this.state.settings;
    const flash = this.state.flash !== "" && speed > 0 ? flashing : 0;
    const thought = event?.kind === "play" || event?.kind === "call" ? 1000 * speed : event ? 700 * Math.min(1, speed) : 0;
    const rest = place === 0 ? Math.max(0, thought - this.#desk.waited) : place < 0 ? flash : Math.max(thought, flash);
    if (rest === 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(() => done(undefined), rest);
      this.#skip = () => { clearTimeout(timer); done(undefined); };
    });
  }

  /** Goes on with what is told without waiting. */
  hurry() {
    this.#skip?.();
    this.#skip = null;
  }

  /** @param {Event} event @param {View} view @returns {string} what is said */
  #say(event, view) {
    const { words, noise } = told(event, view);
    const { speed, sound: aloud } = this.state.settings;
    if (words && speed >= 1) this.announce(words);
    if (noise && aloud) sound(noise);
    return words;
  }

  /** Shows all of a view, and asks what helps.
   * @param {View} view @param {string} kept */
  #show(view, kept) {
    const { raised, spent } = this.state;
    const own = view.moves.filter((m) => m.chair === 0).reduce((n, m) => n + m.play.cards.length, 0);
    this.set({ view, kept, shown: whole(view), busy: false, flash: "", hints: null, advice: null, chances: null, spent: spent.slice(0, own) });
    this.set({ raised: new Set(sceneOf(this.state)?.hand.filter((card) => raised.has(card))) });
    this.#since = performance.now();
    if (view.stage === "over") this.#end(view);
    else if (this.state.auto) this.#auto();
    else if (asked(this.state)) this.#help();
  }

  /** Helps the player who is asked, as far as he likes, and looks what the raised cards come to. */
  #help() {
    const { view, settings, mode } = this.state;
    this.#fit();
    if (view?.stage !== "playing") this.#ask("t.hints", {}, ({ bid }) => this.#if(view, { advice: bid }));
    else if (mode === "lesson") this.#ask("t.hints", {}, ({ hints }) => this.#if(view, { hints: { list: hints, at: -1 } }));
    if (view?.stage === "playing" && settings.chances) this.#ask("t.chances", {}, ({ chances }) => this.#if(view, { chances }));
  }

  /** Changes the state if a view is still shown.
   * @param {View | null} view @param {Partial<State>} change */
  #if(view, change) {
    if (this.state.view === view) this.set(change);
  }

  // Answering

  /** Gives an answer to what the player is asked.
   * @param {string} word */
  async answer(word) {
    if (!asked(this.state)) return;
    this.set({ busy: true, note: "", hints: null, chances: null, advice: null });
    await this.#ask("t.answer", { answer: word }, (answer) => this.#take(answer));
  }

  /** Lays the raised cards; of several readings, the one that is chosen.
   * @param {import("./state.js").Play} [reading] */
  async lay(reading) {
    if (!asked(this.state) || this.state.view?.stage !== "playing") return;
    await this.#fit();
    const { fits, raised, spent } = this.state;
    const play = reading ?? (fits.length === 1 ? fits[0] : undefined);
    if (!play) {
      if (fits.length === 0) this.tell(t(raised.size > 0 ? "table.cannot" : "table.raiseFirst"));
      return;
    }
    this.set({ spent: [...spent, ...raised], raised: new Set(), fits: [] });
    await this.answer(play.parts);
  }

  /** A double tap: it plays if the player was asked when it began. */
  layByTap() {
    if (performance.now() - this.#since > settling) this.lay();
  }

  pass() {
    if (asked(this.state) && this.state.view?.pass) {
      this.set({ raised: new Set(), fits: [] });
      this.answer("-");
    }
  }

  /** Raises these cards and no others.
   * @param {Iterable<string>} names */
  async raise(names) {
    this.set({ raised: new Set(names), note: "" });
    if (this.state.settings.sound) sound("turn");
    await this.#fit();
  }

  /** Asks what can be laid of the raised cards. */
  async #fit() {
    const mine = ++this.#fitting;
    const { raised, view } = this.state;
    if (!asked(this.state) || view?.stage !== "playing") return;
    if (raised.size === 0) return this.set({ fits: [] });
    await this.#ask("t.plays", { cards: [...ranksOf([...raised])] }, ({ plays }) => {
      if (mine === this.#fitting) this.set({ fits: plays });
    });
  }

  // Help

  /** Raises the next hint, the cheapest first; says if nothing beats what lies there. */
  async hint() {
    const { view } = this.state;
    if (!asked(this.state) || !view) return;
    if (view.stage !== "playing") return this.tell(this.state.advice ? t("table.advice", this.state.advice, view.stage, view.auction) : "");
    if (!this.state.hints) await this.#ask("t.hints", {}, ({ hints }) => this.#if(view, { hints: { list: hints, at: -1 } }));
    const { hints } = this.state;
    const list = hints?.list.filter((play) => play.play !== "-") ?? [];
    if (!hints || this.state.view !== view) return;
    if (list.length === 0) return this.tell(t("table.nothing"));
    const at = (hints.at + 1) % list.length;
    this.set({ hints: { ...hints, at } });
    this.raisePlay(list[at]);
  }

  /** Raises the cards of a play.
   * @param {import("./state.js").Play | undefined} play */
  raisePlay(play) {
    const wanted = [...play?.cards ?? []];
    const hand = sceneOf(this.state)?.hand ?? [];
    const names = [...hand].reverse().filter((card) => {
      const at = wanted.indexOf(card[0] ?? "");
      if (at >= 0) wanted.splice(at, 1);
      return at >= 0;
    });
    if (play) this.announce(t("table.hinted", kindName(play.kind), spoken(play.cards)));
    this.raise(names);
  }

  undo() {
    const { view, busy } = this.state;
    if (view?.undo && !busy) this.#ask("t.undo", {}, (answer) => { this.#keep(answer.kept); this.#show(answer.view, answer.kept); this.announce(t("table.undone")); });
  }

  /** Lets a bot play for the player, or ends that. */
  toggleAuto() {
    const auto = !this.state.auto;
    this.set({ auto, raised: new Set(), fits: [], hints: null });
    this.announce(t(auto ? "table.autoOn" : "table.autoOff"));
    if (auto && !this.state.busy) this.#auto();
    else if (!auto && asked(this.state)) this.#help();
  }

  async #auto() {
    const { view } = this.state;
    if (!view || view.stage === "over" || view.turn !== 0) return;
    this.set({ busy: true });
    await this.#ask("t.auto", { player: "strong" }, (answer) => this.#take(answer));
  }

  // The end

  /** @param {View} view */
  async #end(view) {
    const { settings, mode } = this.state;
    this.set({ auto: false });
    if (settings.sound) sound((view.score?.[0] ?? 0) > 0 ? "win" : "no");
    if (this.#kept.game.load()?.noted !== true) await this.#note(view);
    if (settings.duplicate || mode === "daily") this.compare();
  }

  /** Notes what a game has come to, once, and its record. Games with undo count for nothing.
   * @param {View} view */
  async #note(view) {
    if (!view.practice) this.#noteResult(view);
    this.#keep(this.state.kept, true);
    await this.#ask("t.records", {}, ({ records }) => {
      this.set({ records: withOne(this.#kept.records.load() ?? this.state.records, records[0] ?? "", "records") });
      this.#kept.records.save(this.state.records);
    });
  }

  /** @param {View} view */
  #noteResult(view) {
    const { mode } = this.state;
    const score = view.score?.[0] ?? 0;
    const result = { ended: Date.now(), mode, game: view.game, seed: view.seed, landlord: view.landlord === 0, won: score > 0, score, spring: view.spring, bombs: view.bombs, other: null };
    this.set({ results: withOne(this.#kept.results.load() ?? this.state.results, result, "results") });
    this.#kept.results.save(this.state.results);
  }

  /** Has a bot play the same cards in the player's chair, and rates all deals that were compared. */
  async compare() {
    const { view, other } = this.state;
    if (!view || view.stage !== "over" || other) return;
    this.set({ other: "asked" });
    const given = view.calls.length === 0 ? { landlord: view.landlord } : {};
    await this.#ask("t.duplicate", { game: view.game, seed: view.seed, bots: view.bots, ...given, player: "strong", limits: comparing }, (answer) => {
      const all = /** @type {import("./keepsakes.js").Result[]} */ (this.state.results);
      const results = all.map((r, /** @type {number} */ i) => (i === all.length - 1 && r.seed === view.seed ? { ...r, other: answer.score } : r));
      this.set({ other: { score: answer.score, record: answer.record }, results });
      this.#kept.results.save(results);
    });
    if (this.state.other === "asked") this.set({ other: null });
    await this.rate();
  }

  /** Rates the deals that a bot has played, too. */
  async rate() {
    const deals = duplicates(this.state.results);
    if (deals.length > 0) await this.#ask("t.rating", { deals }, ({ mean, error, low, high, deals: n }) => this.set({ rating: { mean, error, low, high, deals: n } }));
  }

  // Keeping

  /** @param {string} kept @param {boolean} [noted] whether its result is noted */
  #keep(kept, noted = false) {
    const { spent, mode, date } = this.state;
    this.set({ kept });
    this.#kept.game.save({ kept, spent, mode, date, noted });
  }

  /** Changes settings.
   * @param {Partial<Settings>} change */
  like(change) {
    this.set({ settings: { ...this.state.settings, ...change } });
    this.#kept.settings.save(this.state.settings);
    if (change.chances && asked(this.state)) this.#help();
  }

  /** @param {string} sheet */
  open(sheet) {
    this.set({ sheet });
    if (sheet === "statistics") this.rate();
  }

  shut() {
    this.set({ sheet: "" });
  }

  /** Leaves the table for the choice of another. */
  leave() {
    this.#round++;
    this.set({ view: null, kept: "", busy: false, auto: false, sheet: "", note: "", shown: nothing, raised: new Set(), other: null });
  }

  /** Takes a deal that a link brings: at once if no game is played.
   * @param {string} seed @param {string} name of the game */
  offer(seed, name) {
    if (!/^\d{1,20}$/.test(seed) || this.state.view?.seed === seed) return;
    if (choicesOf.game.includes(name)) this.set({ settings: { ...this.state.settings, game: name } });
    const { view, kept } = this.state;
    if (kept === "" || view?.stage === "over") this.sit("table", seed);
    else this.tell(t("table.offered", seed));
  }

  /** Puts a link to this deal on the clipboard.
   * @param {string} address */
  async share(address) {
    this.shut();
    this.tell(await copied(address) ? t("table.copied") : address);
  }

  /** Hands the last games to the player as a file that the commands read. */
  export() {
    save("kedou-doudizhu.jsonl", this.state.records.join("\n") + "\n");
    this.shut();
  }

  /** Hands the game that is over to the player as a text for people. */
  async exportText() {
    await this.#ask("t.records", { language: language() }, ({ text }) => save("kedou-doudizhu.txt", text));
    this.shut();
  }

  /** Gives up what is kept and can't be read. */
  startOver() {
    const { results, records, settings } = this.state;
    this.#kept.results.save(results, true);
    this.#kept.records.save(records, true);
    this.#kept.settings.save(settings, true);
    this.#kept.game.locked = false;
    this.set({ locked: false, note: "" });
    this.leave();
  }
}

/** What is asked about no game that is kept. */
const alone = ["t.new", "t.duplicate", "t.rating"];

/** The first game: a good hand, called first, against gentle bots. */
const lesson = { game: "standard", seed: "2", games: 1, bots: ["1", "1"], practice: true };

/** The bots and the landlord that the settings ask for.
 * @param {Settings} settings */
function foes({ level, mixed, bots, seat }) {
  const landlord = { me: 0, right: 1, left: 2 }[seat];
  return { bots: (mixed ? bots : [level, level]).map(String), ...(landlord === undefined ? {} : { landlord }) };
}

/** Hands a text to the player as a file.
 * @param {string} name @param {string} text */
function save(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** The day, as the reader's clock has it: "2026-11-23". */
function today() {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, "0")).join("-");
}
