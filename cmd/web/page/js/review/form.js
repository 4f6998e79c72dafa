// Games from outside: pasted, or from a file.

import { h } from "../dom.js";
import { t } from "../i18n.js";

/** @param {string} words the beginning of the keys of a game's words @param {(text: string) => unknown} take takes a game
 * @param {...import("../dom.js").Child} more below the text
 * @returns {import("../store.js").Part<import("./decisions.js").State>} */
export function openForm(words, take, ...more) {
  const text = h("textarea", { id: "review-text", rows: 6, spellcheck: "false", "aria-label": t("review.paste"), placeholder: t(words + "pasteHelp") });
  const file = h("input", { type: "file", id: "review-file", accept: ".json,.jsonl,.txt,application/json,text/plain", "aria-label": t("review.file"), onchange: async () => {
    text.value = (await file.files?.[0]?.text()) ?? "";
    file.value = "";
    if (text.value) take(text.value);
  } });
  const element = h("form", { class: "panel stack review-open", id: "review-form", onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); take(text.value); } },
    h("h2", {}, t("review.paste")), text, ...more, h("div", { class: "row" }, h("button", { type: "submit", class: "main", id: "review-take" }, t("review.take")), file));
  return { element, draw: (s) => { element.hidden = !s.pasting && s.start !== null; } };
}
