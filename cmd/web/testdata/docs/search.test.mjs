// The search of the documentation: words as the builder splits pages into, and what is found in which order.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { find, wordsOf } from "../../page/docs/search.js";

test("words are those of the index", () => {
  for (const { text, words } of JSON.parse(readFileSync(new URL("words.json", import.meta.url), "utf8"))) assert.deepEqual(wordsOf(text), words, text);
});

const index = {
  pages: [["a.html", "Bombs", "en"], ["b.html", "炸弹", "zh"]],
  sections: [[0, "", "Bombs", "All about bombs"], [0, "rocket", "Rocket", "The rocket beats a bomb"], [1, "", "炸弹", "王炸 bomb"]],
  words: { bomb: [1, 1, 2, 1], bombs: [0, 13], rocket: [1, 9], 炸弹: [2, 12], 王炸: [2, 1] },
};
const found = (question, language = "en") => find(index, question, language).map(({ address }) => address);

test("a section has all words, and a word's beginning is enough", () => {
  assert.deepEqual(found("bomb rocket"), ["a.html#rocket"]);
  assert.deepEqual(found("rock"), ["a.html#rocket"]);
  assert.deepEqual(found("rocket 炸弹"), []);
  assert.deepEqual(found("cards"), []);
  assert.deepEqual(found(" 12 "), []);
});

test("titles come first, and of the same weight the reader's language", () => {
  assert.deepEqual(found("bombs"), ["a.html"]);
  assert.deepEqual(found("bomb"), ["a.html", "a.html#rocket", "b.html"]);
  assert.deepEqual(found("bomb", "zh"), ["a.html", "b.html", "a.html#rocket"]);
});

test("Chinese is found by pairs of characters and by one", () => {
  assert.deepEqual(found("炸弹", "zh"), ["b.html"]);
  assert.deepEqual(found("王", "zh"), ["b.html"]);
  assert.deepEqual(found("炸", "zh"), ["b.html"]);
  assert.deepEqual(found("王炸弹", "zh"), ["b.html"]); // its pairs are 王炸 and 炸弹
});
