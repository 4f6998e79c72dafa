// What the command arena says in Chinese.

package main

// chineseArena is what stands in the arena's help, answers and errors.
var chineseArena = map[string]string{
	"let bots play against each other, and tell how sure it is who is stronger": "让机器人互相对打，报告谁更强、有多大把握",
	"help arena": "每两个机器人打每一局的每种座次：各当一次地主（坐该局指定的座位），对两个对方；加 --auction\n" +
		"则叫牌，轮坐每个座位与每两个座位。得分是当地主与当农民的平均胜率。区间为 95 %，以局为单位。\n" +
		"没有外部程序、也没有按时钟思考的机器人时，同一种子重现每一局，与 --workers 无关。\n\n" +
		"机器人写名字，选项如 名字:选项=值,选项=值；或写程序：名字里有斜杠的用 JSON 行对话，json:程序 也是；\n" +
		"botzone1:程序 与 botzone2:程序 用 Botzone 的 FightTheLandlord 与 FightTheLandlord2 的协议。\n" +
		"程序与其参数以空格分开。",
	"Games": "对局", "Programs": "外部程序",
	"the `BOTS`, with commas between them":                                       "`机器人`，以逗号分隔",
	"play `N` deals, of consecutive seeds":                                       "打 `N` 局，种子依次加一",
	"the `SEED` of the first deal":                                               "第一局的`种子`",
	"the `GAME`":                                                                 "`玩法`",
	"find the landlord by calls":                                                 "以叫牌决定地主",
	"kill a program that takes this `TIME` for a decision":                       "一次决定超过这个`时间`的程序被杀掉",
	"kill a program that uses `N` MiB, on Linux":                                 "内存超过 `N` MiB 的程序被杀掉（Linux）",
	"keep the deals in `FILE`, and go on from those that are there":              "把各局记入`文件`，从已有的接着打",
	"add the records of the games to `FILE`, a line each, for verify and replay": "把每盘的记录加进`文件`，一行一盘，供 verify 与 replay 读",
	"FIRST: %s, ahead of everyone for sure":                                      "第一：%s，确定领先所有对手",
	"FIRST: %s, not surely ahead of %s":                                          "第一：%s，未必领先 %s",
	"bot":                                                                        "机器人",
	"rating":                                                                     "等级分",
	"score":                                                                      "得分",
	"as landlord":                                                                "当地主",
	"as peasant":                                                                 "当农民",
	"points a game":                                                              "每局分数",
	"a decision, and 99 of 100 within":                                           "每次决定，99 % 不超过",
	"against each other":                                                         "互相对打",
	"95 % interval":                                                              "95 % 区间",
	"landlords' wins":                                                            "双方地主胜率",
	"deals ahead, behind, to landlords, to peasants":                             "局：领先，落后，地主皆胜，农民皆胜",
	"deals ahead, behind, level":                                                 "局：领先，落后，持平",
	"the table answered for %s: %s\n":                                            "牌桌代 %s 作答：%s\n",
	"games: %s of %s, seeds %d to %d, %s\n":                                      "对局：%s 盘，%s，种子 %d 到 %d，%s\n",
	"variant %s with auction":                                                    "玩法 %s，叫牌",
	"variant %s without auction":                                                 "玩法 %s，不叫牌",
	"%s, %s first":                                                               "%s，%s 领先",
	"interrupted after %s; to go on: %s":                                         "打了 %s 后中断；接着打：%s",
	"interrupted after %s; with --results FILE they would be kept": "打了 %s 后中断；加 --results 文件可以保存",
	"%s deal":  "%s 局",
	"crash":    "崩溃",
	"stall":    "超时",
	"garbage":  "乱答",
	"oversize": "行过长",
	"memory":   "内存超限",
	"illegal":  "犯规",
	"absent":   "不再启动",
	"error":    "出错",
	"arena takes no argument, got %q; name bots with --bots": "arena 不带参数，却有 %s；机器人写在 --bots 里",
}
