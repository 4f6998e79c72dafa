// The solvers' door. A request goes to the server or to the WebAssembly module in
// a worker, as the page's meta element "door" says; answers look the same.

import { t } from "./i18n.js";
import { at, door, moduleLengths } from "./place.js";
import { spoken } from "./said.js";

/** A request: the operation and what it needs.
 * @typedef {{op: string, [field: string]: any}} Request
 * One event of the answer: progress and traces, then one result or error.
 * @typedef {{event: string, [field: string]: any}} Event
 * @typedef {(event: Event) => void} Hear */

/** A fault of a request: the message, and its subject: a field, a place in its text, cards.
 * @typedef {{message: string, field: string, line: number, column: number, twice: string[], missing: string[]}} Fault */

/** The fault of a failed request: the event's message, and its place if it has one. */
class CallError extends Error {
  /** @param {Event} event */
  constructor(event) {
    super(event.message || t("k.ended"));
    this.name = "CallError";
    this.event = event;
  }
}

/** The fault that an error carries. @param {unknown} error @returns {Fault} */
export function faultOf(error) {
  /** @type {Record<string, any>} */
  const event = error instanceof CallError ? error.event : {};
  const message = error instanceof TypeError ? t("k.noServer") : error instanceof Error ? error.message : String(error);
  return { message, field: event.field ?? "", line: event.line ?? 0, column: event.column ?? 0, twice: event.twice ?? [], missing: event.missing ?? [] };
}

/** Sends a request to the solvers. The promise fails with a CallError if they refuse, and with an AbortError
 * once the signal is aborted, which ends the work at once.
 * @param {Request} request @param {{onProgress?: Hear, signal?: AbortSignal}} [options]
 * @returns {Promise<any>} the result event */
export function call(request, { onProgress = () => {}, signal } = {}) {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException("stopped", "AbortError"));
    if (signal?.aborted) {
      stop();
      return;
    }
    signal?.addEventListener("abort", stop);
    let over = false;
    const hear = (/** @type {Event} */ event) => {
      if (over) return;
      over = event.event === "result" || event.event === "error";
      if (over) spoken(event).then((said) => (said.event === "result" ? resolve(said) : reject(new CallError(said))), reject);
      else onProgress(event);
    };
    if (door() === "wasm") moduleOf(request).send(request, hear, signal);
    else post(request, hear, signal).catch(reject);
  });
}

/** A question of which only the latest request counts: a new request ends the one before. */
export class Question {
  /** @type {AbortController | null} */
  #asking = null;

  /** @param {(fault: Fault) => void} fail receives the fault of a request */
  constructor(fail) {
    this.fail = fail;
  }

  /** Asks, and returns the answer; null if the question was stopped or replaced, late answers are dropped
   * then; undefined if the request failed.
   * @param {Request} request @param {Hear} [onProgress] @returns {Promise<any>} */
  async ask(request, onProgress = () => {}) {
    this.stop();
    const { signal } = (this.#asking = new AbortController());
    try {
      const answer = await call(request, { signal, onProgress: (event) => signal.aborted || onProgress(event) });
      return signal.aborted ? null : answer;
    } catch (error) {
      if (signal.aborted) return null;
      this.fail(faultOf(error));
    }
  }

  /** Ends the search for the answer. */
  stop() {
    this.#asking?.abort();
    this.#asking = null;
  }
}

/** Starts slow work early, so that the first answer comes sooner.
 * @param {keyof typeof modules} [name] of the module */
export function warmUp(name = "kedou") {
  if (door() === "wasm") modules[name].running();
}

/** Whether a module hasn't arrived yet. @param {keyof typeof modules} name */
export function isLate(name) {
  return door() === "wasm" && modules[name].late;
}

// Server

/** @param {Request} request @param {Hear} hear @param {AbortSignal} [signal] */
async function post(request, hear, signal) {
  const send = () => fetch(at(request.op === "trace.open" ? "api?trace" : "api"), { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(request), signal: signal ?? null });
  let response = await send();
  for (let tries = 0; response.status === 429 && tries < 5; tries++) {
    const seconds = Number(response.headers.get("Retry-After") ?? 1);
    await new Promise((done) => setTimeout(done, seconds * 1000));
    response = await send();
  }
  for await (const line of lines(response)) hear(read(line, response)); // read to the end, so that the connection can be used again
  hear({ event: "error", message: response.ok ? t("k.cutShort") : `${response.status} ${response.statusText}` }); // ignored if a result or error came before
}

/** @param {string} line @param {Response} response @returns {Event} */
function read(line, response) {
  try {
    return JSON.parse(line);
  } catch {
    return { event: "error", message: response.ok ? t("k.unread") : line };
  }
}

/** The lines of an answer as they arrive. @param {Response} response */
async function* lines(response) {
  const body = /** @type {ReadableStream<BufferSource>} */ (response.body);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const whole = (rest + part.value).split("\n");
    rest = whole.pop() ?? "";
    yield* whole.filter((line) => line !== "");
  }
  if (rest !== "") yield rest;
}

// WebAssembly

