// The room of puzzles: endgames that the toolkit makes, each with exactly one first
// play that wins.

import { CallError, isAbort } from "../client.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { fan } from "./cards.js";
import { choice, region, textField } from "./parts.js";
import { setName } from "./rules.js";
import { initial, owns, seatsOf } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Puzzle} Puzzle
 * @typedef {State["puzzles"]} Puzzles
 * @typedef {import("./game.js").Store} Store
 * @typedef {import("./game.js").Game} Game */

/** How many cards all hands may have together. */
const sizes = ["6-10", "10-14", "14-20", "20-26"];

/** @param {Store} store @param {Game} play @param {import("../main.js").Context} ctx */
export function puzzleRoom(store, play, ctx) {
  const { edit, make, stop } = maker(store, ctx);
  const size = choice(t("doudizhu.puzzle.cards"), (value) => edit({ size: value }));
  const level = choice(t("doudizhu.puzzle.of"), (value) => edit({ level: value }));
  const hands = choice(t("doudizhu.players"), (value) => edit({ three: value === "three" }));
  const rules = choice(t("doudizhu.rules"), (value) => edit({ rules: value }));
  const seed = textField(t("doudizhu.puzzle.seed"), { hint: t("doudizhu.puzzle.random"), input: (value) => edit({ seed: value }), enter: () => make(false) });
  const buttons = h("div", { class: "row" });
  const list = h("ol", { class: "dz-puzzles" });
  const drawButtons = region(buttons, (/** @type {boolean} */ busy, /** @type {boolean} */ more, /** @type {string} */ says) => [
    h("button", { type: "button", class: "main", "data-key": "make", disabled: busy, onclick: () => make(false) }, t("doudizhu.puzzle.make")),
    h("button", { type: "button", "data-key": "more", disabled: busy || !more, onclick: () => make(true) }, t("doudizhu.puzzle.more")),
    h("button", { type: "button", "data-key": "stop", disabled: !busy, onclick: stop }, t("doudizhu.stop")),
    h("span", { class: "note number" }, says),
  ]);
  const drawList = region(list, (/** @type {Puzzle[]} */ all, /** @type {number} */ at) => all.map((p, i) => item(p, i, i === at, () => open(store, play, i))));
  return {
    element: h("section", { class: "panel stack", "aria-label": t("doudizhu.room.puzzles") }, h("p", { class: "note" }, t("doudizhu.puzzle.what")),
      h("div", { class: "dz-make" }, [size, level, hands, rules, seed].map((field) => field.element)), buttons, list),
    show() {},
    /** @param {State} s */
    draw({ puzzles, known }) {
      size.draw(puzzles.size, sizes, (option) => option.replace("-", "–"));
      level.element.hidden = !known.levels;
      level.draw(puzzles.level, ["", "1", "2", "3", "4", "5"], levelName);
      hands.draw(puzzles.three ? "three" : "two", ["two", "three"], handsName);
      rules.draw(puzzles.rules, known.sets, setName);
      seed.draw(puzzles.seed, puzzles.fault);
      drawButtons(puzzles.busy, puzzles.next !== "", puzzles.says);
      drawList(puzzles.list, puzzles.at);
    },
  };
}

const levelName = (/** @type {string} */ level) => (level ? t("doudizhu.puzzle.level", level) : t("doudizhu.puzzle.any"));
const handsName = (/** @type {string} */ hands) => t("doudizhu." + hands);

/** Asks for puzzles, ten at a time.
 * @param {Store} store @param {import("../main.js").Context} ctx */
