// The referee's games: kept and taken up, hidden cards, undo, points, the end; pools and the day's deal.

import assert from "node:assert/strict";
import test from "node:test";

globalThis.navigator ??= { languages: ["en"] };
globalThis.crypto ??= (await import("node:crypto")).webcrypto;
const { newDeal, Random, seal, seedOf, unseal } = await import("../../page/js/play/deal.js");
const { deck, finishing, legalMoves, safeRise } = await import("../../page/js/play/rules.js");
const { grades, numbersOf, placeOfDay, ruled } = await import("../../page/js/play/pools.js");
const { scored, summed, tables, withTime } = await import("../../page/js/play/score.js");
const { Session } = await import("../../page/js/play/session.js");

const rules = { draw: 3, redeals: -1, back: true };
const begin = (kind = "any", seed = "31", more = {}) => new Session({ ...rules, ...more }, { seed, kind, date: "" });

/** Plays at random, rather up than anywhere. */
function wander(game, steps, seed = 7n) {
  const random = new Random(seed);
  for (let i = 0; i < steps && !game.over; i++) {
    const { legal } = game.view();
    if (legal.length === 0) return;
    game.play((legal.find((m) => /[CDHS]/.test(m.to)) ?? legal[random.below(legal.length)]).move);
    if (random.below(5) === 0) game.goTo(game.moves.length - 1);
  }
}

test("a number is 64 bits long, or another program's", () => {
  for (const [text, seed] of Object.entries({ "007": "7", " 31 ": "31", "18446744073709551615": "18446744073709551615", "GreenFelt: 04": "greenfelt:4", "game:2": "klondike-solver:2", "kedou:5": "5" })) {
    assert.equal(seedOf(text), seed);
  }
  for (const text of ["", "-1", "1e3", "18446744073709551616", "greenfelt:0", "greenfelt:2147483647", "klondike-solver:2147483648", "microsoft:1", "constructor:1", "7H"]) {
    assert.equal(seedOf(text), null, text);
  }
});

test("a seal opens to the same text, and two seals differ", () => {
  const text = "7♥ and more than eight bytes";
  assert.equal(unseal(seal(text)), text);
  assert.notEqual(seal(text), seal(text));
  assert.equal(unseal("7H"), null);
  assert.equal(unseal(""), null);
});

test("a game that was kept is taken up as it was", () => {
  for (let seed = 0; seed < 12; seed++) {
    const game = begin("easy", String(seed), { draw: 1 + (seed % 3), back: seed % 2 === 0 });
    wander(game, 60, BigInt(seed));
    game.count("hints");
    const { sealed, faces, stock, waste, columns, foundations, legal, ...before } = game.view();
    const { sealed: _, faces: f, stock: s, waste: w, columns: c, foundations: u, legal: l, ...after } = Session.load(sealed).view();
    assert.deepEqual(after, before);
    const named = (tokens, names) => tokens.map((token) => names[token]);
    assert.deepEqual([named(s, f), named(w, f), u.map((p) => named(p, f))], [named(stock, faces), named(waste, faces), foundations.map((p) => named(p, faces))]);
    assert.deepEqual(c.map((p) => [p.down, named(p.cards, f)]), columns.map((p) => [p.down, named(p.cards, faces)]));
    assert.deepEqual(l.map((m) => m.move), legal.map((m) => m.move));
  }
});

test("a damaged text is refused in a word that tells no card", () => {
  const { sealed } = begin().view();
  for (let i = 0; i < sealed.length; i += 7) {
    const torn = sealed.slice(0, i) + (sealed[i] === "0" ? "1" : "0") + sealed.slice(i + 1);
    try {
      Session.load(torn).view(); // a digit of the number may have changed: then it is another game
    } catch (error) {
      assert.match(error.word, /play.fault.(damaged|newer)/);
    }
  }
});

