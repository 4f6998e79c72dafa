// The game at the table: gestures become questions to the service, whose answers are shown step by step, drawn and kept. The service
// decides what is legal or won.

import { today } from "../address.js";
import { call, faultOf, isLate, warmUp } from "../client.js";
import { t } from "../i18n.js";
import { faultIn, startOver, wordsOf } from "../kept.js";
import { copied } from "../parts.js";
import { inTurn, Store } from "../store.js";
import { firstView } from "./first.js";
import { Keeping, stores } from "./keeping.js";
import { Ledger } from "./ledger.js";
import { Raising } from "./raising.js";
import { sceneOf, spentIn } from "./scene.js";
import { asked, blank, choicesOf, nothing, whole } from "./state.js";
import { Steps } from "./steps.js";
import { noise } from "./talk.js";
import { botsOf, termsOf } from "./state.js";

/** @import { Event, Settings, State, View } from "./state.js" */

/** @typedef {{view: View, kept: string, events: Event[]}} Answer */

/** The state of a game that has just begun. @satisfies {Partial<State>} */
const dealt = { view: null, kept: "", shown: nothing, spent: [], laying: null, raised: new Set(), fits: [], auto: false, late: 0, forced: false, helped: false, hints: null, advice: null, chances: null, flash: null, note: "", other: null };

/** The ops that change a game. If another op fails, the game stays as it is. */
const moving = ["t.view", "t.new", "t.deal", "t.answer", "t.auto", "t.undo"];

/** The ops for which bots think, and how long at most, in seconds. */
const thinking = ["t.new", "t.answer", "t.auto", "t.deal", "t.duplicate", "t.chances"], longest = .3;

/** A pass, as the service has it. @type {import("./state.js").Play} */
const passing = { play: "-", parts: "-", kind: "pass", length: 0, cards: [] };

