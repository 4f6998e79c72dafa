// Fields of the forms. A field is built once: rebuilding a field while the reader types
// would lose the cursor, and a half-typed Chinese word.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { choices, region } from "../parts.js";

/** @typedef {import("../client.js").Fault} Fault */

/** A line of text with its label and its fault.
 * @param {string} label
 * @param {{hint?: string, input: (text: string) => void, enter: () => void, focus?: () => void}} on
 * @returns {{element: HTMLElement, draw: (value: string, fault: Fault | null) => void}} */
export function textField(label, { hint = "", input, enter, focus = () => {} }) {
  const id = `dz-${++fields}`;
  const field = h("input", {
    id, type: "text", autocomplete: "off", autocapitalize: "characters", spellcheck: "false", placeholder: hint, "aria-describedby": id + "-fault",
    onfocus: focus,
    oninput: () => input(field.value),
    onkeydown: (/** @type {KeyboardEvent} */ e) => e.key === "Enter" && !e.isComposing && enter(),
  });
  const fault = h("p", { id: id + "-fault", class: "note fault" });
  const drawFault = region(fault, faultText);
  return {
    element: h("div", { class: "dz-field" }, h("label", { for: id }, label), field, fault),
    draw(value, wrong) {
      if (field.value !== value) field.value = value;
      field.toggleAttribute("aria-invalid", wrong !== null);
      drawFault(wrong);
    },
  };
}

let fields = 0;

/** The fault in words, with its place.
 * @param {Fault | null} fault */
export function faultText(fault) {
  if (!fault) return [];
  return [t("doudizhu.fault", fault.column), fault.message];
}

/** A list to choose from with its label.
 * @param {string} label @param {(value: string) => void} change */
export function choice(label, change) {
  const list = choices({ onchange: () => change(list.element.value) });
  return { element: h("label", { class: "dz-choice" }, h("span", {}, label), list.element), draw: list.draw };
}
