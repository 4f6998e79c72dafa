// The choice of the game to review: pasted or from a file, one of several, and the chair.

import { fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { choices } from "../parts.js";
import { nameOf } from "./reviewstage.js";
import { roleOf } from "./reviewstate.js";

/** @typedef {import("./reviewing.js").Reviewing} Reviewing
 * @typedef {import("./reviewstate.js").Part} Part */

/** @param {Reviewing} review @returns {Part} */
export function openForm(review) {
  const text = h("textarea", { id: "review-text", rows: 6, spellcheck: "false", "aria-label": t("treview.paste"), placeholder: t("treview.pasteHelp") });
  const take = () => review.open(text.value);
  const file = h("input", { type: "file", id: "review-file", accept: ".json,.jsonl,.txt,application/json,text/plain", "aria-label": t("review.file"), onchange: async () => {
    text.value = (await file.files?.[0]?.text()) ?? "";
    file.value = "";
    if (text.value) await take();
  } });
  const element = h("form", { class: "panel stack review-open", id: "review-form", onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); take(); } },
    h("h2", {}, t("treview.paste")), text, h("div", { class: "row" }, h("button", { type: "submit", class: "main", id: "review-take" }, t("review.take")), file));
  return { element, draw: (s) => { element.hidden = !s.pasting && s.start !== null; } };
}

/** The chair, and the game if there are several. @param {Reviewing} review @returns {Part} */
export function choiceRow(review) {
  const game = choices({ id: "treview-game", onchange: () => review.take(Number(game.element.value)) });
  const chair = choices({ id: "treview-chair", onchange: () => review.seat(Number(chair.element.value)) });
  const label = h("label", {}, t("treview.game"), game.element);
  const element = h("div", { class: "row treview-choice" }, h("label", {}, t("treview.chairOf"), chair.element), label);
  let names = "";
  return {
    element,
    draw({ start, games, chair: at }) {
      element.hidden = start === null;
      if (!start) return;
      label.hidden = games.length < 2;
      game.draw(String(games.indexOf(start)), games.map((_, i) => i), (i) => t("treview.gameIs", Number(i) + 1, games[Number(i)]?.seed ?? "–"));
      const said = [0, 1, 2].map((c) => t("treview.player", nameOf(start, c), t("treview.role." + roleOf(start, c))));
      if (names !== said.join("\n")) fill(chair.element, said.map((words, c) => h("option", { value: String(c) }, words)));
      names = said.join("\n");
      chair.element.value = String(at);
    },
  };
}
