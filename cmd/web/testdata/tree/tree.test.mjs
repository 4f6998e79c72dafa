// The tree browser's structure, status and layout, without a browser:
// node --test cmd/web/testdata/tree

import assert from "node:assert/strict";
import test from "node:test";

import { fit, high, left, rowAt, columnAt, zoom } from "../../page/js/tree/camera.js";
import { layoutOf, nodeAt } from "../../page/js/tree/layout.js";
import { closedList, deedsAt, openList } from "../../page/js/tree/lists.js";
import { Column, Label, Place, Status } from "../../page/js/tree/status.js";
import { nextShift, shiftsAt } from "../../page/js/tree/shifts.js";
import { deepOf, proofOf, proofTree } from "../../page/js/tree/strategy.js";
import { bornAt, examinedIn, stepAt, structureOf } from "../../page/js/tree/structure.js";
import { Code, Collector, seenBy } from "../../page/js/tree/trace.js";
import { random, randomRun, traceOf } from "./runs.mjs";

globalThis.navigator ??= { languages: ["en"] };
const { numbersOf } = await import("../../page/js/tree/figures.js");

// An OR node with two AND children, which share a child:
//
//	0 ─┬─ 1 ─┬─ 3 won
//	   └─ 2 ─┴─ 4 lost
const game = structureOf(traceOf("doudizhu", [
  [Code.open, 0, -1], [Code.expand, 0, -1], [Code.open, 1, 0, 1], [Code.open, 2, 0, 2],
  [Code.expand, 1, 0], [Code.open, 3, 1, 1], [Code.expand, 2, 0], [Code.duplicate, 3, 2, 1], [Code.open, 4, 2, 2],
  [Code.expand, 3, 1], [Code.won, 3], [Code.won, 1], [Code.won, 0],
], [0, 1, 1, 0, 0]));

test("a step ends where the next begins", () => {
  assert.deepEqual([...game.steps], [1, 4, 6, 9, 13]);
  assert.deepEqual([0, 1, 2, 4, 5, 13].map((m) => stepAt(game, m)), [0, 0, 1, 1, 2, 4]);
  assert.deepEqual([0, 1, 4, 13].map((m) => bornAt(game, m)), [0, 1, 3, 5]);
  assert.equal(examinedIn(game, 2), 3);
  assert.equal(examinedIn(game, 4), -1);
});

test("lists and labels follow the events, forwards and backwards", () => {
  const s = new Status(game);
  const lists = (moment) => (s.go(moment), [openList(s, 9).nodes, closedList(s, 9).nodes]);
  assert.deepEqual(lists(1), [[0], []]);
  assert.deepEqual(lists(6), [[2, 3], [1, 0]]);
  assert.deepEqual(lists(13), [[4], [3, 2, 1, 0]]);
  assert.equal(s.of("label", 1), Label.won);
  assert.deepEqual(lists(4), [[1, 2], [0]]);
  assert.equal(s.of("label", 1), Label.none);
});

test("of a run in rounds the last one is shown, which the nodes of those before are not in", () => {
  const rounds = [
    [Code.open, 0, -1], [Code.expand, 0, -1], [Code.open, 1, 0, 1], [Code.cut, 1, 0, 1], [Code.restart, 0, -1],
    [Code.open, 2, -1], [Code.expand, 2, -1], [Code.open, 3, 2, 1], [Code.expand, 3, 2, 1], [Code.found, 4, 3, 2],
  ];
  const trace = traceOf("klondike", rounds);
  const s = structureOf(trace);
  assert.equal(trace.rounds, 2);
  assert.deepEqual([s.size, [...s.steps], [...s.firstParents]], [3, [1, 3, 5], [-1, 0, 1]]);
  assert.deepEqual(trace.texts, ["position 2", "position 3", "position 4"]);
  const status = new Status(s);
  status.go(5);
  assert.deepEqual([...proofOf(status).nodes].sort(), [0, 1, 2]);
  const cut = traceOf("klondike", rounds.slice(0, 5)); // the file ends where a round would begin
  assert.deepEqual([cut.rounds, structureOf(cut).size, structureOf(cut).length], [1, 2, 4]);
});

test("the proof is there when the start has its label, and not before", () => {
  const s = new Status(game);
  s.go(12);
  assert.equal(proofOf(s).nodes.size, 0);
  s.go(13);
  assert.deepEqual([...proofOf(s).nodes].sort(), [0, 1, 3]);
  assert.equal(proofOf(s).edges.size, 2);
});

