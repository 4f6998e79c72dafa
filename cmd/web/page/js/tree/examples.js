// Ready examples for the tree browser, small enough to be understood.

/** @typedef {import("./state.js").Problem} Problem */

/** The examples of each game, by what the form needs; their names are words.
 * @type {Record<import("./trace.js").Game, Record<string, string>[]>} */
export const examples = {
  doudizhu: [
    { landlord: "TJ", peasant: "TQ", lead: "peasant", rules: "basic" },
    { landlord: "5577K", peasant: "668A", lead: "landlord", rules: "standard" },
    { landlord: "2KK0077554", peasant: "AA8", lead: "landlord", rules: "standard" },
  ],
  klondike: [
    { seed: "2", ranks: "3", columns: "3", draw: "1", score: "length", reparent: "propagate" },
    { seed: "5", ranks: "5", columns: "4", draw: "1", score: "dig", reparent: "propagate" },
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

/** The request for a run.
 * @param {Problem} problem @returns {import("../client.js").Request} */
export function requestOf({ game, engine, fields }) {
  const common = { strategy: engine, nodes: NODES };
  if (game === "doudizhu") {
    return { op: "d.trace", ...filled(fields), ...common };
  }
  const { ranks, columns, draw, score, reparent, ...deal } = fields;
  const bestFirst = ["astar", "wastar", "greedy"].includes(engine);
  const numbers = Object.fromEntries(Object.entries({ ranks, columns, draw }).filter(([, v]) => v).map(([k, v]) => [k, Number(v)]));
  return { op: "k.trace", ...filled(deal), ...numbers, ...filled({ score }), ...(bestFirst ? filled({ reparent }) : {}), ...common };
}

/** The fields that aren't empty.
 * @param {Record<string, string>} fields */
function filled(fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value.trim() !== ""));
}
