// The game at the table: gestures become questions to the referee, whose answers make the next state, which is
// drawn and kept. The referee decides what is legal or won.

import { today } from "../address.js";
import { signOf } from "../cards.js";
import { calm, styled } from "../dom.js";
import { t } from "../i18n.js";
import { faultIn, startOver } from "../kept.js";
import { play as sound } from "../sounds.js";
import { read } from "../schema.js";
import { inTurn, Store } from "../store.js";
import { Adviser, keyOf } from "./advice.js";
import { Clock, withTime } from "./score.js";
import { Referee } from "./asking.js";
import { ruled } from "./pools.js";
import { file, stores } from "./keeping.js";
import { merged } from "./statistics.js";
import { gainOf, reasonOf } from "./reasons.js";
import { bestMove, blank, faceOf, isLost, movesOf, nameOf, stepOf, usual } from "./state.js";

/** @import { Sealed } from "./keeping.js"
 * @import { View } from "./session.js"
 * @import { Legal, Settings, State } from "./state.js" */

/** @typedef {{kind: string, draw: number, redeals: number, back: boolean, passes?: boolean, seed?: string, date?: string}} Wish */

/** How long each card takes when the rest goes up automatically, in milliseconds. */
const pace = 90;

/** @extends {Store<State>} */
export class Game extends Store {
  #referee = new Referee();
  /** Asks questions, and handles gestures, in turn, however quick. */
  #asking = inTurn();
  #acting = inTurn();
  /** The steps before the player's own moves: undo also takes back the automatic moves after them. @type {number[]} */
  #gestures = [];
  /** What the player has been told about the end, and at which step. @type {{over: import("./state.js").End["over"], step: number}} */
  #told = { over: "", step: 0 };
  #shown = false;
  /** Whether the player has moved since the game was loaded; until then the clock is stopped. */
  #active = false;
  /** The key, from #mark, of the game kept or loaded last. */
  #marked = "";

