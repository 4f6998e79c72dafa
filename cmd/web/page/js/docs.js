// The link to the documentation, in the head of the page: only a static site has documentation.

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

/** The same link for a menu, since the head has no room for it on a phone; null where there is no documentation. */
export function docsItem() {
  return link && h("a", { class: "button", "data-key": "docs", href: address() }, t("docs"));
}
