// Chinese: what the solvers say of bad input, which they say in English.

/** English sentences with their parts, and the Chinese ones.
 * @type {ReadonlyArray<readonly [RegExp, string]>} */
const sentences = [
  [/^no cards$/, "没有牌"],
  [/^(\d+) cards; a hand has at most (\d+)$/, "$1 张；一手牌最多 $2 张"],
  [/^'(.+)' is no card; cards are (.+), jokers (.+) \(small\) and (.+) \(big\)$/, "“$1”不是牌；牌有 $2，小王 $3，大王 $4"],
  [/^the small joker is there twice; a deck has one$/, "小王有两张；一副牌只有一张"],
  [/^the big joker is there twice; a deck has one$/, "大王有两张；一副牌只有一张"],
  [/^(\d+) cards of rank (.+); a deck has four$/, "$2 有 $1 张；一副牌只有四张"],
  [/^more than a deck between the hands: (\d+) cards of rank (.+), and a deck has (\d+)$/, "各家合起来超过一副牌：$2 有 $1 张，一副牌只有 $3 张"],
  [/^the suit (.+) has no card; write its rank beside it, as in ♠2$/, "花色 $1 没有牌；旁边要写点数，如 ♠2"],
  [/^王 may be either joker; .*$/, "王不知是小王还是大王；请写小王或大王，两张写王王"],
  [/^(.)J may be a joker, or a joker and a jack; .*$/, "$1J 可能是一张王，也可能是一张王加一张 J；请用逗号隔开：,$1J, 或 ,$1,J,"],
  [/^(.+): jokers in letters of two styles; use one of (.+) for all$/, "$1：大小王用了两种写法；请只用 $2 中的一种"],
  [/^S is read as the small joker and B as the big one$/, "S 读作小王，B 读作大王"],
  [/^B is read as the small joker \(in SB it is the big one\)$/, "B 读作小王（SB 里是大王）"],
  [/^w is read as the small joker, W as the big one$/, "w 读作小王，W 读作大王"],
  [/^no play under these rules$/, "按这套规则不成牌型"],
  [/^a leader can't pass$/, "领出不能不出"],
  [/^the game is over$/, "牌局已结束"],
  [/^the hand is (.+)$/, "手里是 $1"],
  [/^unknown rule set "(.*)"; there are (.+)$/, "没有规则“$1”；有 $2"],
  [/^the play to beat can't be the (.+)'s own$/, "要管的牌不能是自己出的"],
  [/^"(.*)" is no number from 0 to (\d+)$/, "“$1”不是 0 到 $2 的数"],
  [/^the answer was cut short$/, "回答中途断了"],
  [/^Failed to fetch$/, "连不上服务器"],
];

/** The sentence in Chinese, or as it is if nobody has translated it.
 * @param {string} message */
export function chinese(message) {
  const [pattern, text] = sentences.find(([p]) => p.test(message)) ?? [/^$/, ""];
  return message.replace(pattern, text);
}