test("a step tells what it did", () => {
  assert.deepEqual(deedsAt(game, 9), { step: 3, node: 2, did: new Map([[Code.duplicate, [3]], [Code.open, [4]]]) });
  assert.deepEqual(deedsAt(game, 13).did.get(Code.won), [3, 1, 0]);
});

test("a cheaper path from the same parent moves nothing", () => {
  const s = structureOf(traceOf("klondike", [
    [Code.open, 0, -1], [Code.expand, 0, -1], [Code.open, 1, 0], [Code.open, 2, 0], [Code.expand, 1, 0], [Code.reparent, 2, 1], [Code.expand, 2, 1], [Code.reparent, 2, 1],
  ]));
  assert.deepEqual([...s.moves], [5]);
  assert.deepEqual([nextShift(s, 0), nextShift(s, 2)], [2, 2]);
});

test("a cheaper path is told with the old values, in its step and the two after", () => {
  const s = new Status(structureOf(traceOf("klondike", [
    [Code.open, 0, -1], [Code.expand, 0, -1], [Code.open, 1, 0, 0, 1], [Code.open, 2, 0, 0, 6], [Code.expand, 2, 0, 0, 6], [Code.open, 3, 2, 0, 7],
    [Code.expand, 1, 0, 0, 1], [Code.reparent, 2, 1, 0, 2], [Code.rescore, 3, 2, 0, 3], [Code.expand, 3, 2, 0, 3], [Code.expand, 3, 2, 0, 3], [Code.expand, 3, 2, 0, 3],
  ])));
  const shift = { node: 2, from: 0, to: 1, was: 6, g: 2, reopened: false, below: [{ node: 3, less: 4 }] };
  const at = (moment) => {
    s.go(moment);
    return shiftsAt(s);
  };
  assert.deepEqual(at(7), []);
  assert.deepEqual(at(8), [{ ...shift, below: [], age: 0 }]);
  assert.deepEqual([9, 10, 11, 12].map(at), [[{ ...shift, age: 0 }], [{ ...shift, age: 1 }], [{ ...shift, age: 2 }], []]);
});

test("proof numbers: ranks held at first, then what the children come to, by the run's rule", () => {
  const texts = ["55K 66Q - landlord - -", "K 66Q - peasant pair:55 landlord", "5K 66Q - peasant solo:5 landlord", "55 66Q - peasant solo:K landlord"];
  const trace = { ...traceOf("doudizhu", [
    [Code.open, 0, -1], [Code.expand, 0, -1], [Code.open, 1, 0, 1], [Code.open, 2, 0, 1], [Code.open, 3, 0, 1], [Code.lost, 3, 0],
  ], [1, 0, 0, 0]), texts, plain: false };
  const structure = structureOf(trace);
  const status = new Status(structure);
  const at = (moment, engine) => (status.go(moment), [0, 1, 2, 3].map((n) => Object.values(numbersOf({ structure, status: Object.create(status), problem: { engine } }, n)).join("/")));
  assert.equal(at(1, "dfpn")[0], "2/2");
  assert.deepEqual(at(5, "dfpn"), ["2/1", "2/1", "2/2", "2/1"]);
  assert.deepEqual([at(5, "dfpn:backup=sum")[0], at(5, "dfpn:backup=weak")[0]], ["6/1", "4/1"]);
  assert.deepEqual([at(6, "dfpn")[0], at(6, "dfpn")[3]], ["Infinity/0", "Infinity/0"]);
  assert.equal(numbersOf({ structure, status, problem: { engine: "labelling" } }, 0), null);
});

test("who proves is the reader's choice: the mover's win is won at an OR root, with the same proof", () => {
  const file = { ...traceOf("doudizhu", [
    [Code.open, 0, -1], [Code.expand, 0, -1], [Code.open, 1, 0], [Code.open, 2, 0], [Code.expand, 1, 0], [Code.lost, 1], [Code.lost, 0],
  ], [1, 0, 0]), texts: ["5K 66Q - landlord - -", "K 66Q - peasant solo:5 landlord", "5 66Q - peasant solo:K landlord"] };
  const root = (trace) => {
    const structure = structureOf(trace);
    const status = new Status(structure);
    status.go(structure.length);
    const numbers = numbersOf({ structure, status, problem: { engine: "dfpn" } }, 2);
    return [trace.kinds[0], status.of("label", 0), [...proofOf(status).nodes], Object.values(numbers)];
  };
  assert.deepEqual(root(file), [1, Label.lost, [0, 1], [2, 1]]);
  assert.deepEqual(root(seenBy(file, "mover")), [0, Label.won, [0, 1], [1, 2]]);
  assert.deepEqual(seenBy(file, "landlord"), seenBy(file, "mover"));
  assert.deepEqual(seenBy(seenBy(file, "mover"), "peasants"), file);
});

