// What of the Klondike page needs no browser: addresses, links, boards, the layout,
// and that both languages say everything.

import assert from "node:assert/strict";
import test from "node:test";

globalThis.navigator ??= { languages: ["en"] };
globalThis.document ??= { documentElement: { dataset: {} }, head: new EventTarget(), styleSheets: [] }; // where looks.js puts what was chosen
const address = await import("../../page/js/address.js");
const { deck } = await import("../../page/js/cards.js");
const { cardsOf, emptyBoard, fillUp, lay, make, nameOpen, runFrom, take, unnamed, unseen, untold } = await import("../../page/js/klondike/board.js");
const { pileNames } = await import("../../page/js/klondike/felt.js");
const { layOut } = await import("../../page/js/klondike/layout.js");
const { blank, fromParams, lastWinnable, toParams, verdictAt } = await import("../../page/js/klondike/state.js");
const { flat } = await import("../../page/js/i18n.js");
const en = flat((await import("../../page/js/words/en.js")).en);
const zh = flat((await import("../../page/js/words/zh.js")).zh);

const line = (...moves) => moves.map((move) => ({ move }));

/** A fresh deal of the unshuffled deck. */
function dealt() {
  const board = emptyBoard();
  const cards = [...deck];
  board.columns.forEach((c, i) => Object.assign(c, { cards: cards.splice(0, i + 1), down: i }));
  board.stock = cards;
  return board;
}

test("an address is read as it was written", () => {
  const a = { tab: "klondike", lang: "zh", params: { deal: "KH | 2C 4D / 3S", step: "5" } };
  assert.deepEqual(address.parse(address.format(a)), a);
  assert.equal(address.format({ tab: "tree", lang: undefined, params: { step: "" } }), "#tree");
});

test("a link holds deal, rules, moves and step", () => {
  const s = { ...blank(), start: { deal: "", seed: "31" }, rules: { draw: 1, redeals: 2, back: false }, line: line("AH:4>H", "@", "TD:W>5"), step: 2 };
  const { moves, ...params } = toParams(s);
  assert.equal(moves, "AH4H-TDW5");
  assert.deepEqual(fromParams({ ...params, moves }), { seed: "31", rules: s.rules, moves: ["AH:4>H", "@", "TD:W>5"], step: 2 });
});

test("without parameters the deal is random and the rules are the usual ones", () => {
  assert.deepEqual(fromParams({}), { rules: { draw: 3, redeals: -1, back: true }, moves: [], step: 0 });
});

test("the last winnable position is the latest one known to be", () => {
  const s = { ...blank(), line: line("@", "AH:4>H", "@"), step: 3 };
  assert.equal(lastWinnable(s), -1);
  s.verdicts = { "": { verdict: "solved", reason: "" }, "@": { verdict: "solved", reason: "" }, "@ AH:4>H @": { verdict: "unsolvable", reason: "" } };
  assert.equal(lastWinnable(s), 1);
  assert.equal(verdictAt(s).verdict, "unsolvable");
});

test("cards that are moved about in the editor lie in one place each", () => {
  const board = dealt();
  let seed = 1;
  const random = (n) => (seed = (seed * 48271) % 2147483647) % n;
  for (let i = 0; i < 500; i++) {
    const head = deck[random(52)];
    const run = runFrom(board, head);
    const pile = ["@", "W", "1", "2", "3", "4", "5", "6", "7"][random(9)];
    run.forEach((c) => take(board, c));
    lay(board, run, pile, head);
    assert.deepEqual(pileNames.flatMap((p) => cardsOf(board, p)).sort(), [...deck].sort());
  }
});

test("the rest of a deal goes into the stock, and under the open cards if there are enough of them", () => {
  const board = emptyBoard();
  assert.equal(fillUp(board, unseen), 7); // the open cards
  assert.deepEqual(board.columns.map(({ cards, down }) => [cards.length, down]), [0, 1, 2, 3, 4, 5, 6].map((n) => [n, n]));
  assert.equal(board.stock.length, 24);
  const playedOn = emptyBoard();
  lay(playedOn, ["9H", "8S"], "5", "9H");
  assert.equal(fillUp(playedOn, unseen.slice(0, 30)), 6); // which columns they lie in is unknown
  assert.deepEqual(playedOn.columns[4], { cards: ["9H", "8S"], down: 0 });
});

