// The room of a single hand, which answers a player's questions: whether to bid, how likely the landlord wins, how many plays
// the hand takes, and which plays. Further figures, power and points, are folded away.

import { Question } from "../client.js";
import { h } from "../dom.js";
import { row } from "../fan.js";
import { t } from "../i18n.js";
import { inParts, Pack } from "../pack.js";
import { region } from "../parts.js";
import { number } from "../review/points.js";
import { deck, kindName, letters, named, spoken } from "./cards.js";
import { choice, faultText, picker, plain, setName, textField, written } from "./fields.js";

/** @typedef {import("./state.js").State["hand"]} Hand */

/** @param {import("./game.js").Game} game @returns {import("./rooms.js").Room} */
export function handRoom(game) {
  const ask = asker(game);
  const cards = textField(t("doudizhu.hand.cards"), { hint: t("doudizhu.handHint"), input: (text) => ask.edit({ cards: text }), enter: ask.judge });
  const grid = picker((text) => ask.edit({ cards: text }));
  const after = textField(t("doudizhu.last"), { hint: t("doudizhu.lastHint"), input: (text) => ask.edit({ after: text }), enter: ask.judge });
  const rules = choice(t("doudizhu.rules"), (value) => ask.edit({ rules: value }));
  const fault = h("p", { class: "note fault" });
  const held = h("div", { class: "felt dz-held" });
  const answer = h("div", { class: "stack" });
  const bid = h("div", { class: "stack" });
  const more = h("div", { class: "stack" });
  const drawFault = region(fault, faultText);
  const drawHeld = region(held, (/** @type {string} */ hand) => [row(new Pack().take(hand), spoken([...hand]) || t("doudizhu.none"))]);
  const drawAnswer = region(answer, (/** @type {any} */ a) => a ? advice(a) : [h("p", { class: "note" }, t("doudizhu.hand.empty"))]);
  const drawBid = region(bid, (/** @type {any} */ a, /** @type {boolean} */ busy) => bidding(a, busy, ask));
  const drawMore = region(more, (/** @type {any} */ a) => a ? details(a) : []);
  const buttons = h("div", { class: "row" },
    h("button", { type: "button", "data-key": "dealt", onclick: () => ask.edit({ cards: written(dealt(17)), after: "" }) }, t("doudizhu.hand.deal")),
    h("button", { type: "button", class: "plain", onclick: () => ask.edit({ cards: "" }) }, t("doudizhu.clear")));
  return {
    element: h("div", { class: "dz-hand" },
      h("section", { class: "stack dz-worth", "aria-label": t("doudizhu.hand.answer") }, held, h("div", { class: "panel stack" }, answer, bid, more)),
      h("section", { class: "panel stack", "aria-label": t("doudizhu.room.hand") }, buttons, cards.element, grid.element, after.element, rules.element, fault)),
    show: ask.judge,
    draw({ hand, known }) {
      const wrong = (/** @type {string} */ field) => (hand.fault?.field === field ? hand.fault : null);
      const read = plain(hand.cards) ?? hand.answer?.hand ?? null;
      cards.draw(hand.cards, wrong("cards"));
      grid.draw(read, "");
      after.draw(hand.after, wrong("after"));
      rules.draw(hand.rules, known.rules, setName);
      drawFault(wrong("cards") ?? wrong("after") ? null : hand.fault);
      drawHeld(read ?? "");
      drawAnswer(hand.answer);
      drawBid(hand.bid, hand.busy);
      drawMore(hand.answer);
    },
  };
}

/** Cards dealt at random, in plain letters.
 * @param {number} n */
function dealt(n) {
  const pack = deck.flatMap(([rank, all]) => Array.from({ length: all }, () => rank));
  return Array.from({ length: n }, () => pack.splice(Math.floor(Math.random() * pack.length), 1)[0]).join("");
}

/** The questions about a hand. A later question ends an earlier one.
 * @param {import("./game.js").Game} game */
