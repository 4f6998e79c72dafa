// The page's entries in the browser's history: Back closes what lies over a room, and then goes to the room before.

import { format } from "./address.js";

/** What lies over a room, a sheet by its name or the review of a record; null for nothing.
 * @typedef {{sheet?: string, review?: unknown} | null} Over
 * An entry's state; laid: the entry before it is the same room with nothing over it.
 * @typedef {{over: Over, laid: boolean}} Entry */

/** Whether the browser is on its way back to the entry before. */
let leaving = false;

/** The present entry; null if an address from outside made it. @returns {Entry | null} */
export const present = () => history.state;

/** Whether the browser has arrived where the page itself sent it. */
export function arrived() {
  const sent = leaving;
  leaving = false;
  return sent;
}

/** Puts an address, and what lies over its room, into the history: into an entry of its own once something lies over the room; what no longer
 * lies there leaves the history. While the browser is on its way back nothing happens: call settle again once it has arrived.
 * @param {import("./address.js").Address} address @param {Over} over */
export function settle(address, over) {
  if (leaving) return;
  const { over: was = null, laid = false } = present() ?? {};
  if (over === null && laid) {
    leaving = true;
    history.back();
    return;
  }
  if (over !== null && was === null) {
    write("replaceState", address, null, false);
    write("pushState", address, over, true);
  } else {
    write("replaceState", address, over, laid && over !== null);
  }
}

/** Goes to another room by an entry of its own.
 * @param {import("./address.js").Address} address @param {Over} over */
export function enter(address, over) {
  if (!leaving && format(address) !== location.hash) write("pushState", address, over, false);
}

/** @param {"pushState" | "replaceState"} how @param {import("./address.js").Address} address @param {Over} over @param {boolean} laid */
function write(how, address, over, laid) {
  const entry = { over, laid }, url = format(address);
  if (how === "replaceState" && url === location.hash && JSON.stringify(entry) === JSON.stringify(present())) return; // browsers refuse too many changes
  history[how](entry, "", url);
}
