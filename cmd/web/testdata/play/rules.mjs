// Reads games, a JSON object a line, from standard input and plays them by the page's rules.

import assert from "node:assert/strict";
import { createInterface } from "node:readline";
import { newDeal } from "../../page/js/play/deal.js";
import { legalMoves, played } from "../../page/js/play/rules.js";

let lines = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const { seed, draw, redeals, back, moves, legal, end } = JSON.parse(line);
  const rules = { draw, redeals, back };
  let position = newDeal(seed);
  for (const [i, names] of (legal ?? []).entries()) {
    const known = legalMoves(position, rules);
    assert.deepEqual(known.map((m) => m.move), names, `seed ${seed}, ${JSON.stringify(rules)}, after ${moves.slice(0, i)}`);
    if (i < moves.length) position = played(position, known.find((m) => m.move === moves[i]), rules);
  }
  assert.deepEqual(position, end, `seed ${seed}, ${JSON.stringify(rules)}, after ${moves}`);
  lines++;
}
assert.ok(lines > 1000, `${lines} lines`);
