// Chinese: the words for cards and kinds of plays, which the table and the rooms of doudizhu share.

/** @type {import("../i18n.js").Words} */
export const kinds = {
  "doudizhu.none": "没有牌", "doudizhu.pass": "不出", "doudizhu.named": (kind, cards) => `${kind}：${cards}`, "doudizhu.count": (n, rank) => (n === 1 ? rank : `${n} 张${rank}`), "doudizhu.comma": "、",
  "doudizhu.face.B": "小", "doudizhu.face.R": "大", "doudizhu.face.F": "花",
  ...Object.fromEntries([..."3456789JQKA2"].map((rank) => ["doudizhu.rank." + rank, rank])),
  "doudizhu.rank.T": "10", "doudizhu.rank.B": "小王", "doudizhu.rank.R": "大王", "doudizhu.rank.F": "花牌",
  "doudizhu.kind.pass": "不出", "doudizhu.kind.solo": "单张", "doudizhu.kind.pair": "对子", "doudizhu.kind.trio": "三张", "doudizhu.kind.trio+solo": "三带一",
  "doudizhu.kind.trio+pair": "三带二", "doudizhu.kind.chain": "顺子", "doudizhu.kind.pair-chain": "连对", "doudizhu.kind.trio-chain": "飞机",
  "doudizhu.kind.plane+solos": "飞机带单", "doudizhu.kind.plane+pairs": "飞机带对", "doudizhu.kind.four+solos": "四带二单",
  "doudizhu.kind.four+pairs": "四带二对", "doudizhu.kind.quad-chain": "航天飞机", "doudizhu.kind.shuttle+solos": "航天飞机带单",
  "doudizhu.kind.shuttle+pairs": "航天飞机带对", "doudizhu.kind.bomb": "炸弹", "doudizhu.kind.rocket": "王炸",
};