/** Listeners to modules: loading receives the part of the awaited modules that has arrived, 0 to 1, null if none is awaited;
 * ready receives the name of each module that runs.
 * @typedef {{loading: (part: number | null) => void, ready: (module: string) => void}} Watcher
 * @type {Watcher} */
let watcher = { loading: () => {}, ready: () => {} };

/** Registers a listener to modules. @param {Watcher} who */
export function watchModules(who) {
  watcher = who;
}

/** How many bytes a module has, as the site's builder says. @param {string} module */
function lengthOf(module) {
  return Number(moduleLengths().split(", ").find((text) => text.startsWith(module + " "))?.slice(module.length) ?? Infinity);
}

/** A worker with its module, and the requests that wait for its answers. */
class Module {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Map<number, {request: Request, hear: Hear}>} */
  #waiting = new Map();
  #lastID = 0;
  /** Whether the module runs or has failed to load; a failed module answers each request with its fault. */
  #ready = false;
  #loaded = 0;

  /** @param {string} module the name of the module */
  constructor(module) {
    this.module = module;
  }

  /** The worker, started if there is none. */
  running() {
    if (this.#worker === null) {
      [this.#ready, this.#loaded] = [false, 0];
      this.#worker = new Worker(at("js/worker.js"), { name: this.module });
      this.#worker.onmessage = ({ data }) => ("loaded" in data ? this.#load(data.loaded) : this.#deliver(data));
      this.#worker.onerror = (error) => this.#failAll(error.message || t("k.ended"));
    }
    return this.#worker;
  }

  /** Whether a question would have to wait for the module. */
  get late() {
    return this.#worker === null || !this.#ready;
  }

  /** How much of the module has arrived, from 0 to 1; null if no request waits for it. */
  get part() {
    return this.#worker === null || this.#ready || this.#waiting.size === 0 ? null : Math.min(1, this.#loaded / lengthOf(this.module));
  }

  /** Receives from the module how many bytes of it have come; null when all is done. Then it sends the requests made meanwhile.
   * @param {number | null} loaded */
  #load(loaded) {
    if (loaded === null) {
      this.#ready = true;
      for (const [id, { request }] of this.#waiting) this.running().postMessage({ id, request });
      watcher.ready(this.module);
    }
    this.#loaded = loaded ?? 0;
    reportLoading();
  }

  /** @param {Request} request @param {Hear} hear @param {AbortSignal} [signal] */
  send(request, hear, signal) {
    const id = ++this.#lastID;
    this.#waiting.set(id, { request, hear });
    signal?.addEventListener("abort", () => this.#stop(id));
    const worker = this.running();
    if (this.#ready) worker.postMessage({ id, request });
    else reportLoading();
  }

  /** @param {{id: number, event: Event}} message */
  #deliver({ id, event }) {
    const waiting = this.#waiting.get(id);
    if (event.event === "result" || event.event === "error") this.#waiting.delete(id);
    waiting?.hear(event);
  }

  /** Ends a request. A worker in the middle of a search receives no messages, so ending
   * a search means ending its worker; a new worker takes over the other requests. A board is ready
   * sooner than a new worker, so its worker stays, and so does a worker whose module is still loading.
   * @param {number} id */
  #stop(id) {
    const op = this.#waiting.get(id)?.request.op;
    this.#waiting.delete(id);
    if (!this.#ready) reportLoading();
    if (op === undefined || op.endsWith(".board") || !this.#ready) return;
    this.#dismiss();
    if (this.#waiting.size > 0) this.running();
  }

  /** @param {string} message */
  #failAll(message) {
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#dismiss();
    reportLoading();
    for (const { hear } of all) hear({ event: "error", message });
  }

  #dismiss() {
    this.#worker?.terminate();
    this.#worker = null;
  }
}

/** The page starts with a small module; a module that explains as well comes with the first
 * question for an explanation, and modules for players with a player's first question. A proof that a
 * solution is the shortest takes long: a second small module finds it, so that the first one can answer meanwhile. The second one also tells which cards
 * a hand raises while the first one solves the endgame. */
const modules = { kedou: new Module("kedou"), apart: new Module("kedou"), explain: new Module("kedou-explain"), play: new Module("kedou-play"), table: new Module("kedou-table") };

/** Reports how much of the awaited modules has arrived. */
function reportLoading() {
  const parts = Object.values(modules).map((module) => module.part).filter((part) => part !== null);
  watcher.loading(parts.length === 0 ? null : Math.min(...parts));
}

/** The questions of players, and other questions that the module for the table of doudizhu answers too. */
const playing = ["k.advice", "k.over", "k.review", "k.judge"], atTable = ["d.hand", "d.bid", "d.generate"];

/** The suffixes of ops that need the module with explanations: hints for who sees all cards, explanations, proofs, and traces as files. */
const explaining = ["k.hint", ".explain", ".proof", ".file", "trace.open"];

/** @param {Request} request */
function moduleOf(request) {
  if (playing.includes(request.op)) return modules.play;
  if (request["strategy"]?.startsWith("minimal") || request.op === "d.plays") return modules.apart;
  if (request.op.startsWith("t.") || atTable.includes(request.op)) return modules.table;
  return explaining.some((end) => request.op.endsWith(end)) ? modules.explain : modules.kedou;
}
