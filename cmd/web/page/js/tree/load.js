// Loading a run: the service is asked for its trace, which is put together and read.

import { requestOf } from "./examples.js";
import { Status } from "./status.js";
import { structureOf } from "./structure.js";
import { Collector } from "./trace.js";

/** Asks for a run.
 * @param {import("../main.js").Context} ctx
 * @param {import("./state.js").Problem} problem
 * @param {AbortSignal} signal ends the search
 * @param {(nodes: number) => void} came is told how many nodes have come so far
 * @returns {Promise<import("./state.js").Run>} */
export async function loadRun(ctx, problem, signal, came) {
  const collector = new Collector(problem.game);
  const onProgress = (/** @type {import("../client.js").Event} */ event) => {
    if (event.event === "trace") {
      collector.add(/** @type {any} */ (event));
      came(collector.texts.length);
    }
  };
  const end = await ctx.call(requestOf(problem), { signal, onProgress });
  const structure = structureOf(collector.finish(end));
  return { structure, status: new Status(structure), problem };
}
