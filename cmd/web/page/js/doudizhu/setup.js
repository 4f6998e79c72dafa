// The form that an endgame is typed or clicked into.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { part, region } from "../parts.js";
import { choice, faultText, picker, plain, rulesForm, textField } from "./fields.js";
import { seatsOf } from "./state.js";

/** @import { Seat, State } from "./state.js" */

/** @param {import("./game.js").Game} game @returns {import("./state.js").Part} */
export function setupForm(game) {
  const parts = [players(game), handFields(game), gridOf(game), turnFields(game)];
  const rules = rulesForm((patch) => game.edit(patch));
  const fault = h("p", { class: "note fault" });
  const drawFault = region(fault, faultText);
  const note = h("p", { class: "note" });
  const done = h("button", { type: "button", class: "main dz-done-setting", onclick: () => game.set({ setting: false }) }, t("doudizhu.set"));
  const element = h("dialog", { class: "panel dz-setup", "aria-label": t("doudizhu.setup") },
    h("h2", {}, t("doudizhu.setup")), h("div", { class: "stack" }, parts.map((part) => part.element), rules.element, note, fault, done));
  const show = sheet(element, game);
  return {
    element,
    draw(s) {
      show(s.setting, s.room === "endgame");
      parts.forEach((part) => part.draw(s));
      rules.draw(s.setup, s.known);
      note.textContent = s.board?.note ? t("doudizhu.note", s.board.note) : "";
      drawFault(s.fault && !fieldsOf(s).includes(s.fault.field) ? s.fault : null);
    },
  };
}

/** The form stands next to the table where there is room, and is a sheet over it elsewhere.
 * @param {HTMLDialogElement} form @param {import("./game.js").Game} game
 * @returns {(open: boolean, here: boolean) => void} shows the sheet or not; the form only where endgames are made */
function sheet(form, game) {
  const wide = matchMedia("(min-width: 1000px)");
  form.addEventListener("cancel", (event) => {
    event.preventDefault();
    game.set({ setting: false });
  });
  form.addEventListener("click", (event) => event.target === form && form.matches(":modal") && game.set({ setting: false })); // a press outside of the sheet
  const show = (/** @type {boolean} */ open, /** @type {boolean} */ here) => {
    const modal = open && here && !wide.matches;
    if (!form.isConnected || modal === form.matches(":modal") && (wide.matches && here) === (form.open && !modal)) return;
    form.close();
    if (modal) form.showModal();
    else form.open = wide.matches && here; // show() would take the focus
  };
  wide.addEventListener("change", () => show(game.state.setting, game.state.room === "endgame"));
  return show;
}

/** The fields that show their own faults. @param {State} s */
const fieldsOf = (s) => [...seatsOf(s.setup), "last"];

/** The choice of two or three hands. @param {import("./game.js").Game} game @returns {import("./state.js").Part} */
function players(game) {
  const element = h("div", { class: "row", role: "group", "aria-label": t("doudizhu.players") });
  return part(element, (s) => [s.setup.three], (three) => [false, true].map((value) => h("button", {
    type: "button", "data-key": String(value), "aria-pressed": String(value === three),
    onclick: () => game.edit({ three: value, lead: "landlord", by: "", last: "" }),
  }, t(value ? "doudizhu.three" : "doudizhu.two"))));
}

/** A line for each hand. @param {import("./game.js").Game} game */
function handFields(game) {
  const all = (/** @type {Seat[]} */ (["landlord", "peasant", "down", "up"])).map((seat) => ({
    seat,
    field: textField(t("doudizhu.seat." + seat), {
      hint: t("doudizhu.handHint"), enter: () => game.solve(),
      input: (text) => game.edit({ hands: { ...game.state.setup.hands, [seat]: text } }),
      focus: () => game.set({ picking: seat }),
    }),
  }));
  return {
    element: h("div", { class: "stack" }, all.map(({ field }) => field.element)),
    draw(/** @type {State} */ s) {
      for (const { seat, field } of all) {
        field.element.hidden = !seatsOf(s.setup).includes(seat);
        field.draw(s.setup.hands[seat], s.fault?.field === seat ? s.fault : null);
      }
    },
  };
}

/** The grid of ranks for one of the hands. @param {import("./game.js").Game} game */
function gridOf(game) {
  const whose = h("div", { class: "row", role: "group", "aria-label": t("doudizhu.whose") });
  const grid = picker((cards) => {
    const s = game.state;
    game.edit({ hands: { ...s.setup.hands, [picked(s)]: cards } });
  });
  const choose = part(whose, (/** @type {State} */ s) => [picked(s), s.setup.three], (at, three) => [
    seatsOf({ three }).map((seat) => h("button", {
      type: "button", "data-key": seat, "aria-pressed": String(seat === at), onclick: () => game.set({ picking: seat }),
    }, t("doudizhu.short." + seat))),
    h("button", { type: "button", class: "plain", "data-key": "clear",
      onclick: () => game.edit({ hands: { ...game.state.setup.hands, [at]: "" } }) }, t("doudizhu.clear")),
  ]);
  return {
    element: h("div", { class: "stack" }, whose, grid.element),
    draw(/** @type {State} */ s) {
      const at = picked(s);
      choose.draw(s);
      const others = seatsOf(s.setup).filter((seat) => seat !== at).map((seat) => cardsOf(s, seat) ?? "").join("");
      grid.draw(cardsOf(s, at), others);
    },
  };
}

/** The hand that a click changes: one of the seats that play. @param {State} s @returns {Seat} */
function picked(s) {
  return seatsOf(s.setup).includes(s.picking) ? s.picking : s.setup.three ? "down" : "peasant";
}

/** A hand in plain letters: as the solvers read it, or as typed if the text is in plain letters.
 * @param {State} s @param {Seat} seat @returns {string | null} */
function cardsOf(s, seat) {
  return s.board?.start[seat] ?? plain(s.setup.hands[seat]);
}

/** The fields for the leader, and for the play to beat. @param {import("./game.js").Game} game */
function turnFields(game) {
  const lead = choice(t("doudizhu.lead"), (value) => game.edit({ lead: /** @type {Seat} */ (value) }));
  const last = textField(t("doudizhu.last"), { hint: t("doudizhu.lastHint"), enter: () => game.solve(), input: (text) => game.edit({ last: text }) });
  const by = choice(t("doudizhu.by"), (value) => game.edit({ by: /** @type {Seat | ""} */ (value) }));
  const element = h("div", { class: "dz-turn" }, lead.element, last.element, by.element);
  return {
    element,
    draw(/** @type {State} */ s) {
      const seats = seatsOf(s.setup);
      lead.draw(s.setup.lead, seats, seatName);
      last.draw(s.setup.last, s.fault?.field === "last" ? s.fault : null);
      by.element.hidden = !s.setup.three;
      element.classList.toggle("three", s.setup.three);
      by.draw(s.setup.by, ["", ...seats.filter((seat) => seat !== s.setup.lead)], seatName);
    },
  };
}

/** @param {string} seat */
const seatName = (seat) => t(seat === "" ? "doudizhu.before" : "doudizhu.seat." + seat);
