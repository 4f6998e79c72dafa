// The room of puzzles: endgames that the toolkit makes, each with exactly one first
// play that wins.

import { CallError } from "../client.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { fan } from "./cards.js";
import { choice, faultText, textField } from "./fields.js";
import { region } from "./region.js";
import { initial, seatsOf } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Puzzle} Puzzle */

/** @param {import("./game.js").Store} store @param {import("./game.js").Game} play @param {import("../main.js").Context} ctx */
export function puzzleRoom(store, play, ctx) {
  const put = (/** @type {Partial<State["puzzles"]>} */ patch) => store.set({ puzzles: { ...store.get().puzzles, ...patch } });
  const make = () => generate(store, put, ctx);
  const cards = choice(t("doudizhu.puzzle.cards"), (value) => put({ cards: value }));
  const seed = textField(t("doudizhu.puzzle.seed"), { input: (value) => put({ seed: value }), enter: make });
  const go = h("button", { type: "button", class: "main", onclick: make }, t("doudizhu.puzzle.make"));
  const fault = h("p", { class: "note fault" });
  const list = h("ol", { class: "dz-puzzles" });
  const drawFault = region(fault, faultText);
  const drawList = region(list, (/** @type {Puzzle[]} */ all, /** @type {number} */ at) => all.map((p, i) => item(p, i, i === at, () => open(store, play, i))));
  return {
    element: h("section", { class: "panel stack", "aria-label": t("doudizhu.room.puzzles") },
      h("p", { class: "note" }, t("doudizhu.puzzle.what")), h("div", { class: "row dz-make" }, cards.element, seed.element, go), fault, list),
    show: play.stop,
    /** @param {State} s */
    draw({ puzzles }) {
      cards.draw(puzzles.cards, ["10", "12", "14", "16", "18", "20"], (n) => n);
      seed.draw(puzzles.seed, null);
      go.disabled = puzzles.busy;
      drawFault(puzzles.fault);
      drawList(puzzles.list, puzzles.at);
    },
  };
}

/** Asks for ten puzzles.
 * @param {import("./game.js").Store} store @param {(patch: Partial<State["puzzles"]>) => void} put @param {import("../main.js").Context} ctx */
async function generate(store, put, ctx) {
  const { cards, seed } = store.get().puzzles;
  put({ busy: true, fault: null });
  try {
    const made = await ctx.call({ op: "d.generate", cards: [Number(cards), Number(cards)], seed, count: 10 });
    put({ list: made.puzzles, at: -1, busy: false });
  } catch (error) {
    put({ busy: false, fault: { field: "", column: 0, message: error instanceof CallError ? error.message : String(error) } });
  }
}

/** Sits down at a puzzle: the reader plays the side to move, without marks.
 * @param {import("./game.js").Store} store @param {import("./game.js").Game} play @param {number} at */
function open(store, play, at) {
  const { puzzles } = store.get();
  const p = /** @type {Puzzle} */ (puzzles.list[at]);
  const setup = { ...initial().setup, three: p.down !== undefined, lead: p.lead };
  seatsOf(setup).forEach((seat) => (setup.hands = { ...setup.hands, [seat]: p[seat] ?? "" }));
  store.set({
    room: "endgame", setup, plays: [], undone: [], asked: true, marks: false, slip: null,
    me: p.lead === "landlord" ? "landlord" : "peasants", puzzles: { ...puzzles, at },
  });
  store.remember();
  play.refresh();
}

/** @param {Puzzle} p @param {number} i @param {boolean} here @param {() => void} choose */
function item(p, i, here, choose) {
  return h("li", {}, h("button", { type: "button", class: "dz-puzzle", "data-key": String(i), "aria-pressed": String(here), onclick: choose },
    h("span", { class: "row spread" }, h("b", {}, t("doudizhu.puzzle.number", i + 1)), h("span", { class: "note" }, t("doudizhu.puzzle.grade", p.grade))),
    seatsOf({ three: p.down !== undefined }).map((seat) => h("span", { class: "dz-small" },
      h("span", { class: "note" }, t("doudizhu.short." + seat)), fan([...(p[seat] ?? "")], t("doudizhu.seat." + seat))))));
}
