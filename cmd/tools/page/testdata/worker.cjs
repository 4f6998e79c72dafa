// Runs js/worker.js of a site in node, which has the same WebAssembly as a browser:
// lines of standard input are the worker's messages, and its answers are lines of
// standard output.  node worker.cjs SITE MODULE

"use strict";

const fs = require("node:fs");
const path = require("node:path");
const readline = require("node:readline");
const vm = require("node:vm");

const scripts = path.join(process.argv[2], "js"); // relative addresses begin here
const load = (name) => vm.runInThisContext(fs.readFileSync(path.join(scripts, name), "utf8"), name);

globalThis.self = globalThis;
globalThis.name = process.argv[3];
globalThis.importScripts = (...names) => names.forEach(load);
globalThis.fetch = async (name) =>
  new Response(fs.readFileSync(path.join(scripts, name)), { headers: { "Content-Type": "application/wasm" } });
globalThis.postMessage = (message) => "id" in message && fs.writeSync(1, JSON.stringify(message) + "\n"); // what is loaded, nobody asks here

load("worker.js");
readline.createInterface({ input: process.stdin }).on("line", (line) => self.onmessage({ data: JSON.parse(line) }));
