// No card covers the rank and the suit of another, at any size.

import assert from "node:assert/strict";
import test from "node:test";

globalThis.navigator ??= { languages: ["en"], language: "en" };
globalThis.localStorage ??= { getItem: () => null, setItem() {} };
const { layOut } = await import("../../page/js/klondike/layout.js");

/** Rank and suit of a ten end here to the right and below, as parts of the width and the height of a card: see drawings.js. */
const indexEnd = (plain) => (plain ? [35.9 / 64, 26.9 / 90] : [34.1 / 64, 20.4 / 90]);

/** A column of face-down cards under open ones, and a waste of three. */
function board(down, up) {
  const names = (n, from) => Array.from({ length: n }, (_, i) => "c" + (from + i));
  const piles = new Map([["1", { cards: names(down + up, 0), down }], ["W", { cards: names(3, 40), down: 0 }]]);
  return { piles, face: (card) => (Number(card.slice(1)) < down ? "" : "AS") };
}

const screens = [[320, 500], [390, 700], [844, 330], [1416, 780], [1896, 960], [2536, 1320]];
for (const mirrored of [false, true]) {
  for (const [width, room] of screens) {
    test(`indices stay free on ${width}x${room}, stock ${mirrored ? "right" : "left"}`, () => {
      for (const large of [false, true]) {
        for (const [down, up] of [[6, 13], [3, 11], [0, 13], [6, 1]]) free(layOut(board(down, up), { width, room, widest: 240, mirrored, large, covered: 0 }), { width, room, down });
      }
    });
  }
}

test("long columns spread on tall phones, and cards grow on large screens", () => {
  const open = (width, room) => layOut(board(3, 4), { width, room, widest: 240, mirrored: false, large: false, covered: 0 });
  const phone = open(390, 700);
  assert.ok(phone.cards.get("c5").y - phone.cards.get("c4").y > .45 * phone.cardHeight);
  assert.ok(open(2536, 1320).cardWidth > 200);
});

test("where the height is free, long columns make the table higher", () => {
  free(layOut(board(6, 13), { width: 900, room: 0, widest: 112, mirrored: false, large: false, covered: 0 }), { width: 900, room: 0, down: 6 });
});

function free({ cards, cardWidth, cardHeight, plain, height }, { width, room, down }) {
  const [right, bottom] = indexEnd(plain);
  for (const [card, a] of cards) {
    assert.ok(a.x >= 0 && a.x + cardWidth <= width && a.y + cardHeight <= height, `${card} lies on the table`);
    const b = [...cards.values()].find((p) => p.pile === a.pile && p.index === a.index + 1);
    if (!b || (a.pile !== "W" && a.index < down)) continue;
    assert.ok(b.x - a.x >= right * cardWidth - .5 || b.y - a.y >= bottom * cardHeight, `the card over ${card} covers its index: ${b.x - a.x}, ${b.y - a.y} of ${cardWidth}x${cardHeight}`);
  }
  if (room) assert.ok(height <= room, `${height} fits in ${room}`);
}
