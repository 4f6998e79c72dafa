// Choices and texts over the table: the start, the settlement, and the sheets.

import { h } from "../dom.js";
import { letters } from "../doudizhu/cards.js";
import { t } from "../i18n.js";
import { isLocked } from "../kept.js";
import { part } from "../parts.js";
import { gain } from "../review/points.js";
import { box, figures, lookRows, segments, sheetPart, sign } from "../sheet.js";
import { sumOf } from "./ledger.js";
import { doubled } from "./scene.js";
import { badge, doubler, roleIn } from "./seats.js";
import { choicesOf } from "./state.js";
import { voice } from "./talk.js";

/** @import { Game } from "./game.js"
 * @import { Settings, State, View } from "./state.js" */

/** @typedef {(game: Game, s: State, doors: import("./main.js").Doors) => import("../dom.js").Child[]} Sheet */

/** @type {Record<string, Sheet>} */
const sheets = { menu: menuSheet, rules: (game, s) => rulesSheet(game, s.view?.game ?? s.settings.game), settings: settingsSheet, stakes: stakesSheet, statistics: statisticsSheet, table: tableSheet };

/** @param {Game} game @param {import("./main.js").Doors} doors */
export function sheetsOf(game, doors) {
  return sheetPart("tt-sheet", game, doors, sheets, (/** @type {State} */ { sheet }) => t("table.sheet." + sheet), ["view", "shown", "settings", "results", "rating", "fault"]);
}

/** @type {Sheet} */
function menuSheet(game, { view, records, results, fault }, doors) {
  const item = (/** @type {string} */ word, /** @type {() => any} */ onclick, on = true) =>
    h("button", { type: "button", id: "tt-to-" + word, "data-key": word, disabled: !on, onclick }, t("table.menu." + word));
  return [h("div", { class: "play-menu" },
    item("rules", () => game.open("rules")), item("settings", () => game.open("settings")), item("statistics", () => game.open("statistics")), item("table", () => game.open("table")),
    item("lesson", () => game.sit("lesson")), item("daily", () => game.sit("daily")), item("link", () => game.share(doors.link()), view !== null),
    item("records", () => { game.ledger.export(); game.shut(); }, records.length > 0), item("text", () => { game.ledger.exportText(); game.shut(); }, view?.stage === "over"), item("review", () => doors.reviewOther()), isLocked(fault) && over(game)),
  view && view.stage !== "over" && h("p", { class: "note" }, t("table.leaving", view.seed, results.length))];
}

/** Another table: it ends the present game.
 * @type {Sheet} */
function tableSheet(game, { settings, view }) {
  return [...tableChoices(game, settings), view && view.stage !== "over" && h("p", { class: "note" }, t("table.left")),
    h("button", { type: "button", class: "main", id: "tt-sit-again", "data-key": "sit", onclick: () => game.sit() }, t("table.start"))];
}

/** @type {Sheet} */
function settingsSheet(game, { settings }) {
  const own = (/** @type {"counter" | "chances" | "duplicate" | "sound" | "voice"} */ name) => box(t("table.set." + name), settings[name], () => game.like({ [name]: !settings[name] }));
  return [
    segments(t("table.speed"), choicesOf.speed, settings.speed, (n) => t("table.seconds", n), (speed) => game.like({ speed })),
    segments(t("table.clock"), choicesOf.clock, settings.clock, (n) => t("table.clockOf", n), (clock) => game.like({ clock })),
    own("counter"), own("chances"), own("duplicate"), own("sound"), voice() !== undefined && own("voice"),
    ...lookRows(["felt", "back", "colours", "mode"], () => game.like({})),
  ];
}

/** The sums by which the score of each player is multiplied, as far as is shown.
 * @type {Sheet} */
function stakesSheet(_game, { view, shown: { landlord, doubled: answered, stakes } }) {
  if (!view) return [];
  const { bid, bombs, spring, doubles, times } = stakes, name = (/** @type {number} */ chair) => t("table.chair." + chair), points = (/** @type {number} */ chair) => view.base * (times[chair] ?? 0);
  const row = (/** @type {number} */ chair) => {
    const peasants = [(chair + 1) % 3, (chair + 2) % 3];
    const sum = chair === view.landlord ? t("table.stakes.landlord", peasants.map((c) => [name(c), points(c)]), points(chair))
      : t("table.stakes.peasant", view.auction, [view.base, bid, doubles[chair], 2 ** bombs, spring ? 2 : 1], points(chair));
    return h("div", {}, h("dt", {}, name(chair), " ", badge(roleIn(view.landlord, chair)), " ", answered && doubler(view.doubled[chair] ?? 0)), h("dd", { class: "number", "data-chair": chair }, sum));
  };
  return [
    landlord ? h("dl", { class: "tt-sums" }, [0, 1, 2].map(row)) : h("p", { class: "number" }, t("table.stakes.peasant", view.auction, [view.base, bid], points(0))),
    h("p", { class: "note" }, t("table.rules.score")),
  ];
}

