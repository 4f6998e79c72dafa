// Working without the network: a site has a service worker, which keeps the page and the modules used so far. A new
// version waits until the reader takes it, because the page is loaded again then. While a module is awaited, a thin line at the top shows how much has arrived.

import { byId, fill, h } from "./dom.js";
import { t } from "./i18n.js";

/** The modules that run, for the service worker to keep. @type {Set<string>} */
const used = new Set();
/** @type {ServiceWorkerRegistration | null} */
let registration = null;
let [offered, taken] = [false, false];

/** Registers the service worker, where the page has one. Browsers without service workers, as in private windows, show no error. */
export async function registerWorker() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  let served = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (taken) location.reload();
    else if (served) offer(); // another tab has taken the new version
    served = true;
  });
  try {
    registration = await serviceWorker.register("sw.js", { updateViaCache: "none" });
  } catch {
    return;
  }
  registration.addEventListener("updatefound", () => awaitNext(registration?.installing ?? null));
  awaitNext(registration.installing);
  if (registration.waiting) offer();
  const { active } = await serviceWorker.ready;
  active?.postMessage("forget"); // the versions of tabs that are gone
  used.forEach(keep);
}

/** Has the service worker keep a module that was used. @param {string} module */
export function keep(module) {
  used.add(module);
  registration?.active?.postMessage({ keep: module + ".wasm" });
}

/** Offers a version once it is complete, unless it is the first.
 * @param {ServiceWorker | null} next */
function awaitNext(next) {
  next?.addEventListener("statechange", () => {
    if (next.state === "installed" && navigator.serviceWorker.controller) offer();
  });
}

function offer() {
  offered = true;
  drawOffer();
}

/** Draws the offer of a new version, in the reader's language. */
export function drawOffer() {
  const place = byId("renewal");
  place.hidden = !offered;
  if (!offered) return;
  fill(place, h("span", {}, t("renewal.text")),
    h("button", { type: "button", class: "main", id: "renew", onclick: take }, t("renewal.take")),
    h("button", { type: "button", onclick: () => { offered = false; drawOffer(); } }, t("renewal.later")));
}

/** Takes the new version; if another tab has taken it already, only loads the page again. */
function take() {
  taken = true;
  if (registration?.waiting) registration.waiting.postMessage("take over");
  else location.reload();
}

/** The thin line at the top. */
const line = h("div", { class: "loading-part" });

/** Shows how much of an awaited module has arrived, from 0 to 1; null hides the line.
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