test("the view names no card that the player hasn't seen", () => {
  for (let seed = 0; seed < 16; seed++) {
    const game = begin("winnable", String(9_000_000_000_000 + seed));
    const seen = new Set();
    for (let step = 0; step < 50; step++) {
      const view = game.view();
      const down = new Set([...view.columns.flatMap(({ down, cards }) => cards.slice(0, down)), ...view.stock]);
      view.faces.forEach((face, token) => !down.has(token) && seen.add(face));
      const text = JSON.stringify(view) + game.hintText();
      for (const card of deck) assert.ok(seen.has(card) || !text.includes(card), `seed ${seed}, step ${step}: ${card}`);
      assert.ok(!text.includes(`${9_000_000_000_000 + seed}`), "the number of the deal");
      if (view.legal.length === 0) break;
      game.play(view.legal[step % view.legal.length].move);
    }
    assert.throws(() => game.record(), { word: "play.fault.open" });
  }
});

test("the text for a hint has a mark for each unseen card", () => {
  const game = begin();
  assert.equal(game.hintText().match(/\?\?/g).length, 21 + 24);
  game.play("@");
  assert.equal(game.hintText().match(/\?\?/g).length, 21 + 21);
  assert.equal(game.hintText().split("|").length, 10);
  const before = game.view();
  assert.ok(game.hintText(before));
  game.play("@");
  assert.throws(() => game.hintText(before), { word: "play.fault.stale" });
});

test("undo and redo without limit, counted; a new move replaces what was taken back", () => {
  const game = begin();
  for (let i = 0; i < 5; i++) game.play("@");
  game.goTo(1);
  game.goTo(5);
  assert.deepEqual([game.view().done, game.view().last, game.view().aids.undos], [5, 5, 1]);
  game.goTo(0);
  game.play("@");
  assert.equal(game.view().last, 5);
  const other = game.view().legal.find((m) => m.move !== "@");
  if (other) {
    game.play(other.move);
    assert.equal(game.view().last, 2);
  }
  assert.throws(() => game.goTo(99), { word: "play.fault.last" });
  assert.throws(() => game.play("KH:1>2 "), { word: "play.fault.illegal" });
});

test("cards that an undo covers again are hidden again", () => {
  const game = begin();
  const before = game.view().faces.filter((face) => face === "").length;
  game.play("@");
  assert.equal(game.view().faces.filter((face) => face === "").length, before - 3);
  game.goTo(0);
  assert.equal(game.view().faces.filter((face) => face === "").length, before);
});

test("the end is told as klondike play tells it", () => {
  const game = begin();
  game.play("@");
  game.giveUp();
  const { deal, ...record } = game.record();
  assert.deepEqual(record, { schema: 1, id: "31", draw: 3, redeals: -1, verdict: "undecided", moves: ["@"], at: 1, undo: true, aids: {} });
  assert.equal(deal.split(" | ").length, 8);
  assert.equal(game.view().faces.includes(""), false);
  assert.throws(() => game.play("@"), { word: "play.fault.over" });
});

test("when all lies open, the cards go up by themselves", () => {
  const up = (suit, ranks) => [...ranks].map((r) => r + suit);
  const p = {
    foundations: [10, 10, 10, 10], columns: ["C", "D", "H", "S"].map((s) => ({ down: 0, cards: up(s, "K") })).concat(Array.from({ length: 3 }, () => ({ down: 0, cards: [] }))),
    stock: ["JD", "QD", "JH", "QH", "JS", "QS"], waste: ["JC", "QC"], redealt: 0, // the jack comes up after a redeal
  };
  const seen = new Set(deck);
  assert.equal(finishing(p, { draw: 1, redeals: -1, back: true }, new Set()).filter((m) => m !== "@").length, 12);
  assert.equal(finishing(p, { draw: 1, redeals: 0, back: true }, seen), null);
  assert.equal(finishing(p, { draw: 3, redeals: -1, back: true }, new Set()), null); // the order isn't known
  assert.equal(finishing({ ...p, columns: [{ down: 1, cards: ["KC", "KD"] }, ...p.columns.slice(1)] }, { draw: 1, redeals: -1, back: true }, seen), null);
});

test("a safe card is one that nothing can wait for", () => {
  const at = (foundations, card) => {
    const p = { foundations, columns: [{ down: 0, cards: [card] }, ...Array.from({ length: 6 }, () => ({ down: 0, cards: [] }))], stock: [], waste: [], redealt: 0 };
    return safeRise(p, legalMoves(p, rules));
  };
  assert.equal(at([4, 3, 3, 4], "5C"), "5C:1>C");
  assert.equal(at([4, 2, 3, 4], "5C"), "");
  assert.equal(at([0, 0, 0, 0], "AH"), "AH:1>H");
});

