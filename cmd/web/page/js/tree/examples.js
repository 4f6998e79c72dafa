// Ready examples for the tree browser, small enough to be understood.

/** @typedef {import("./state.js").Problem} Problem */

/** The examples of each game, by what the form needs; their names are words.
 * @type {Record<import("./trace.js").Game, Record<string, string>[]>} */
export const examples = {
  doudizhu: [
    { landlord: "TJ", peasant: "TQ", lead: "peasant", rules: "basic" },
    { landlord: "55K", peasant: "66Q", lead: "landlord", rules: "standard" },
    { landlord: "2KK0077554", peasant: "AA8", lead: "landlord", rules: "standard" },
  ],
  klondike: [
    { seed: "4", ranks: "3", columns: "3", draw: "1", score: "length", reparent: "propagate" },
    { seed: "7", ranks: "4", columns: "4", draw: "1", score: "length", reparent: "propagate" },
  ],
};

/** The engines of each game, the first for a start. */
export const engines = {
  doudizhu: ["labelling", "aostar", "alphabeta", "dfpn"],
  klondike: ["astar", "wastar", "greedy", "bfs", "dfs", "beam"],
};

/** How many nodes a run may have at most. */
const NODES = 100_000;

/** The problem of an example.
 * @param {import("./trace.js").Game} game @param {number} number @returns {Problem} */
export function exampleProblem(game, number) {
  return { game, engine: engines[game][0], example: String(number), fields: { ...examples[game][number] } };
}

/** The number of the example that has these fields, or "".
 * @param {import("./trace.js").Game} game @param {Record<string, string>} fields */
export function exampleOf(game, fields) {
  const names = Object.keys(examples[game][0]);
  const number = examples[game].findIndex((e) => names.every((name) => e[name] === fields[name]));
  return number < 0 ? "" : String(number);
}

/** The fields that tell the rules of Klondike, as the service reads them.
 * @param {Record<string, string>} fields */
export function rulesOf({ ranks, columns, draw }) {
  return Object.fromEntries(Object.entries({ ranks, columns, draw }).filter(([, v]) => v).map(([k, v]) => [k, Number(v)]));
}

/** The request for a run.
 * @param {Problem} problem @returns {import("../client.js").Request} */
export function requestOf({ game, engine, fields }) {
  const common = { strategy: engine, nodes: NODES };
  if (game === "doudizhu") {
    return { op: "d.trace", ...filled(fields), ...common };
  }
  const { seed, deal, score, reparent } = fields;
  const bestFirst = ["astar", "wastar", "greedy"].includes(engine);
  return { op: "k.trace", ...filled({ seed, deal, score }), ...rulesOf(fields), ...(bestFirst ? filled({ reparent }) : {}), ...common };
}

/** The fields that aren't empty.
 * @param {Record<string, string>} fields */
function filled(fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value.trim() !== ""));
}
