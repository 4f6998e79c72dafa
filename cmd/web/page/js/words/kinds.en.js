// English: the words for cards and kinds of plays, which the table and the rooms of doudizhu share.

/** @type {import("../i18n.js").Words} */
export const kinds = {
  "doudizhu.none": "no cards", "doudizhu.pass": "pass", "doudizhu.named": (kind, cards) => `${kind} of ${cards}`, "doudizhu.count": (n, rank) => (n === 1 ? rank : `${n} × ${rank}`), "doudizhu.comma": ", ",
  "doudizhu.face.B": "B", "doudizhu.face.R": "R", "doudizhu.face.F": "F",
  ...Object.fromEntries([..."3456789"].map((rank) => ["doudizhu.rank." + rank, rank])),
  "doudizhu.rank.T": "10", "doudizhu.rank.J": "jack", "doudizhu.rank.Q": "queen", "doudizhu.rank.K": "king", "doudizhu.rank.A": "ace", "doudizhu.rank.2": "2",
  "doudizhu.rank.B": "small joker B", "doudizhu.rank.R": "big joker R", "doudizhu.rank.F": "flower F",
  "doudizhu.kind.pass": "pass", "doudizhu.kind.solo": "solo", "doudizhu.kind.pair": "pair", "doudizhu.kind.trio": "trio", "doudizhu.kind.trio+solo": "trio with a solo",
  "doudizhu.kind.trio+pair": "trio with a pair", "doudizhu.kind.chain": "chain", "doudizhu.kind.pair-chain": "pair chain", "doudizhu.kind.trio-chain": "trio chain",
  "doudizhu.kind.plane+solos": "plane with solos", "doudizhu.kind.plane+pairs": "plane with pairs", "doudizhu.kind.four+solos": "four with two solos",
  "doudizhu.kind.four+pairs": "four with two pairs", "doudizhu.kind.quad-chain": "space shuttle", "doudizhu.kind.shuttle+solos": "space shuttle with solos",
  "doudizhu.kind.shuttle+pairs": "space shuttle with pairs", "doudizhu.kind.bomb": "bomb", "doudizhu.kind.rocket": "rocket",
};