test("points by the tables", () => {
  const p = newDeal("31");
  const turned = (redealt) => ({ ...p, redealt });
  const turn = { move: "@", card: "", from: "@", to: "W" };
  assert.equal(scored(tables.standard, 120, p, turn, turned(1), 1), 20);
  assert.equal(scored(tables.standard, 50, p, turn, turned(1), 1), 0);
  assert.equal(scored(tables.standard, 120, turned(2), turn, turned(3), 3), 120);
  assert.equal(scored(tables.standard, 120, turned(3), turn, turned(4), 3), 100);
  assert.equal(scored(tables.vegas, -52, p, { move: "AH:1>H", card: "AH", from: "1", to: "H" }, p, 3), -47);
  assert.equal(scored(tables.standard, 30, p, { move: "AH:H>1", card: "AH", from: "H", to: "1" }, p, 3), 15);
  const flipped = { ...p, columns: p.columns.map((c, i) => (i === 6 ? { ...c, down: 5 } : c)) };
  assert.equal(scored(tables.standard, 0, p, { move: "2H:7>1", card: "2H", from: "7", to: "1" }, flipped, 3), 5);
});

test("standard points are a sum of moves, undos, time and the bonus, which stops to grow at 30 seconds", () => {
  assert.deepEqual(summed(500, 3, 100, true), { moves: 500, undos: -6, time: -20, bonus: 7000 });
  assert.deepEqual(summed(5, 1, 100, false), { moves: 5, undos: -2, time: -3, bonus: 0 });
  const at = (seconds) => withTime({ score: { raw: 500 }, aids: { undos: 3 }, won: true }, seconds);
  assert.deepEqual([at(25), at(29), at(30), at(32)], [490 + 23333, 490 + 23333, 488 + 23333, 488 + 21875]);
});

test("what is special about a win", async () => {
  const { specialOf } = await import("../../page/js/play/statistics.js");
  const result = (ended, won, more = {}) => ({ ended, won, kind: "easy", draw: 3, moves: 100, seconds: 50, standard: 500, vegas: 5, ...more });
  const before = [result(1, false), result(2, true), result(3, true, { draw: 1 })];
  const special = (more) => specialOf(before, result(4, true, more));
  assert.deepEqual(special({}), ["row"]);
  assert.deepEqual(special({ moves: 99, seconds: 49, standard: 501 }), ["quickest", "shortest", "highest", "row"]);
  assert.deepEqual(specialOf(before.slice(0, 1), before[1]), ["first"]);
  assert.deepEqual(specialOf(before, result(4, false, { moves: 9 })), []);
});

test("a lost deal that is tried again is open again; a deal once won stays won", async () => {
  const { balance, standing } = await import("../../page/js/play/statistics.js");
  const lost = { ended: 1, won: false, vegas: -52 }, won = { ended: 2, won: true, vegas: 208 }, results = [lost, won], view = { score: { vegas: -47 } };
  const tried = (last, over) => ({ results, last, view: { ...view, over } });
  assert.deepEqual([standing(tried(lost, false)), standing(tried(lost, true)), standing(tried(won, false))], [[won], results, results]);
  assert.deepEqual([balance(tried(lost, false)), balance(tried(won, false)), balance(tried(null, false))], [208 - 47, 208 - 52, 208 - 52 - 47]);
});

test("a pool is read from its gaps; each day has its own deal", () => {
  assert.deepEqual(numbersOf("# made by hand\na 1\n10 2\n"), [10, 11, 47, 49]);
  const places = new Set(Array.from({ length: 365 }, (_, i) => placeOfDay(new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10), 1000)));
  assert.equal(places.size, 365);
  assert.equal(grades.length, 4);
});

test("deals that are proved winnable are played by the rules of the proof", () => {
  const wish = { draw: 3, redeals: 0, back: false };
  for (const kind of ["winnable", "lost", ...grades]) assert.deepEqual(ruled({ ...wish, kind }), { kind, draw: 3, redeals: -1, back: true });
  for (const kind of ["any", "number"]) assert.deepEqual(ruled({ ...wish, kind }), { ...wish, kind });
});

