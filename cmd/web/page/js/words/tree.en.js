// English: the words of the search tree.

/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => `${n.toLocaleString("en")} ${n === 1 ? one : many}`;
/** A sentence about some nodes. @param {string} before @param {string} [after] */
const about = (before, after = ".") => (/** @type {string} */ nodes) => before + nodes + after;

/** @type {import("../i18n.js").Words} */
export const treeEn = {
  rooms: "What to do", room: { one: "One search", compare: "Side by side" },
  intro: "Watch a search decide a small problem, one step at a time: which position it examines, which positions wait, and how the verdict spreads from the ends of the game to its start.",
  example: {
    "": "Example", "doudizhu.0": "TJ against TQ, the peasant leads", "doudizhu.1": "55K against 66Q",
    "doudizhu.2": "A published endgame of 13 cards", klondike: { "0": "12 cards: ace to three", "1": "16 cards: ace to four" },
  },
  engine: {
    "": "Search", labelling: "Labelling, breadth first", aostar: "AO*", alphabeta: "Alpha-beta", dfpn: "Proof numbers (df-pn)", astar: "A*",
    wastar: "Weighted A*", greedy: "Greedy best first", bfs: "Breadth first", dfs: "Depth first", beam: "Beam",
  },
  run: "Run", stop: "Stop", progress: (n) => count(n, "node", "nodes"), own: "A problem of your own",
  "own.doudizhu": "Cards as 3456789TJQKA2BR, from both hands, few of them: about five each give some hundred nodes.",
  "own.klondike": "The seed is the number of a random deal. A deck of four suits has as many ranks as you choose; it ends at 100,000 nodes.",
  another: "Run another search", colon: ": ", semicolon: "; ", unordered: "The list isn't ordered by f",
  unit: {
    file: "in the unit of this run's costs", length: "in moves and turns of the stock; turning the waste over is free", none: "in moves and turns of the stock; turning the waste over is free; h is 0",
    dig: "g in moves, turning is free; h in points for cards that cover others", pile1: "in points: 4 a step, 40 a card taken back; h: 100 for each rank still missing, less for order in the columns",
    pile2: "in points: 4 a step, 40 a card taken back; h: 100 for each rank still missing, less for order in the columns",
  },
  ownShort: "your own", game: { doudizhu: "Doudizhu: AND/OR search", klondike: "Klondike: search for a path" },
  field: {
    landlord: "Landlord", peasant: "Peasant", lead: "Leads", rules: "Rules", seed: "Seed", ranks: "Ranks",
    columns: "Columns", draw: "Draw", score: "Estimate h", reparent: "A cheaper path",
  },
  "field.trace": "Trace",
  seat: {
    landlord: "the landlord", peasant: "the peasant", down: "the peasant after", up: "the peasant before",
  },
  side: { peasants: "the peasants", landlord: "the landlord", first: "the side that begins", second: "the other side", prover: "the prover", refuter: "the refuter" },
  prover: { "": "Prover (✓)", mover: "the side to move", landlord: "the landlord", peasants: "the peasants" },
  files: "Files and pictures", openTrace: "Open a trace…", saveTrace: "Save this run as a trace",
  drop: "You can also drop a trace here that solve --trace has written.", svg: "Picture as SVG", png: "Picture as PNG",
  animation: "Steps as a moving SVG", animateFrom: "from step", animateTo: "to step",
  animateNote: (most) => `The picture shows the present view. The moving SVG plays in a browser and on slides at the speed chosen above; of more than ${most} steps only every second is shown, or fewer.`,
  saved: (name) => `Saved as ${name}.`, tooLong: (mb) => `The file has more than ${mb} MiB; record fewer states, with solve --expansions.`,
  notHere: (link) => `A link opens only traces of this site; download ${link} and drop the file here.`,
  notFetched: (link) => `There is no trace at ${link}; look at the link again.`, player: "Steps of the search", start: "the start",
  back: "One step back (←)", play: "Play (space)", playShort: "▸▸ Play", pauseShort: "‖ Pause", pause: "Pause (space)",
  next: "One step on (→)", end: "To the end (End)", step: "Step", stepOf: (step, last) => `step ${step} of ${last}`, jump: "Go to step",
  of: (last) => `of ${last.toLocaleString("en")}`, speed: "Speed", perSecond: (n) => `${n} a second`, zoomIn: "Larger (+)",
  zoomOut: "Smaller (−)", fit: "Show all", fitKey: "Show all (0)", wheel: "To zoom, hold Ctrl, or click the tree first.",
  settle: "fold settled nodes", only: { doudizhu: "proof only", klondike: "solution only" }, shown: (n) => `, ${n.toLocaleString("en")} shown`, links: "all links", unfoldAll: "Unfold all", follow: "follow the search", keep: "keep nodes in place",
  nodes: (n) => count(n, "node", "nodes"), round: (n) => `the last of ${n} rounds`,
  ready: (nodes, steps) => `The run has ${count(nodes, "node", "nodes")} and ${count(steps, "step", "steps")}.`,
  underway: (step, last) => `Step ${step} of ${last}`, options: "View",
  projector: { "": "Projector", why: "For a class: letters of 16 pixels in the tree and beside it" },
  verdict: {
    landlord: "The landlord wins", peasant: "The peasant wins", peasants: "The peasants win", solved: "Solved", unsolvable: "Can't be won", undecided: "Undecided",
  },
  wins: (who) => `Won by ${who}`, because: (reason) => `: ${reason}`,
  reason: { "event limit": "the file has only the first steps", "node limit": "100,000 nodes are the limit" }, toShift: (step) => `Re-parenting: to step ${step} ▸`, thisStep: "This step",
  numbers: (proof, disproof) => `proof ${proof}  disproof ${disproof}`,
  "backup.max": "These numbers follow from the children in the tree; where every child counts, this run takes the largest number.",
  "backup.sum": "These numbers follow from the children in the tree; where every child counts, this run adds their numbers up.",
  "backup.weak": "These numbers follow from the children in the tree; where every child counts, this run takes the largest number and adds one for each other open child.",
  did: {
    start: "The start waits in the open list.", expand: (n) => `Node ${n} leaves the open list and is examined.`,
    open: about("New in the open list: "), duplicate: about("Known already, a link: "),
    moved: (node, from, to) => `Re-parenting: ${node} moves from under ${from} to under ${to}`, kept: (node) => `A cheaper path to ${node} from the same parent`,
    fell: (was, g) => (g < was ? `, and its g falls from ${was} to ${g}, by ${was - g}` : `, and its g goes from ${was} to ${g}`),
    reopened: "; it enters the open list again, and the nodes below follow only when it is expanded again",
    below: (nodes, less) => `; propagated to the nodes below, ${nodes}${less === "" ? "" : `, each cheaper by ${less}`}`, stop: ".", dead: about("Dead ends: "),
    over: about("Play is over at: "), cut: about("Not expanded, too deep: "), drop: about("Of no more use: "),
    spared: about("No longer needed, since a node above is labelled: "),
    won: (nodes, who) => `Labelled ✓, won by ${who}: ${nodes}.`, lost: (nodes, who) => `Labelled ✗, won by ${who}: ${nodes}.`,
    found: about("The goal is found: "),
  },
  comma: ", ", more: (list, n) => `${list} and ${n} more`, others: (n) => `and ${n.toLocaleString("en")} more`, "list.open": "Open list",
  "list.closed": "Closed list", "list.open.order": "Nodes waiting to be examined, the next first.",
  "list.closed.order": "Examined nodes, the latest first.", empty: "no node waits", selection: "Selected node",
  nothing: "Select a node: click one, or walk the list below.", node: (n) => `Node ${n}`, or: "OR", and: "AND",
  orLong: (who) => `OR: ${who} to move`, andLong: (who) => `AND: ${who} to move`, wonBy: (who) => `won by ${who}`,
  place: {
    none: "not there yet", open: "open: it waits", closed: "closed: examined", gone: "dropped: of no use",
    dead: "closed: a dead end", cut: "closed: too deep", goal: "the goal",
  },
  neverExamined: "never examined", willExamine: (step) => `will be examined in step ${step}`,
  examinedIn: (step) => `examined in step ${step}`, fold: (n) => `Fold ${n.toLocaleString("en")} below`,
  unfold: (n) => `Unfold ${n.toLocaleString("en")} below`, centre: "Show it large", reached: "Also reached from", noCards: "no cards",
  leads: (who) => `${upper(who)} may play anything.`, beats: (who, play, by) => `${upper(who)} has to beat the ${play} of ${by}, or pass.`,
  finished: (who) => `Play is over: ${who} has no cards left.`, plays: (who, play) => `${who} plays ${play}`,
  passes: (who) => `${who} passes`, pass: "pass", turn: "turn the stock", redeal: "turn the waste over", redealShort: "waste over",
  lay: (card, from, to) => `${card} from ${from} to ${to}`, column: (n) => `column ${n}`,
  pile: {
    W: "the waste", "@": "the stock", C: "the ♣ foundation", D: "the ♦ foundation", H: "the ♥ foundation",
    S: "the ♠ foundation",
  },
  foundations: "foundations", faceDown: "face down", outline: "Around the selected node",
  canvas: (n) => `The search tree, ${count(n, "node", "nodes")}. Left and right arrow: one step; with Shift: one event; space: play; plus, minus: zoom; zero: show all; C: the selected node; F: fold. The nodes are in the list "Around the selected node".`,
  legend: {
    "": "Legend", or: (who) => `OR: ${who} to move`, and: (who) => `AND: ${who} to move`, open: "open: waits",
    closed: "closed: expanded", won: (who) => `won by ${who}`, lost: (who) => `won by ${who}`, gone: "dropped: of no use",
    proof: "the proof", path: "the solution", now: "this step", moved: "old and new parent", dead: "dead end", goal: "goal",
    link: "dashed: another way",
  },
};

/** @param {string} text */
function upper(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
