// What is said in Chinese of recorded games.

package main

// chineseGames is what stands in replays, and what is wrong with records.
var chineseGames = map[string]string{
	// Replays.
	"show recorded games step by step": "逐步显示对局记录",
	"help replay": "读暗牌对局的记录（JSON 或文本），逐局显示：各家的牌、叫牌、每手牌和余下的牌、得分。\n" +
		"先经裁判检查。--json 每一步一个对象；--text 以文本显示记录本身。\n" +
		"退出码 1：有记录不合规；2：读不懂。",
	"print the records as text, which verify and replay read":                         "以文本显示记录，verify 和 replay 可读",
	"give one file of records, or - for standard input, and --text or --json at most": "请给一个记录文件，或 -（标准输入）；--text 与 --json 不能同用",
	"game %d: %s": "第 %d 局：%s", "standard": "标准", "rob": "抢地主", "yuncheng": "运城",
	", deal %d": "，牌局 %d", ", thrown in before: %d": "，此前流局 %d 次",
	"bottom": "底牌", "chair %d": "%d 号", "the landlord wins": "地主胜", "the peasants win": "农民胜",
	"%s passes": "%s 不叫", "%s bids %d": "%s 叫 %d 分", "%s calls": "%s 叫地主", "%s is the landlord": "%s 当地主",
	"%s doubles": "%s 加倍", "the game isn't over": "牌局未完", "spring": "春天",
	"base %d": "底分 %d", "bid %d": "叫牌 %d 倍", "%s bomb": "%s 个炸弹", "at most %d times": "封顶 %d 倍",
	"WRONG: game %d (%s): %s":                     "错误：第 %d 局（%s）：%s",
	"right: game %d (%s): %s":                     "正确：第 %d 局（%s）：%s",
	"right: game %d (%s): not over after %s":      "正确：第 %d 局（%s）：打了 %s，未完",
	"there is no game %q; there are %v":           "没有玩法 %s；有 %s",
	"there is no chair %d; chairs are 0, 1 and 2": "没有 %s 号座位；座位是 0、1、2",

	// Records that can't be read.
	"%q has no colon; write a key, a colon, and values with commas between":     "%s 没有冒号；应写 名称、冒号、以逗号分隔的值",
	"%q is no line of a record; see those that are written":                     "%s 不是记录里的行；请照写出的记录",
	"a record begins with its game, as in \"game: standard, base 1\"":           "记录以玩法开头，如 \"斗地主：standard，底分 1\"",
	"%q is no record; write one as JSON, or as text from a line \"game: …\" on": "%s 不是记录；请写 JSON，或从 \"斗地主：…\" 一行写起的文本",
	"schema %d, and this program reads %d":                                      "schema 为 %s，本程序读 %s",
	"%s: %s; write cards such as 333+4, or - for a pass":                        "%s：%s；应写牌如 333+4，不出写 -",
	"%d values for 3 chairs":                                                    "3 个座位却有 %s 个值",
	"%q is no chair; chairs are 0, 1 and 2":                                     "%s 不是座位；座位是 0、1、2",
	"no landlord; tell his chair":                                               "没有地主；请写出他的座位",

	"%q: write base N or cap N":                                   "%s：应写 底分 N 或 封顶 N",
	"%q is no number of a deal":                                   "%s 不是牌局的编号",
	"%q: write redeals N":                                         "%s：应写 流局 N",
	"the name begins with a quote; end it with one too":           "名字以引号开头，也要以引号结尾",
	"%q is no call; write passes, calls, robs, or bids N":         "%s 不是叫牌；应写 不叫、叫地主、抢地主 或 叫分 N",
	"%q: write yes or no":                                         "%s：应写 是 或 否",
	"plays before it is said who is the landlord":                 "还没写谁是地主就有出牌",
	"%q: write landlord, down or up, and cards or pass":           "%s：应写 地主、下家 或 上家，再写牌或 不出",
	"%q: write winner, bid, bombs, spring and points":             "%s：应写 赢家、倍数、炸弹、春天、得分",
	"%q: write a word and a number":                               "%s：应写一个词和一个数",
	"%s: %s is no value for it":                                   "%s：不能是 %s",
	"hand of chair %d: %s":                                        "%s 号的牌：%s",
	"bottom: %s":                                                  "底牌：%s",
	"base %d, cap %d; give a base from 1 and a cap from 0, to %d": "底分 %s，封顶 %s；底分从 1、封顶从 0，都到 %s",
	"%d redeals; there are at most %d":                            "流局 %s 次；最多 %s 次",
	"chair %d: doubled %d, defaults %d; give 0 to 2, and 0 to %d": "%s 号：加倍 %s，代打 %s；应为 0 到 2 和 0 到 %s",
	"the name %q of chair %d isn't UTF-8":                         "%[2]s 号的名字 %[1]s 不是 UTF-8",
	"chair %d calls %d; calls go from 0 to %d":                    "%s 号叫 %s；叫牌从 0 到 %s",
	"chair %d calls first; chairs are 0, 1 and 2":                 "%s 号先叫；座位是 0、1、2",
	"a pass lays no cards, got %v":                                "不出就没有牌，却有 %s",

	"the rules aren't those of the game %s; records are of the named games alone": "规则不是玩法 %s 的；记录只用有名的玩法",

	// What the table refuses.
	"chair %d has answered already, or can't double":           "%s 号已经答过，或不能加倍",
	"chair %d has to wait; it is the turn of chair %d":         "%s 号要等；轮到 %s 号",
	"chair %d can't call %d; say one of %v":                    "%s 号不能叫 %s；可叫 %s",
	"a leader can't pass; lay any play":                        "领出不能不出；请出任意一手牌",
	"%v isn't in the hand %v; lay cards that are":              "手里 %[2]s 没有 %[1]s；只能出手里的牌",
	"%v of %v is no play here that beats %v; lay one, or pass": "%[2]s 作%[1]s 管不住 %[3]s；请出管得住的，或不出",
	"call %d: %s":       "第 %s 次叫牌：%s",
	"no answer in time": "没有及时回答",

	// What the referee says.
	"move %d, %s by chair %d: %s":     "第 %s 手，%[3]s 号的 %[2]s：%[4]s",
	"%s has %d cards, %v; give it %d": "%s有 %s 张牌（%s）；应为 %s 张",
	"the bottom":                      "底牌",
	"%s has %v, but the deck has only %v left; deal every card once":                             "%s是 %s，而一副牌只剩 %s；每张牌只能发一次",
	"the cards aren't those of deal %d after %d redeals; leave the seed out, or deal them by it": "不是牌局 %s（流局 %s 次后）的牌；请去掉种子，或按种子发牌",
	"the landlord was given, but there are calls or doubles; leave them out":                     "地主是指定的，却有叫牌或加倍；请去掉",
	"the calls %q are no auction of the game %s; they can be %s":                                 "叫牌 %s 不合玩法 %s；可以是 %s",
	"call %d is by chair %d; it is the turn of chair %d":                                         "第 %s 次叫牌是 %s 号，应轮到 %s 号",
	"everybody has passed, so the deal was thrown in; give the deal after it":                    "都不叫，已流局；请给下一副牌",
	"after the calls %q the landlord is chair %d, not %d":                                        "叫牌 %s 之后地主是 %s 号，不是 %s 号",
	"chair %d isn't asked whether he doubles, and has answered; give 0":                          "不问 %s 号是否加倍，他却答了；应为 0",
	"chair %d hasn't answered whether he doubles, and there are moves; give 1 or 2":              "%s 号没答是否加倍就出牌了；应为 1 或 2",
	"chair %d has won already; end the moves there":                                              "%s 号已经出完；出牌应到此为止",
	"it is the turn of chair %d":                                                                 "轮到 %s 号",
	"a leader can't pass; lay a play of %v":                                                      "领出不能不出；请从 %s 里出牌",
	"the hand is %v; lay cards of it":                                                            "手里是 %s；只能出手里的牌",
	"the cards are no %v under these rules; lay a play, or pass":                                 "按规则这些牌不是%s；请出一手牌，或不出",
	"doesn't beat the %v %s; lay a higher one, a bomb, the rocket, or pass":                      "管不住%s %s；请出更大的、炸弹或火箭，或不出",
	"there is a result, and nobody has laid all his cards; leave it out, or add the moves":       "没有人出完却有结果；请去掉，或补上出牌",
	"chair %d has won, and there is no result; add it":                                           "%s 号已出完却没有结果；请补上",
	"the result is %s; by the moves it is %s":                                                    "结果是 %s；按出牌应是 %s",
}
