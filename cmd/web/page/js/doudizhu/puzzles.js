// The room of puzzles: a ladder of endgames, each with exactly one first play that wins, the day's puzzle, and others made
// to order: by the number of cards and of hands, the level, the rules and a seed.

import { today } from "../address.js";
import { Question } from "../client.js";
import { h } from "../dom.js";
import { row } from "../fan.js";
import { t } from "../i18n.js";
import { faultIn, isLocked, startOver, wordsOf } from "../kept.js";
import { Pack } from "../pack.js";
import { part } from "../parts.js";
import { kindName, spoken } from "./cards.js";
import { choice, setName, textField } from "./fields.js";
import { keepSolved, ladder, puzzleOfDay, stores, themeOf, themes } from "./ladder.js";
import { levels, seatsOf, sizes } from "./state.js";

/** @import { Game } from "./game.js"
 * @import { Puzzle, State } from "./state.js" */

/** @param {Game} game @returns {import("./rooms.js").Room} */
export function puzzleRoom(game) {
  const parts = [heads(game), levelBar(game), shelf(game)];
  const about = h("p", { class: "note" }, t("doudizhu.puzzle.about"));
  const made = madeToOrder(game);
  return {
    element: h("section", { class: "panel stack dz-ladder", "aria-label": t("doudizhu.room.puzzles") }, about,
      parts.map((p) => p.element), made.element),
    show: () => enter(game),
    draw(s) {
      about.hidden = Object.keys(s.ladder.done).length > 2; // who has solved a few knows the rules
      [...parts, made].forEach((p) => p.draw(s));
    },
  };
}

/** Opens the room: it loads the ladder, and shows the puzzle of an address or of the last visit.
 * @param {Game} game */
async function enter(game) {
  if (game.state.task) game.refresh();
  const put = (/** @type {Partial<State["ladder"]>} */ change) => game.set({ ladder: { ...game.state.ladder, ...change } });
  if (game.state.ladder.all.length === 0) {
    put({ done: keepSolved(), failed: false, fault: faultIn(stores) });
    const all = await ladder().catch(() => null);
    if (!all) return put({ failed: true });
    put({ all, level: next(all, game.state.ladder.done)?.level ?? 1 });
  }
  const { wanted, ladder: { all }, line, step, room } = game.state;
  const puzzle = wanted === "" ? undefined : all.find((p) => p.id === wanted);
  game.set({ wanted: "" });
  if (!puzzle || room !== "puzzles") return;
  await game.sit(puzzle);
  if (line.length > 0) game.resume(line, step);
}

/** Starts over with the puzzles solved since the page was loaded.
 * @param {Game} game */
function again(game) {
  startOver(stores);
  game.set({ ladder: { ...game.state.ladder, fault: null } });
}

/** The first puzzle that isn't solved yet.
 * @param {readonly Puzzle[]} all @param {State["ladder"]["done"]} done */
const next = (all, done) => all.find((p) => !done[p.id]);

/** The day's puzzle, the puzzle to continue with, and how many are solved.
 * @param {Game} game @returns {import("./state.js").Part} */
function heads(game) {
  return part(h("div", { class: "row dz-heads" }), (s) => [s.ladder, today()], ({ all, done, failed, fault }, date) => {
    if (all.length === 0) return [h("p", { class: "note" }, t(failed ? "notLoaded" : "doudizhu.puzzle.loading"))];
    const [day, on] = [puzzleOfDay(all, date), next(all, done)];
    const solved = all.filter((p) => done[p.id]);
    return [
      on && h("button", { type: "button", class: "main", "data-key": "on", onclick: () => game.sit(on) }, t("doudizhu.puzzle.on", on.number)),
      day && h("button", { type: "button", "data-key": "day", onclick: () => game.sit(day, date) }, t("doudizhu.puzzle.day"), done[day.id] ? ` ${sign(done[day.id])}` : ""),
      h("span", { class: "number" }, t("doudizhu.puzzle.solved", solved.length, all.length, solved.filter((p) => done[p.id] === 2).length)),
      fault && h("p", { class: "note", id: "dz-kept" }, wordsOf(fault)),
      isLocked(fault) && h("button", { type: "button", "data-key": "over", onclick: () => again(game) }, t("kept.startOver")),
    ];
  });
}

