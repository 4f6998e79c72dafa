// Comparisons that are ready: a problem each, and strategies whose difference it shows.

import { oneOf } from "../address.js";
import { textOf } from "../place.js";
import { enginesOf, fieldsOf } from "../tree/state.js";
import { structureOf } from "../tree/structure.js";
import { Collector } from "../tree/trace.js";

/** @typedef {import("../tree/state.js").Known} Known
 * @typedef {import("../tree/structure.js").Structure} Structure */

/** A problem, and the strategies that solve it, by their specs.
 * @typedef {object} Comparison
 * @property {string} name name of a preset, "" for the reader's own
 * @property {import("../tree/trace.js").Game} game
 * @property {Record<string, string>} fields of the problem, as the service knows them
 * @property {string[]} specs two to four
 * @property {boolean} [moved] whether it opens at the first re-parenting instead of the end
 * @property {string[]} [recorded] the strategies whose runs are recorded, by the preset's name; the fields are empty then */

/** How many strategies are compared. */
export const [FEWEST, MOST] = [2, 4];

/** Strategies of A*: how each treats a cheaper path. */
const cheaper = ["astar:reparent=reopen", "astar:reparent=propagate", "astar:reparent=keep"];
const estimates = ["astar:score=none", "astar:score=manhattan", "astar:score=conflict"];

/** @type {Comparison[]} */
export const presets = [
  { name: "detour", game: "klondike", fields: {}, specs: cheaper.slice(0, 2), recorded: cheaper, moved: true },
  { name: "martelli", game: "klondike", fields: {}, specs: cheaper, recorded: cheaper },
  { name: "eight", game: "klondike", fields: {}, specs: estimates, recorded: estimates },
  { name: "andor", game: "doudizhu", fields: { landlord: "55K", peasant: "66Q", lead: "landlord", rules: "standard" }, specs: ["labelling", "aostar", "alphabeta", "dfpn"] },
  { name: "published", game: "doudizhu", fields: { landlord: "2KK0077554", peasant: "AA8", lead: "landlord", rules: "standard" }, specs: ["aostar", "alphabeta", "dfpn"] },
  { name: "scores", game: "klondike", fields: { seed: "4", ranks: "3", columns: "3", draw: "1" }, specs: ["astar:score=length", "astar:score=pile1", "astar:score=dig"] },
  { name: "engines", game: "klondike", fields: { seed: "8", ranks: "3", columns: "3", draw: "1" }, specs: ["astar:score=length", "wastar:score=length", "greedy:score=length"] },
  { name: "cheaper", game: "klondike", fields: { seed: "11", ranks: "4", columns: "3", draw: "1" }, specs: ["astar:score=pile2:reparent=reopen", "astar:score=pile2:reparent=propagate", "astar:score=pile2:reparent=keep"] },
];

/** The comparison of an address. What the address leaves out comes from the preset; of its other fields,
 * only those of a problem count.
 * @param {Record<string, string>} params @param {Known} known @returns {Comparison} */
export function comparisonOf({ preset, with: named, game: played, ...params }, known) {
  const game = oneOf(played, /** @type {const} */ (["doudizhu", "klondike"]), "");
  const base = presets.find((p) => (game ? p.game === game && !p.recorded : p.name === preset)) ?? presets[0];
  const specs = (named ?? "").split(" ").filter((spec) => spec !== "").slice(0, MOST);
  const compared = { ...base, specs: specs.length >= FEWEST ? specs : base.specs };
  if (game === "") return compared;
  const names = Object.keys(fieldsOf(known, game)).filter((name) => params[name] !== undefined);
  return { ...compared, name: "", fields: Object.fromEntries(names.map((name) => [name, params[name]])) };
}

/** The parameters of an address for a comparison.
 * @param {Comparison} comparison @returns {Record<string, string>} */
export function paramsOf({ name, game, fields, specs }) {
  const preset = presets.find((p) => p.name === name);
  const named = specs.join(" ");
  if (!preset) return { game, ...fields, with: named };
  return { preset: name, with: preset.specs.join(" ") === named ? "" : named };
}

/** The strategies that can solve a problem, by their specs.
 * @param {Known} known @param {Comparison} comparison @returns {string[]} */
export function specsOf(known, { game, recorded }) {
  if (recorded) return recorded;
  const engines = enginesOf(known, game);
  if (game === "doudizhu") return engines;
  const scored = known.heeds.score.filter((e) => engines.includes(e)).flatMap((e) => known.scores.map((s) => `${e}:score=${s}`));
  return [...engines, ...scored, ...known.reparent.map((r) => `astar:score=pile2:reparent=${r}`)];
}

/* A recorded run solves a problem that the page's solvers don't know. A file has the events that the service would send, after
 * a line with the command that wrote the file; see cmd/tools/page. */

/** The files requested so far. @type {Map<string, Promise<Map<string, Structure>>>} */
const files = new Map();

/** The runs on a recorded problem by the specs of the strategies. A run that didn't arrive is
 * fetched again the next time.
 * @param {string} name of the file @returns {Promise<Map<string, Structure>>} */
export function recordedRuns(name) {
  const known = files.get(name) ?? textOf(`traces/${name}.txt`).then(runsOf);
  files.set(name, known);
  known.catch(() => files.delete(name));
  return known;
}

/** The runs of a file by their specs.
 * @param {string} text @returns {Map<string, Structure>} */
export function runsOf(text) {
  const runs = new Map();
  let [spec, collector] = ["", new Collector("klondike")];
  for (const line of text.split("\n")) {
    if (!line.startsWith("{")) continue;
    const event = JSON.parse(line);
    if (event.event === "run") [spec, collector] = [event.spec, new Collector("klondike")];
    else if (event.event === "trace") collector.add(event);
    else runs.set(spec, structureOf(collector.finish({ ...event, stats: {} })));
  }
  return runs;
}