function asker(game) {
  const put = (/** @type {Partial<Hand>} */ patch) => game.set({ hand: { ...game.state.hand, ...patch } });
  const question = new Question((fault) => put({ busy: false, fault }));

  /** @param {string} op @param {Record<string, any>} fields @param {(answer: any) => Partial<Hand>} keep */
  async function ask(op, fields, keep) {
    const { cards, rules } = game.state.hand;
    const answer = await question.ask({ op, cards, rules, ...fields });
    if (answer) put(keep(answer));
  }

  const judge = () => {
    const { cards, after } = game.state.hand;
    return cards === "" ? put({ answer: null, fault: null }) : ask("d.hand", { after }, (answer) => ({ answer, fault: null }));
  };
  return {
    judge,
    /** @param {Partial<Hand>} patch */
    edit(patch) {
      put({ ...patch, bid: null, busy: false });
      judge();
    },
    bid() {
      put({ busy: true, bid: null });
      ask("d.bid", { limits: { seconds: 5 } }, (bid) => ({ bid, busy: false }));
    },
    stop() {
      question.stop();
      put({ busy: false });
    },
  };
}

/** The bid, and how many plays the hand takes.
 * @param {any} a */
function advice(a) {
  const count = a.split.length;
  return [
    h("p", { class: "verdict dz-advice" }, called(a.index)),
    h("p", {}, a.fewest_plays === null ? t("doudizhu.hand.dead", letters(a.dead), count) : t("doudizhu.hand.fewest", a.fewest_plays)),
    split(a.split, a.hand),
  ];
}

/** @param {{chance: number, bid?: number, double?: boolean} | undefined} index */
function called(index) {
  if (!index) return t("doudizhu.hand.short");
  return index.bid === undefined ? t("doudizhu.hand.double", index.double, index.chance) : t("doudizhu.hand.call", index.bid, index.chance);
}

/** The plays of a split, as cards of the hand.
 * @param {string[]} plays @param {string} hand */
function split(plays, hand) {
  const cards = new Pack().take(hand);
  return h("ul", { class: "dz-split" }, plays.map((p) => h("li", {}, row(inParts(cards, p), letters(p)))));
}

/** The hand's further figures.
 * @param {any} a */
function details(a) {
  return [
    a.splits.length > 1 && h("details", {}, h("summary", {}, t("doudizhu.hand.splits", a.splits.length, a.more_splits)),
      h("div", { class: "stack dz-splits", tabindex: "0", role: "group", "aria-label": t("doudizhu.hand.splits", a.splits.length, a.more_splits) }, a.splits.map(inLetters))),
    hints(a.hints),
    h("details", {}, h("summary", {}, t("doudizhu.hand.document")), h("div", { class: "stack" },
      h("p", {}, t("doudizhu.hand.power", Number(a.power))), inLetters(a.power_split), h("p", { class: "note" }, t("doudizhu.hand.powerMeans")),
      h("p", {}, t("doudizhu.hand.points", a.score, t("doudizhu.bid." + a.bid))), h("p", { class: "note" }, t("doudizhu.hand.pointsMean")))),
  ];
}

/** Plays side by side. @param {string[]} plays */
function inLetters(plays) {
  return h("ul", { class: "dz-list" }, plays.map((p) => h("li", {}, h("b", {}, letters(p)))));
}

/** The plays to lead or to answer with, the best first.
 * @param {import("./state.js").Play[]} list */
function hints(list) {
  const head = t("doudizhu.hand.hints", list.length);
  return h("details", {}, h("summary", {}, head),
    list.length === 0 ? h("p", { class: "note" }, t("doudizhu.nothing")) :
      h("div", { class: "dz-scroll", tabindex: "0", role: "group", "aria-label": head }, h("table", { class: "dz-hints" },
        h("thead", {}, h("tr", {}, h("th", {}, t("doudizhu.hand.play")), h("th", {}, t("doudizhu.hand.kind")), h("th", { class: "number" }, t("doudizhu.hand.rest")))),
        h("tbody", {}, list.map((p) => h("tr", { title: named(p) },
          h("td", {}, h("b", {}, letters(p.parts))), h("td", {}, kindName(p.kind)), h("td", { class: "number" }, number(p.rest_power ?? 0, 1))))))));
}

/** The advice that comes from sampled deals.
 * @param {any} a @param {boolean} busy @param {ReturnType<typeof asker>} ask */
function bidding(a, busy, ask) {
  return [
    h("div", { class: "row" },
      h("button", { type: "button", "data-key": "bid", onclick: busy ? ask.stop : ask.bid }, t(busy ? "doudizhu.stop" : "doudizhu.hand.bid")),
      h("span", { class: "note" }, t(busy ? "doudizhu.hand.sampling" : "doudizhu.hand.bidMeans"))),
    a && h("p", {}, h("b", {}, t("doudizhu.bid." + a.bid)), " ", t("doudizhu.hand.chance", a.chance, a.chance_error, a.deals)),
  ];
}
