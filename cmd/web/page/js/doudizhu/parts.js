// Parts of the page: regions, which are drawn again, and fields, which are built once.

import { fill, h } from "../dom.js";
import { language, t } from "../i18n.js";

/* A region is drawn again when something that it depends on has changed, and keeps the
 * keyboard's place meanwhile. */

/** Returns a function that draws into element what draw makes of its arguments, if
 * one of these or the language is another than the last time. Elements with the same
 * data-key count as the same: who stood on one stands there again.
 * @template {any[]} A
 * @param {HTMLElement} element
 * @param {(...args: A) => import("../dom.js").Child[]} draw
 * @returns {(...args: A) => void} */
export function region(element, draw) {
  /** @type {any[] | null} */
  let last = null;
  return (...args) => {
    const now = [language(), ...args];
    if (last?.every((value, i) => Object.is(value, now[i]))) {
      return;
    }
    last = now;
    const focused = element.contains(document.activeElement) ? document.activeElement : null;
    fill(element, ...draw(...args));
    if (focused) {
      refocus(element, focused);
    }
  };
}

/** Puts the focus back to where it was, or else to the first thing that takes it.
 * @param {HTMLElement} element @param {Element} focused */
function refocus(element, focused) {
  const key = focused.getAttribute("data-key");
  const targets = [...element.querySelectorAll(/** @type {"button"} */ ("button:not(:disabled), input, select, summary, a"))];
  const same = targets.find((e) => key !== null && e.getAttribute("data-key") === key);
  (same ?? targets[0] ?? element).focus({ preventScroll: true });
}

/* A field is built once: whoever types into one that is made anew loses his place, and
 * half of a Chinese word with it. */

/** A line of text with its label and what is wrong with it.
 * @param {string} label
 * @param {{hint?: string, input: (text: string) => void, enter: () => void, focus?: () => void}} on
 * @returns {{element: HTMLElement, draw: (value: string, fault: import("./state.js").Fault | null) => void}} */
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
      if (field.value !== value) {
        field.value = value;
      }
      field.toggleAttribute("aria-invalid", wrong !== null);
      drawFault(wrong);
    },
  };
}

let fields = 0;

/** What is wrong, with the place. The solvers speak English; what has no translation
 * is marked as that.
 * @param {import("./state.js").Fault | null} fault */
export function faultText(fault) {
  if (!fault) {
    return [];
  }
  const message = t("doudizhu.message", fault.message);
  return [t("doudizhu.fault", fault.column), h("span", message === fault.message ? { lang: "en" } : {}, message)];
}

/** A choice of one of several.
 * @param {string} label @param {(value: string) => void} change
 * @returns {{element: HTMLElement, draw: (value: string, options: string[], name: (option: string) => string) => void}} */
export function choice(label, change) {
  const select = h("select", { onchange: () => change(select.value) });
  const drawOptions = region(select, (/** @type {string} */ options, /** @type {(option: string) => string} */ name) =>
    options.split("\n").map((value) => h("option", { value }, name(value))));
  return {
    element: h("label", { class: "dz-choice" }, h("span", {}, label), select),
    draw(value, options, name) {
      drawOptions(options.join("\n"), name);
      select.value = value;
    },
  };
}
