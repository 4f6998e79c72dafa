// The player: buttons, a slider and a number to go through the steps of a run.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { playerBar, speedList } from "../player.js";
import { stepAt } from "./structure.js";

const words = { first: "tree.start", back: "tree.back", play: "tree.play", pause: "tree.pause", next: "tree.next", last: "tree.end", place: "tree.step" };
/** @param {keyof typeof words} name */
const sign = (name) => (name === "play" || name === "pause" ? t(`tree.${name}Short`) : { first: "|◂", back: "◂", next: "▸", last: "▸|", place: "" }[name]);

/** @param {import("./actions.js").Actions} actions @returns {import("./state.js").Part} */
export function makePlayer(actions) {
  const number = h("input", { type: "number", min: 0, class: "tree-step", "aria-label": t("tree.jump"), onchange: () => actions.player.to(Number(number.value), true) });
  const total = h("span", { class: "number" });
  const speed = speedList([1, 3, 10, 30, 100, 1000], "tree.perSecond", (n) => actions.set({ speed: n }));
  const bar = playerBar(actions.player, { words, sign, placed: "tree.stepOf" },
    { class: "tree-player row", role: "group", "aria-label": t("tree.player") },
    h("span", { class: "row" }, number, total), h("label", {}, h("span", {}, t("tree.speed")), speed));
  bar.play.className = "main";
  return {
    element: bar.element,
    draw({ run, playing, speed: now }) {
      const last = run ? run.structure.steps.length - 1 : 0;
      const step = run ? stepAt(run.structure, run.status.moment) : 0;
      bar.draw(step, last, playing);
      number.max = String(last);
      if (document.activeElement !== number) number.value = String(step);
      total.textContent = t("tree.of", last);
      speed.value = String(now);
    },
  };
}
