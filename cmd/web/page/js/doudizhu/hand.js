// The room of a single hand: fewest plays, power, splits, hints, bid.

import { Question } from "../client.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { region } from "../parts.js";
import { kindName, letters, named } from "./cards.js";
import { choice, faultText, textField } from "./fields.js";
import { picker, plain } from "./picker.js";
import { setName } from "./rules.js";

/** @typedef {import("./state.js").State["hand"]} Hand */

/** @param {import("./game.js").Game} game @returns {import("./rooms.js").Room} */
export function handRoom(game) {
  const ask = asker(game);
  const cards = textField(t("doudizhu.hand.cards"), { hint: t("doudizhu.handHint"), input: (text) => ask.edit({ cards: text }), enter: ask.judge });
  const grid = picker((text) => ask.edit({ cards: text }));
  const after = textField(t("doudizhu.last"), { hint: t("doudizhu.lastHint"), input: (text) => ask.edit({ after: text }), enter: ask.judge });
  const rules = choice(t("doudizhu.rules"), (value) => ask.edit({ rules: value }));
  const fault = h("p", { class: "note fault" });
  const answer = h("div", { class: "stack" });
  const bid = h("div", { class: "stack" });
  const drawFault = region(fault, faultText);
  const drawAnswer = region(answer, (/** @type {any} */ a) => a ? judgement(a) : [h("p", { class: "note" }, t("doudizhu.hand.empty"))]);
  const drawBid = region(bid, (/** @type {any} */ a, /** @type {boolean} */ busy) => bidding(a, busy, ask));
  return {
    element: h("div", { class: "dz-endgame" },
      h("section", { class: "panel stack dz-setup", "aria-label": t("doudizhu.room.hand") }, cards.element, grid.element, after.element, rules.element, fault),
      h("section", { class: "panel stack", "aria-label": t("doudizhu.hand.answer") }, answer, bid)),
    show: ask.judge,
    draw({ hand, known }) {
      const wrong = (/** @type {string} */ field) => (hand.fault?.field === field ? hand.fault : null);
      cards.draw(hand.cards, wrong("cards"));
      grid.draw(plain(hand.cards) ?? hand.answer?.hand ?? null, "");
      after.draw(hand.after, wrong("after"));
      rules.draw(hand.rules, known.rules, setName);
      drawFault(wrong("cards") ?? wrong("after") ? null : hand.fault);
      drawAnswer(hand.answer);
      drawBid(hand.bid, hand.busy);
    },
  };
}

/** The questions about a hand. A later one ends the earlier.
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
      ask("d.bid", { seat: "bidder", deal_rest: true, deals: 2000, seed: "1", limits: { seconds: 5 } }, (bid) => ({ bid, busy: false }));
    },
    stop() {
      question.stop();
      put({ busy: false });
    },
  };
}

/** @param {any} a */
function judgement(a) {
  const count = a.split.length;
  return [
    h("p", { class: "verdict" }, a.fewest_plays === null ? t("doudizhu.hand.dead", a.dead, count) : t("doudizhu.hand.fewest", a.fewest_plays)),
    split(a.split),
    a.splits.length > 1 && h("details", {}, h("summary", {}, t("doudizhu.hand.splits", a.splits.length, a.more_splits)),
      h("div", { class: "stack dz-splits" }, a.splits.map(split))),
    h("p", {}, t("doudizhu.hand.power", a.power)),
    split(a.power_split),
    h("p", {}, t("doudizhu.hand.points", a.score, t("doudizhu.bid." + a.bid))),
    hints(a.hints),
  ];
}

/** Plays side by side. @param {string[]} plays */
function split(plays) {
  return h("ul", { class: "dz-list" }, plays.map((p) => h("li", {}, h("b", {}, letters(p)))));
}

/** What to lead or to lay, the best first.
 * @param {import("./state.js").Play[]} list */
function hints(list) {
  return h("details", { open: true }, h("summary", {}, t("doudizhu.hand.hints", list.length)),
    list.length === 0 ? h("p", { class: "note" }, t("doudizhu.nothing")) :
      h("div", { class: "dz-scroll", tabindex: "0", role: "group", "aria-label": t("doudizhu.hand.hints", list.length) }, h("table", { class: "dz-hints" },
        h("thead", {}, h("tr", {}, h("th", {}, t("doudizhu.hand.play")), h("th", {}, t("doudizhu.hand.kind")), h("th", { class: "number" }, t("doudizhu.hand.rest")))),
        h("tbody", {}, list.map((p) => h("tr", { title: named(p) },
          h("td", {}, h("b", {}, letters(p.parts))), h("td", {}, kindName(p.kind)), h("td", { class: "number" }, (p.rest_power ?? 0).toFixed(1))))))));
}

/** The advice by sampled deals.
 * @param {any} a @param {boolean} busy @param {ReturnType<typeof asker>} ask */
function bidding(a, busy, ask) {
  return [
    h("div", { class: "row" },
      h("button", { type: "button", "data-key": "bid", onclick: busy ? ask.stop : ask.bid }, t(busy ? "doudizhu.stop" : "doudizhu.hand.bid")),
      h("span", { class: "note" }, t(busy ? "doudizhu.hand.sampling" : "doudizhu.hand.bidMeans"))),
    a && h("p", {}, h("b", {}, t("doudizhu.bid." + a.bid)), " ", t("doudizhu.hand.chance", a.chance, a.chance_error, a.deals)),
  ];
}
