// The suits of doudizhu's cards, over 1,000 deals.

import assert from "node:assert/strict";
import test from "node:test";

const { drawn } = await import("../../page/js/pack.js");

const deck = [..."3456789TJQKA2"].flatMap((rank) => [rank, rank, rank, rank]).concat("B", "R");

/** A generator of numbers (mulberry32), so that all runs have the same deals. */
function numbers(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function mixed(cards, random) {
  const rest = [...cards];
  return cards.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0]);
}

/** A deal whose cards are laid one by one, in some order: each chair's hand, the bottom cards with the landlord's. */
function game(seed, order = seed) {
  const cards = mixed(deck, numbers(seed)), random = numbers(order + 5000);
  const [hands, bottom, landlord] = [[cards.slice(0, 17), cards.slice(17, 34), cards.slice(34, 51)], cards.slice(51), seed % 3];
  const held = hands.map((hand, chair) => mixed(chair === landlord ? [...hand, ...bottom] : hand, random));
  const moves = held[landlord].flatMap((_, i) => [0, 1, 2].flatMap((chair) => (held[chair][i] ? [{ chair, play: { cards: [held[chair][i]] } }] : [])));
  return { dealt: hands[0], bottom, landlord, moves, rest: [[], [], []] };
}

/** The cards that each chair lays. */
function hands({ moves }, names) {
  return [0, 1, 2].map((chair) => names.moves.filter((_, i) => moves[i].chair === chair).flat());
}

test("each suit has a quarter of the cards of each chair, and no hand is nearly of one suit", () => {
  const counts = [0, 1, 2].map(() => ({ S: 0, H: 0, C: 0, D: 0 }));
  let most = 0;
  for (let seed = 0; seed < 1000; seed++) {
    const g = game(seed);
    hands(g, drawn(g, [])).forEach((hand, chair) => {
      for (const suit of "SHCD") {
        const n = hand.filter((card) => card[1] === suit).length;
        counts[chair][suit] += n;
        most = Math.max(most, n / hand.length);
      }
    });
  }
  for (const count of counts) {
    const all = Object.values(count).reduce((a, b) => a + b);
    for (const n of Object.values(count)) assert.ok(n / all > .24 && n / all < .26, JSON.stringify(count));
  }
  assert.ok(most <= .7, `${most}`);
});

test("a card has the same suit while the others' hands are closed, at the end, and when the same deal is played in another order", () => {
  for (let seed = 0; seed < 100; seed++) {
    const g = game(seed), names = drawn(g, []);
    assert.equal(new Set(names.moves.flat()).size, 54);
    for (let n = 0; n < g.moves.length; n += 7) {
      const open = g.moves.slice(n), rest = [0, 1, 2].map((chair) => open.filter((m) => m.chair === chair).flatMap((m) => m.play.cards));
      assert.deepEqual(drawn({ ...g, moves: g.moves.slice(0, n) }, []).moves, names.moves.slice(0, n));
      const shown = drawn({ ...g, moves: g.moves.slice(0, n), rest }, []);
      hands(g, names).forEach((hand, chair) => assert.deepEqual([...shown.rest[chair], ...hands(g, { moves: shown.moves })[chair]].sort(), hand.sort()));
    }
    const again = game(seed, seed + 1);
    assert.deepEqual(hands(again, drawn(again, [])).map((hand) => hand.sort()), hands(g, names).map((hand) => hand.sort()));
  }
});

test("the cards that the player chose are those that lie on the table; those of another game count for nothing", () => {
  const g = { dealt: [..."77789"], bottom: [..."345"], landlord: 0, moves: [{ chair: 0, play: { cards: ["7"] } }, { chair: 0, play: { cards: ["7", "7"] } }], rest: [[], [], []] };
  const [first, middle, last] = drawn(g, []).dealt.filter((card) => card[0] === "7");
  assert.deepEqual(drawn(g, [last, first, middle]).moves, [[last], [first, middle]]);
  assert.deepEqual(drawn(g, [last, "KS"]).moves, drawn(g, []).moves);
});
