// English: the words for cards and kinds of plays, which the table and the rooms of doudizhu share.

/** @type {import("../i18n.js").Words} */
export const kinds = {
  "doudizhu.none": "no cards", "doudizhu.pass": "pass", "doudizhu.held": (whose, cards) => `${whose}: ${cards}`, "doudizhu.named": (kind, cards) => `${kind} of ${cards}`,
  "doudizhu.count": (n, rank) => (n === 1 ? rank : `${n} × ${rank}`), "doudizhu.carries": (body, kickers) => [body, ...kickers].join("+"), "doudizhu.comma": ", ", "doudizhu.face": { B: "B", R: "R", F: "F" },
  ...Object.fromEntries([..."3456789"].map((rank) => ["doudizhu.rank." + rank, rank])),
  "doudizhu.rank": { T: "10", J: "jack", Q: "queen", K: "king", A: "ace", 2: "2", B: "small joker B", R: "big joker R", F: "flower F" },
  "doudizhu.refused": { none: "choose cards", "no play": "not a play", "other kind": "other kind", "other length": "other length", "too low": "too low" }, // why cards can't be played
  "doudizhu.jokers": { BR: "BR", B: "B", R: "R" },
  "doudizhu.kind": {
    pass: "pass", solo: "solo", pair: "pair", trio: "trio", "trio+solo": "trio with a solo", "trio+pair": "trio with a pair",
    chain: "chain", "pair-chain": "pair chain", "trio-chain": "trio chain", "plane+solos": "plane with solos",
    "plane+pairs": "plane with pairs", "four+solos": "four with two solos", "four+pairs": "four with two pairs",
    "quad-chain": "space shuttle", "shuttle+solos": "space shuttle with solos", "shuttle+pairs": "space shuttle with pairs", bomb: "bomb",
    rocket: "rocket",
  },
};
