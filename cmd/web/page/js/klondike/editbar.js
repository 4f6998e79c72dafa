// The bar under the table while a deal is edited: the remaining fault, and the
// editor's buttons.

import { mini } from "../cards.js";
import { enable, fill, h } from "../dom.js";
import { t } from "../i18n.js";
import { isUnseen } from "./board.js";
import { faultText } from "./dealbar.js";
import { button } from "./icons.js";
import { boardOf } from "./state.js";
import { waysList } from "./ways.js";

/** @param {import("./game.js").Game} game
 * @returns {import("./state.js").Part} */
export function editBar(game) {
  const { editor } = game;
  const ways = waysList(game, "k-edit-ways");
  const done = button("done", () => editor.finish(ways.ask), { class: "main" });
  const unknown = button("unknown", () => editor.putUnseen());
  const undo = button("editUndo", () => editor.step(-1));
  const redo = button("editRedo", () => editor.step(1));
  const flip = button("flip", () => editor.flip(game.state.picked));
  const remove = button("remove", () => editor.drop(game.state.picked, "P"));
  const redealt = h("input", { type: "number", id: "k-redealt", min: 0, max: 99, onchange: () => editor.setRedealt(Number(redealt.value)) });
  const aim = h("p", { class: "note", id: "k-aim" });
  const fault = h("div", { class: "row fault", id: "k-edit-fault", role: "status" });
  const stock = h("div", { class: "row k-stock", role: "group", "aria-label": t("k.pile", "@") });
  const element = h("section", { class: "panel stack k-edit", "aria-label": t("k.edit") },
    h("p", { class: "note" }, t("k.editHelp")), aim, stock, fault,
    h("div", { class: "row" }, done, unknown, undo, redo, flip, remove, button("clear", () => editor.clear()), h("label", {}, t("k.redealt"), redealt), button("cancel", () => editor.cancel())),
    ways.element);
  /** @type {import("./board.js").Board | null} */
  let shown = null;
  return {
    element,
    draw(s) {
      const { edit } = s;
      const board = boardOf(s);
      element.hidden = edit === null;
      if (board !== shown) ways.hide();
      shown = board;
      if (!edit || !board) return;
      const left = editor.left().length;
      const places = editor.placed().filter(isUnseen).length;
      fill(aim, t("k.aim", t("k.pile", edit.pile), left, places));
      fill(stock, t("k.stockList"), ...board.stock.map((c) => h("button", { type: "button", class: "plain", title: t("k.remove"), onclick: () => editor.drop(c, "P") }, isUnseen(c) ? "??" : mini(c))));
      fill(fault, ...(left - places > 5 && edit.fault?.twice.length === 0 ? [] : faultText(edit.fault)));
      enable(done, edit.ready);
      enable(undo, edit.step > 1);
      enable(redo, edit.step < edit.line.length);
      enable(flip, s.picked !== "");
      enable(remove, s.picked !== "");
      redealt.value = String(board.redealt);
    },
  };
}
