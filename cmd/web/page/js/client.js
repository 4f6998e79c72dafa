// The solvers' door. A request goes to the server or to the WebAssembly module in
// a worker, as the page's meta element "door" says; answers look the same.

/** A request: the operation and what it needs.
 * @typedef {{op: string, [field: string]: any}} Request
 * One event of the answer: progress and traces, then one result or error.
 * @typedef {{event: string, [field: string]: any}} Event
 * @typedef {{onProgress?: (event: Event) => void, signal?: AbortSignal}} Options */

/** What went wrong with a request: the event's message, and its place if it has one. */
export class CallError extends Error {
  /** @param {Event} event */
  constructor(event) {
    super(event.message || "error");
    this.name = "CallError";
    this.event = event;
  }
}

/** Asks the solvers. The promise fails with a CallError if they refuse, and with an
 * AbortError once the signal is aborted, which ends the work at once.
 * @param {Request} request
 * @param {Options} [options]
 * @returns {Promise<any>} the result event */
export function call(request, { onProgress = () => {}, signal } = {}) {
  if (signal?.aborted) {
    return Promise.reject(aborted());
  }
  return door() === "wasm" ? deskOf(request).ask(request, onProgress, signal) : byHTTP(request, onProgress, signal);
}

/** Whether an error only says that somebody pressed Stop.
 * @param {unknown} error */
export function isAbort(error) {
  return error instanceof DOMException && error.name === "AbortError";
}

/** Starts what takes time to start, so that the first answer comes sooner. */
export function warmUp() {
  if (door() === "wasm") {
    desks.kedou.running();
  }
}

function door() {
  return document.querySelector('meta[name="door"]')?.getAttribute("content") ?? "http";
}

function aborted() {
  return new DOMException("stopped", "AbortError");
}

// Server

/** @param {Request} request @param {(event: Event) => void} onProgress
 * @param {AbortSignal | undefined} signal @returns {Promise<any>} */
async function byHTTP(request, onProgress, signal) {
  const post = () => fetch("api", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(request), signal: signal ?? null });
  let response = await post();
  for (let tries = 0; response.status === 429 && tries < 5; tries++) {
    await pause(Number(response.headers.get("Retry-After") ?? 1));
    response = await post();
  }
  /** @type {Event} */
  let last = { event: "error", message: response.ok ? "the answer was cut short" : `${response.status} ${response.statusText}` };
  for await (const line of lines(response)) { // to the end, so that the connection can be used again
    const event = read(line, response);
    if (event.event === "result" || event.event === "error") {
      last = event;
    } else {
      onProgress(event);
    }
  }
  if (last.event === "error") {
    throw new CallError(last);
  }
  return last;
}

/** @param {number} seconds */
function pause(seconds) {
  return new Promise((done) => setTimeout(done, seconds * 1000));
}

/** @param {string} line @param {Response} response @returns {Event} */
function read(line, response) {
  try {
    return JSON.parse(line);
  } catch {
    return { event: "error", message: response.ok ? "the answer can't be read" : line };
  }
}

/** The lines of an answer as they come in.
 * @param {Response} response */
async function* lines(response) {
  const body = /** @type {ReadableStream<BufferSource>} */ (response.body);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const whole = (rest + part.value).split("\n");
    rest = whole.pop() ?? "";
    yield* whole.filter((line) => line !== "");
  }
  if (rest !== "") {
    yield rest;
  }
}

// WebAssembly

/** @typedef {{request: Request, resolve: (event: Event) => void, reject: (error: unknown) => void, onProgress: (event: Event) => void}} Waiting */

/** A worker with its module, and who waits for its answers. */
class Desk {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  #lastID = 0;

  /** @param {string} module the name of the module */
  constructor(module) {
    this.module = module;
  }

  /** The worker, started if there is none. */
  running() {
    if (this.#worker === null) {
      this.#worker = new Worker("js/worker.js", { name: this.module });
      this.#worker.onmessage = (message) => this.#deliver(message.data);
      this.#worker.onerror = (error) => this.#failAll(error.message);
    }
    return this.#worker;
  }

  /** @param {Request} request @param {(event: Event) => void} onProgress
   * @param {AbortSignal | undefined} signal @returns {Promise<any>} */
  ask(request, onProgress, signal) {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastID;
      this.#waiting.set(id, { resolve, reject, onProgress, request });
      signal?.addEventListener("abort", () => this.#stop(id));
      this.running().postMessage({ id, request });
    });
  }

  /** @param {{id: number, event: Event}} message */
  #deliver({ id, event }) {
    const w = this.#waiting.get(id);
    if (!w) {
      return;
    }
    switch (event.event) {
      case "result":
        this.#waiting.delete(id);
        w.resolve(event);
        break;
      case "error":
        this.#waiting.delete(id);
        w.reject(new CallError(event));
        break;
      default:
        w.onProgress(event);
    }
  }

  /** Ends a request. A worker in the middle of a search hears nothing, so it has to
   * go; a new one takes over the requests that others are waiting for.
   * @param {number} id */
  #stop(id) {
    const w = this.#waiting.get(id);
    if (!w) {
      return;
    }
    this.#waiting.delete(id);
    this.#worker?.terminate();
    this.#worker = null;
    for (const [other, { request }] of this.#waiting) {
      this.running().postMessage({ id: other, request });
    }
    w.reject(aborted());
  }

  /** @param {string} message */
  #failAll(message) {
    for (const w of this.#waiting.values()) {
      w.reject(new CallError({ event: "error", message: message || "the solver has failed" }));
    }
    this.#waiting.clear();
    this.#worker?.terminate();
    this.#worker = null;
  }
}

/** The page starts with a small module; one that explains as well comes with the first
 * question for an explanation. */
const desks = { kedou: new Desk("kedou"), explain: new Desk("kedou-explain") };

/** @param {Request} request */
function deskOf(request) {
  return request.op.endsWith(".explain") ? desks.explain : desks.kedou;
}
