// The solvers' worker: runs the WebAssembly module of its name and passes to it one request after the other.
// A message {id, request} is answered by messages {id, event}. The request is an object, or its text.

"use strict";

/** @type {any} */
const worker = self;

/** The module once it runs. A module that has ended, out of memory perhaps, is
 * replaced with the next request.
 * @type {Promise<void> | null} */
let ready = null;

worker.onmessage = async (/** @type {MessageEvent} */ { data: { id, request } }) => {
  let last = false;
  const emit = (/** @type {any} */ event) => {
    last = event.event === "result" || event.event === "error";
    worker.postMessage({ id, event });
  };
  try {
    ready ??= start();
    await ready;
    const text = typeof request === "string" ? request : JSON.stringify(request);
    worker.kedou(text, (/** @type {string} */ line) => emit(JSON.parse(line)));
  } catch (error) {
    ready = null;
    fail(emit, String(error));
    return;
  }
  if (!last) {
    ready = null;
    emit({ event: "error", kind: "internal", message: "" }); // the page says that it has stopped
  }
};

ready = start();
ready.catch(() => {}).finally(() => worker.postMessage({ loaded: null })); // the first request shows a failure

/** @param {(event: any) => void} emit @param {string} message */
function fail(emit, message) {
  emit({ event: "error", kind: "internal", message });
}

/** Loads the module and runs it until it waits for requests. */
async function start() {
  if (!worker.Go) {
    worker.importScripts("../wasm_exec.js", "unpack.js");
  }
  const go = new worker.Go();
  const { instance } = await load(go.importObject);
  go.run(instance);
}

/** Compiles the module while it arrives, and reports the progress.
 * @param {WebAssembly.Imports} imports */
async function load(imports) {
  const module = `${worker.name || "kedou"}.wasm`;
  const response = await (await hasServiceWorker() ? fetch(`../${module}`) : fetchPacked(`../${module}`, {}));
  if (!response.ok || !response.body) {
    throw new Error(`${module}: ${response.status} ${response.statusText}`);
  }
  const body = response.body.pipeThrough(counter());
  return WebAssembly.instantiateStreaming(new Response(body, { headers: { "Content-Type": "application/wasm" } }), imports);
}

/** Whether the site has a service worker, which keeps and fetches modules. */
async function hasServiceWorker() {
  return typeof caches !== "undefined" && await caches.match("../kedou-files.json").catch(() => undefined) !== undefined;
}

/** Reports to the page at intervals how many bytes have arrived.
 * @returns {TransformStream<Uint8Array, BufferSource>} */
function counter() {
  let [loaded, told] = [0, 0];
  return new TransformStream({
    transform(part, to) {
      loaded += part.length;
      if (loaded - told > 1 << 16) worker.postMessage({ loaded: (told = loaded) });
      to.enqueue(/** @type {BufferSource} */ (part));
    },
  });
}