/** The levels, one of which is shown.
 * @param {Game} game @returns {import("./state.js").Part} */
function levelBar(game) {
  return part(h("div", { class: "row dz-levels", role: "group", "aria-label": t("doudizhu.puzzle.of") }), (s) => [s.ladder], (shown) =>
    [...new Set(shown.all.map((p) => p.level))].map((level) => {
      const all = shown.all.filter((p) => p.level === level);
      return h("button", { type: "button", "data-key": `level${level}`, "aria-pressed": String(level === shown.level), onclick: () => game.set({ ladder: { ...game.state.ladder, level, theme: "", from: null } }) },
        h("span", {}, t("doudizhu.puzzle.levelName", level)), " ", h("small", { class: "number" }, `${all.filter((p) => shown.done[p.id]).length}/${all.length}`));
    }));
}

/** How many puzzles the shelf shows at once. */
const width = 12;

/** The shelf: puzzles of a level and a theme, a few at a time, at first those with the first unsolved one.
 * @param {Game} game @returns {import("./state.js").Part} */
function shelf(game) {
  const put = (/** @type {Partial<State["ladder"]>} */ change) => game.set({ ladder: { ...game.state.ladder, from: null, ...change } });
  return part(h("div", { class: "stack" }), (s) => [s.ladder], ({ all, done, level, theme, from }) => {
    const ofLevel = all.filter((p) => p.level === level), list = ofLevel.filter((p) => theme === "" || themeOf(p) === theme);
    const start = from ?? Math.max(0, list.findIndex((p) => !done[p.id]) - list.findIndex((p) => !done[p.id]) % width);
    const go = (/** @type {string} */ key, /** @type {string} */ arrow, /** @type {number} */ to) =>
      h("button", { type: "button", "data-key": key, "aria-label": t(`doudizhu.puzzle.shelf.${key}`), disabled: to < 0 || to >= list.length, onclick: () => put({ from: to }) }, arrow);
    return [
      h("div", { class: "row dz-levels", role: "group", "aria-label": t("doudizhu.puzzle.theme") }, ["", ...themes.filter((name) => ofLevel.some((p) => themeOf(p) === name))].map((name) =>
        h("button", { type: "button", "data-key": `theme${name}`, "aria-pressed": String(name === theme), onclick: () => put({ theme: name }) }, name === "" ? t("doudizhu.puzzle.any") : kindName(name)))),
      h("ol", { class: "dz-puzzles dz-steps" }, list.slice(start, start + width).map((p) => item(p, p.number ?? 0, done[p.id] ?? 0, () => game.sit(p)))),
      list.length > width && h("div", { class: "row dz-turnpage" }, go("before", "‹", start - width), h("span", { class: "number" }, `${start + 1}–${Math.min(start + width, list.length)} / ${list.length}`), go("after", "›", start + width)),
    ];
  });
}

/** @param {number | undefined} done */
const sign = (done) => ["", "✓", "★"][done ?? 0] ?? "";

/** Which puzzle is open, whether the reader has solved it, and the links to others.
 * @param {Game} game @param {(params?: import("../address.js").Params) => string} link @returns {import("./state.js").Part} */
export function puzzleBar(game, link) {
  const element = h("div", { class: "row dz-puzzlebar" });
  const won = (/** @type {State} */ s) => s.task !== null && s.ladder.done[s.task.puzzle.id] !== undefined;
  return part(element, (s) => [s.task?.puzzle, s.task?.day, won(s), s.ladder, s.puzzles.list], (puzzle, day, won, { done }, _made) => {
    if (!puzzle) return [];
    const [before, after] = around(game.state);
    const go = (/** @type {string} */ key, /** @type {Puzzle | undefined} */ to, /** @type {string} */ sign) =>
      h("button", { type: "button", "data-key": key, title: t("doudizhu.puzzle." + key), "aria-label": t("doudizhu.puzzle." + key), disabled: !to, onclick: () => to && game.sit(to) }, sign);
    return [
      h("button", { type: "button", "data-key": "list", onclick: () => game.leave() }, t("doudizhu.puzzle.list")),
      h("b", { class: "dz-task" }, titleOf(game.state, puzzle, day ?? ""), won && h("span", { class: "dz-done" }, ` ${sign(done[puzzle.id])} ${t("doudizhu.puzzle.done")}`)),
      go("back", before, "‹"), go("next", after, "›"),
      won && h("a", { class: "button", href: link(asEndgame(puzzle)) }, t("doudizhu.puzzle.look")),
    ];
  });
}

