// Strategies side by side, without a browser: what runs have cost, recorded runs, addresses.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { countsOf } from "../../page/js/compare/counts.js";
import { comparisonOf, paramsOf, presets, runsOf } from "../../page/js/compare/presets.js";
import { structureOf } from "../../page/js/tree/structure.js";
import { Code } from "../../page/js/tree/trace.js";
import { traceOf } from "./runs.mjs";

/** The counts of a run as lists. */
const lists = (structure) => Object.fromEntries(Object.entries(countsOf(structure)).map(([name, list]) => [name, [...list]]));

test("a search for a path: a node is expanded again, another re-scored", () => {
  const run = structureOf(traceOf("klondike", [
    [Code.open, 0, -1], [Code.expand, 0, -1], [Code.open, 1, 0], [Code.open, 2, 0], [Code.open, 3, 0],
    [Code.expand, 1, 0], [Code.dead, 4, 1], [Code.expand, 2, 0], [Code.reopen, 1, 2], [Code.rescore, 4, 1],
    [Code.expand, 1, 2], [Code.duplicate, 4, 1], [Code.found, 3, 0],
  ]));
  assert.deepEqual(lists(run), {
    expanded: [0, 1, 2, 3, 4], again: [0, 0, 0, 0, 1], generated: [0, 3, 4, 5, 6],
    rescored: [0, 0, 0, 1, 1], open: [1, 3, 2, 2, 0], peak: [1, 3, 3, 3, 3],
  });
});

test("a game: a position where play is over is examined, and not expanded", () => {
  const run = structureOf(traceOf("doudizhu", [
    [Code.open, 0, -1], [Code.expand, 0, -1], [Code.open, 1, 0], [Code.open, 2, 0],
    [Code.expand, 1, 0], [Code.won, 1], [Code.expand, 2, 0], [Code.duplicate, 1, 2], [Code.won, 2], [Code.won, 0],
  ], [0, 1, 1]));
  assert.deepEqual(lists(run).expanded, [0, 1, 1, 2]);
  assert.deepEqual(lists(run).open, [1, 2, 1, 0]);
  assert.deepEqual(lists(run).generated, [0, 2, 2, 3]);
});

test("what is recorded shows the difference that it is there for", () => {
  const ends = (name) => Object.fromEntries([...runsOf(readFileSync(new URL(`../../page/traces/${name}.txt`, import.meta.url), "utf8"))]
    .map(([spec, run]) => [spec, Object.values(lists(run)).slice(0, 4).map((list) => list.at(-1))]));
  // Expanded, again, generated, re-scored.
  assert.deepEqual(ends("detour"), {
    "astar:reparent=reopen": [32, 15, 33, 0], "astar:reparent=propagate": [17, 0, 18, 15], "astar:reparent=keep": [17, 0, 18, 0],
  });
  assert.deepEqual(ends("martelli"), {
    "astar:reparent=reopen": [32, 26, 47, 0], "astar:reparent=propagate": [6, 0, 16, 10], "astar:reparent=keep": [6, 0, 16, 0],
  });
  assert.deepEqual(Object.values(ends("eight")).map(([expanded]) => expanded), [320, 22, 9]);
});

test("every recorded comparison has its runs", () => {
  for (const { name, specs, recorded } of presets.filter((p) => p.recorded)) {
    const runs = runsOf(readFileSync(new URL(`../../page/traces/${name}.txt`, import.meta.url), "utf8"));
    assert.deepEqual([...runs.keys()], recorded);
    assert.ok(specs.every((spec) => recorded.includes(spec)));
  }
});

test("an address restores a comparison, and one that is damaged leads to a preset", () => {
  const known = { rules: [], scores: [], reparent: [] };
  for (const preset of presets) assert.deepEqual(comparisonOf(paramsOf(preset), known), preset);
  const other = { ...presets[1], specs: presets[1].specs.slice(1, 3) };
  assert.deepEqual(comparisonOf(paramsOf(other), known), other);
  const own = { name: "", game: "doudizhu", fields: { landlord: "34", peasant: "5" }, specs: ["dfpn", "aostar"] };
  assert.deepEqual(comparisonOf(paramsOf(own), known), own);
  for (const params of [{}, { preset: "x" }, { with: "astar" }, { game: "chess", with: "a" }]) assert.deepEqual(comparisonOf(params, known), presets[0]);
  assert.equal(comparisonOf({ with: "a b c d e f" }, known).specs.length, 4);
  assert.equal(comparisonOf({ game: "klondike", seed: "3" }, known).recorded, undefined);
});
