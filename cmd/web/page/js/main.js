// The shell: the tabs, the language, the address, and a voice for screen readers.
// A tab is a module with mount(root, ctx); it is loaded when it is first shown.

import * as address from "./address.js";
import { call, warmUp } from "./client.js";
import { byId, fill, h } from "./dom.js";
import { language, setLanguage, t } from "./i18n.js";

/** What the shell gives to a tab.
 * @typedef {object} Context
 * @property {typeof call} call asks the solvers
 * @property {(text: string) => void} announce tells a screen reader
 * @property {(params: address.Params) => void} remember puts the tab's state into the address
 * @property {(params?: address.Params) => string} link the address as a link to give away
 * @property {(tab: string, params: address.Params) => void} open goes to another tab */

/** What a tab gives to the shell.
 * @typedef {object} View
 * @property {(params: address.Params) => void} open takes the state that an address holds
 * @property {() => void} render draws everything again, in another language perhaps
 * @property {() => void} [hide] the tab is left: playing stops */

const names = /** @type {const} */ (["klondike", "doudizhu", "tree"]);
/** @typedef {typeof names[number]} Name */

/** @type {Partial<Record<Name, View>>} */
const views = {};
/** @type {Partial<Record<Name, address.Params>>} */
const remembered = {};
/** @type {Name} */
let shown = "klondike";

/** @param {Name} name @returns {Promise<{mount: (root: HTMLElement, ctx: Context) => View}>} */
function load(name) {
  return import(`./${name}/main.js`);
}

/** @param {Name} name @returns {Context} */
function context(name) {
  const at = (/** @type {address.Params} */ params) => ({ tab: name, lang: language(), params });
  return {
    call,
    announce,
    remember(params) {
      remembered[name] = params;
      if (shown === name) {
        address.show(at(params));
      }
    },
    link: (params) => address.link(at(params ?? remembered[name] ?? {})),
    open(tab, params) {
      address.show({ tab, lang: language(), params }, true);
      follow();
    },
  };
}

/** Says a text to a screen reader, again if it is the same as before.
 * @param {string} text */
function announce(text) {
  fill(byId("live"), h("span", {}, text));
}

/** Shows a tab, with the state it had or that an address gives it.
 * @param {Name} name
 * @param {address.Params} [params] */
async function showTab(name, params) {
  if (name !== shown) {
    views[shown]?.hide?.();
  }
  shown = name;
  markTabs();
  address.show({ tab: name, lang: language(), params: params ?? remembered[name] ?? {} }, params === undefined);
  const known = views[name];
  if (known && params) {
    known.open(params);
  } else if (!known) {
    await mountTab(name, params ?? {});
  }
}

/** Loads a tab that wasn't shown before. A server that is gone is said so.
 * @param {Name} name
 * @param {address.Params} params */
async function mountTab(name, params) {
  const panel = byId("panel-" + name);
  try {
    const { mount } = await load(name);
    const view = (views[name] ??= mount(panel, context(name)));
    view.open(params);
  } catch (error) {
    fill(panel, h("p", { class: "note" }, t("notLoaded")));
    throw error;
  }
}

function markTabs() {
  for (const name of names) {
    const tab = byId("tab-" + name);
    tab.setAttribute("aria-selected", String(name === shown));
    tab.tabIndex = name === shown ? 0 : -1;
    byId("panel-" + name).hidden = name !== shown;
  }
}

/** Goes where the address says. */
function follow() {
  const { tab, lang, params } = address.current();
  const changed = lang !== undefined && lang !== language();
  setLanguage(lang);
  if (changed) {
    renderAll();
  }
  showTab(names.find((n) => n === tab) ?? "klondike", params);
}

/** Draws the shell and the tabs that are there. */
function renderAll() {
  document.title = t("title");
  byId("skip").textContent = t("skip");
  byId("tabs").setAttribute("aria-label", t("tabs"));
  for (const name of names) {
    byId("tab-" + name).textContent = t("tab." + name);
    views[name]?.render();
  }
  const button = byId("language");
  button.textContent = t("language.other");
  button.lang = language() === "en" ? "zh" : "en";
}

/** @param {KeyboardEvent} event */
function tabKeys(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step) {
    event.preventDefault();
    const next = names[(names.indexOf(shown) + step + names.length) % names.length] ?? shown;
    showTab(next);
    byId("tab-" + next).focus();
  }
}

function start() {
  for (const name of names) {
    byId("tab-" + name).addEventListener("click", () => showTab(name));
  }
  byId("tabs").addEventListener("keydown", tabKeys);
  byId("language").addEventListener("click", () => {
    setLanguage(language() === "en" ? "zh" : "en");
    address.show({ tab: shown, lang: language(), params: remembered[shown] ?? {} });
    renderAll();
  });
  byId("skip").addEventListener("click", (event) => {
    event.preventDefault();
    byId("main").focus();
  });
  addEventListener("popstate", follow);
  setLanguage(language());
  renderAll();
  follow();
  requestAnimationFrame(() => setTimeout(warmUp)); // what is seen comes first
}

start();
