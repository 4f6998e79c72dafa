// The referee, in a worker of its own, which alone knows the deal. The page sends {id, op, …} and gets {id, …answer} or
// {id, fault}; every answer about a game has its view.

import { call, watchModules } from "../client.js";
import { workFor } from "../place.js";
import { grades, isProved, placeOfDay, poolOf, rulesOfDay } from "./pools.js";
import { chance, Refused, Session } from "./session.js";

/** @type {any} */
const worker = self;

/** @type {Session | null} */
let game = null;

worker.onmessage = async (/** @type {MessageEvent} */ { data: { id, op, ...request } }) => {
  try {
    const act = ops[op];
    if (!act) throw new Refused("op");
    worker.postMessage({ id, ...(await act(request, (part) => worker.postMessage({ id, part }))) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    worker.postMessage({ id, fault: { message, word: error instanceof Refused ? error.word : "" } });
  }
};

function playing() {
  if (!game) throw new Refused("none");
  return game;
}

/** Each op with its action and answer; report sends messages before the answer.
 * @type {Record<string, (request: any, report: (part: object) => void) => Promise<object> | object>} */
const ops = {
  hello({ page }) {
    workFor(page);
    watchModules({ loading: (loading) => worker.postMessage({ id: 0, part: { loading } }), ready: () => {} });
    return {};
  },
  async new({ kind, draw, redeals, back, seed = "", date = "" }) {
    if (isProved(kind) && !(redeals === -1 && back)) throw new Refused("proved");
    return taken(new Session({ draw, redeals, back }, { seed: await seedFor(kind, draw, seed, date), kind, date }));
  },
  again: () => taken(playing().again()),
  load: ({ sealed }) => taken(Session.load(sealed)),
  play: ({ move }) => shown(() => playing().play(move)),
  goto: ({ step }) => shown(() => playing().goTo(step)),
  restart: () => shown(() => playing().restart()),
  giveUp: () => shown(() => playing().giveUp()),
  count: ({ aid }) => shown(() => playing().count(aid)),
  raise: () => ({ moves: playing().raise() }),
  hintText: ({ moves, faces }) => ({ text: playing().hintText({ moves, faces }) }),
  open: () => ({ record: JSON.stringify(playing().record()) }),
  share: () => ({ deal: playing().origin.seed }),
  verdict, soFar,
};

/** Replaces the game by another, once the other's view can be made.
 * @param {Session} next */
function taken(next) {
  const view = next.view();
  game = next;
  return { view };
}

/** The view, after an action.
 * @param {() => void} [act] */
function shown(act) {
  act?.();
  return { view: playing().view() };
}

/** Asks the solver, who sees all cards, whether the game can still be won. The page gets only the verdict. */
async function verdict() {
  const asked = playing();
  const [place, moves] = [asked.moves.length, asked.moves.join(" ")];
  const { peeks: _, ...request } = asked.request();
  const { verdict: answer, reason } = await call({ op: "k.winnable", ...request, limits: { seconds: 5 } });
  if (game === asked && !asked.over) asked.count("verdicts");
  return { ...shown(), verdict: answer, reason, place, stale: game !== asked || asked.moves.join(" ") !== moves };
}

/** Reviews the game so far by the player's knowledge. The game continues, so only chances and cards that the player has seen
 * leave this worker. The review counts as help.
 * @param {unknown} _ @param {(part: object) => void} report */
async function soFar(_, report) {
  const asked = playing();
  if (!asked.over) asked.count("hints");
  const known = (/** @type {any[]} */ moves) => moves.map(({ move, card = "", from, to }) => ({ move, card, from, to }));
  const { start, result, luck, loss, error, accuracy, steps } = await call({ op: "k.review", ...asked.request(), unfinished: true }, { onProgress: (event) => {
    const { first, last, before, best, shared, played_chance, loss, error, label, probably, luck, moves } = event;
    if (event.event === "decision") report({ first, last, before, played_chance, loss, error, label, probably, luck, moves: known(moves.slice(shared)), best: known(best.slice(shared)) });
  } });
  return { ...shown(), report: { start, result, luck, loss, error, accuracy, steps } };
}

/** The number of a deal of a kind.
 * @param {string} kind @param {number} draw @param {string} seed that the player has named @param {string} date
 * @returns {Promise<string>} */
async function seedFor(kind, draw, seed, date) {
  if (kind === "number") return seed;
  if (kind === "any") return String(chance(2 ** 32));
  if (kind === "daily") {
    const list = await pool(draw, rulesOfDay(date).grade);
    return String(list[placeOfDay(date, list.length)]);
  }
  const list = kind === "winnable" ? (await Promise.all(grades.map((grade) => pool(draw, grade)))).flat() : await pool(draw, kind);
  return String(list[chance(list.length)]);
}

/** @param {number} draw @param {string} grade */
async function pool(draw, grade) {
  try {
    const list = await poolOf(draw, grade);
    if (list.length > 0) return list;
  } catch {
    // reported below
  }
  throw new Refused("pool");
}