test("a line that is too long, or a place that isn't in the line, is damaged", () => {
  const game = begin();
  wander(game, 10);
  const kept = JSON.parse(unseal(game.view().sealed));
  const load = (change) => Session.load(seal(JSON.stringify({ ...kept, ...change })));
  assert.equal(load({ at: 1 }).view().done, 1);
  for (const change of [{ at: .5 }, { at: -1 }, { at: kept.moves.length + 1 }, { at: null }, { moves: "" }, { moves: Array(5001).fill("@"), at: 0 }]) {
    assert.throws(() => load(change), { word: "play.fault.damaged" });
  }
  assert.throws(() => load({ version: 2 }), { word: "play.fault.newer" });
});

test("points are rounded to their errors, as Go's package search/ledger rounds them", async () => {
  const { lost, rounded, signed } = await import("../../page/js/review/points.js");
  for (const [chance, deviation, ...wanted] of [[.324, .095, 30, 20], [.324, .04, 32, 8], [.324, .047, 32, 9], [.324, .048, 30, 10], [-.26, .3, -30, 60], [.996, .001, 100, 0]]) {
    assert.deepEqual(rounded(chance, deviation), wanted);
  }
  assert.deepEqual([lost({ loss: -.26, error: .3 }), signed(-.004), signed(.3, .1)], ["−30 ± 60", "+0", "+30"]);
});

test("another try of a deal is the same deal from its start", () => {
  const game = begin("easy", "612");
  game.play("@");
  game.restart();
  game.play("@");
  game.giveUp();
  const { deal, kind, done, last, peeked, aids } = game.again().view();
  assert.deepEqual([deal, kind, done, last, peeked, aids.restarts], ["", "easy", 0, 0, 0, 2]);
});

test("a new beginning that is taken back is no other try", () => {
  const game = begin("easy", "612");
  game.play("@");
  game.restart();
  assert.deepEqual([game.view().left, game.view().aids.restarts], [1, 1]);
  game.goTo(1);
  assert.deepEqual([game.view().done, game.view().left, game.view().aids.restarts, game.view().aids.undos], [1, 0, 0, 0]);
  game.restart();
  game.play("@");
  assert.deepEqual([game.view().left, game.view().aids.restarts], [0, 1]);
});

test("why a card can't move", async () => {
  const { reasonOf } = await import("../../page/js/play/reasons.js");
  const view = begin("any", "31").view(), { columns: [, second], faces } = view;
  const down = reasonOf(view, "#" + second.cards[0]), up = reasonOf(view, "#" + second.cards[1]);
  assert.deepEqual([down.kind, down.card, up.kind, up.card], ["down", "", "place", faces[second.cards[1]]]);
  assert.equal(up.below, "A" + up.card.charAt(1));
});

test("both languages say everything", async () => {
  const { flat } = await import("../../page/js/i18n.js");
  const en = flat((await import("../../page/js/words/play.en.js")).en);
  const zh = flat((await import("../../page/js/words/play.zh.js")).zh);
  assert.deepEqual(Object.keys(zh).sort(), Object.keys(en).sort());
  for (const key of Object.keys(en)) assert.equal(typeof zh[key], typeof en[key], key);
  const way = (chance, ...moves) => ({ chance, moves });
  const [turn, up] = [{ move: "@" }, { move: "7C:2>C", card: "7C", to: "C" }];
  const told = { ways: [way(.61, { move: "7C:1>2", card: "7C", to: "2" }), way(.54, turn), way(.5, turn, up)], proved: false, over: "" };
  assert.equal(en["play.advice"](told, "flips", false), "7♣ to the empty column 2: that turns a card up.");
  assert.equal(en["play.advice"](told, "", true), "7♣ to the empty column 2: wins about 61 %; turn the stock: 54 %; turn the stock, then 7♣ up: 50 %.");
  assert.equal(en["play.advice"]({ ...told, proved: true }), "No card is a secret any more, and it is won: 7♣ to the empty column 2.");
  const refused = (card, rank, below, kind = "place") => en["play.cannot"]({ kind, card, rank, red: /[CS]/.test(card), below });
  assert.equal(refused("5H", "6", "AH"), "5♥ needs a black 6; none is open, and A♥ is not up yet.");
  assert.equal(refused("JC", "Q", ""), "J♣ needs a red queen; none is open.");
  assert.equal(refused("KS", "", ""), "K♠ needs an empty column; there is none.");
  const end = { over: "no progress", held: ["2C", "5H", "KD"], worlds: 0, wins: 0 };
  assert.equal(en["play.advice"]({ ...end, ways: [], proved: true }), "No move changes anything any more. Nothing takes 2♣, 5♥ and K♦ off the face-down cards.");
  assert.equal(en["play.ended"]({ ...end, over: "nearly lost", held: [], worlds: 300 }, true), "This game is nearly lost: the chance to win is under 1 %. Of 300 arrangements of the unseen cards none can be won, even with all cards known.");
});

