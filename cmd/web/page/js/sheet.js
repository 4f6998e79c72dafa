// A sheet: a dialog over the table, with a title and a button to close it.

import { h, svg } from "./dom.js";
import { t } from "./i18n.js";

/** @param {string} id @param {() => void} shut called when the reader shuts it
 * @returns {{element: HTMLDialogElement, title: HTMLElement, body: HTMLElement, show: (on: boolean) => void}} */
export function dialog(id, shut) {
  const title = h("h2", { id: id + "-title" });
  const body = h("div", { class: "play-sheet-body stack" });
  const cross = svg("svg", { class: "play-sign", viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: "M6 6l12 12M18 6L6 18" }));
  const button = h("button", { type: "button", class: "plain play-shut", "aria-label": t("shut"), onclick: shut }, cross);
  const element = h("dialog", { class: "play-sheet", id, "aria-labelledby": id + "-title" }, h("div", { class: "play-sheet-head" }, title, button), body);
  element.addEventListener("cancel", (event) => {
    event.preventDefault();
    shut();
  });
  element.addEventListener("click", (event) => event.target === element && shut()); // a press outside of the sheet
  return {
    element, title, body,
    show(on) {
      if (on && !element.open && element.isConnected) element.showModal(); // another view may have taken the place of the table
      if (!on && element.open) element.close();
    },
  };
}
