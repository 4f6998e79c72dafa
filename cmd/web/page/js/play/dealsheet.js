// The sheet of deals: the kind of the next deal, and its rules.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { copied } from "../parts.js";
import { box, segments } from "../sheet.js";
import { seedOf } from "./deal.js";
import { isProved, ruled } from "./pools.js";
import { choicesOf, kinds } from "./state.js";

/** @typedef {import("./sheets.js").Sheet} Sheet
 * @typedef {import("./game.js").Game} Game
 * @typedef {import("./state.js").Settings} Settings */

/** @type {Sheet} */
export function dealSheet(game, s, doors) {
  const { settings, view } = s;
  return [
    view && !view.over && view.last > 0 && h("p", { class: "note" }, t("play.loses")),
    h("div", { class: "play-kinds", role: "group", "aria-label": t("play.which") }, kinds.map((kind) => kindButton(game, kind, settings.kind === kind))),
    rules(game, settings),
    byNumber(game),
    linkRow(game, s, doors),
  ];
}

/** @param {Game} game @param {string} kind @param {boolean} now */
function kindButton(game, kind, now) {
  const deal = () => {
    game.like({ kind });
    game.deal(game.state.settings);
  };
  return h("button", { type: "button", class: now ? "main" : "", "data-kind": kind, "data-key": kind, onclick: deal },
    h("b", {}, t("play.kind." + kind)), h("small", {}, t("play.about." + kind)));
}

/** The rules of the next deal: for a deal that is proved winnable, the player chooses only how many cards are turned.
 * @param {Game} game @param {Settings} settings */
function rules(game, settings) {
  const { redeals, back } = ruled(settings);
  const disabled = isProved(settings.kind);
  return h("div", { class: "play-rules" },
    segments(t("play.drawLabel"), choicesOf.draw, settings.draw, (draw) => t("play.draw", draw), (draw) => game.like({ draw })),
    h("label", { class: "play-row" }, t("play.redeals"), h("select", { "data-key": "redeals", disabled, onchange: (/** @type {any} */ e) => game.like({ redeals: Number(e.target.value) }) },
      choicesOf.redeals.map((n) => h("option", { value: n, selected: n === redeals }, n < 0 ? t("k.unlimited") : String(n))))),
    box(t("k.backHelp"), back, () => game.like({ back: !back }), { disabled, "data-key": "back" }));
}

/** @param {Game} game */
function byNumber(game) {
  const field = h("input", { id: "play-seed", inputmode: "numeric", autocomplete: "off", "aria-label": t("play.numberLabel"), placeholder: t("play.numberLabel"), maxlength: 20 });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (seedOf(field.value.trim()) === null) field.setAttribute("aria-invalid", "true");
    else game.deal({ ...ruled(game.state.settings), kind: "number", seed: field.value.trim() });
  };
  return h("form", { class: "play-row", onsubmit: submit }, field, h("button", { type: "submit", id: "play-open-seed" }, t("play.openNumber")));
}

/** The link to this deal, for a friend, made on request.
 * @type {(...args: Parameters<Sheet>) => import("../dom.js").Child} */
function linkRow(game, { view, link }, doors) {
  if (!view) return null;
  const give = async () => {
    const { draw, redeals, back } = view;
    const address = doors.link({ deal: await game.share(), draw: String(draw), redeals: redeals < 0 ? "" : String(redeals), back: back ? "" : "no" });
    game.set({ link: address });
    if (await copied(address)) game.announce(t("k.copied"));
  };
  return link
    ? h("label", { class: "play-row" }, t("play.linkHere"), h("input", { value: link, readonly: true, "data-key": "link", onfocus: (/** @type {any} */ e) => e.target.select() }))
    : h("button", { type: "button", "data-key": "link", id: "play-share", onclick: give }, t("play.share"));
}

/** A link's deal, while another game is played.
 * @type {Sheet} */
export function offerSheet(game, { offered }) {
  return [
    h("p", {}, t("play.offered", offered?.seed ?? "")), h("p", { class: "note" }, t("play.loses")),
    h("div", { class: "row" },
      h("button", { type: "button", class: "main", id: "play-take", onclick: () => offered && game.deal({ kind: "number", ...offered }) }, t("play.take")),
      h("button", { type: "button", onclick: () => game.shut() }, t("play.goOn"))),
  ];
}