/** The puzzles before and after the open one, in the ladder or among those made to order.
 * @param {State} s */
export function around(s) {
  const puzzle = s.task?.puzzle, list = puzzle?.number ? s.ladder.all : s.puzzles.list;
  const at = list.findIndex((p) => p.id === puzzle?.id);
  return [list[at - 1], list[at + 1]];
}

/** @param {State} s @param {Puzzle} puzzle @param {string} day */
function titleOf(s, puzzle, day) {
  const level = puzzle.level ? ` · ${t("doudizhu.puzzle.levelName", puzzle.level)}` : "";
  return (day ? t("doudizhu.puzzle.ofDay", day) : t("doudizhu.puzzle.number", puzzle.number ?? s.puzzles.list.indexOf(puzzle) + 1)) + level;
}

/** The address that opens a puzzle in the room of endgames.
 * @param {Puzzle} p @returns {import("../address.js").Params} */
function asEndgame(p) {
  return { room: "endgame", landlord: p.landlord, ...(p.down === undefined ? { peasant: p.peasant ?? "" } : { down: p.down, up: p.up ?? "" }), rules: p.rules === "standard" ? "" : p.rules, solve: "1" };
}

/** @typedef {State["puzzles"]} Puzzles */

/** @param {Game} game @returns {import("./state.js").Part} */
function madeToOrder(game) {
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
  const list = part(h("ol", { class: "dz-puzzles" }), (/** @type {State} */ { puzzles, ladder }) => [puzzles.list, ladder.done], (all, done) => all.map((p, i) => item(p, i + 1, done[p.id] ?? 0, () => game.sit(p))));
  return {
    element: h("details", { class: "dz-made" }, h("summary", {}, t("doudizhu.puzzle.own")), h("div", { class: "stack" }, h("p", { class: "note" }, t("doudizhu.puzzle.what")),
      h("div", { class: "dz-make" }, [size, level, hands, rules, seed].map((field) => field.element)), buttons.element, list.element)),
    draw(s) {
      const { puzzles, known } = s;
      size.draw(puzzles.size, sizes, (s) => s.replace("-", "–"));
      level.element.hidden = !known.levels;
      level.draw(puzzles.level, levels, levelName);
      hands.draw(puzzles.three ? "three" : "two", ["two", "three"], (n) => t("doudizhu." + n));
      rules.draw(puzzles.rules, known.rules, setName);
      seed.draw(puzzles.seed, puzzles.fault);
      buttons.draw(s);
      list.draw(s);
    },
  };
}

const levelName = (/** @type {string} */ level) => (level ? t("doudizhu.puzzle.level", level) : t("doudizhu.puzzle.any"));

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

/** A puzzle on a shelf or in the list: its level or theme, its stars, its cards.
 * @param {Puzzle} p @param {number} n @param {number} done @param {() => void} choose */
function item(p, n, done, choose) {
  const cards = seatsOf({ three: p.down !== undefined }).reduce((sum, seat) => sum + (p[seat] ?? "").length, 0);
  const about = p.number ? [kindName(themeOf(p)), t("doudizhu.cards", cards)] : [...(p.level ? [t("doudizhu.puzzle.level", p.level)] : []), p.id];
  const pack = new Pack();
  return h("li", {}, h("button", { type: "button", class: "dz-puzzle " + ["", "solved", "star"][done], "data-key": p.id, onclick: choose },
    h("span", { class: "row spread" }, h("b", {}, t("doudizhu.puzzle.number", n), done > 0 && h("span", { class: "dz-done", title: t("doudizhu.puzzle.mark" + done) }, " " + sign(done))), h("span", { class: "note" }, about.join(" · "))),
    seatsOf({ three: p.down !== undefined }).map((seat) => h("span", { class: "dz-small" },
      h("span", { class: "note" }, t("doudizhu.short." + seat)), row(pack.take(p[seat] ?? ""), t("doudizhu.held", t("doudizhu.seat." + seat), spoken([...(p[seat] ?? "")])))))));
}
