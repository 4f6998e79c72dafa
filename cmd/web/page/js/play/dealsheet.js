// The sheet for the next deal: its rules, its kind or its number, and the calendar of the days' deals.

import { today } from "../address.js";
import { h } from "../dom.js";
import { language, t } from "../i18n.js";
import { copied } from "../parts.js";
import { box, segments } from "../sheet.js";
import { first, marksOf, monthOf, streakOf } from "./calendar.js";
import { seedOf } from "./deal.js";
import { linkField, linkTo } from "./endsheet.js";
import { isProved, ruled } from "./pools.js";
import { choicesOf, kinds } from "./state.js";

/** @import { Game } from "./game.js"
 * @import { Settings, State } from "./state.js" */

/** @type {import("./sheets.js").Sheet} */
export function dealSheet(game, s, doors) {
  const { settings, view } = s, date = s.day || today();
  return [h("form", { class: "play-deal stack", onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); deal(game, date); } },
    !view && s.note && h("p", { class: "fault", role: "alert" }, s.note),
    rules(game, settings, date),
    h("div", { class: "play-kinds", role: "group", "aria-label": t("play.which") }, kinds.map((kind) => kindButton(game, kind, settings.kind === kind))),
    h("p", { class: "note", id: "play-about", role: "status" }, t("play.about." + settings.kind)),
    settings.kind === "daily" && calendar(game, s, date),
    h("label", { class: "play-row" }, t("play.numberLabel"), h("input", { id: "play-seed", "data-key": "seed", autocomplete: "off", autocapitalize: "off", placeholder: t("play.orNumber"), maxlength: 40, value: typed()?.value ?? "" })),
    linkRow(game, s, doors),
    h("div", { class: "play-deal-foot" }, view && !view.over && view.last > 0 && h("p", { class: "note" }, t("play.loses")),
      h("button", { type: "submit", class: "main", id: "play-open-deal", "data-key": "open" }, t("play.openDeal"))))];
}

/** The field for a number. */
const typed = () => /** @type {HTMLInputElement | null} */ (document.getElementById("play-seed"));

/** Deals what the sheet says: the number in the field, or else the kind.
 * @param {Game} game @param {string} date of a day's deal */
function deal(game, date) {
  const { settings } = game.state, field = typed(), text = field?.value.trim() ?? "", seed = seedOf(text);
  if (text === "") game.deal({ ...settings, date });
  else if (seed !== null) game.deal({ ...ruled(settings), kind: "number", seed });
  else if (field) refuse(field);
}

/** Says at the field, until it is changed, what a number is like. @param {HTMLInputElement} field */
function refuse(field) {
  field.setAttribute("aria-invalid", "true");
  field.setCustomValidity(t("play.fault.seed"));
  field.reportValidity();
  field.oninput = () => { field.removeAttribute("aria-invalid"); field.setCustomValidity(""); };
}

/** @param {Game} game @param {string} kind @param {boolean} now */
function kindButton(game, kind, now) {
  const choose = () => {
    const field = typed();
    if (field) field.value = ""; // a kind takes the place of a number
    game.like({ kind });
    game.set({ day: "" });
  };
  return h("button", { type: "button", "aria-pressed": String(now), "data-kind": kind, "data-key": kind, onclick: choose }, t("play.kind." + kind));
}

/** The rules of the next deal: for a proved deal, the player chooses only how many cards are turned, and for a day's deal nothing.
 * @param {Game} game @param {Settings} settings @param {string} date */
function rules(game, settings, date) {
  const { draw, redeals, back } = ruled({ ...settings, date });
  const row = segments(t("play.drawLabel"), choicesOf.draw, draw, (n) => t("play.draw", n), (n) => game.like({ draw: n }));
  if (settings.kind === "daily") row.querySelectorAll("button").forEach((button) => { button.disabled = true; });
  if (isProved(settings.kind)) return row;
  return h("div", { class: "play-rules" }, row,
    h("label", { class: "play-row" }, t("play.redeals"), h("select", { "data-key": "redeals", disabled: settings.passes, onchange: (/** @type {any} */ e) => game.like({ redeals: Number(e.target.value) }) },
      choicesOf.redeals.map((n) => h("option", { value: n, selected: n === redeals }, n < 0 ? t("k.unlimited") : String(n))))),
    box(t("k.backHelp"), back, () => game.like({ back: !back }), { "data-key": "back" }));
}

/** The month of a day, with the marks of the days' deals that the player has won or tried, and the days won in a row.
 * @param {Game} game @param {State} s @param {string} date the day chosen */
function calendar(game, { results }, date) {
  const { name, skipped, weekdays, days, before, after } = monthOf(date, today(), language()), marks = marksOf(results);
  const turn = (/** @type {string} */ word, /** @type {string} */ to, /** @type {string} */ arrow) =>
    h("button", { type: "button", class: "plain", "data-key": word, "aria-label": t("play." + word), disabled: to === "", onclick: () => game.set({ day: to }) }, arrow);
  return h("section", { class: "play-month", "aria-label": name },
    h("div", { class: "play-row" }, turn("monthBefore", before, "‹"), h("b", {}, name), turn("monthAfter", after, "›")),
    h("div", { class: "play-days" },
      [...weekdays, ...Array(skipped).fill("")].map((day) => h("span", { "aria-hidden": "true" }, day)),
      days.map(({ day, label, future }, i) => h("button", {
        type: "button", "data-key": day, "data-day": day, class: marks.get(day) ?? "", "aria-pressed": String(day === date), disabled: future || day < first,
        "aria-label": t("play.dayMark", label, marks.get(day) ?? ""), onclick: () => game.set({ day }),
      }, String(i + 1)))),
    h("p", { id: "play-streak" }, t("play.streak", streakOf(marks, today()))));
}

/** The link to this deal, for a friend, made on request.
 * @type {(...args: Parameters<import("./sheets.js").Sheet>) => import("../dom.js").Child} */
function linkRow(game, { view, link }, doors) {
  if (!view) return null;
  const give = async () => {
    const address = await linkTo(game, view, doors);
    game.set({ link: address });
    if (await copied(address)) game.announce(t("k.copied"));
  };
  return link ? linkField(link) : h("button", { type: "button", "data-key": "link", id: "play-share", onclick: give }, t("play.share"));
}