test("games come to sums: rows, best times, and lists as one", async () => {
  const { merged, sumOf, table } = await import("../../page/js/play/statistics.js");
  const result = (ended, won, more = {}) => ({ ended, won, kind: "easy", date: "", draw: 3, redeals: -1, back: true, moves: 100 - ended, seconds: 50 + ended, standard: 500, vegas: 5, undos: 0, helped: false, ...more });
  const all = [result(1, true), result(2, true), result(3, false), result(4, true, { draw: 1 })];
  assert.deepEqual(sumOf(all), { played: 4, won: 3, row: 1, longest: 2, quickest: 51, shortest: 96, highest: 500, vegas: 20 });
  assert.deepEqual(merged(all.slice(0, 3), all.slice(2)), all);
  assert.deepEqual(table(all).map((r) => [r.draw, r.kind, r.sum.played]), [[0, "all", 4], [3, "easy", 3], [1, "easy", 1]]);
  const puzzle = result(5, false, { kind: "lost" }); // lost from the start: it breaks no row
  assert.deepEqual(table([...all, puzzle]).map((r) => [r.draw, r.kind, r.sum.row]), [[0, "all", 1], [3, "easy", 0], [1, "easy", 1], [3, "lost", 0]]);
});

test("a hint names of the ways on that begin alike only the best", async () => {
  const { workFor } = await import("../../page/js/place.js");
  const { Adviser } = await import("../../page/js/play/advice.js");
  const up = { move: "2C:W>C", card: "2C", to: "C" }, turn = { move: "@" }, across = { move: "5D:5>6", card: "5D", to: "6" };
  const ways = [[turn], [up, across], [up, turn], [turn, up], [across]].map((moves, i) => ({ moves, chance: .9 - i / 10 }));
  workFor({ door: "http", base: "http://localhost/", modules: "" });
  globalThis.fetch = async () => new Response(JSON.stringify({ event: "result", ways, over: "", proved: false, free: [] }) + "\n");
  const told = await new Adviser(async () => "??").answer({ moves: [], faces: [], draw: 1, redeals: -1, back: true });
  assert.deepEqual(told.ways, [ways[0], ways[1], ways[3], ways[4]]);
});

test("a hint goes on with the way told before, unless undone moves have shown a card since", async () => {
  const { Adviser } = await import("../../page/js/play/advice.js");
  const way = [{ move: "2C:W>C", card: "2C", to: "C" }, { move: "5D:5>6", card: "5D", to: "6" }];
  let asked = 0;
  globalThis.fetch = async () => (asked++, new Response(JSON.stringify({ event: "result", ways: [{ moves: way }], over: "", proved: false }) + "\n"));
  const adviser = new Adviser(async () => "??"), at = { moves: [], faces: ["2C", ""], draw: 1, redeals: -1, back: true, peeked: 0 };
  await adviser.answer(at);
  assert.deepEqual((await adviser.answer({ ...at, moves: ["2C:W>C"] })).ways[0].moves, way.slice(1));
  await adviser.answer({ ...at, moves: ["2C:W>C"], peeked: 1 });
  await adviser.answer({ ...at, peeked: 1 });
  assert.equal(asked, 3);
});
