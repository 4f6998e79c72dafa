// What the browser keeps and what a player loads, damaged in every way: each key of the store, each field of each value. Only what is broken is
// lost, and the page knows what.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";

globalThis.navigator ??= { languages: ["en"] };
globalThis.document ??= { documentElement: { dataset: {} }, head: new EventTarget(), styleSheets: [] };
const shelf = new Map();
globalThis.localStorage = { getItem: (k) => shelf.get(k) ?? null, setItem: (k, v) => shelf.set(k, v), removeItem: (k) => shelf.delete(k) };

const page = new URL("../../page/js/", import.meta.url);
const sources = readdirSync(page, { recursive: true }).filter((file) => file.endsWith(".js"));
const has = (file, text) => readFileSync(new URL(file, page), "utf8").includes(text);

const { Kept, faultIn, startOver } = await import("../../page/js/kept.js");
const { seal, unseal } = await import("../../page/js/play/deal.js");
const { Session } = await import("../../page/js/play/session.js");
const { file } = await import("../../page/js/play/keeping.js");
const { usual } = await import("../../page/js/play/state.js");
const { usual: usualAtTable } = await import("../../page/js/table/state.js");
const { read } = await import("../../page/js/schema.js");
const { gameIn } = await import("../../page/js/review/klondike/record.js");

/** All stores of the page: every module that makes stores exports them. */
const stores = new Map();
for (const name of sources.filter((file) => file !== "kept.js" && has(file, "storesOf("))) {
  for (const store of Object.values((await import(new URL(name, page))).stores)) stores.set(store.name, store);
}

const won = { ended: 1, kind: "easy", date: "2026-11-27", draw: 1, redeals: -1, back: true, won: true, moves: 90, seconds: 100, standard: 500, vegas: 5, undos: 0, helped: false };
const dealt = { ended: 1, mode: "table", helped: false, game: "standard", seed: "24", landlord: true, won: true, score: 6, spring: false, bombs: 1, other: -6 };
const session = new Session({ draw: 1, redeals: -1, back: true }, { seed: "5", kind: "easy", date: "2026-11-27" });
session.play("@");
session.goTo(0);

/** A value of each store. */
const samples = {
  "kedou.play.game": { sealed: session.view().sealed, seconds: 7, last: won },
  "kedou.play.results": [won, { ...won, ended: 2, kind: "number", won: false }, { ...won, ended: 3 }],
  "kedou.play.settings": usual,
  "kedou.play.puzzles": { a: 1, b: 2, c: 1 },
  "kedou.table.game": { kept: "a game", spent: ["7H", "R"], mode: "daily", date: "2026-11-27", helped: true, noted: false },
  "kedou.table.results": [dealt, { ...dealt, other: null }, { ...dealt, helped: true }],
  "kedou.table.records": ['{"seed":1}', '{"seed":2}', '{"seed":3}'],
  "kedou.table.settings": usualAtTable,
  "kedou.table.deals": ["standard 5", "rob 5"],
  "kedou.page.looks": { back: "tadpoles", felt: "wine", face: "large", colours: "4", mode: "dark", stock: "right" },
};

/** Texts of JSON that are wrong in most places. */
const wrong = ['""', "null", "0", "-1", "1.5", "1e309", "1e308", "9e15", "true", "[]", "{}", '"bogus"', "[[[]]]", '{"__proto__":{"x":1}}', JSON.stringify("7".repeat(1 << 17)), JSON.stringify(Array(9000).fill({}))];

/** The paths of all parts of a value. */
const pathsIn = (value) => [[], ...(typeof value === "object" && value !== null ? Object.keys(value).flatMap((key) => pathsIn(value[key]).map((path) => [key, ...path])) : [])];

/** The JSON of a value with the part at a path replaced by another text. */
function replaced(value, path, text) {
  const at = ([key, ...rest], v) => (key === undefined ? "@here@" : Array.isArray(v) ? v.map((x, i) => (String(i) === key ? at(rest, x) : x)) : { ...v, [key]: at(rest, v[key]) });
  return JSON.stringify(at(path, value)).replace('"@here@"', () => text);
}

/** All numbers in a value. */
const numbersIn = (value) => (typeof value === "number" ? [value] : typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : []);

/** Loads a text from a store, and checks that what comes back is kept without a further loss, and that a store that is locked keeps its text until the
 * player starts over. */
