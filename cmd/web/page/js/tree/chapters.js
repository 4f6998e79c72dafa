// The chapters of the tour: each a small problem, and the instructive places of its run.
// The value is plain JSON, so that a test of the service compares every place with the search itself.

/** A place of a run: an event that happens to a node in a step. Its text is the word "tour.CHAPTER.NUMBER".
 * @typedef {{step: number, node: number, event: keyof typeof import("./trace.js").Code}} Stop
 * The same problem searched in another way: steps is the number of steps of its run, stop the place where it opens.
 * Its name is the word "tour.CHAPTER.NAME", its text "tour.CHAPTER.NAME.text".
 * @typedef {{name: string, engine: string, fields: Record<string, string>, steps: number, stop: Stop}} Variant
 * @typedef {{name: string, game: import("./trace.js").Game, engine: string, fields: Record<string, string>, steps: number, stops: Stop[], variants: Variant[]}} Chapter */

/** @type {Chapter[]} */
export const chapters = [
  {
    "name": "lists", "game": "klondike", "engine": "astar", "steps": 12,
    "fields": { "seed": "10", "ranks": "2", "columns": "3", "draw": "1", "score": "length", "reparent": "propagate" },
    "stops": [
      { "step": 0, "node": 0, "event": "open" },
      { "step": 1, "node": 1, "event": "open" },
      { "step": 2, "node": 2, "event": "expand" },
      { "step": 3, "node": 7, "event": "open" },
      { "step": 4, "node": 3, "event": "expand" },
      { "step": 4, "node": 4, "event": "duplicate" },
      { "step": 12, "node": 29, "event": "found" }
    ],
    "variants": []
  },
  {
    "name": "heuristic", "game": "klondike", "engine": "astar", "steps": 13,
    "fields": { "seed": "16", "ranks": "2", "columns": "2", "draw": "1", "score": "length", "reparent": "propagate" },
    "stops": [
      { "step": 0, "node": 0, "event": "open" },
      { "step": 4, "node": 5, "event": "open" },
      { "step": 6, "node": 12, "event": "open" },
      { "step": 7, "node": 10, "event": "expand" },
      { "step": 13, "node": 39, "event": "found" }
    ],
    "variants": [
      { "name": "blind", "engine": "uniform", "steps": 598, "fields": { "score": "none" }, "stop": { "step": 598, "node": 611, "event": "found" } }
    ]
  },
  {
    "name": "reparent", "game": "klondike", "engine": "wastar", "steps": 21,
    "fields": { "seed": "111", "ranks": "3", "columns": "2", "draw": "3", "score": "length", "reparent": "propagate" },
    "stops": [
      { "step": 0, "node": 0, "event": "open" },
      { "step": 7, "node": 14, "event": "open" },
      { "step": 8, "node": 10, "event": "duplicate" },
      { "step": 10, "node": 25, "event": "open" },
      { "step": 12, "node": 27, "event": "expand" },
      { "step": 13, "node": 25, "event": "reparent" },
      { "step": 14, "node": 27, "event": "reparent" },
      { "step": 14, "node": 28, "event": "rescore" },
      { "step": 15, "node": 28, "event": "expand" },
      { "step": 21, "node": 52, "event": "found" }
    ],
    "variants": [
      { "name": "reopen", "engine": "wastar", "steps": 22, "fields": { "reparent": "reopen" }, "stop": { "step": 14, "node": 27, "event": "reopen" } },
      { "name": "keep", "engine": "wastar", "steps": 22, "fields": { "reparent": "keep" }, "stop": { "step": 14, "node": 27, "event": "duplicate" } },
      { "name": "astar", "engine": "astar", "steps": 59, "fields": {}, "stop": { "step": 59, "node": 126, "event": "found" } }
    ]
  },
  {
    "name": "labels", "game": "doudizhu", "engine": "labelling", "steps": 15,
    "fields": { "landlord": "35", "peasant": "4J", "lead": "landlord", "rules": "basic" },
    "stops": [
      { "step": 0, "node": 0, "event": "open" },
      { "step": 1, "node": 1, "event": "open" },
      { "step": 2, "node": 3, "event": "open" },
      { "step": 10, "node": 9, "event": "lost" },
      { "step": 10, "node": 4, "event": "lost" },
      { "step": 14, "node": 8, "event": "won" },
      { "step": 14, "node": 1, "event": "won" },
      { "step": 15, "node": 0, "event": "won" }
    ],
    "variants": []
  },
  {
    "name": "numbers", "game": "doudizhu", "engine": "dfpn", "steps": 6,
    "fields": { "landlord": "55K", "peasant": "66Q", "lead": "landlord", "rules": "standard" },
    "stops": [
      { "step": 0, "node": 0, "event": "open" },
      { "step": 1, "node": 1, "event": "open" },
      { "step": 2, "node": 4, "event": "open" },
      { "step": 4, "node": 1, "event": "won" },
      { "step": 5, "node": 3, "event": "expand" },
      { "step": 6, "node": 0, "event": "lost" }
    ],
    "variants": [
      { "name": "alphabeta", "engine": "alphabeta", "steps": 16, "fields": {}, "stop": { "step": 5, "node": 2, "event": "expand" } },
      { "name": "labelling", "engine": "labelling", "steps": 13, "fields": {}, "stop": { "step": 13, "node": 0, "event": "lost" } }
    ]
  },
  {
    "name": "pruning", "game": "doudizhu", "engine": "alphabeta", "steps": 10,
    "fields": { "landlord": "3JQ", "peasant": "3K", "lead": "landlord", "rules": "basic" },
    "stops": [
      { "step": 0, "node": 0, "event": "open" },
      { "step": 2, "node": 5, "event": "open" },
      { "step": 4, "node": 1, "event": "won" },
      { "step": 5, "node": 2, "event": "expand" },
      { "step": 7, "node": 2, "event": "won" },
      { "step": 8, "node": 3, "event": "expand" },
      { "step": 10, "node": 0, "event": "won" }
    ],
    "variants": [
      { "name": "labelling", "engine": "labelling", "steps": 28, "fields": {}, "stop": { "step": 10, "node": 9, "event": "expand" } }
    ]
  }
];
