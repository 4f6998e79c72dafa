// Puzzles made to order: by the number of cards and of hands, the level, the rules and a seed.

import { Question } from "../client.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { part } from "../parts.js";
import { row } from "../fan.js";
import { Pack } from "../pack.js";
import { spoken } from "./cards.js";
import { choice, textField } from "./fields.js";
import { setName } from "./rules.js";
import { levels, seatsOf, sizes } from "./state.js";

/** @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Puzzle} Puzzle
 * @typedef {State["puzzles"]} Puzzles
 * @typedef {import("./game.js").Game} Game */

/** @param {Game} game @returns {import("./state.js").Part} */
export function madeToOrder(game) {
  const { edit, make, stop } = maker(game);
  const size = choice(t("doudizhu.puzzle.cards"), (value) => edit({ size: value }));
  const level = choice(t("doudizhu.puzzle.of"), (value) => edit({ level: value }));
  const hands = choice(t("doudizhu.players"), (value) => edit({ three: value === "three" }));
  const rules = choice(t("doudizhu.rules"), (value) => edit({ rules: value }));
  const seed = textField(t("doudizhu.puzzle.seed"), { hint: t("doudizhu.puzzle.random"), input: (value) => edit({ seed: value }), enter: () => make(false) });
  const buttons = part(h("div", { class: "row" }), (/** @type {State} */ { puzzles: { busy, next, says } }) => [busy, next !== "", says], (busy, more, says) => [
    h("button", { type: "button", class: "main", "data-key": "make", disabled: busy, onclick: () => make(false) }, t("doudizhu.puzzle.make")),
    h("button", { type: "button", "data-key": "more", disabled: busy || !more, onclick: () => make(true) }, t("doudizhu.puzzle.more")),
    h("button", { type: "button", "data-key": "stop", disabled: !busy, onclick: stop }, t("doudizhu.stop")),
    h("span", { class: "note number" }, says),
  ]);
  const list = part(h("ol", { class: "dz-puzzles" }), (/** @type {State} */ { puzzles, task }) => [puzzles.list, task?.puzzle.id], (all, at) =>
    all.map((p, i) => item(p, i, p.id === at, () => game.sit(p))));
  return {
    element: h("details", { class: "dz-made" }, h("summary", {}, t("doudizhu.puzzle.own")), h("div", { class: "stack" }, h("p", { class: "note" }, t("doudizhu.puzzle.what")),
      h("div", { class: "dz-make" }, [size, level, hands, rules, seed].map((field) => field.element)), buttons.element, list.element)),
    draw(s) {
      const { puzzles, known } = s;
      size.draw(puzzles.size, sizes, sizeName);
      level.element.hidden = !known.levels;
      level.draw(puzzles.level, levels, levelName);
      hands.draw(puzzles.three ? "three" : "two", ["two", "three"], handsName);
      rules.draw(puzzles.rules, known.rules, setName);
      seed.draw(puzzles.seed, puzzles.fault);
      buttons.draw(s);
      list.draw(s);
    },
  };
}

const sizeName = (/** @type {string} */ size) => size.replace("-", "–");
const levelName = (/** @type {string} */ level) => (level ? t("doudizhu.puzzle.level", level) : t("doudizhu.puzzle.any"));
const handsName = (/** @type {string} */ hands) => t("doudizhu." + hands);

/** Asks for puzzles, ten at a time.
 * @param {Game} game */
function maker(game) {
  const put = (/** @type {Partial<Puzzles>} */ patch) => game.set({ puzzles: { ...game.state.puzzles, ...patch } });
  const question = new Question((fault) => put({ busy: false, fault }));

  /** @param {boolean} more whether to append to the list */
  async function make(more) {
    const { puzzles: { size, level, three, rules, seed, next, list }, known } = game.state;
    const from = more ? next : seed;
    const request = {
      op: "d.generate", cards: size.split("-").map(Number), hands: three ? 3 : 2, count: 10, rules,
      ...(level && known.levels ? { level: Number(level) } : {}), ...(from ? { seed: from } : {}),
    };
    put({ busy: true, fault: null, says: "" });
    const a = await question.ask(request, (p) => put({ says: t("doudizhu.puzzle.found", p.found, p.tried) }));
    if (!a) return;
    const found = a.puzzles.toSorted((/** @type {Puzzle} */ x, /** @type {Puzzle} */ y) => x.level - y.level);
    const says = t("doudizhu.puzzle.found", found.length, a.tried);
    put({ busy: false, list: more ? [...list, ...found] : found, next: a.next, says });
    game.announce(says);
  }

  return { edit: put, make, stop: () => (question.stop(), put({ busy: false, says: t("doudizhu.puzzle.stopped") })) };
}

/** A puzzle of the list.
 * @param {Puzzle} p @param {number} i @param {boolean} here @param {() => void} choose */
function item(p, i, here, choose) {
  const pack = new Pack();
  return h("li", {}, h("button", { type: "button", class: "dz-puzzle", "data-key": String(i), "aria-pressed": String(here), onclick: choose },
    h("span", { class: "row spread" }, h("b", {}, t("doudizhu.puzzle.number", i + 1)), h("span", { class: "note" }, p.level ? `${t("doudizhu.puzzle.level", p.level)} · ${p.id}` : p.id)),
    seatsOf({ three: p.down !== undefined }).map((seat) => h("span", { class: "dz-small" },
      h("span", { class: "note" }, t("doudizhu.short." + seat)), row(pack.take(p[seat] ?? ""), `${t("doudizhu.seat." + seat)}: ${spoken([...(p[seat] ?? "")])}`)))));
}
