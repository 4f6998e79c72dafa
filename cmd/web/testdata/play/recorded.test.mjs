// Games that Go's session plays, too: klondike/session/testdata/games.json, whose form klondike/session/recorded_test.go explains.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

globalThis.navigator ??= { languages: ["en"] };
globalThis.crypto ??= (await import("node:crypto")).webcrypto;
const { Session } = await import("../../page/js/play/session.js");

function act(game, action) {
  if (action === "x") game.giveUp();
  else if (action === "b") game.restart();
  else if (action.startsWith("=")) game.goTo(Number(action.slice(1)));
  else game.play(action);
}

function check(game, { after, finish, ...state }) {
  const v = game.view();
  const now = {
    known: game.hintText(), legal: v.legal.map((m) => m.move).join(" "), done: v.done, last: v.last, undos: v.aids.undos,
    won: v.won, over: v.over, points: [v.score.standard, v.score.vegas], safe: v.safe,
  };
  assert.deepEqual(now, state, `after ${after} actions`);
  assert.equal(game.raise().length, finish);
  assert.equal(v.auto, finish > 0);
}

for (const { name, seed, actions, states, record, kept, ...rules } of JSON.parse(readFileSync("../../klondike/session/testdata/games.json", "utf8"))) {
  test(name, () => {
    const game = new Session(rules, { seed, kind: "any", date: "" });
    const all = actions.split(" ");
    for (let i = 0; i <= all.length; i++) {
      const state = states.find(({ after }) => after === i);
      if (state) check(game, state);
      if (state?.finish) assert.deepEqual(game.raise(), all.slice(i, i + state.finish));
      if (all[i]?.startsWith("!")) assert.throws(() => act(game, all[i].slice(1)), { word: /./ });
      else if (i < all.length) act(game, all[i]);
    }
    if (record) return assert.deepEqual(game.record(), record);
    for (const text of [game.view().sealed, kept.page]) check(Session.load(text), states.at(-1));
  });
}