test("a proof alone: a node that stands under a refuted one is drawn under its parent in the proof, and nothing else is", () => {
  // 0 chooses 2, not 1; 3 was found under 1 first.
  const run = structureOf(traceOf("doudizhu", [
    [Code.open, 0, -1], [Code.open, 1, 0], [Code.open, 2, 0], [Code.open, 3, 1], [Code.open, 4, 1], [Code.duplicate, 3, 2], [Code.lost, 4], [Code.lost, 1], [Code.won, 3], [Code.won, 2], [Code.won, 0],
  ], [0, 1, 1, 0, 0]));
  const status = new Status(run);
  const parents = proofTree(run, proofOf(status));
  assert.deepEqual([...parents], [-1, -1, 0, 2, -1]);
  assert.deepEqual([...layoutOf(parents, 5, new Set()).hidden], [0, 1, 0, 0, 1]);
});

test("a tree is folded where it would have too many rows", () => {
  const parents = Int32Array.from([-1, 0, 0, 1, 1, 2, 3]); // two, then three rows
  assert.deepEqual([1, 2, 3].map((rows) => [...deepOf(parents, rows)]), [[0], [1, 2], []]);
});

test("a re-parented node takes its subtree along", () => {
  const s = structureOf(traceOf("klondike", [
    [Code.open, 0, -1], [Code.open, 1, 0], [Code.open, 2, 0], [Code.expand, 2, 0], [Code.open, 3, 2], [Code.reparent, 2, 1, 1],
  ]));
  const status = new Status(s);
  const depths = (moment) => (status.go(moment), [...layoutOf(status.columns[Column.parent], 4, new Set()).depth]);
  assert.deepEqual(depths(5), [0, 1, 1, 2]);
  assert.deepEqual(depths(6), [0, 1, 2, 3]);
  assert.deepEqual(depths(5), [0, 1, 1, 2]);
});

test("the solution of A* goes by the parents of the moment", () => {
  const s = structureOf(traceOf("klondike", [
    [Code.open, 0, -1], [Code.open, 1, 0], [Code.open, 2, 0], [Code.reparent, 2, 1], [Code.expand, 2, 1], [Code.found, 3, 2],
  ]));
  const status = new Status(s);
  status.go(s.length);
  assert.deepEqual([...proofOf(status).nodes].sort(), [0, 1, 2, 3]);
  assert.equal(status.of("place", 3), Place.goal);
  status.go(s.length - 1);
  assert.equal(proofOf(status).nodes.size, 0);
});

test("a node where play is over stays under its parent", () => {
  const s = new Status(structureOf(traceOf("doudizhu", [[Code.open, 0, -1], [Code.open, 1, 0], [Code.open, 2, 1], [Code.dead, 2, -1], [Code.lost, 2, -1]])));
  s.go(5);
  assert.deepEqual([s.of("parent", 2), s.of("parent", 0), s.of("label", 2)], [1, -1, Label.lost]);
});

test("the open list is in the heap's order", () => {
  const s = new Status(structureOf(traceOf("klondike", [
    [Code.open, 0, -1, 0, 0, 9, 9, 9], [Code.open, 1, 0, 1, 1, 4, 5, 4], [Code.open, 2, 0, 1, 1, 4, 5, 3], [Code.open, 3, 0, 1, 1, 4, 5, 4],
  ])));
  s.go(4);
  assert.deepEqual(openList(s, 9).nodes, [2, 3, 1, 0]);
  assert.deepEqual(openList(s, 2), { count: 4, nodes: [2, 3] });
});

