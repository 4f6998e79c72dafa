// The way to the documentation, which a site alone has: the page's head has the link there.

import { h } from "./dom.js";
import { language, t } from "./i18n.js";

const found = document.querySelector("a#docs");
const link = found instanceof HTMLAnchorElement ? found : null;

function address() {
  return language() === "zh" ? "docs/index.zh.html" : "docs/index.html";
}

/** Writes the link in the reader's language. */
export function drawDocs() {
  if (!link) return;
  link.textContent = t("docs");
  link.href = address();
}

/** The same link for a menu, since the head of a phone has no room; null where there is no documentation. */
export function docsItem() {
  return link && h("a", { class: "button", "data-key": "docs", href: address() }, t("docs"));
}