test("moves are made as the solvers describe them, up to an unseen card, which is then named", () => {
  const board = untold({ foundations: [0, 0, 0, 1], waste: ["KD"], stock: ["??", "3C"], columns: [["??", "5H"], ["6S"], [], [], [], [], []].map((cards, i) => ({ cards, down: i === 0 ? 1 : 0 })), redealt: 0 });
  make(board, { from: "1", to: "2", cards: ["5H"], redeal: false });
  assert.deepEqual([board.columns[1].cards, unnamed(board)], [["6S", "5H"], "1"]);
  nameOpen(board, "1", "2S");
  assert.deepEqual(board.columns[0], { cards: ["2S"], down: 0 });
  make(board, { from: "1", to: "S", cards: ["2S"], redeal: false });
  assert.deepEqual(cardsOf(board, "S"), ["AS", "2S"]);
  make(board, { from: "@", to: "W", cards: ["??"], redeal: false });
  assert.equal(unnamed(board), "W");
  nameOpen(board, "W", "4C");
  make(board, { from: "@", to: "W", cards: ["3C"], redeal: false });
  make(board, { from: "@", to: "W", cards: [], redeal: true });
  assert.deepEqual([board.stock, board.waste, board.redealt], [["KD", "4C", "3C"], [], 1]);
});

test("a foundation loses a card with those above it", () => {
  const board = emptyBoard();
  lay(board, [], "H", "5H");
  take(board, "3H");
  assert.deepEqual(cardsOf(board, "H"), ["AH", "2H"]);
});

for (const [width, room] of [[320, 0], [344, 520], [784, 0], [820, 340], [1100, 700], [1580, 900]]) {
  for (const mirrored of [false, true]) {
    test(`all cards lie on a table ${width} pixels wide and ${room || "freely"} high${mirrored ? ", mirrored" : ""}`, () => {
      for (const board of [dealt(), longest()]) {
        const l = layOut(sceneOf(board), { width, room, widest: 150, mirrored, large: false, covered: 0 });
        assert.equal(l.cards.size, 52);
        for (const [card, p] of l.cards) {
          assert.ok(p.x >= 0 && p.x + l.cardWidth <= width, `${card} at ${p.x}`);
          assert.ok(p.y >= 0 && p.y + l.cardHeight <= l.height, `${card} at ${p.y}`);
        }
      }
    });
  }
}

/** The piles of a board, as the table gets them. */
function sceneOf(board) {
  const piles = new Map(pileNames.map((p) => [p, { cards: cardsOf(board, p), down: board.columns[Number(p) - 1]?.down ?? 0 }]));
  return { piles, face: (id) => id };
}

/** A board whose last column is as long as a column can be. */
function longest() {
  const board = emptyBoard();
  board.columns[6] = { down: 6, cards: deck.slice(0, 19) };
  board.stock = deck.slice(19);
  return board;
}

test("Chinese has a text for all that English has", () => {
  const missing = Object.keys(en).filter((k) => !(k in zh) && !k.startsWith("k.score."));
  assert.deepEqual(missing, []);
});

test("ways on that turn the same unseen card up are one way in the editor", async () => {
  const { workFor } = await import("../../page/js/place.js");
  const { Editor } = await import("../../page/js/klondike/editor.js");
  const turn = { move: "@", from: "@", to: "W", cards: ["#1"] }, up = { move: "KS:7>S", from: "7", to: "S", cards: ["KS"] };
  workFor({ door: "http", base: "http://localhost/", modules: "" });
  globalThis.fetch = async () => new Response(JSON.stringify({ event: "result", ways: [{ moves: [turn, up], chance: .4 }, { moves: [turn], chance: .4 }, { moves: [up], chance: .1 }] }) + "\n");
  const game = { state: { rules: { draw: 1 } }, player: { pause() {} }, searcher: { leave() {} }, fields: () => ({}), set(change) { Object.assign(this.state, change); } };
  const editor = new Editor(game);
  editor.begin({ ...dealt(), stock: unseen.slice(0, 24) }, true);
  await editor.check();
  assert.deepEqual(game.state.edit.ways.map(({ moves }) => moves), [[turn], [up]]);
});
