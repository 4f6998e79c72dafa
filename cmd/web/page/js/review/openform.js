// Games from outside: pasted, or from a file.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { choices } from "../parts.js";
import { gameIn } from "./record.js";

/** @param {import("./review.js").Review} review
 * @returns {import("./state.js").Part} */
export function openForm(review) {
  const text = h("textarea", { id: "review-text", rows: 6, spellcheck: "false", "aria-label": t("review.paste"), placeholder: t("review.pasteHelp") });
  const draw = choices({ id: "review-draw" });
  const redeals = choices({ id: "review-redeals" });
  draw.draw("3", [1, 3], (n) => n);
  redeals.draw("-1", [-1, 0, 1, 2, 3], (n) => (n === "-1" ? t("k.unlimited") : n));
  const take = async () => {
    const game = gameIn(text.value, { draw: Number(draw.element.value), redeals: Number(redeals.element.value), back: true });
    if (!game) review.fail(t("review.noGame"));
    else await review.open(game);
  };
  const file = h("input", { type: "file", id: "review-file", accept: ".json,.jsonl,.txt,application/json,text/plain", "aria-label": t("review.file"), onchange: async () => {
    text.value = (await file.files?.[0]?.text()) ?? "";
    file.value = "";
    if (text.value) await take();
  } });
  const element = h("form", { class: "panel stack review-open", id: "review-form", onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); take(); } },
    h("h2", {}, t("review.paste")), text,
    h("div", { class: "row" }, h("label", {}, t("k.draw"), draw.element), h("label", {}, t("k.redeals"), redeals.element), h("span", { class: "note" }, t("review.rulesHelp"))),
    h("div", { class: "row" }, h("button", { type: "submit", class: "main", id: "review-take" }, t("review.take")), file));
  return {
    element,
    draw: (s) => { element.hidden = !s.pasting && s.start !== null; },
  };
}
