// What the commands play and review say in Chinese.

package main

// chinesePlay is what stands in the help, the answers and the errors of play.
var chinesePlay = map[string]string{
	"play the whole game against two bots": "与两个机器人打完整的斗地主",
	"help play": "你坐座位 0，机器人坐 1 和 2。每次轮到你，键入或由管道送入一个词：叫分如 2，是或否，\n" +
		"牌如 34567，不出写 -；输入 帮助 查看其他。不能做的会说明并略过。\n\n" +
		"有 --save 时，每次轮到你之前牌局都存入 `文件`；无论程序怎样结束，--resume 都能接着打。\n" +
		"有 --practice 时可以悔棋，牌少时还告诉你明牌谁胜。\n\n" +
		"退出码 0：各局打完；3：提前离开；130：Ctrl-C。",
	"Files":          "文件",
	"play `N` games": "打 `N` 局",
	"the `SEED` of the first deal; the others follow":                             "第一局的种子 `SEED`，以后依次加一",
	"the bots' strength, `N` from 1 to 5":                                         "机器人的水平 `N`，1 到 5",
	"the `BOTS` on chairs 1 and 2 by name, with a comma between; or one for both": "座位 1 和 2 的机器人 `BOTS`，以逗号分隔；只写一个则两家相同",
	"by level": "按水平",
	"undo, and a look at open cards near the end":                       "可悔棋，牌少时看明牌胜负",
	"keep the games in `FILE`":                                          "把牌局存入 `FILE`",
	"go on with the games in `FILE`":                                    "接着打 `FILE` 里的牌局",
	"add the records of the games that are over to `FILE`, a line each": "把打完的牌局记录加进 `FILE`，每局一行",

	// Reviews.
	"tell at which plays of a recorded game the win with open cards changed hands": "复盘：明牌胜负在哪一手易主",
	"help review": "读 play --records 或 arena --records 写的记录，问残局求解程序：每一步若明牌，谁胜。\n" +
		"一手之后变成对方胜的，就是送掉胜局的一手，并给出能保住胜局的一手。从最后往前算；\n" +
		"上限按每个局面计，未定的局面会说明；有花牌的局面不解。\n\n" +
		"退出码 0：每个局面都有结论；3：有未定的；1：有记录不合规，到此为止。",
	"give one file of records, or - for standard input": "请给一个记录文件，或 -（标准输入）",
	"moves %d to %d": "第 %d 至 %d 手", "move %d": "第 %d 手",
	": the landlord wins\n": "：地主胜\n", ": the peasants win\n": "：农民胜\n", ": undecided (%s)\n": "：未定（%s）\n",
	"wildcards":                                           "有花牌",
	"undecided: %s of %d\n":                               "未定：%s，共 %d 个\n",
	"plays that gave the win away: %d\n":                  "送掉胜局的有 %d 手\n",
	"  move %d, %s: %s gives the win away\n":              "  第 %d 手，%s：%s 送掉胜局\n",
	"  move %d, %s: %s gives the win away; %s keeps it\n": "  第 %d 手，%s：%s 送掉胜局；%s 可保住\n",

	// The table.
	"you": "你", "game %d of %d: %s, seed %d, against %s and %s": "第 %d 局，共 %d 局：%s，种子 %d，对手 %s、%s",
	"standard": "标准", "rob": "抢地主", "yuncheng": "运城",
	"everybody has passed; the cards are dealt anew":                      "无人叫牌，重新发牌",
	"everybody has passed once more; who was asked first is the landlord": "又无人叫牌，先叫的人当地主",
	"no bid": "不叫", "no": "不要", "robs": "抢地主", "calls the landlord's seat": "叫地主",
	"%s: %s\n":                               "%s：%s\n",
	"landlord: %s; bottom: %v\n":             "地主：%s；底牌：%v\n",
	"doubled by: %s\n":                       "加倍：%s\n",
	"%s, %s: pass\n":                         "%s（%s）：不出\n",
	"%s, %s: %s (%d left)\n":                 "%s（%s）：%s（剩 %d 张）\n",
	"your cards: %s; your bid, one of %s?\n": "你的牌：%s；叫几分（%s）？\n",
	"your cards: %s; yes or no?\n":           "你的牌：%s；叫或抢地主吗（是、否）？\n",
	"your cards: %s; double, yes or no?\n":   "你的牌：%s；加倍吗（是、否）？\n",
	"your cards: %s; you lead\n":             "你的牌：%s；你领出\n",
	"your cards: %s; to beat: %s (%s)\n":     "你的牌：%s；要管 %s（%s）\n",
	"you win":                                "你胜了", "you lose": "你败了",
	"points: %s (%s)\n":                 "得分：%s（%s）\n",
	"%s game":                           "%s 局",
	"left: %s, %s\n":                    "余牌：%s，%s\n",
	"after %s: %s\n":                    "%s后：%s\n",
	"left before the end; to go on: %s": "未打完就离开了；接着打：%s",
	"left before the end, and not kept; --save FILE would have kept the game": "未打完就离开了，也没有保存；用 --save FILE 可以保存",
	"the table answers for %s: %s":                                            "代 %s 应答：%s",

	// Words.
	"cards such as 34567: lay them; -: pass; at the calls a number, or yes or no\n" +
		"?: what you may say; h: a hint; c: the cards not seen yet; u: undo, with --practice; q: leave (a queen is Q)": "牌如 34567：打出；不出（或 -、过、要不起）；叫牌时写数，或 是、否\n" +
		"?：可以说什么；提示（h）；记牌（c）：还没见到的牌；悔棋（u）：用于 --practice；退出（q，Q 是牌）",
	"you may say: %s\n":                      "可以说：%s\n",
	"you may say: yes, no":                   "可以说：是、否",
	"%s legal play":                          "合规出法 %s 种",
	"not seen, %d: %s\n":                     "未见 %d 张：%s\n",
	"bottom: %s\n":                           "底牌：%s\n",
	"%s: nothing else comes into question\n": "%s：别无他选\n", "%s: wins at once\n": "%s：立即取胜\n",
	"%s: wins %.0f %% of %s\n": "%s：胜率 %.0f %%（模拟 %s）\n",
	"%s playout":               "%s 局",
	"landlord index: wins %.0f %%, result %+.2f a game; %s\n": "地主指数：胜率 %.0f %%，每局得分 %+.2f；%s\n",
	"with open cards you would now win":                       "明牌的话，现在你能胜", "with open cards you would now lose": "明牌的话，现在你会败",
}

// chinesePlayErrors is what is said of words that can't be obeyed.
var chinesePlayErrors = map[string]string{
	"play takes no argument, got %q; it reads your words from standard input": "play 不带参数，却有 %s；它从标准输入读你的话",
	"give --level, or one or two --bots of %s":                                "请给 --level，或一两个 --bots：%s",
	"--resume -: standard input has your words; name a file":                  "--resume -：标准输入是你的话；请给一个文件",
	"--%s: the file of --resume has it":                                       "--%s：--resume 的文件里已有",
	"%s: not what play --save writes: %w":                                     "%s：不是 play --save 写的文件：%s",
	"%s: all games are over":                                                  "%s：各局都已打完",
	"%s: neither yes nor no; help tells the words":                            "%s：不是是也不是否；输入 帮助 查看",
	"%s: no bid; say one of %s":                                               "%s：不能这样叫；可以叫 %s",
	"%s: %s; help tells the words":                                            "%s：%s；输入 帮助 查看",
	"undo is for --practice":                                                  "悔棋要用 --practice",
	"undo: there is no answer to take back":                                   "悔棋：没有可以收回的",
	"doesn't beat the last play":                                              "管不住上一手",
	"cards that aren't in the hand":                                           "手里没有这些牌",
}
