// Chinese: the words for cards and kinds of plays, which the table and the rooms of doudizhu share.

/** @type {import("../i18n.js").Words} */
export const kinds = {
  "doudizhu.none": "没有牌", "doudizhu.pass": "不出", "doudizhu.held": (whose, cards) => `${whose}：${cards}`, "doudizhu.named": (kind, cards) => `${kind}：${cards}`,
  "doudizhu.count": (n, rank) => (n === 1 ? rank : `${["", "", "一对", "三个", "四个"][n] ?? n + "个"}${rank}`), "doudizhu.comma": "、", "doudizhu.carries": (body, kickers) => `${body}带${kickers.join("\u2009")}`, "doudizhu.face": { B: "小", R: "大", F: "花" },
  ...Object.fromEntries([..."3456789JQKA2"].map((rank) => ["doudizhu.rank." + rank, rank])),
  "doudizhu.rank": { T: "10", B: "小王", R: "大王", F: "花牌" },
  "doudizhu.refused": { none: "先选牌", "no play": "不成牌型", "other kind": "牌型不同", "other length": "张数不同", "too low": "管不上" }, // why cards can't be played
  "doudizhu.jokers": { BR: "王炸", B: "小王", R: "大王" },
  "doudizhu.kind": {
    pass: "不出", solo: "单张", pair: "对子", trio: "三张", "trio+solo": "三带一", "trio+pair": "三带二", chain: "顺子", "pair-chain": "连对",
    "trio-chain": "飞机", "plane+solos": "飞机带单", "plane+pairs": "飞机带对", "four+solos": "四带二单", "four+pairs": "四带二对", "quad-chain": "航天飞机",
    "shuttle+solos": "航天飞机带单", "shuttle+pairs": "航天飞机带对", bomb: "炸弹", rocket: "王炸",
  },
};