function loaded(store, text) {
  shelf.clear();
  if (text !== null) shelf.set(store.name, text);
  const value = store.load(), { lost, locked } = store, said = faultIn({ store });
  assert.equal(locked, text !== null && value === null, text?.slice(0, 200));
  assert.equal(said !== null, locked || lost.length > 0);
  assert.ok(numbersIn(value).every((n) => Math.abs(n) <= 8.64e15), "sums of numbers can be shown");
  if (!locked) startOver({ store });
  assert.equal(shelf.get(store.name) ?? null, text, "Start over leaves what can be read");
  const sample = samples[store.name];
  store.save(value ?? sample);
  if (locked) assert.equal(shelf.get(store.name), text, "a text that can't be read is overwritten");
  startOver({ store });
  assert.deepEqual([store.load(), store.lost, store.locked], [value ?? sample, [], false], text?.slice(0, 200));
  return { value, lost };
}

test("no script reads the store behind the reader's back, and each store has a sample here", () => {
  assert.deepEqual(sources.filter((file) => has(file, "localStorage") || has(file, "sessionStorage")), ["kept.js"]);
  assert.deepEqual([...stores.keys()].sort(), Object.keys(samples).sort());
});

for (const [name, store] of stores) {
  test(`${name}, whatever its text is`, () => {
    const whole = JSON.stringify({ version: 1, value: samples[name] });
    assert.deepEqual(loaded(store, whole), { value: samples[name], lost: [] });
    for (const text of [null, "", "null", "7", "[]", "{}", '"text"', "[".repeat(1 << 17), whole.replace("1", '"1"'), whole.replace("1", "null"), whole.replace("1", "[2]"), whole + "}"]) {
      assert.equal(loaded(store, text).value, null, text?.slice(0, 200));
    }
    for (let end = 1; end < whole.length; end += 1 + (whole.length >> 6)) assert.equal(loaded(store, whole.slice(0, end)).value, null);
    shelf.set(name, whole.replace("1", "2"));
    assert.deepEqual([store.load(), faultIn({ store })], [null, { newer: true, locked: [store.short], lost: [] }]);
    loaded(store, whole.replace("1", "2"));
  });

  test(`${name}, with any part replaced`, () => {
    const sample = samples[name];
    for (const path of pathsIn(sample)) {
      for (const text of wrong) {
        const { value, lost } = loaded(store, `{"version":1,"value":${replaced(sample, path, text)}}`);
        if (path.length > 0 && Array.isArray(sample)) assert.ok(value.length >= sample.length - 1, "a list loses one item at most");
        if (path.length > 0 && /settings|looks|puzzles/.test(name)) for (const key of Object.keys(sample)) if (key !== path[0]) assert.deepEqual(value[key], sample[key]);
        for (const what of lost) assert.ok(what.startsWith(store.short), what);
      }
    }
  });
}

test("a game outlives its clock and its result, and a loss in a long list is named by its place there", () => {
  const { "kedou.play.game": game, "kedou.play.results": results } = Object.fromEntries(stores), { sealed } = samples["kedou.play.game"];
  const kept = (value) => JSON.stringify({ version: 1, value });
  assert.deepEqual(loaded(game, kept({ sealed, seconds: -1, last: {} })), { value: { sealed, seconds: 0, last: null }, lost: ["game.seconds", "game.last.ended"] });
  const { value, lost } = loaded(results, kept([...Array(5002).fill(won), {}, won]));
  assert.deepEqual([value.length, lost], [4999, ["results[5002].ended"]]);
});

test("a text that its user refuses is locked like one that can't be read", () => {
  const store = new Kept("play", "game", (value) => value);
  shelf.set(store.name, '{"version":1,"value":"refused"}');
  store.load();
  store.refuse(true);
  store.save("another");
  assert.deepEqual([store.load(), store.locked, store.newer, shelf.get(store.name)], [null, true, true, '{"version":1,"value":"refused"}']);
  startOver({ store });
  assert.deepEqual([store.load(), store.locked], ["another", false]);
});

