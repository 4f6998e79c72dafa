// The deal as text: the field for texts of every form. The field is also the window of the founding program, with the deal as
// eight lines, buttons, and a console that tells how its A* goes.

import { enable, h } from "../dom.js";
import { t } from "../i18n.js";
import { button } from "./icons.js";
import { isFounding } from "./state.js";

/** @import { Game } from "./game.js"
 * @import { Fault, Part, Search } from "./state.js" */

/** @param {Game} game @returns {Part} */
export function textField(game) {
  const text = h("textarea", { id: "k-text", rows: 10, spellcheck: "false", "aria-label": t("k.pasteLabel"), "aria-describedby": "k-fault", placeholder: t("k.pasteHelp") });
  const told = h("pre", { id: "k-console", tabindex: 0, role: "log", "aria-live": "off", "aria-label": t("k.console") });
  const take = h("button", { type: "submit", class: "main", id: "k-open-text" });
  const stop = button("stop", () => game.searcher.solution.stop(), { id: "k-window-stop" });
  const more = h("div", { class: "row" }, button("tells.random", () => game.open({}), { id: "k-window-random" }), stop, h("span", { class: "note" }, t("k.letters")));
  const open = async () => {
    const { start: { lines, seed } } = game.state, deal = text.value, unseen = /\?\?|？？/.test(deal);
    game.set({ pasted: deal });
    const taken = await (seed && deal === lines ? game.open({ seed }) : game.editor.read(deal));
    if (taken) scrollTo({ top: 0 }); // the table comes into sight
    if (!taken) select(text, game.state.fault);
    else if (isFounding(game.state) && !unseen) game.searcher.solve();
  };
  const element = form("stack k-text", open, text, told, h("div", { class: "row" }, take, more));
  let shown = "";
  /** @type {Search | null | undefined} */
  let heard;
  return {
    element,
    draw(s) {
      const founding = isFounding(s), due = founding ? s.start.lines : s.pasting ? "pasted" : "";
      if (due !== shown && due !== "") text.value = founding ? due : s.pasted || s.start.deal;
      shown = due;
      element.hidden = due === "";
      told.hidden = more.hidden = !founding;
      take.textContent = t(founding ? "k.solve" : "k.openText");
      enable(stop, s.search?.running === true);
      if (s.search === heard) return;
      const follows = s.search?.log !== heard?.log || told.scrollTop + told.clientHeight > told.scrollHeight - 8, tells = s.search ? linesOf(s.search).join("\n") : "";
      heard = s.search;
      if (tells !== told.textContent) told.textContent = tells;
      if (follows) told.scrollTop = told.scrollHeight; // a reader who has scrolled up reads on
    },
  };
}

/** What the founding program's console tells of a search.
 * @param {Search} search */
function linesOf({ running, log, path, outcome, reason, steps, counters }) {
  const reports = log.flatMap((e) => [t("k.tells.counts", e), ...(e.moves ? [t("k.tells.deepest"), e.moves.join(" ")] : [])]);
  const none = outcome === "unsolvable" || reason === "unsound cut";
  const end = outcome === "solved" ? [t("k.tells.found", steps), path]
    : none ? [t("k.tells.none"), ...(reason ? [t("k.tells.unsound")] : [])] : [t("k.outcome." + outcome) + (reason ? t("k.because", reason) : "")];
  return [t("k.tells"), ...reports, ...(running ? [] : [t("k.tells.time", counters["seconds"] ?? 0), ...end])];
}

/** @param {string} look @param {() => void} submit @param {...import("../dom.js").Child} children */
export const form = (look, submit, ...children) => h("form", { class: look, onsubmit: (/** @type {Event} */ e) => { e.preventDefault(); submit(); } }, ...children);

/** Selects the word at a fault's line and column.
 * @param {HTMLTextAreaElement} text @param {Fault | null} fault */
function select(text, fault) {
  if (!fault || fault.line === 0) return;
  const lines = text.value.split("\n").slice(0, fault.line - 1);
  const start = lines.reduce((sum, l) => sum + l.length + 1, 0) + Math.max(0, fault.column - 1);
  const word = /^\S*/.exec(text.value.slice(start))?.[0] ?? "";
  text.focus();
  text.setSelectionRange(start, start + Math.max(1, word.length));
}
