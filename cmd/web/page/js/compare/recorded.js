// Recorded runs: for problems that the page's solvers don't know. A file has the events
// that the service would send, after a line with the command that wrote the file; see cmd/tools/page.

import { textOf } from "../place.js";
import { structureOf } from "../tree/structure.js";
import { Collector } from "../tree/trace.js";

/** @typedef {import("../tree/structure.js").Structure} Structure */

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
