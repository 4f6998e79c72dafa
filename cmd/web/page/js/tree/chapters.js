// The chapters of the tour: each a small problem, and the instructive places of its run.
// The value is plain JSON, so that a test of the service compares every place with the search itself.

/** A place of a run: the step, the node, and the event that happens to it, in a text such as "4 3 expand". Its words are "tour.CHAPTER.NUMBER".
 * @typedef {string} Stop
 * The same problem searched in another way: steps is the number of steps of its run, stop the place where it opens.
 * Its name is the word "tour.CHAPTER.NAME", its text "tour.CHAPTER.NAME.text".
 * @typedef {{name: string, engine: string, fields: Record<string, string>, steps: number, stop: Stop}} Variant
 * @typedef {{name: string, game: import("./trace.js").Game, engine: string, fields: Record<string, string>, steps: number, stops: Stop[], variants: Variant[]}} Chapter */

/** @type {Chapter[]} */
export const chapters = [
  {
    "name": "lists", "game": "klondike", "engine": "astar", "steps": 12,
    "fields": { "seed": "10", "ranks": "2", "columns": "3", "draw": "1", "score": "length", "reparent": "propagate" },
    "stops": ["0 0 open", "1 1 open", "2 2 expand", "3 7 open", "4 3 expand", "4 4 duplicate", "12 29 found"],
    "variants": []
  },
  {
    "name": "heuristic", "game": "klondike", "engine": "astar", "steps": 13,
    "fields": { "seed": "16", "ranks": "2", "columns": "2", "draw": "1", "score": "length", "reparent": "propagate" },
    "stops": ["0 0 open", "4 5 open", "6 12 open", "7 10 expand", "13 39 found"],
    "variants": [
      { "name": "blind", "engine": "uniform", "steps": 598, "fields": { "score": "none" }, "stop": "598 611 found" }
    ]
  },
  {
    "name": "reparent", "game": "klondike", "engine": "wastar", "steps": 21,
    "fields": { "seed": "111", "ranks": "3", "columns": "2", "draw": "3", "score": "length", "reparent": "propagate" },
    "stops": ["0 0 open", "7 14 open", "8 10 duplicate", "10 25 open", "12 27 expand", "13 25 reparent",
      "14 27 reparent", "14 28 rescore", "15 28 expand", "21 52 found"],
    "variants": [
      { "name": "reopen", "engine": "wastar", "steps": 22, "fields": { "reparent": "reopen" }, "stop": "14 27 reopen" },
      { "name": "keep", "engine": "wastar", "steps": 22, "fields": { "reparent": "keep" }, "stop": "14 27 duplicate" },
      { "name": "astar", "engine": "astar", "steps": 59, "fields": {}, "stop": "59 126 found" }
    ]
  },
  {
    "name": "labels", "game": "doudizhu", "engine": "labelling", "steps": 15,
    "fields": { "landlord": "35", "peasant": "4J", "lead": "landlord", "rules": "basic" },
    "stops": ["0 0 open", "1 1 open", "2 3 open", "10 9 lost", "10 4 lost", "14 8 won", "14 1 won", "15 0 won"],
    "variants": []
  },
  {
    "name": "numbers", "game": "doudizhu", "engine": "dfpn", "steps": 6,
    "fields": { "landlord": "55K", "peasant": "66Q", "lead": "landlord", "rules": "standard" },
    "stops": ["0 0 open", "1 1 open", "2 4 open", "4 1 won", "5 3 expand", "6 0 lost"],
    "variants": [
      { "name": "alphabeta", "engine": "alphabeta", "steps": 16, "fields": {}, "stop": "5 2 expand" },
      { "name": "labelling", "engine": "labelling", "steps": 13, "fields": {}, "stop": "13 0 lost" }
    ]
  },
  {
    "name": "pruning", "game": "doudizhu", "engine": "alphabeta", "steps": 10,
    "fields": { "landlord": "3JQ", "peasant": "3K", "lead": "landlord", "rules": "basic" },
    "stops": ["0 0 open", "2 5 open", "4 1 won", "5 2 expand", "7 2 won", "8 3 expand", "10 0 won"],
    "variants": [
      { "name": "labelling", "engine": "labelling", "steps": 28, "fields": {}, "stop": "10 9 expand" }
    ]
  }
];