/** @type {Sheet} */
function statisticsSheet(_game, { results, rating }) {
  if (results.length === 0) return [h("p", {}, t("table.noGames"))];
  const sum = sumOf(results);
  const share = (/** @type {number} */ won, /** @type {number} */ of) => t("table.wonOf", won, of);
  return [
    figures([
      [t("table.sum.won"), share(sum.won, sum.played)], [t("table.sum.landlord"), share(sum.landlordWon, sum.landlord)],
      [t("table.sum.peasant"), share(sum.won - sum.landlordWon, sum.played - sum.landlord)],
      [t("table.sum.points"), gain(sum.points)], [t("table.sum.row"), String(sum.row)], [t("table.sum.longest"), String(sum.longest)],
    ]),
    h("p", { id: "tt-rating" }, rating ? t("table.rating", rating) : t("table.unrated")),
    h("p", { class: "note" }, t("table.ratingMeans")),
  ];
}

/** The kinds in the order in which people learn them, with examples.
 * @type {[kind: string, example: string][]} */
const kinds = [
  ["solo", "7"], ["pair", "77"], ["trio", "777"], ["trio+solo", "777+3"], ["trio+pair", "777+33"], ["chain", "34567"], ["pair-chain", "334455"], ["trio-chain", "333444"],
  ["plane+solos", "333444+57"], ["plane+pairs", "333444+5577"], ["four+solos", "8888+35"], ["four+pairs", "8888+3355"], ["bomb", "8888"], ["rocket", "BR"],
];

/** @param {Game} game @param {string} name of the game */
function rulesSheet(game, name) {
  return [
    ...["goal", "call." + name, "turn", "score", "keys"].map((word) => h("p", {}, t("table.rules." + word))),
    h("table", { class: "play-table" }, h("caption", { class: "unseen" }, t("table.kinds")), h("tbody", {}, kinds.map(([kind, example]) =>
      h("tr", {}, h("th", { scope: "row" }, t("doudizhu.kind." + kind)), h("td", { class: "number" }, letters(example)))))),
    h("p", {}, t("table.rules.honest")),
    h("button", { type: "button", class: "main", onclick: () => game.shut() }, t("table.goOn")),
  ];
}

/** @param {Game} game @returns {import("../store.js").Part<State>} */
export function startPanel(game) {
  const element = h("div", { class: "tt-panel tt-start" });
  const inside = part(element, (/** @type {State} */ s) => [s.settings, s.busy, s.results.length, s.fault], (settings, busy, played, fault) => {
    if (busy) return [h("p", { class: "tt-dealing" }, t("table.shuffling"))];
    return [
      h("div", { class: "tt-doors" },
        h("button", { type: "button", class: "main", id: "tt-sit", "data-key": "sit", onclick: () => game.sit() }, t("table.start")),
        h("button", { type: "button", id: "tt-learn", "data-key": "learn", class: played === 0 ? "tt-invite" : "", onclick: () => game.sit("lesson") }, t("table.learn")),
        h("button", { type: "button", id: "tt-daily", "data-key": "daily", onclick: () => game.sit("daily") }, t("table.daily"))),
      ...tableChoices(game, settings),
      isLocked(fault) && over(game),
    ];
  });
  return { element, draw(s) { element.hidden = s.view !== null; inside.draw(s); } };
}

/** @param {Game} game */
const over = (game) => h("button", { type: "button", "data-key": "over", onclick: () => game.startOver() }, t("kept.startOver"));

/** The settings of the next table.
 * @param {Game} game @param {Settings} settings */
function tableChoices(game, settings) {
  const { mixed, bots } = settings;
  const put = (/** @type {number} */ place, /** @type {number} */ level) => game.like({ bots: bots.map((b, i) => (i === place ? level : b)) });
  const level = (/** @type {number} */ place) => segments(t("table.levelOf", place + 1), choicesOf.level, bots[place] ?? 3, String, (n) => put(place, n));
  return [
    segments(t("table.game"), choicesOf.game, settings.game, (name) => t("table.game." + name), (name) => game.like({ game: name })),
    ...(mixed ? [level(0), level(1)] : [segments(t("table.levels"), choicesOf.level, settings.level, String, (n) => game.like({ level: n }))]),
    box(t("table.mixed"), mixed, () => game.like({ mixed: !mixed })),
    segments(t("table.seat"), choicesOf.seat, settings.seat, (seat) => t("table.seat." + seat), (seat) => game.like({ seat })),
    box(t("table.practice"), settings.practice, () => game.like({ practice: !settings.practice })),
  ];
}