test("a sealed game that loads has a result that can be kept; every other is refused in a word", () => {
  const sealed = JSON.parse(unseal(samples["kedou.play.game"].sealed));
  const { "kedou.play.results": results } = Object.fromEntries(stores);
  let [taken, refused] = [0, 0];
  for (const path of pathsIn(sealed)) {
    for (const text of wrong) {
      try {
        const { kind, date, draw, redeals, back, won, done, score, aids } = Session.load(seal(replaced(sealed, path, text))).view();
        shelf.clear();
        results.save([{ ended: 1, kind, date, draw, redeals, back, won, moves: done, seconds: 1, ...score, undos: aids.undos, helped: false }]);
        assert.deepEqual([results.load()?.length, results.lost], [1, []], `${path} ${text}`);
        taken++;
      } catch (error) {
        assert.match(error.word ?? String(error), /^play.fault.(damaged|newer)$/, `${path} ${text.slice(0, 200)}`);
        refused++;
      }
    }
  }
  assert.ok(refused > 10 * taken && taken > 5, `${taken} ${refused}`);
  for (const kind of ["bogus", null]) assert.throws(() => Session.load(seal(JSON.stringify({ ...sealed, origin: { ...sealed.origin, kind } }))), { word: "play.fault.damaged" });
});

test("of a file the page takes what it can read", () => {
  const whole = { kedou: "play", version: 1, game: samples["kedou.play.game"], results: samples["kedou.play.results"], settings: { ...usual, draw: 3 } };
  assert.deepEqual(read(JSON.stringify(whole), file), { value: { kedou: "play", game: whole.game, results: whole.results, settings: whole.settings }, lost: [], newer: false });
  for (const path of pathsIn(whole)) {
    for (const text of wrong) {
      const { value, lost } = read(replaced(whole, path, text), file);
      if (["kedou", "version", undefined].includes(path[0])) {
        assert.equal(value, null);
        continue;
      }
      for (const what of lost) assert.ok(what.startsWith(path[0]), what);
      if (path[0] !== "results") assert.deepEqual(value.results, whole.results);
      else if (path.length > 1) assert.ok(value.results.length >= 2);
      if (path[0] !== "game") assert.deepEqual(value.game, whole.game);
      if (path[0] !== "settings") assert.deepEqual(value.settings, whole.settings);
    }
  }
  assert.equal(read(JSON.stringify({ ...whole, version: 2 }), file).newer, true);
});

test("a pasted game that can't be read names the field", () => {
  const whole = { deal: "6D", draw: 1, redeals: 2, no_worrying_back: true, moves: ["@"], aids: { undos: 1, restarts: 1 }, peeks: [{ at: 1, cards: "7H" }] };
  const rules = { draw: 3, redeals: -1, back: true }, { game } = gameIn(JSON.stringify(whole), rules);
  assert.deepEqual([game.rules, game.aids.undos], [{ draw: 1, redeals: 2, back: false }, 2]);
  for (const path of pathsIn(whole)) {
    for (const text of wrong) {
      const { game, lost } = gameIn(replaced(whole, path, text), rules);
      if (!game && lost.length > 0) assert.ok(lost[0].startsWith(path[0]), `${path} ${lost}`);
      assert.ok(!game || (Number.isInteger(game.rules.draw) && typeof game.rules.back === "boolean" && Array.isArray(game.moves)));
    }
  }
  for (const [field, text] of [["draw", "1e309"], ["no_worrying_back", '"no"'], ["redeals", "-2"], ["aids", '"none"'], ["moves", '"@"']]) {
    assert.deepEqual(gameIn(replaced(whole, [field], text), rules), { game: null, lost: [field] });
  }
  for (const [deal, moves] of [["31", "@ @ KH:1>2"], ["greenfelt:4", "4C F4 25 DR2 65-4 NEW"], ["T5 F4\nH3\nM13 F12", "W1 25"]]) {
    for (const written of [moves, moves.split(" ").join(",\n"), moves.split(" ").map((word, i) => `${i + 1}. ${word}`).join(" ")]) {
      const { game: read } = gameIn(`${deal}\n${written}`, rules);
      assert.deepEqual(read, { ...(deal === "31" ? { seed: deal } : { deal }), rules, moves: moves.split(" ") });
    }
  }
  assert.deepEqual(gameIn("31\n1 @ 25 @", rules).game?.moves, ["@", "@"]); // 25 is the number of a step
  assert.deepEqual([gameIn("{}", rules), gameIn("{", rules)], Array(2).fill({ game: null, lost: [] }));
});