function maker(store, ctx) {
  let job = new AbortController();
  const put = (/** @type {Partial<Puzzles>} */ patch) => store.set({ puzzles: { ...store.get().puzzles, ...patch } });

  /** @param {boolean} more whether to go on behind the last ones */
  async function make(more) {
    job.abort();
    const { signal } = (job = new AbortController());
    const { size, level, three, rules, seed, next, list } = store.get().puzzles;
    const { known } = store.get();
    const from = more ? next : seed;
    const request = {
      op: "d.generate", cards: size.split("-").map(Number), hands: three ? 3 : 2, count: 10, rules,
      ...(level && known.levels ? { level: Number(level) } : {}), ...(from ? { seed: from } : {}),
    };
    put({ busy: true, fault: null, says: "" });
    try {
      const a = await ctx.call(request, { signal, onProgress: (p) => put({ says: t("doudizhu.puzzle.found", p.found, p.tried) }) });
      const found = a.puzzles.toSorted((/** @type {Puzzle} */ x, /** @type {Puzzle} */ y) => x.level - y.level);
      put({ busy: false, list: more ? [...list, ...found] : found, next: a.next, at: more ? store.get().puzzles.at : -1, says: t("doudizhu.puzzle.found", found.length, a.tried) });
      ctx.announce(store.get().puzzles.says);
    } catch (error) {
      if (!isAbort(error)) {
        put({ busy: false, fault: { field: "", column: 0, message: error instanceof CallError ? error.message : String(error) } });
      }
    }
  }

  return { edit: (/** @type {Partial<Puzzles>} */ patch) => (put(patch), store.remember()), make, stop: () => (job.abort(), put({ busy: false, says: t("doudizhu.puzzle.stopped") })) };
}

/** Sits down at a puzzle: the reader plays the side to move, without marks.
 * @param {Store} store @param {Game} play @param {number} at */
function open(store, play, at) {
  const { puzzles } = store.get();
  const p = /** @type {Puzzle} */ (puzzles.list[at]);
  const seats = seatsOf({ three: p.down !== undefined });
  const hands = { ...initial().setup.hands, peasant: "", ...Object.fromEntries(seats.map((seat) => [seat, p[seat] ?? ""])) };
  store.set({
    room: "endgame", setup: { ...initial().setup, three: p.down !== undefined, hands, lead: p.lead, rules: p.rules },
    plays: [], undone: [], board: null, asked: true, marks: false, slip: null,
    me: p.lead === "landlord" ? "landlord" : "peasants", puzzles: { ...puzzles, at },
  });
  store.remember();
  play.refresh();
}

/** Which puzzle the reader sits at, and the way to the next.
 * @param {Store} store @param {Game} play */
export function puzzleBar(store, play) {
  const element = h("div", { class: "row spread dz-puzzlebar" });
  const draw = region(element, (/** @type {Puzzle[]} */ list, /** @type {number} */ at, /** @type {boolean} */ done) => list[at] ? [
    h("b", {}, t("doudizhu.puzzle.at", at + 1, list[at].level)), done && h("b", { class: "dz-done" }, t("doudizhu.puzzle.done")),
    h("button", { type: "button", "data-key": "next", disabled: at + 1 >= list.length, onclick: () => open(store, play, at + 1) }, t("doudizhu.puzzle.next")),
  ] : []);
  return {
    element,
    draw: (/** @type {State} */ s) => draw(s.puzzles.list, s.puzzles.at, Boolean(s.board?.winner) && owns(s, s.board?.winner || "landlord")),
  };
}

/** A puzzle of the list.
 * @param {Puzzle} p @param {number} i @param {boolean} here @param {() => void} choose */
function item(p, i, here, choose) {
  return h("li", {}, h("button", { type: "button", class: "dz-puzzle", "data-key": String(i), "aria-pressed": String(here), onclick: choose },
    h("span", { class: "row spread" }, h("b", {}, t("doudizhu.puzzle.number", i + 1)), h("span", { class: "note" }, p.level ? `${t("doudizhu.puzzle.level", p.level)} · ${p.id}` : p.id)),
    seatsOf({ three: p.down !== undefined }).map((seat) => h("span", { class: "dz-small" },
      h("span", { class: "note" }, t("doudizhu.short." + seat)), fan([...(p[seat] ?? "")], t("doudizhu.seat." + seat))))));
}