/** The settlement, beside the cards that lie open at the end. Folded, it leaves two buttons: for the next game, and to open it again.
 * @param {Game} game @param {import("./main.js").Doors} doors @returns {import("../store.js").Part<State>} */
export function endPanel(game, doors) {
  const element = h("div", { class: "tt-panel tt-end", id: "tt-end", role: "group", "aria-label": t("table.settlement") });
  const inside = part(element, (/** @type {State} */ s) => [s.shown.over ? s.view : null, s.other, s.rating, s.folded], (view, other, rating, folded) => {
    if (!view?.score) return [];
    const next = h("button", { type: "button", class: "main", id: "tt-next", "data-key": "next", onclick: () => game.next() }, t("table.next"));
    const fold = (/** @type {import("../dom.js").Attributes} */ look, /** @type {import("../dom.js").Child} */ inside) => h("button", { type: "button", id: "tt-fold", "data-key": "fold", "aria-expanded": String(!folded), onclick: () => game.set({ folded: !folded }), ...look }, inside);
    if (folded) return [h("div", { class: "row tt-next" }, next, fold({}, t("table.settlement")))];
    const score = view.score[0] ?? 0;
    return [
      h("p", { class: "tt-result " + (score > 0 ? "good" : "bad") }, h("b", {}, t(score > 0 ? "table.won" : "table.lost")), " ", h("b", { class: "number", id: "tt-score" }, gain(score)), fold({ class: "plain", "aria-label": t("shut") }, sign("shut"))),
      h("ul", { class: "tt-factors" }, factors(view).map((text) => h("li", {}, text))),
      scores(view),
      compared(game, score, other, rating),
      h("div", { class: "row tt-next" }, next,
        h("button", { type: "button", id: "tt-review", "data-key": "review", onclick: doors.review }, t("table.review")),
        h("button", { type: "button", "data-key": "table", onclick: () => game.leave() }, t("table.other")),
        h("button", { type: "button", "data-key": "link", onclick: () => game.share(doors.link()) }, t("table.share"))),
    ];
  });
  return {
    element,
    draw(s) {
      element.hidden = !s.shown.over || s.view === null;
      element.classList.toggle("folded", s.folded);
      element.closest(".tt")?.classList.toggle("ended", !element.hidden);
      inside.draw(s);
    },
  };
}

/** The multipliers.
 * @param {View} view @returns {string[]} */
function factors(view) {
  const { bid, bombs, spring } = view.stakes;
  return [
    t("table.factor.bid", view.auction, bid), ...(bombs > 0 ? [t("table.factor.bombs", bombs)] : []), ...(spring ? [t(view.winner === view.landlord ? "table.factor.spring" : "table.factor.antispring")] : []),
    ...view.doubled.flatMap((times, chair) => (times > 1 ? [t("table.factor.double", t("table.chair." + chair), doubled(times), times)] : [])),
  ];
}

/** @param {View} view */
function scores(view) {
  const rows = [0, 2, 1].map((chair) => h("tr", {}, h("th", { scope: "row" }, t("table.chair." + chair), " ", view.landlord === chair && h("span", { class: "tt-role landlord" }, t("table.landlord"))),
    h("td", { class: "number" }, gain(view.score?.[chair] ?? 0)), h("td", { class: "number" }, gain(view.total[chair] ?? 0))));
  return h("table", { class: "play-table tt-scores" }, h("thead", {}, h("tr", {}, ["player", "game", "total"].map((word) => h("th", { scope: "col" }, t("table.score." + word))))), h("tbody", {}, rows));
}

/** A bot's result with the same cards.
 * @param {Game} game @param {number} score @param {State["other"]} other @param {State["rating"]} rating */
function compared(game, score, other, rating) {
  if (other === null) return h("button", { type: "button", id: "tt-compare", "data-key": "compare", onclick: () => game.ledger.compare() }, t("table.compare"));
  if (other === "asked") return h("p", { class: "note" }, t("table.comparing"));
  return h("p", { class: "tt-compared", id: "tt-compared" }, t("table.compared", gain(other.score), gain(score - other.score)), rating && rating.deals > 1 && [" ", t("table.rating", rating)]);
}
