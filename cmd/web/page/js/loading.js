// The thin line at the top: how much of an awaited module has arrived.

import { byId, h } from "./dom.js";
import { t } from "./i18n.js";

const line = h("div", { class: "loading-part" });

/** Shows how much has arrived, from 0 to 1; null hides the line.
 * @param {number | null} part */
export function showLoading(part) {
  const place = byId("loading");
  place.hidden = part === null;
  if (part === null) return;
  if (!line.isConnected) place.append(line);
  place.setAttribute("aria-label", t("loading"));
  place.setAttribute("aria-valuenow", String(Math.round(part * 100)));
  line.style.transform = `scaleX(${part})`;
}