/** @extends {Store<State>} */
export class Game extends Store {
  /** Asks questions in turn. */
  #turn = inTurn();
  /** How long the player has waited for the last answer, in milliseconds. */
  #waited = 0;
  #keeping = new Keeping(this);
  #steps = new Steps(this);
  /** The number of the present game: answers about an earlier game are dropped. */
  #round = 0;
  /** @type {import("./ledger.js").Ask} */
  #asking = (op, fields, use, lasting) => this.#ask(op, fields, use, lasting);
  ledger = new Ledger(this, this.#asking);
  raising = new Raising(this, this.#asking);

  /** @param {(text: string) => void} announce speaks to a screen reader */
  constructor(announce) {
    super(blank(), announce);
    this.state = { ...this.state, ...this.#keeping.found() };
  }

  // Beginning

  /** Continues the kept game, if there is one. */
  async begin() {
    warmUp("table");
    if (this.state.kept === "" || this.state.view) return;
    await this.#ask("t.view", {}, (answer) => this.#show(answer.view, answer.kept));
  }

  /** Loads the game that another tab has kept: of two tabs, the tab played last has the current game.
   * @param {string | null} name of the changed entry of the store */
  async keptElsewhere(name) {
    const { game, results, records } = stores;
    if (name === results.name) this.set({ results: results.load() ?? this.state.results });
    if (name === records.name) this.set({ records: records.load() ?? this.state.records });
    const kept = name === game.name && this.state.kept !== "" ? game.load() : null;
    if (!kept) return;
    if (kept.kept === this.state.kept) return this.set({ helped: this.state.helped || kept.helped });
    this.#round++;
    this.#keeping.follows = true;
    const { spent, mode, date, helped } = kept;
    this.set({ auto: false, raised: new Set(), fits: [], other: null, kept: kept.kept, busy: true });
    await this.#ask("t.view", {}, ({ view }) => {
      this.set({ spent, mode, date, helped });
      this.#show(view, kept.kept);
    });
  }

  /** Loads everything that other tabs have kept while this tab was asleep. */
  async catchUp() {
    for (const { name } of Object.values(stores)) await this.keptElsewhere(name);
  }

  /** Sits down at a table.
   * @param {import("./state.js").Mode} [mode] @param {string} [seed] of a deal to play */
  async sit(mode = "table", seed = "") {
    const { settings } = this.state;
    const date = mode === "daily" ? today() : "";
    const first = mode === "table" && seed === "" && settings.seat === "call" && settings.game !== "yuncheng" && isLate("table") ? firstView(settings, botsOf(settings)) : null;
    this.#round++;
    this.set({ ...dealt, view: first, mode, date, sheet: "", busy: first === null });
    if (first) this.#meet(first);
    await this.#ask("t.new", termsOf(settings, mode, date, first?.seed ?? seed), (answer) => {
      if (!first) this.#meet(answer.view);
      return first && this.state.busy ? this.#join(answer) : this.#take(answer);
    });
  }

  /** Notes that the player sees the cards of a deal. If the player had seen them before, the game counts as helped.
   * @param {View} view */
  #meet(view) {
    this.set({ helped: this.state.helped || this.ledger.knows(view) });
    this.ledger.meet(view);
  }

  /** Takes over the service's view of a deal that the page already shows.
   * @param {Answer} answer */
  #join({ view, kept }) {
    this.set({ view, kept });
    this.#keeping.keep(kept);
  }

  /** Deals the next game. */
  async next() {
    const { mode, view } = this.state;
    if (mode !== "table" || !view?.more) return this.sit();
    this.#round++;
    this.set({ ...dealt, view, kept: this.state.kept, shown: { ...this.state.shown, stakes: nothing.stakes }, busy: true });
    await this.#ask("t.deal", {}, (answer) => {
      this.#meet(answer.view);
      return this.#take(answer);
    });
  }

  /** Continues a reviewed game from another play, as practice, which isn't counted.
   * @param {Answer} answer */
  goOn(answer) {
    this.#round++;
    this.set({ ...dealt, spent: this.state.spent, mode: "again", date: "", sheet: "", shown: whole(answer.view), busy: true });
    this.#meet(answer.view);
    return this.#take(answer);
  }

  /** Passes on the record of the finished game.
   * @param {(record: string) => void} use */
  async recorded(use) {
    await this.#ask("t.records", {}, ({ records }) => use(records[0] ?? ""));
  }

  // Asking

  /** Asks about the game, and uses the answer unless another game has begun meanwhile.
   * @param {string} op @param {Record<string, unknown>} fields @param {(answer: any) => unknown} use @param {boolean} [lasting] whether to use the answer even then */
  async #ask(op, fields, use, lasting = false) {
    const round = this.#round;
    try {
      const answer = await this.#turn(() => this.#served(op, fields));
      if (lasting || round === this.#round) await use(answer);
    } catch (error) {
      if (round === this.#round) this.#refuse(error, op);
    }
  }

  /** Asks the service. The bots think no longer than the speed of the table allows.
   * @param {string} op @param {Record<string, unknown>} fields */
  async #served(op, fields) {
    const { kept, settings: { speed } } = this.state;
    const from = performance.now();
    const limits = { seconds: Math.max(.05, Math.min(longest, speed)) };
    const answer = await call({ op, ...(thinking.includes(op) ? { limits } : {}), ...(alone.includes(op) ? {} : { kept }), ...fields });
    this.#waited = performance.now() - from;
    return answer;
  }

  /** Shows a fault. A game that can't be loaded stays in the store.
   * @param {unknown} error @param {string} op */
  #refuse(error, op) {
    const { field, message } = faultOf(error);
    if (!moving.includes(op)) return this.say(message);
    const { view, fault, spent } = this.state;
    const damaged = op === "t.view" && field === "kept";
    if (damaged) stores.game.refuse();
    this.set({ busy: false, laying: null, fault: damaged ? faultIn(stores) : fault, shown: view ? whole(view) : nothing, spent: view ? spentIn(view, spent) : [] });
    this.say(damaged ? wordsOf(this.state.fault) : field === "answer" ? t("table.cannot") : message);
  }

  /** @param {string} note */
  say(note) {
    this.set({ note });
    this.announce(note);
  }

  // Events

  /** Shows the events since the player's last turn, step by step.
   * @param {Answer} answer */
  async #take({ view, kept, events }) {
    this.#keeping.keep(kept);
    this.#note(view);
    if (this.state.note) this.set({ note: "" });
    const round = this.#round;
    const unheard = await this.#steps.show(events, view, this.#waited, () => round === this.#round);
    if (!unheard) return;
    this.#show(view, kept);
    this.announce([...unheard, ...(asked(this.state) ? [t("table.yourTurn")] : [])].filter(Boolean).join("; "));
  }

  /** Shows the remaining events without waiting. */
  hurry() {
    this.#steps.hurry();
  }

  /** Shows a whole view, and requests help.
   * @param {View} view @param {string} kept */
  #show(view, kept) {
    const { raised, spent } = this.state;
    this.set({ view, kept, shown: whole(view), laying: null, busy: false, flash: null, hints: null, advice: null, chances: null, spent: spentIn(view, spent) });
    this.set({ raised: new Set(sceneOf(this.state)?.hand.filter((card) => raised.has(card))) });
    if (view.stage === "over") this.#end(view);
    else if (this.state.auto) this.#auto();
    else if (asked(this.state)) this.#help();
  }

  /** Helps the player at a turn, as the settings say, and asks which plays the raised cards form. */
  #help() {
    const { view, settings, mode } = this.state;
    this.raising.settled.then(() => this.raising.fit());
    if (view?.stage !== "playing") this.#ask("t.hints", {}, ({ bid }) => this.#if(view, { advice: bid }, settings.chances));
    else if (mode === "lesson") this.#ask("t.hints", {}, ({ hints }) => this.#if(view, { hints: { list: hints, at: -1 } }));
    if (view?.stage === "playing" && settings.chances) this.#ask("t.chances", {}, ({ chances }) => this.#if(view, { chances }, true));
  }

  /** Changes the state if the same view is still shown.
   * @param {View | null} view @param {Partial<State>} change @param {boolean} [helps] whether the change shows the player what to answer */
  #if(view, change, helps = false) {
    if (this.state.view !== view) return;
    this.set(change);
    if (helps) this.helped();
  }

  /** Notes that a bot has helped the player to decide: such a game isn't rated. */
  helped() {
    if (this.state.helped) return;
    this.set({ helped: true });
    this.#keeping.saveHelp();
  }

  // Answering

  /** Sends the player's answer.
   * @param {string} word */
  async answer(word) {
    if (!asked(this.state)) return;
    this.set({ busy: true, note: "", hints: null, chances: null, advice: null });
    await this.#ask("t.answer", { answer: word }, (answer) => this.#take(answer));
  }

  /** Plays the raised cards, in the chosen reading if there are several.
   * @param {import("./state.js").Play} [reading] */
  async lay(reading) {
    if (!asked(this.state) || this.state.view?.stage !== "playing") return;
    await this.raising.settled;
    const wanted = this.state.raised;
    await this.raising.fit();
    const { fits, raised, spent } = this.state;
    if (raised !== wanted || !asked(this.state)) return; // the player has raised other cards meanwhile, or the time is over
    const play = fits.length === 1 ? fits[0] : fits.find(({ parts }) => parts === reading?.parts);
    if (!play) {
      if (fits.length === 0) this.say(t(raised.size > 0 ? "table.cannot" : "table.raiseFirst"));
      return;
    }
    this.set({ spent: [...spent, ...raised], laying: { cards: [...raised], play }, raised: new Set(), fits: [] });
    await this.answer(play.parts);
  }

  pass() {
    if (asked(this.state) && this.state.view?.pass) {
      this.set({ laying: { cards: [], play: passing }, raised: new Set(), fits: [], forced: !this.state.view.beats });
      this.answer("-");
    }
  }

  // Help

  undo() {
    const { view, busy } = this.state;
    if (view?.undo && !busy) this.#ask("t.undo", {}, (answer) => { this.#keeping.keep(answer.kept); this.#show(answer.view, answer.kept); this.announce(t("table.undone")); });
  }

  /** Lets a bot play for the player, or stops it. */
  toggleAuto() {
    const auto = !this.state.auto;
    this.set({ auto, late: auto ? this.state.late : 0, raised: new Set(), fits: [], hints: null });
    this.announce(t(!auto ? "table.autoOff" : this.state.late > 1 ? "table.overtime" : "table.autoOn"));
    if (auto && !this.state.busy) this.#auto();
    else if (!auto && asked(this.state)) this.#help();
  }

  /** Answers for a player whose time is over: no bid, no doubling, a pass, or what a bot would play where the player has to play. The second
   * time, a bot takes over. */
  timeOut() {
    const { view, late } = this.state;
    if (!view || !asked(this.state)) return;
    this.set({ late: late + 1 });
    if (late > 0) return this.toggleAuto();
    if (view.pass) this.pass();
    else if (view.stage === "playing") this.#auto();
    else this.answer(view.stage === "calling" && view.auction === "bids" ? "0" : "no");
  }

  async #auto() {
    const { view } = this.state;
    if (!view || view.stage === "over" || view.turn !== 0) return;
    this.set({ busy: true, helped: true, forced: !view.beats });
    await this.#ask("t.auto", { player: "strong" }, (answer) => this.#take(answer));
  }

  // The end

  /** @param {View} view */
  #end(view) {
    const { settings, mode } = this.state;
    this.set({ auto: false, folded: false });
    noise(settings, (view.score?.[0] ?? 0) > 0 ? "win" : "no");
    this.#note(view);
    if ((settings.duplicate || mode === "daily") && !this.#keeping.follows) this.ledger.compare();
  }

  /** Notes the result of a game, once, as soon as it is over, because the player may leave while the page still shows the end.
   * @param {View} view */
  #note(view) {
    if (this.#keeping.note(view)) this.ledger.note(view, this.state.kept);
  }

  // Choosing

  /** Changes settings.
   * @param {Partial<Settings>} change */
  like(change) {
    this.set({ settings: { ...this.state.settings, ...change } });
    stores.settings.save(this.state.settings);
    if (change.chances && asked(this.state)) this.#help();
  }

  /** @param {string} sheet */
  open(sheet) {
    this.set({ sheet });
    if (sheet === "statistics") this.ledger.rate();
  }

  shut() {
    this.set({ sheet: "" });
  }

  /** Leaves the table, to choose another. */
  leave() {
    this.#round++;
    this.set({ ...dealt, busy: false, sheet: "" });
  }

  /** Takes a deal that a link brings: at once if no game is played.
   * @param {string} seed @param {string} name of the game */
  offer(seed, name) {
    if (!/^\d{1,20}$/.test(seed) || this.state.view?.seed === seed) return;
    const { view, kept, settings } = this.state;
    if (kept !== "" && view?.stage !== "over") return this.say(t("table.offered", seed));
    if (choicesOf.game.includes(name)) this.set({ settings: { ...settings, game: name } });
    this.sit("table", seed);
  }

  /** Puts a link to this deal on the clipboard.
   * @param {string} address */
  async share(address) {
    this.shut();
    this.say(await copied(address) ? t("table.copied") : address);
  }

  /** Discards the kept data that can't be read. */
  startOver() {
    startOver(stores);
    this.set({ fault: null, note: "" });
    this.leave();
  }
}

/** The ops that need no kept game. */
const alone = ["t.new", "t.duplicate", "t.rating"];