test("a torn trace is refused", () => {
  const c = new Collector("doudizhu");
  assert.throws(() => c.add({ first: 3, kind: [], text: [], moves: [], events: [] }), /torn/);
  assert.throws(() => c.add({ first: 0, kind: [0], text: [""], moves: [], events: [0, 0] }), /torn/);
  c.add({ first: 0, kind: [0, 0], text: ["", ""], moves: [], events: [Code.open, 0, -1, 0] });
  assert.throws(() => structureOf(c.finish({ verdict: "", reason: "", cut: false, stats: {} })), /1 of 2/);
});

test("leaves have rows of their own and parents stand in the middle", () => {
  const l = layoutOf(Int32Array.of(-1, 0, 0, 1, 1, 2), 6, new Set());
  assert.deepEqual([...l.row], [1.25, 0.5, 2, 0, 1, 2]);
  assert.deepEqual([...l.depth], [0, 1, 1, 2, 2, 2]);
  assert.deepEqual([l.rows, l.columns, l.below[0], l.below[1]], [3, 3, 5, 2]);
});

test("a folded node is a leaf that knows how much it hides", () => {
  const l = layoutOf(Int32Array.of(-1, 0, 0, 1, 1, 2), 6, new Set([1]));
  assert.deepEqual([...l.hidden], [0, 0, 0, 1, 1, 0]);
  assert.deepEqual([l.rows, l.below[1], l.deepest[1], l.deepest[0]], [2, 2, 1, 2]);
});

test("nodes to come have places and aren't counted", () => {
  const l = layoutOf(Int32Array.of(-1, 0, 0, 1, 1, 2), 6, new Set(), 4);
  assert.deepEqual([l.rows, l.below[0], l.below[1], l.below[2]], [3, 3, 1, 0]);
});

test("what is drawn under the pointer is found", () => {
  const l = layoutOf(Int32Array.of(-1, 0, 0, 1, 1, 2), 6, new Set());
  assert.equal(nodeAt(l, 2.2, 0.9, 0.5, () => true), 4);
  assert.equal(nodeAt(l, 2.2, 7, 0.5, () => true), -1);
  assert.equal(nodeAt(l, 1, 0.6, 0.5, (n) => n !== 1), -1);
});

test("the camera shows all, and zooming keeps a point in its place", () => {
  const size = { width: 800, height: 400 };
  const c = fit({ rows: 1000, columns: 12 }, size);
  for (const [column, row] of [[0, 0], [11, 999]]) {
    assert.ok(left(c, column) >= 0 && left(c, column) <= 800 && high(c, row) >= 0 && high(c, row) <= 400);
  }
  for (const factor of [0.5, 1.3, 40]) {
    const z = zoom(c, factor, 300, 100);
    assert.ok(Math.abs(columnAt(z, 300) - columnAt(c, 300)) < 1e-6 && Math.abs(rowAt(z, 100) - rowAt(c, 100)) < 1e-6);
  }
});

const large = randomRun(100_000);

test("100,000 nodes: any moment is the same however it is reached", () => {
  const s = large;
  assert.ok(s.size >= 100_000);
  const [walked, jumped] = [new Status(s), new Status(s)];
  walked.go(0);
  const next = random(7);
  const moments = Array.from({ length: 6 }, () => Math.floor(next() * s.length)).sort((a, b) => a - b);
  for (const moment of moments) {
    while (walked.moment < moment) walked.go(walked.moment + 1);
    jumped.go(Math.floor(next() * s.length));
    jumped.go(moment);
    for (const [c, column] of jumped.columns.entries()) {
      assert.equal(Buffer.compare(Buffer.from(column.buffer), Buffer.from(walked.columns[c].buffer)), 0, `column ${c} at ${moment}`);
    }
  }
});

test("100,000 nodes: every node has a place, and no subtree overlaps its neighbour", () => {
  const s = large;
  const status = new Status(s);
  status.go(s.length);
  const l = layoutOf(status.columns[Column.parent], s.size, new Set([3, 17]));
  let hidden = 0;
  for (let n = 0; n < s.size; n++) {
    hidden += l.hidden[n];
    if (l.hidden[n]) continue;
    let right = l.top[n] <= l.row[n] && l.row[n] <= l.bottom[n];
    for (let i = l.first[n] + 1; i < l.first[n + 1] && !l.hidden[l.children[i]]; i++) {
      right &&= l.bottom[l.children[i - 1]] < l.top[l.children[i]];
    }
    if (!right) assert.fail(`node ${n}`);
  }
  assert.equal(l.below[0], s.size - 1);
  assert.ok(hidden > 0 && hidden <= l.below[3] + l.below[17]);
});
