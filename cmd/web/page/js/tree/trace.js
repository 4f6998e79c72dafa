// A run in the service's form: chunks of nodes and events, joined in arrays. The numbers are explained in the
// section "Traces" of the service's documentation.

/** The events of a node. */
export const Code = /** @type {const} */ ({
  open: 0, expand: 1, duplicate: 2, reparent: 3, rescore: 4, reopen: 5, dead: 6,
  cut: 7, drop: 8, restart: 9, won: 10, lost: 11, found: 12,
});

/** Numbers of an event: code, node, other, move; in Klondike also g, h, f, tie. */
export const NUMBERS = { doudizhu: 4, klondike: 8 };

/** @typedef {"klondike" | "doudizhu"} Game
 * @typedef {{first: number, kind: number[], text: string[], moves: string[], events: number[]}} Chunk
 * How a run ended; the end in a file also says whether it is an AND/OR run, and names the domain of its words, the problem and the strategy.
 * @typedef {{verdict: string, reason: string, cut: boolean, stats: Record<string, number>, game?: boolean, domain?: string, problem?: string, engine?: string}} End */

/** A whole trace. Nodes have numbers in the order of their discovery.
 * @typedef {object} Trace
 * @property {Game} game
 * @property {boolean} plain whether its texts belong to another problem or game
 * @property {Uint8Array} kinds by node: 0 for OR and for every node of Klondike, 1 for AND
 * @property {0 | 1} prover whose wins are won: 0 for the prover of the file, in an endgame the peasants, 1 for the refuter
 * @property {string[]} texts by node: its position
 * @property {string[]} moves texts of moves by their numbers; 0 is no move
 * @property {number} width how many numbers an event has
 * @property {Int32Array} events
 * @property {number} rounds how many rounds the run had: a trace has the last round, because each round forgets the one before
 * @property {End} end how the run ended */

/** Puts a trace together from its chunks. */
export class Collector {
  /** @param {Game | null} game null if the end of the run names it */
  constructor(game) {
    this.game = game;
    /** @type {number[]} */
    this.kinds = [];
    /** @type {string[]} */
    this.texts = [];
    this.moves = [""];
    /** @type {Int32Array[]} */
    this.pieces = [];
  }

  /** Takes the next chunk. Chunks come in order. @param {Chunk} chunk */
  add(chunk) {
    if (chunk.first !== this.texts.length || this.game && chunk.events.length % NUMBERS[this.game] !== 0) {
      throw new Error("the trace is torn: a chunk is missing or cut short");
    }
    // Not push(...list): a chunk can have more elements than a call may have arguments.
    for (const kind of chunk.kind) this.kinds.push(kind);
    for (const text of chunk.text) this.texts.push(text);
    for (const move of chunk.moves) this.moves.push(move);
    this.pieces.push(Int32Array.from(chunk.events));
  }

  /** @param {End} end @returns {Trace} */
  finish(end) {
    const game = this.game ?? (end.game ? "doudizhu" : "klondike");
    const width = NUMBERS[game];
    const { events, first, rounds } = lastRound(joined(this.pieces), width);
    return { game, plain: end.domain === "", prover: 0, texts: this.texts.slice(first), moves: this.moves, kinds: Uint8Array.from(this.kinds.slice(first)), width, events, rounds, end };
  }
}

/** Who proves, as the reader chooses: the side to move at the start, or always the same side.
 * @typedef {"mover" | "landlord" | "peasants"} Sight */
export const sights = /** @type {const} */ (["mover", "landlord", "peasants"]);

/** An AND/OR trace as a side sees the tree: the nodes where this side moves are OR, and its wins are won.
 * @param {Trace} trace @param {Sight} sight @returns {Trace} */
export function seenBy(trace, sight) {
  const { width, kinds, game } = trace;
  const prover = /** @type {0 | 1} */ (sight === "mover" ? starter(trace) : Number(sight === "landlord"));
  if (game === "klondike" || prover === trace.prover) return trace;
  const events = trace.events.slice();
  for (let i = 0; i < events.length; i += width) {
    if (events[i] === Code.won || events[i] === Code.lost) events[i] = Code.won + Code.lost - events[i];
  }
  return { ...trace, prover, kinds: kinds.map((kind) => 1 - kind), events };
}

/** The side that moves at the start of an AND/OR run: 0 for the prover of the file. @param {Trace} trace */
export const starter = ({ kinds, prover }) => kinds[0] ^ prover;

/** The events of the last round that has any, with its nodes numbered from 0; first is the number of its first node before.
 * @param {Int32Array} events @param {number} width */
function lastRound(events, width) {
  const end = events[events.length - width] === Code.restart ? events.length - width : events.length;
  let [begin, first, rounds, nodes] = [0, 0, 1, 0];
  for (let i = 0; i < end; i += width) {
    if (events[i] === Code.restart) [begin, first, rounds] = [i + width, nodes, rounds + 1];
    else nodes = Math.max(nodes, events[i + 1] + 1);
  }
  const last = events.slice(begin, end);
  for (let i = 0; i < last.length; i += width) {
    last[i + 1] -= first;
    if (last[i + 2] >= 0) last[i + 2] -= first;
  }
  return { events: last, first, rounds };
}

/** @param {Int32Array[]} pieces */
function joined(pieces) {
  const all = new Int32Array(pieces.reduce((sum, p) => sum + p.length, 0));
  let at = 0;
  for (const p of pieces) {
    all.set(p, at);
    at += p.length;
  }
  return all;
}