  /** @param {(text: string) => void} announce speaks to a screen reader @param {() => Promise<void>} celebrate celebrates a win */
  constructor(announce, celebrate) {
    super(blank(), announce);
    this.celebrate = celebrate;
    this.clock = new Clock((seconds) => this.set({ seconds }));
    this.adviser = new Adviser(async ({ moves, faces }) => (await this.#referee.ask("hintText", { moves, faces })).text);
    this.state = { ...this.state, settings: stores.settings.load() ?? usual, results: stores.results.load() ?? [] };
  }

  // Beginning

  /** Continues the kept game, or deals a game: the game of a link, if there is one. Beside a wrong link the player chooses the deal.
   * @param {State["offered"]} offered @param {string} wrong what is wrong, in words */
  async begin(offered, wrong) {
    const kept = stores.game.load();
    this.set({ fault: faultIn(stores) });
    if (kept && await this.#resume(kept)) return offered ? this.offer(offered) : undefined;
    if (wrong) this.set({ note: wrong, sheet: "deal", choosing: true });
    else await this.deal(offered ? { kind: "number", ...offered } : this.state.settings);
  }

  /** @param {Sealed} kept
   * @returns {Promise<boolean>} whether the kept game can be read */
  async #resume(kept) {
    try {
      const { view } = await this.#ask("load", { sealed: kept.sealed });
      this.#takeUp(view, kept, view.over ? "end" : "");
      return true;
    } catch (error) {
      stores.game.refuse(/** @type {{word?: string}} */ (error).word === "play.fault.newer");
      this.set({ fault: faultIn(stores) });
      return false;
    }
  }

  /** @param {View} view @param {Sealed} kept @param {string} sheet */
  #takeUp(view, { seconds, last }, sheet) {
    this.#begun(view, { last, sheet });
    this.clock.set(seconds);
    this.#marked = this.#mark();
  }

  /** Loads the game that another tab has kept: of two tabs, the tab played last has the current game.
   * @param {string | null} name of the changed entry of the store */
  keptElsewhere(name) {
    const { game } = stores;
    if (name !== game.name) return;
    this.#next(async () => {
      if (!this.state.view || game.locked) return;
      const kept = game.load();
      if (game.locked) this.set({ fault: faultIn(stores) });
      if (!kept) return;
      const { view } = await this.#ask("load", { sealed: kept.sealed });
      this.#takeUp(view, kept, "");
    }).catch(() => {}); // #next has shown the fault
  }

  /** Deals a game. A game that has begun counts as lost.
   * @param {Wish} wish @returns {Promise<void>} */
  async deal(wish) {
    const { kind, draw, redeals, back, seed = "", date } = ruled({ ...wish, date: wish.date ?? today() });
    try {
      const { view } = await this.#ask("new", { kind, draw, redeals, back, seed, date });
      this.#noteUnfinished();
      this.#dealt(view, null);
    } catch (error) {
      if (kind !== "any" && !this.state.view) await this.deal({ kind: "any", draw, redeals, back });
      this.#refuse(error);
    }
  }

  /** Deals the cards of the finished game again: another try, and no new game. */
  async again() {
    try {
      const { view } = await this.#ask("again");
      this.#dealt(view, this.state.last);
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** @param {View} view @param {State["last"]} last the result of the try before */
  #dealt(view, last) {
    this.#begun(view, { fresh: true, last });
    this.clock.set(0);
    this.announce(t("play.dealt", t("play.kind." + view.kind)));
    if (view.kind === "lost") this.say(t("play.puzzle"));
    this.#keep();
  }

  /** @param {View} view @param {Partial<State>} more */
  #begun(view, more) {
    this.#gestures = [];
    this.#active = false;
    const sheet = this.state.view || this.state.choosing ? "" : this.state.sheet; // a sheet opened during the first deal stays
    this.set({ game: {}, view, fresh: false, picked: "", refused: "", advice: null, end: null, thinking: false, note: "", sheet, last: null, offered: null, reason: null, soFar: null, link: "", ...more });
    this.#told = { over: "", step: 0 };
    this.adviser.think(view);
    if (view.last > 0) this.#judge(view);
    if (view.over) this.#explain(view);
  }

  /** Takes the deal of a link: at once if no game has begun, else after asking the player.
   * @param {NonNullable<State["offered"]>} offered */
  async offer(offered) {
    const { view } = this.state;
    const { seed, draw, redeals, back } = offered;
    if (view && !view.over && view.deal === seed && view.draw === draw && view.redeals === redeals && view.back === back) return; // the deal is being played already
    if (!view || view.over || view.done === 0) await this.deal({ kind: "number", ...offered });
    else this.set({ offered, sheet: "offer" });
  }

  // Asking

  /** Asks the referee, after all earlier questions.
   * @param {string} op @param {Record<string, unknown>} [fields] @returns {Promise<any>} */
  #ask(op, fields) {
    return this.#asking(() => this.#referee.ask(op, fields));
  }

  /** Shows a refusal of the referee.
   * @param {unknown} error */
  #refuse(error) {
    const word = /** @type {{word?: string}} */ (error).word;
    this.say(word ? t(word) : error instanceof Error ? error.message : String(error));
  }

  /** Shows a note until the next move.
   * @param {string} note */
  say(note) {
    this.set({ note });
    this.announce(note);
  }

  /** Asks the referee for an action, and shows the new view.
   * @param {string} op @param {Record<string, unknown>} [fields]
   * @returns {Promise<boolean>} whether the referee has done it */
  async #do(op, fields) {
    const { picked } = this.state;
    try {
      const { view } = await this.#ask(op, fields);
      this.set({ view, fresh: false, picked: this.#stillPicked(picked, view), refused: "", advice: null, end: null, thinking: false, note: "", link: "" });
      return true;
    } catch (error) {
      this.#refuse(error);
      return false;
    }
  }

  /** The card that the player picked up while waiting for an answer, if it can still be moved; else "".
   * @param {string} before the card picked up when the question was asked @param {View} view the answer */
  #stillPicked(before, view) {
    const { picked } = this.state;
    const [was, is] = [this.state, { ...this.state, view }].map((s) => movesOf(s, picked)[0]?.from);
    return picked !== before && is !== undefined && is === was ? picked : "";
  }

  // Playing

  /** Runs an action when all earlier gestures are done.
   * @param {() => Promise<void> | void} act @returns {Promise<void>} */
  #next(act) {
    const done = this.#acting(act);
    done.catch((error) => this.#refuse(error));
    return done;
  }

  /** Makes a move, and then the automatic moves if the settings ask for them.
   * @param {Legal} move */
  play(move) {
    return this.#next(() => this.#play(move));
  }

  /** @param {Legal} chosen @param {boolean} [own] whether it is the player's own move */
  async #play(chosen, own = true) {
    const before = this.state;
    const move = before.view?.legal.find((m) => m.move === chosen.move);
    if (!move) return; // an earlier gesture has made the move impossible
    const step = before.view?.done ?? 0;
    if (!await this.#do("play", { move: move.move })) return;
    if (own) this.#gestures = [...this.#gestures.filter((gesture) => gesture < step), step];
    this.#say(before, move);
    await this.#moved();
    const { view, settings, busy } = this.state;
    if (busy) return;
    if (settings.finish && view?.auto) return void this.finish();
    const next = view?.legal.find((m) => m.move === view.safe);
    if (settings.autoplay && next && !/[CDHS]/.test(move.from)) await this.#play(next, false);
  }

  /** Announces a move to screen readers, and plays its sound.
   * @param {State} before @param {Legal} move */
  #say(before, move) {
    const up = (this.state.view?.faces ?? []).filter((face, token) => face !== "" && before.view?.faces[token] === "");
    this.announce(t("play.moved", worded(before, move), move.move === "@" ? up.slice(-1) : up));
    this.noise(move.move === "@" ? "turn" : /[CDHS]/.test(move.to) ? "up" : "lay");
  }

  /** Plays a sound, if the settings ask for sounds.
   * @param {import("../sounds.js").Sound} which */
  noise(which) {
    if (this.state.settings.sound) sound(which);
  }

  /** Runs after each change of the position. */
  async #moved() {
    const { view } = this.state;
    if (!view) return;
    this.#active = true;
    this.#tick();
    this.#keep();
    if (view.over) {
      this.#end(view).catch((error) => this.#refuse(error));
      this.#explain(view);
    }
    else if (!this.state.busy) this.adviser.think(view);
    if (!this.state.busy) this.#judge(view);
  }

  /** Asks whether the game is over, and says so once; after an undo again.
   * @param {View} view */
  async #judge(view) {
    if (view.over) return;
    const end = await this.adviser.end(view).catch(() => null); // the next move asks again
    const now = this.state.view;
    if (!end || !now || keyOf(now) !== keyOf(view)) return;
    const { over, step } = this.#told, again = view.done > step && (over === end.over || isLost(over));
    this.#told = { over: again ? over : end.over, step: view.done };
    if (again || !(isLost(end.over) || end.over === "nearly lost")) return;
    this.set({ end, why: false, note: "" });
    this.announce(t("play.ended", end, false));
  }

  /** Lets the clock run while the player plays. */
  #tick() {
    const { view, sheet } = this.state;
    this.clock.run(this.#shown && this.#active && !document.hidden && view !== null && !view.over && view.last > 0 && sheet === "");
  }

  /** Notes whether the tab is visible.
   * @param {boolean} [shown] */
  look(shown = this.#shown) {
    this.#shown = shown;
    this.#tick();
    if ((!shown || document.hidden) && this.#mark() !== this.#marked) this.#keep(); // another tab may have continued the game
  }

  /** Lays a card on a pile.
   * @param {string} id @param {string} pile @returns {boolean} whether it may lie there */
  drop(id, pile) {
    const move = this.state.busy ? undefined : movesOf(this.state, id).find((m) => m.to === pile);
    if (move) this.play(move);
    return move !== undefined;
  }

  /** A tap on a card or a pile: the card goes to the best place. A tap on the waste means its open card.
   * @param {string} name @returns {boolean} whether it makes a move */
  tap(name) {
    const { view, busy } = this.state;
    if (!view || busy) return false;
    const id = view.waste.map(nameOf).includes(name) || name === "W" ? nameOf(view.waste.at(-1) ?? -1) : name;
    const move = bestMove(this.state, id);
    if (move) this.play(move);
    else if (id.startsWith("#")) this.#cannot(view, id);
    return move !== undefined;
  }

  /** Refuses to move a card; the second time in a row the reason is shown, too.
   * @param {View} view @param {string} id */
  #cannot(view, id) {
    this.noise("no");
    const reason = t("play.cannot", reasonOf(view, id));
    if (this.state.refused === id || calm()) this.say(reason);
    else this.announce(reason);
    this.set({ refused: id });
  }

  /** A double tap: the card goes up, if it can.
   * @param {string} id */
  up(id) {
    const { view, busy } = this.state;
    const move = busy ? undefined : movesOf(this.state, id).find((m) => /[CDHS]/.test(m.to));
    if (move) this.play(move);
    else if (view && !busy && !bestMove(this.state, id)) this.#cannot(view, id);
  }

  /** Picks a card up, or lays it back with "".
   * @param {string} id */
  pick(id) {
    if (id === this.state.picked) return;
    this.set({ picked: id });
    if (id) this.announce(t("k.pickedUp", signOf(faceOf(this.state, Number(id.slice(1)))), movesOf(this.state, id).map((m) => t("k.pile", m.to))));
  }

  turn() {
    if (this.state.busy) return;
    this.#next(async () => {
      const move = this.state.view?.legal.find((m) => m.move === "@");
      if (move) await this.#play(move);
    });
  }

  /** Undoes the player's last move, with the automatic moves after it; or a new beginning, which brings the game back. */
  undo() {
    if (this.state.busy) return;
    this.#next(async () => {
      const { view } = this.state;
      if (!view || view.over || view.done + view.left === 0) return;
      if (view.left > 0) return this.#goTo(view.left, "undone");
      while ((this.#gestures.at(-1) ?? -1) >= view.done) this.#gestures.pop();
      await this.#goTo(this.#gestures.pop() ?? view.done - 1, "undone");
    });
  }

  redo() {
    if (this.state.busy) return;
    this.#next(async () => {
      const { view } = this.state;
      if (!view || view.over || view.done === view.last) return;
      this.#gestures.push(view.done);
      await this.#goTo(view.done + 1, "redone");
    });
  }

  /** @param {number} step @param {"undone" | "redone"} word */
  async #goTo(step, word) {
    if (!await this.#do("goto", { step })) return;
    this.noise("lay");
    this.announce(t("play." + word, this.state.view?.done));
    await this.#moved();
  }

  /** Begins the same deal again: another try, and no new game. */
  restart() {
    if (this.state.busy) return;
    this.#next(async () => {
      const { done = 0, over = true } = this.state.view ?? {};
      if (over || done === 0 || !await this.#do("restart")) return;
      this.shut();
      this.noise("lay");
      this.say(t("play.restarted"));
      await this.#moved();
    });
  }

  /** Lets the rest of the cards go up automatically, when no decision is left; from now on in each game, unless the settings are changed. */
  finish() {
    return this.#next(async () => {
      if (!this.state.view?.auto) return;
      if (!this.state.settings.finish) this.like({ finish: true });
      await this.#run((await this.#ask("raise")).moves);
    });
  }

  /** Plays moves quickly one after the other, as one gesture: an undo takes all of them back.
   * @param {string[]} moves */
  async #run(moves) {
    const { game } = this.state;
    try {
      for (const [i, name] of moves.entries()) {
        const move = this.state.game === game && this.state.view?.legal.find((m) => m.move === name);
        if (!move) return;
        this.set({ busy: i < moves.length - 1 }); // after the last move comes what follows a move
        await this.#play(move, i === 0);
        if (this.state.busy && !calm()) await new Promise((done) => setTimeout(done, pace));
      }
    } finally {
      this.set({ busy: false });
    }
  }

  /** Gives the game up. */
  giveUp() {
    return this.#next(async () => {
      if (await this.#do("giveUp")) await this.#moved();
    });
  }

  /** @param {View} view */
  async #end(view) {
    this.clock.run(false);
    this.adviser.stop();
    this.#note(view);
    this.#keep();
    if (view.won) {
      this.noise("win");
      this.announce(t("play.won"));
      const { game } = this.state;
      await this.celebrate();
      if (this.state.game !== game) return;
    }
    this.open("end");
  }

  // Help

  /** Shows why the deal of a puzzle is lost, once the game is over: in the end's sheet and on the table, where the deal lies again.
   * @param {View} view */
  async #explain(view) {
    if (view.kind !== "lost") return;
    const { game } = this.state;
    try {
      const [{ reasonFor }, { record }] = await Promise.all([import("./lost.js"), this.#ask("open")]);
      const reason = await reasonFor(record, view.faces);
      if (this.state.game === game) this.set({ reason, note: reason.short() });
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** Shows the adviser's ways to continue; asked again, plays the best: the turns of the stock with the card after them. */
  async hint() {
    await this.#acting(() => {});
    const { view, thinking } = this.state, step = stepOf(this.state);
    if (step.length > 0) return this.#next(() => this.#run(step));
    if (!view || view.over || thinking) return;
    this.set({ thinking: true, note: "", advice: null, why: false });
    try {
      const advice = await this.adviser.answer(view);
      if (this.state.view !== view) return;
      const counted = await this.#ask("count", { aid: "hints" });
      const same = this.state.view === view;
      this.set({ view: counted.view, advice: same ? advice : null, thinking: false });
      if (same) this.announce(t("play.advice", advice, gainOf(this.state), false));
      this.#keep();
    } catch (error) {
      if (this.state.view !== view) return;
      this.set({ thinking: false });
      this.#refuse(error);
    }
  }

  /** Asks whether the game can still be won, with all cards known, which counts as peeking. Moves don't wait for the answer. */
  async verdict() {
    this.shut();
    this.say(t("play.looking"));
    try {
      const { view, verdict, stale } = await this.#referee.ask("verdict");
      this.set({ view, thinking: false });
      this.say(stale ? "" : t("play.verdict." + verdict));
      this.#keep();
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** Reviews the decisions so far by the player's knowledge at each decision; the game continues. */
  async lookBack() {
    /** @type {import("./state.js").SoFar} */
    let soFar = { decisions: [], curve: null, report: null, fault: "" };
    const shown = () => this.state.soFar === soFar; // until another review begins, or another game
    const show = (/** @type {Partial<import("./state.js").SoFar>} */ more) => { if (shown()) this.set({ soFar: soFar = { ...soFar, ...more } }); };
    this.set({ soFar });
    this.open("sofar");
    try {
      const [{ soFarCurve }] = await Promise.all([import("../review/klondike/curve.js"), styled("css/review.css")]);
      const moves = this.state.view?.moves ?? [];
      show({ curve: (decisions, result) => soFarCurve(moves, { decisions, result }) });
      const { view, report } = await this.#referee.ask("soFar", {}, (decision) => show({ decisions: [...soFar.decisions, decision] }));
      if (!shown()) return;
      this.set({ view, thinking: false }); // a hint that is still asked for is dropped
      show({ report });
      this.#keep();
    } catch (error) {
      show({ fault: error instanceof Error ? error.message : String(error) });
    }
  }

  /** The number of the deal, for a link: the player asks for it. */
  async share() {
    const { deal } = await this.#ask("share");
    return /** @type {string} */ (deal);
  }

  /** The finished game, as the line that `klondike play` writes at the end. */
  async record() {
    if (!this.state.view?.over) await this.giveUp();
    return /** @type {string} */ ((await this.#ask("open")).record);
  }

  // Keeping

  #keep() {
    const { view } = this.state;
    if (view) stores.game.save(this.#pack(view));
    this.#marked = this.#mark();
  }

  /** @param {View} view @returns {Sealed} */
  #pack({ sealed }) {
    return { sealed, seconds: this.clock.seconds, last: this.state.last };
  }

  /** The key of the game to keep. The key leaves out the sealed text, which differs each time. */
  #mark() {
    const { view } = this.state;
    return view ? `${view.moves} ${view.last} ${this.clock.seconds}` : "";
  }

  /** Notes the result of a game that is replaced by another, unless it is over. */
  #noteUnfinished() {
    const { view } = this.state;
    if (view && !view.over) this.#note(view);
  }

  /** Notes the result of a game; a game without a move doesn't count. Another try of a deal takes the place of the try before, unless that was won.
   * @param {View} view */
  #note(view) {
    if (view.last === 0) return;
    const { kind, date, draw, redeals, back, won, score, aids } = view;
    const { seconds } = this.clock, before = this.state.last, kept = stores.results.load() ?? this.state.results;
    const last = {
      ended: before?.ended ?? Date.now(), kind, date, draw, redeals, back, won, moves: view.done, seconds, standard: withTime(view, seconds), vegas: score.vegas,
      undos: aids.undos, helped: before !== null || aids.hints + aids.open_hints + aids.verdicts > 0,
    };
    const results = kept.some(({ ended, won: isWon }) => ended === last.ended && isWon) ? kept : merged(kept, [last]);
    this.set({ last, results });
    stores.results.save(results);
  }

  /** Changes settings.
   * @param {Partial<Settings>} change */
  like(change) {
    this.set({ settings: { ...this.state.settings, ...change } });
    stores.settings.save(this.state.settings);
  }

  /** Opens a sheet; the clock stops meanwhile.
   * @param {string} sheet */
  open(sheet) {
    this.set({ sheet });
    this.#tick();
  }

  /** Opens a sheet of the history again, unless what it showed is gone.
   * @param {string} sheet */
  reopen(sheet) {
    const { view, offered, soFar } = this.state;
    const gone = { end: !view?.over, ends: view?.over, offer: !offered, sofar: !soFar }[sheet];
    if (!gone && sheet !== this.state.sheet) this.open(sheet);
  }

  shut() {
    this.open("");
  }

  /** All kept data, as the text of one file. */
  exported() {
    const { view, results, settings } = this.state;
    return JSON.stringify({ kedou: "play", version: 1, game: view && this.#pack(view), results, settings });
  }

  /** Loads such a file: its game and settings replace the present ones, and its results are added. What can't be read in it is left out.
   * @param {string} text */
  async imported(text) {
    const { value, lost, newer } = read(text, file);
    if (!value) return this.say(t(newer ? "play.newerFile" : "play.notImported"));
    const { game } = value, { looks, ...own } = stores; // the file has no looks
    const taken = game && await this.#ask("load", { sealed: game.sealed }).catch(() => void lost.push("game.sealed"));
    if (taken) this.#noteUnfinished();
    startOver(own);
    this.set({ results: merged(stores.results.load() ?? this.state.results, value.results), settings: value.settings ?? this.state.settings, fault: faultIn({ looks }) });
    if (game && taken) this.#takeUp(taken.view, game, taken.view.over ? "end" : "");
    stores.results.save(this.state.results);
    stores.settings.save(this.state.settings);
    this.#keep();
    this.say(lost.length > 0 ? t("kept.lost", lost) : t("play.imported"));
  }

  /** Discards the kept data that can't be read. */
  startOver() {
    startOver(stores);
    this.set({ fault: null });
  }
}

/** A move in words.
 * @param {State} s before the move @param {Legal} move */
const worded = (s, move) => t("play.move", { ...move, cards: move.cards.map((token) => faceOf(s, token)) });
