// The shell: the tabs, the language, the address, and a voice for screen readers.
// A tab is a module with mount(root, ctx); it is loaded when it is first shown.

import * as address from "./address.js";
import { call, door, warmUp, watchModules } from "./client.js";
import { drawDocs } from "./docs.js";
import { byId, fill, h, styled } from "./dom.js";
import { language, setLanguage, t } from "./i18n.js";
import { callKeeper, drawOffer, keep } from "./keeper.js";
import { showLoading } from "./loading.js";
import "./looks.js"; // which gives all tabs the felts and cards that were chosen

/** What the solvers offer for menus: see the service's op about.
 * @typedef {{strategies: string[], traces: string[], heeds: Record<"score" | "open_list" | "reparent", string[]>, scores: string[],
 *   open_lists: string[], reparent: string[], rules: string[], bans: {ban: string, kind: string}[], doudizhu_traces: string[], levels: boolean}} About */

/** What the shell gives to a tab.
 * @typedef {object} Context
 * @property {() => Promise<About>} about what the solvers offer
 * @property {(text: string) => void} announce speaks to a screen reader
 * @property {(params: address.Params) => void} remember puts the tab's state into the address, soon
 * @property {(params: address.Params) => string} link the address as a link to give away */

/** What a tab gives to the shell.
 * @typedef {object} View
 * @property {(params: address.Params) => void} open takes the state that an address holds
 * @property {() => void} build builds all its parts again, in the reader's language
 * @property {() => void} hide the tab is left: playing stops */

const names = /** @type {const} */ (["play", "klondike", "doudizhu", "tree"]);
/** @typedef {typeof names[number]} Name */

/** @type {Partial<Record<Name, View>>} */
const views = {};
/** @type {Partial<Record<Name, address.Params>>} */
const remembered = {};
/** @type {Name} */
let shown = "play";
let saving = 0;
/** @type {Promise<About> | undefined} asked for once */
let about;

/** Loads a tab, and its style sheet if that isn't among those of the first screen.
 * @param {Name} name @returns {Promise<{mount: (root: HTMLElement, ctx: Context) => View}>} */
async function load(name) {
  const [tab] = await Promise.all([import(`./${name}/main.js`), styled(`css/${name}.css`)]);
  return tab;
}

/** The address of a tab.
 * @param {Name} tab @param {address.Params} [params] */
function at(tab, params = remembered[tab] ?? {}) {
  return { tab, lang: language(), params };
}

/** @param {Name} name @returns {Context} */
function context(name) {
  return {
    about: () => (about ??= call({ op: "about" })),
    announce: (text) => fill(byId("live"), h("span", {}, text)), // again if it is the same as before
    remember(params) {
      remembered[name] = params;
      clearTimeout(saving);
      saving = window.setTimeout(() => address.show(at(shown)), 400); // browsers refuse too many changes of the address
    },
    link: (params) => address.link(at(name, params)),
  };
}

/** Shows a tab, with the state it had or that an address gives it.
 * @param {Name} name
 * @param {address.Params} [params] */
async function showTab(name, params) {
  clearTimeout(saving);
  if (name !== shown) views[shown]?.hide();
  shown = name;
  markTabs();
  address.show(at(name, params), params === undefined);
  const known = views[name];
  if (!known) await mountTab(name, params ?? {});
  else if (params) known.open(params);
}

/** Loads a tab that wasn't shown before. If the server is gone, the page says so.
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
  document.body.dataset["tab"] = shown; // for the style sheets: a game takes the whole screen
  for (const name of names) {
    const tab = byId("tab-" + name);
    tab.setAttribute("aria-selected", String(name === shown));
    tab.tabIndex = name === shown ? 0 : -1;
    byId("panel-" + name).hidden = name !== shown;
  }
}

/** Goes where the address says. */
function follow() {
  const { tab, lang, params } = address.parse(location.hash);
  const before = language();
  setLanguage(lang);
  if (language() !== before) drawAll();
  showTab(address.oneOf(tab, names, "play"), params);
}

/** Draws the shell again, and the tabs that are loaded. */
function drawAll() {
  document.title = t("title");
  byId("skip").textContent = t("skip");
  byId("tabs").setAttribute("aria-label", t("tabs"));
  for (const name of names) {
    byId("tab-" + name).textContent = t("tab." + name);
    views[name]?.build();
  }
  drawOffer();
  drawDocs();
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
    address.show(at(shown));
    drawAll();
  });
  byId("skip").addEventListener("click", (event) => {
    event.preventDefault();
    byId("main").focus();
  });
  addEventListener("popstate", follow);
  setLanguage(language());
  drawAll();
  follow();
  requestAnimationFrame(() => setTimeout(fetchMore)); // what is seen comes first
}

/** How long to wait before registering the keeper, so that it takes no bandwidth from the first module, in milliseconds. */
const busy = 30_000;

/** Fetches what the first screen does without: the module that is probably needed next, and then, at a site, all files to keep. */
function fetchMore() {
  let called = door() !== "wasm";
  const settle = () => {
    if (!called) callKeeper();
    called = true;
  };
  watchModules({ loading: showLoading, ready: (module) => { keep(module); settle(); } });
  setTimeout(settle, busy);
  warmUp(shown === "play" ? "play" : document.body.dataset["door"] === "table" && shown === "doudizhu" ? "table" : "kedou");
}

start();
