// The shell: the tabs, the language, the address, and announcements for screen readers.
// A tab is a module with mount(root, ctx); it is loaded when it is first shown.

import * as address from "./address.js";
import { voiced } from "./cards.js";
import { call, warmUp, watchModules } from "./client.js";
import { byId, fill, h, styled } from "./dom.js";
import { arrived, enter, present, settle } from "./entries.js";
import { language, setLanguage, t } from "./i18n.js";
import { Kept } from "./kept.js";
import { drawOffer, keep, registerWorker, showLoading } from "./offline.js";
import "./looks.js"; // gives all tabs the chosen felts and cards
import { door } from "./place.js";
import { stores } from "./play/keeping.js";
import * as play from "./play/main.js";
import { object } from "./schema.js";

/** The choices of the solvers for menus: see the service's op about.
 * @typedef {{strategies: string[], traces: string[], heeds: Record<"score" | "open_list" | "reparent", string[]>, scores: string[],
 *   open_lists: string[], reparent: string[], rules: string[], bans: {ban: string, kind: string}[], doudizhu_traces: string[], levels: boolean}} About */

/** @typedef {import("./entries.js").Over} Over */

/** The shell's services for a tab.
 * @typedef {object} Context
 * @property {() => Promise<About>} about the choices of the solvers
 * @property {(text: string) => void} announce speaks to a screen reader
 * @property {(params: address.Params) => void} remember puts the tab's state into the address, after a short delay
 * @property {(params: address.Params) => void} enter goes to another place of the tab by an entry of its own in the history
 * @property {(over: Over) => void} cover notes in the browser's history what lies over the tab, so that Back closes it
 * @property {(params: address.Params) => string} link the address as a link to give away */

/** The functions of a tab for the shell.
 * @typedef {object} View
 * @property {(params: address.Params) => unknown} open takes the state that an address holds
 * @property {() => void} build builds all parts again, in the reader's language
 * @property {(over: Over) => unknown} [lay] shows what lies over the tab, or nothing, when the reader comes back to it in the history
 * @property {() => void} hide called when the reader leaves the tab: playing stops */

const names = /** @type {const} */ (["play", "klondike", "doudizhu", "tree"]);
/** @typedef {typeof names[number]} Name */

/** @type {Partial<Record<Name, View>>} */
const views = {};
/** @type {Partial<Record<Name, address.Params>>} */
const remembered = {};
/** @type {Partial<Record<Name, Over>>} */
const covers = {};
/** How many addresses the page has followed, and whether it has followed the last one to its end. */
let [followed, there] = [0, false];
/** @type {Name} */
let shown = "play";
let saving = 0;
/** @type {Promise<About> | undefined} requested once */
let about;

/** The modules of the tabs; the page begins with one of them.
 * @type {Record<Name, () => Promise<{mount: (root: HTMLElement, ctx: Context) => View}>>} */
const tabs = { play: async () => play, klondike: () => import("./klondike/main.js"), doudizhu: () => import("./doudizhu/main.js"), tree: () => import("./tree/main.js") };

/** The address of a tab. @param {Name} tab @param {address.Params} [params] */
function at(tab, params = remembered[tab] ?? {}) {
  return { tab, lang: language(), params };
}

/** Brings the browser's history up to date. On the way to an address, what lies over the room there is still to be shown. */
const update = () => settle(at(shown), there ? covers[shown] ?? null : present()?.over ?? null);

/** @param {Name} name @returns {Context} */
function context(name) {
  return {
    about: () => (about ??= call({ op: "about" })),
    announce: (text) => fill(byId("live"), h("span", {}, voiced(text))), // a new element, so that a repeated text is read again
    remember(params) {
      remembered[name] = params;
      clearTimeout(saving);
      saving = window.setTimeout(update, 400); // browsers refuse too many changes of the address
    },
    enter(params) {
      update(); // the entry that is left keeps its last state
      remembered[name] = params;
      enter(at(name), null);
    },
    cover(over) {
      const was = covers[name] ?? null;
      if (over?.sheet === was?.sheet && over?.review === was?.review) return;
      covers[name] = over;
      if (name === shown) queueMicrotask(update); // a review takes the place of the sheet that led to it
    },
    link: (params) => address.link(at(name, params)),
  };
}

/** Shows a tab, with the tab's last state or the state of an address.
 * @param {Name} name @param {address.Params} [params] */
async function showTab(name, params) {
  clearTimeout(saving);
  if (name !== shown) views[shown]?.hide();
  shown = name;
  markTabs();
  if (params) remembered[name] = params;
  else enter(at(name), covers[name] ?? null);
  const known = views[name];
  if (!known) await mountTab(name, params ?? {});
  else if (params) await known.open(params);
}

/** Loads a tab. If that fails, the page shows an error.
 * @param {Name} name @param {address.Params} params */
async function mountTab(name, params) {
  const panel = byId("panel-" + name);
  try {
    const [{ mount }] = await Promise.all([tabs[name](), styled(`css/${name}.css`)]);
    const view = (views[name] ??= mount(panel, context(name)));
    await view.open(params);
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

/** The tab for an address that names none: players who read Chinese begin with doudizhu, unless the browser keeps a game of Klondike alone. */
function usual() {
  const stays = stores.game.load() && !new Kept("table", "game", object({})).load();
  return location.hash === "" && language() === "zh" && !stays ? "doudizhu" : "play";
}

/** Follows the history to an entry. The language of an entry of the page itself may be from before a change. */
async function follow() {
  const [turn, entry] = [++followed, present()];
  const { tab, lang, params } = address.parse(location.hash);
  const [before, name] = [language(), address.oneOf(tab, names, usual())];
  there = false;
  if (!entry) setLanguage(lang);
  if (language() !== before) drawAll();
  const same = entry && name === shown && views[name] && address.format({ ...at(name), lang }) === location.hash;
  if (!same) await showTab(name, params);
  if (turn !== followed) return;
  if (entry) await views[name]?.lay?.(entry.over);
  there = turn === followed;
  update();
}

/** Draws the shell again, and the loaded tabs. */
function drawAll() {
  document.title = t("title");
  byId("skip").textContent = t("skip");
  byId("tabs").setAttribute("aria-label", t("tabs"));
  for (const name of names) {
    byId("tab-" + name).textContent = t("tab." + name);
    views[name]?.build();
  }
  drawOffer();
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
    update();
    drawAll();
  });
  byId("skip").addEventListener("click", (event) => {
    event.preventDefault();
    byId("main").focus();
  });
  addEventListener("popstate", () => (arrived() ? update() : follow()));
  setLanguage(address.parse(location.hash).lang ?? language());
  drawAll();
  follow();
  requestAnimationFrame(() => setTimeout(fetchMore)); // the visible page comes first
}

/** How long to wait before registering the service worker, so that it takes no bandwidth from the first module, in milliseconds. */
const busy = 30_000;

/** Fetches files that the first screen doesn't need: the module that is probably needed next, and then, on a site, all files to keep. */
function fetchMore() {
  let called = door() !== "wasm";
  const settle = () => {
    if (!called) registerWorker();
    called = true;
  };
  watchModules({ loading: showLoading, ready: (module) => { keep(module); settle(); } });
  setTimeout(settle, busy);
  const { door: room = "table" } = document.body.dataset; // a tab of doudizhu that still loads is mostly the table
  warmUp(shown === "play" ? "play" : room === "table" && shown === "doudizhu" ? "table" : "kedou");
}

start();
