// The first deal while the table's module loads: deals in which the player bids first, so that the first decision needs
// only the player's own cards. The list has the seeds and the cards of chair 0; the module deals the other cards by the seed.

import { nothing } from "./state.js";

/** @typedef {import("./state.js").View} View */

/** The first seeds from 100 on in which chair 0 bids first, with its cards. */
const deals = [
  "105 3345679999TJQQKAR", "108 3346667788999JKA2", "111 33445689TJKKAA22B", "116 33567789TTTJJK22R",
  "120 55667999TTJQQKAA2", "121 3345556889TJQQABR", "122 35667789TTTQKAAA2", "123 33557779JJQKAAA2B",
  "128 3455678999TQKAA2B", "130 34455689JJJKKAA22", "135 344467789TJQQQQ22", "141 35689999TTQKKA22R",
  "142 33344566778JJQA2B", "143 444455678TTJJA22B", "145 34566778TJQQKKA2B", "146 34556778899TTJJ2R",
  "148 35677999TTJQKAA22", "155 33556777899TJK22B", "158 3334457789TTTQKKA", "159 3334445668JQQK22B",
  "163 445777899TJQKAA2B", "167 334666799TJJQKAA2", "170 3456889TJJQKKKA2B", "171 3366678TTTQKKA22R",
  "178 4467778889TJKKKA2", "179 33455789TTJQQA22B", "180 57788899TJKKAAA2B", "181 334566789TJJQQKK2",
  "182 35558899TTTJQAA2R", "188 3334455678TTKKA2R", "197 3335667789TJQQKK2", "204 33445667889JKAA22",
  "205 3455668TTTJJQKA22", "207 345556678TTJJQA2R", "211 33455568TJQQKKA22", "213 3344678899TJQ222R",
  "214 44455566778TAA22B", "217 333557788899JJA2R", "220 33445667788TTQKA2", "223 3336677788TJKKAA2",
  "224 333578889TQKKK222", "226 445789TJJQQKKA22R", "228 33456788899JJQA22", "234 344555689TJQQKAAR",
  "242 345556789TJJQKA22", "244 34556689TTQQKKAAB", "249 3556778889TJQQKAR", "252 334555899TJQQK2BR",
  "258 4666789TTJQQQKAAB", "259 33467899TTQKA222R", "260 456789TTJJQKAA22B", "265 3556799TTJJQKKAA2",
  "273 356779TJJQKKAAA2B", "274 3344567777889TJKA", "277 456678999TJJQQKA2", "279 3347778TTTJJQQA22",
  "281 3455679TTJKKAA222", "282 33447799TJKAAA222", "284 333666678TJJQQA22", "287 445566779TQKKAA2B",
  "288 34444556789TJJ22B", "292 367799TTTJQKAA22R", "295 3667788TTJJJQAA22", "299 333456899JQQQKKA2",
];

/** The player's view of a random one of these deals, before the first bid.
 * @param {import("./state.js").Settings} settings @param {string[]} bots @returns {View} */
export function firstView({ game, practice }, bots) {
  const [seed = "", cards = ""] = (deals[Math.floor(Math.random() * deals.length)] ?? "").split(" ");
  const rob = game === "rob";
  return {
    game, auction: rob ? "rob" : "bids", number: 1, of: 1000, seed, bots, practice, base: 1, stage: "calling", turn: 0, hand: [...cards], bottom: [], left: [17, 17, 17],
    landlord: null, roles: null, redeals: 0, calls: [], bids: rob ? [0, 1] : [0, 1, 2, 3], doubles: [], doubled: [0, 0, 0], stakes: nothing.stakes, moves: [],
    last: null, owner: null, pass: false, beats: false, unseen: unseenBy(cards), undo: false, more: false, hands: null, score: null, winner: null,
    games: 0, won: 0, total: [0, 0, 0],
  };
}

/** How many cards of each rank the other players and the bottom hold.
 * @param {string} cards */
const unseenBy = (cards) => Object.fromEntries([..."3456789TJQKA2BR"].map((rank) => [rank, ("BR".includes(rank) ? 1 : 4) - [...cards].filter((c) => c === rank).length]));
