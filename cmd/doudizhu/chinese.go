// What the command says in Chinese, by the English phrases.

package main

import (
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
)

// chinese returns the language with all its phrases; the names of the kinds come
// from package doudizhu.
func chinese() *cmdline.Language {
	kinds := map[string]string{}
	for k := doudizhu.Solo; k < doudizhu.Kinds; k++ {
		kinds[k.String()] = k.Chinese()
	}
	return cmdline.NewLanguage("zh", chineseAnswers, chineseHelp, chineseErrors, chineseGames, chineseArena, chineseArenaErrors,
		chinesePlay, chinesePlayErrors, chineseScreen, chineseExplain, kinds, cmdline.Chinese)
}

// chineseAnswers is what stands in answers.
var chineseAnswers = map[string]string{
	// Positions.
	"landlord": "地主", "peasant": "农民", "down": "下家", "up": "上家",
	"down peasant": "下家", "up peasant": "上家",
	", ": "，", " or ": "或", "none": "无", "pass": "不出",
	"%s leads":            "%s领出",
	"%s answers %s":       "%s应 %s",
	"%s answers %s by %s": "%[1]s应%[3]s的 %[2]s",
	"rules: %s\n":         "规则：%s\n",
	"%s, wild %s":         "%s，癞子 %s",
	", soft, from %v":     "（软，当作 %v）",

	// Verdicts.
	"%s wins":       "%s胜",
	"UNDECIDED: %s": "未定：%s",
	"the search leans to the %s; this proves nothing\n": "搜索倾向于%s；这不是证明\n",
	"expansion limit": "展开数已达上限", "memory limit": "内存已达上限", "depth limit": "深度已达上限",
	"time limit": "时间已到", "cancelled": "已中断",
	"first play: %s\n":                       "首出：%s\n",
	"winning plays: %s\n":                    "必胜出法：%s\n",
	"losing plays: %s\n":                     "必败出法：%s\n",
	"undecided plays: %s\n":                  "未定出法：%s\n",
	"losing plays, answers not found: %s\n":  "必败出法（应法未找到）：%s\n",
	"%s (%s: %s)":                            "%s（%s：%s）",
	"line: %s\n":                             "出牌过程：%s\n",
	"best line, %s, passes counted: %s\n":    "最佳过程，连不出共 %s：%s\n",
	"no line: %s\n":                          "没有出牌过程：%s\n",
	"no best line: %s\n":                     "没有最佳过程：%s\n",
	"proof: %s in %s\n":                      "证明：%s，写入 %s\n",
	"no proof: %s; %s not written\n":         "没有证明：%s；未写 %s\n",
	"%s: %s expanded":                        "%s：已展开 %s",
	"work: %s expanded, %s stored, %s, %s\n": "计算量：展开 %s，存储 %s，%s，%s\n",
	"again: %s\n":                            "重现：%s\n",
	"again: %s":                              "重现：%s",
	"%s: landlord wins %d, peasants win %d, undecided %d": "%s：地主胜 %d，农民胜 %d，未定 %d",
	", left out %d": "，跳过 %d",
	"%s endgame":    "%s 局", "%s position": "%s 个局面", "%s turn": "%s 轮次",
	"proved: %s, %s\n":                 "证明成立：%s，%s\n",
	"not proved: %s\n":                 "证明不成立：%s\n",
	"legal: %s wins after %s\n":        "合规：%s胜，共 %s\n",
	"not legal: %s\n":                  "不合规：%s\n",
	"%s (%s): no line to check":        "%s（%s）：没有出牌过程可查",
	"WRONG: %s (%s): %s":               "错误：%s（%s）：%s",
	"right: %s (%s): %s wins after %s": "正确：%s（%s）：%s胜，共 %s",
	"legal, but the game goes on: %s":  "合规，但牌局未完：%s",
	"%s of %s":                         "%[2]s中有 %[1]s",
	"%s puzzle":                        "%s 题",

	// Hands.
	"%s play": "%s 手", "%s point": "%s 分", "%s group": "%s 手", "%s split": "%s 种拆法",
	"%s at least: %s": "最少 %s出完：%s",
	"can't be emptied: %s can never be played; the rest takes %s: %s": "出不完：%s 打不出去；其余最少 %s：%s",
	"power":                                   "牌力",
	"power %s: %s\n":                          "牌力 %s：%s\n",
	"combed into %s: %s\n":                    "逐步拆牌，%s：%s\n",
	"combed into %s without %s: %s\n":         "逐步拆牌，%s（%s 打不出去）：%s\n",
	"bidding %s: %s; landlord chance %.1f %%": "叫牌 %s：%s；地主指数 %.1f %%",
	", must call":                             "，必须叫",
	"don't bid":                               "不叫", "bid 1": "叫一分", "bid 2": "叫二分", "bid 3": "叫三分",
	"leaves power": "余牌牌力", "nothing to play": "要不起",
	"note: %s has no play that beats %s\n":     "注意：%s 没有大过 %s 的牌\n",
	"note: %s is no play under the rules %s\n": "注意：按规则 %[2]s，%[1]s 不成牌型\n",
	"note: --%s is read as %s\n":               "注意：--%s 读作%s\n",
	"note: %s; --jokers settles it\n":          "注意：%s；可用 --jokers 指定\n",
	"%s (%s)":                                  "%s（%s）",
	"%s, not as %s":                            "%s，而不是%s",
	"one of %d others":                         "另外 %d 种之一",

	// Bidding.
	"wins %.1f %% ± %.1f %% of %s sampled deals\n":                   "抽样 %[3]s 局，胜率 %.1[1]f %% ± %.1[2]f %%\n",
	"result %+.2f ± %.2f a deal, at stake 1 doubled by bombs\n":      "每局得分 %+.2f ± %.2f（底分 1，炸弹翻倍）\n",
	"by the landlord index: wins %.1f %%, result %+.2f a deal, %s\n": "按地主指数：胜率 %.1f %%，每局得分 %+.2f，%s\n",
	"by points: %s, %s\n":                "按牌点：%s，%s\n",
	"by big cards: chance %.1f %%, %s\n": "按大牌：胜率 %.1f %%，%s\n",
	"double":                             "加倍", "don't double": "不加倍", "call": "叫地主", "don't call": "不叫地主", "don't rob": "不抢",
	"undecided: stopped before a deal was played": "未定：一局未打完就停止了",

	// Traces.
	"box AND, oval OR; ✓ won, ✗ lost, ? undecided; bold: the winning strategy":       "方框 AND，椭圆 OR；✓ 胜，✗ 败，? 未定；粗线：必胜策略",
	"; cut at depth %d: %d of %d nodes not shown, +n counts a node's moves left out": "；只画到 %d 步：%[3]d 个节点中有 %[2]d 个未画，+n 是该节点未画的手数",
	"%s step": "%s 步", "%s node": "%s 个节点",
	"%s, %s: %s; every list and label follows from the file\n": "%s，%s：%s；每张表、每个标记都能由文件推出\n",
	"%s: %s drawn to depth %d":                                 "%s：画出 %s，深 %d 步",
	", %s cut":                                                 "，省去 %s 个",
	"solvable, the peasant wins":                               "可解，农民胜", "unsolvable, the landlord wins": "不可解，地主胜",
	"the start has no label (%s)":                "开局没有标记（%s）",
	"step %d: node %s\n  open %s\n  closed %s\n": "第 %d 步：节点 %s\n  open 表 %s\n  closed 表 %s\n",
	"new": "新增", "in open": "已在 open 表", "in closed": "已在 closed 表",
	"labels solvable": "标为可解", "labels unsolvable": "标为不可解",
	"is settled by known children, labels": "由已知的子节点决定，标记",
	"start":                                "开局", "%s from %d": "%[2]d 出 %[1]s",
	"%d %v (%s): %s": "%d %v（%s）：%s",
	"… (%s in all)":  "…（共 %s 个）",

	// play-out.
	"cards: play them; -: pass; auto: let the solver choose; undo; quit": "打牌：直接写牌；不出（或 -、过、要不起）；自动（auto）：由程序出牌；悔棋（undo）；退出（quit）",
}

// chineseHelp is what --help says.
var chineseHelp = map[string]string{
	"help": `
  $ doudizhu solve --landlord 2KK0077554 --peasant AA8
                                       谁胜，怎么出
  $ doudizhu solve --landlord 2KK0077554 --peasant AA8 --all
                                       逐一评价每种首出
  $ doudizhu deal --cards 39 -n 100 | doudizhu solve - --time 10s
                                       一百局随机残局，每局一行
  $ doudizhu plays 3334445566          一手牌的所有出法
  $ doudizhu hand 2AKQJT99877766543    最少手数、牌力、叫牌
  $ doudizhu arena --bots least,hint,robot -n 200
                                       机器人互相对打，名次有多大把握
  $ doudizhu play --level 2            与两个机器人打完整的斗地主

更多：doudizhu 命令 --help
`,
	"solve doudizhu endgames, explain hands and plays": "解斗地主残局，讲解手牌与出牌",

	"decide open endgames: who wins, by which plays": "解明牌残局：谁胜，怎么出",
	"help solve": "解 --landlord 与 --peasant（或 --down 与 --up）给出的残局，或文件里的残局，每行一局：\n" +
		"名称 地主牌 农民牌 先手，或 名称 地主牌 下家牌 上家牌 先手；先手写 L、P、D 或 U。\n" +
		"牌写作 3-9、T（10 或 0）、J、Q、K、A、2 和大小王的字母；行末可注明字母：# jokers BR。\n" +
		"--workers 同时解几局；只有一局时，设了它就用这么多线程。\n" +
		"上限管一局的全部回答：谁胜、--all、出牌过程、--proof。显示或写出之前，全部经裁判检查，\n" +
		"裁判与求解程序不共用代码。\n\n" +
		"退出码 0：先手方胜；1：败；3：未定，或还没找到要写的证明就到了上限。多局时取最大的退出码。",
	"print random endgames, a line each, as solve reads them": "随机发残局，每局一行，solve 可读",
	"help deal": "残局以种子编号：--cards 与 --hands 相同时，同一种子在任何时候、任何机器上都是同一局。\n" +
		"各种牌的分法机会均等，地主领出。三家 54 张就是整副牌，底牌归地主。",
	"write endgames with the letters of another program": "用别的程序的字母写残局",
	"help convert": "读残局，每行一局，牌怎么写都可以；再按别的程序要的大小王字母写出，或写中文名。\n" +
		"原有注释略去；字母可能被当作另一种写法时，行末注明：# jokers SB。",
	"make puzzles: endgames that few first plays win, graded and checked": "出题：只有少数首出能胜的残局，分级并经检查",
	"help generate": "按种子依次试 deal 所发的残局，成题的按 solve 可读的写法印出：地主领出且能胜，\n" +
		"但 hint 排在前面的出法里至少有两种会败。级别看最弱的哪个机器人找得到胜着：\n" +
		"1 级 principles，2 级 robot 或 roles，3 级 strong；4、5 级都找不到，5 级求解程序要展开 1500 个局面以上。必胜的确胜、其余的确败，都向裁判证明过，\n" +
		"裁判与求解程序不共用代码。答案见 --json。\n\n" +
		"残局名由张数、家数、种子组成：--cards 18 --seed 23 -n 1 再出 18-2-23。",
	"list every legal play of a hand": "列出一手牌的所有合规出法",
	"help plays": "按牌型、长度、大小列出所有首出；加 --after 则列出能管住那手牌的出法。\n" +
		"每种出法后面是牌型。退出码 1：要不起。",
	"tell every kind of play that a set of cards is": "一组牌可以算作哪些牌型",
	"help classify": "每行一种读法：主牌+带牌和牌型；癞子代替主牌时（--wild）说明当作几。\n" +
		"退出码 1：不成牌型。",
	"judge hands: fewest plays, power, bid": "评价手牌：最少手数、牌力、叫牌",
	"help hand": "把手牌拆成最少手数，拆出最大牌力，并为叫牌打分。一行里写的牌是一手；\n" +
		"文件与标准输入每行一手，空行和 # 之后的内容略过。多手牌时每手一行。",
	"rank the legal plays of a hand, the best first": "给合规出法排名，好的在前",
	"help hint": "按余牌的牌力给首出排名；加 --after 则排能管住那手牌的出法。\n" +
		"能一手出完的排在最前。退出码 1：要不起。",
	"advise on bidding and doubling with a hand": "叫牌与加倍的建议",
	"help bid": "随机发其余的牌，让机器人打完每一局，报告拿这手牌当地主的胜率与标准误差。\n" +
		"地主已定时用 --seat：该座位的胜率，是否加倍。并列出地主指数（由自对弈拟合）和奠基文献的公式。退出码 3：一局未打完就停止了。",
	"check a winning strategy, a line of play, or records of games": "检查必胜策略、出牌过程或对局记录",
	"help verify": "给 solve --proof 写的文件：检查该策略是否胜过一切防守。\n" +
		"给 solve --json 显示的答案：照着其中的过程出牌，报告谁胜（不查别的出法）。给暗牌对局的记录：检查发牌、叫牌、每手牌和得分。给残局选项和 --line：\n" +
		"照着出牌，报告结局；可带座位名，如 solve 所显示。不用求解程序的任何代码。退出码 1：检查不通过；2：读不懂。",
	"show a recorded search: step by step, or as a tree": "逐步或以树形展示搜索记录",
	"help trace": "读 solve --trace 写的文件，只凭该文件重走一遍，逐步显示：\n" +
		"所考察的节点、此前的两张表、新增或标记了什么。--dot 或 --svg 改为画出标记树。\n\n" +
		"表或标记前后矛盾的文件算输入错误（退出码 2）。",
	"play an endgame against the solver, with every play judged": "与程序对打残局，每种出法都有评价",
	"help play-out": "显示局面和必胜、必败的出法，等你出牌，再替对方应牌：能胜则胜，否则出最难破的；\n" +
		"加 --best-line 则最快取胜或坚持最久。文件里只有一局，写法同 solve。\n" +
		"键入、由管道输入或用 --moves 给出：牌；不出（-、过、要不起）；自动（auto）；悔棋（undo）；\n" +
		"退出（quit）；帮助（?）。做不到的会说明并略过；在 --moves 里则以退出码 2 结束。每一轮各有上限。\n" +
		"加 --tui 则在终端屏幕上打：方向键选择，空格出牌，? 说明其他按键。\n\n" +
		"退出码 0：你方胜；1：你方败；3：没打完。",

	"Endgame": "残局", "Rules and cards": "规则与牌", "Search": "搜索", "Deals": "发牌", "Play": "对打",
	"the landlord's `HAND`":                                                  "地主的牌 `HAND`",
	"the `HAND` of a lone peasant":                                           "唯一农民的牌 `HAND`",
	"the `HAND` of the peasant after the landlord":                           "地主下家农民的牌 `HAND`",
	"the `HAND` of the peasant before the landlord":                          "地主上家农民的牌 `HAND`",
	"the `SEAT` to move: landlord, peasant, down or up":                      "先手 `SEAT`：landlord（地主）、peasant（农民）、down（下家）或 up（上家）",
	"the `PLAY` to beat; - for none":                                         "要管的牌 `PLAY`；没有则写 -",
	"none, a free lead":                                                      "没有，自由领出",
	"the `SEAT` that made the play to beat":                                  "出了那手牌的座位 `SEAT`",
	"the one before":                                                         "前一家",
	"the rule `SET`: %s":                                                     "规则 `SET`：%s",
	"forbid `KINDS`, with commas between: 31, 32, 421, 422 or a kind's name": "禁止的牌型 `KINDS`，以逗号分隔：31、32、421、422 或牌型名，如 三带二",
	"the `FORM` to write":                                                    "写成的 `FORM`（写法）",
	"`LETTERS` of the small and the big joker: BR, XD, YZ, wW, SB or others": "小王、大王的字母 `LETTERS`：BR、XD、YZ、wW、SB 或其他",
	"told from the cards":                                                    "由牌看出",
	"the wildcard `CARD`: F for the flower, or a rank from 3 to 2 of which all cards are wild": "癞子 `CARD`：F 是花牌；或 3 到 2 的一个点数，该点数的牌都是癞子",
	"the `ENGINE`: %s": "求解引擎 `ENGINE`：%s",
	"rate every first play, with the answer to each losing one":                                     "评价每种首出，并给出必败出法的应法",
	"show the shortest win against the longest resistance, in turns of all players, passes counted": "显示最快取胜对最久坚持，按各家轮次计，不出也算",
	"write the winning strategy to `FILE`, for verify":                                              "把必胜策略写入 `FILE`，供 verify 检查",
	"write every event of the search to `FILE`, for trace":                                          "把搜索的每一步写入 `FILE`，供 trace 查看",
	"write --trace in the founding document's layout":                                               "--trace 按奠基文档的格式写",
	"`N` cards in all hands together: 2 to 40 in 2 hands, 6 to 54 in 3":                             "各家共 `N` 张：两家 2 到 40 张，三家 6 到 54 张",
	"`N` players: 2 or 3":                                                     "`N` 家：2 或 3",
	"the `SEED` of the first endgame":                                         "第一局的种子 `SEED`",
	"print `N` endgames, of consecutive seeds":                                "发 `N` 局，种子依次加一",
	"`FROM..TO` cards in all hands together; 6 to 26 are possible":            "各家共 `FROM..TO` 张，在 6 到 26 之内",
	"only puzzles that one first play wins; kickers make no other play of it": "只要唯一首出能胜的题；带牌不同不算另一种出法",
	"only puzzles of a level `FROM..TO`: from 1, the easiest, to 5":           "只要 `FROM..TO` 级的题：1 最易，5 最难",
	"the `SEED` of the first endgame to try":                                  "从哪个种子 `SEED` 试起",
	"print `N` puzzles":                                                       "出 `N` 题",
	"list every split into the fewest plays":                                  "列出所有最少手数的拆法",
	"how hands are `WRITTEN`: as letters, or as the numbers of the cards (1-55) or of their faces (3-17, 20): %s": "手牌的写法 `WRITTEN`：字母，或牌的编号（1-55），或牌面值（3-17、20）：%s",
	"print the first `N` only; 0: all":                                                                      "只显示前 `N` 种；0：全部",
	"fill a hand of fewer than 17 cards at random, in each deal anew":                                       "不足 17 张的手牌每局随机补齐",
	"advise on doubling in the `SEAT`: with down the player after the landlord, with up the one before: %s": "在座位 `SEAT` 上是否加倍；down 是地主下家，up 是上家：%s",
	"the bottom `CARDS`, if the landlord is another and has taken them":                                     "底牌 `CARDS`（地主是别人且已拿底牌时）",
	"play `N` deals":                                             "打 `N` 局",
	"the `SEED` of the deals":                                    "发牌的种子 `SEED`",
	"stop after this `TIME`, as in 500ms or 10s":                 "到了 `TIME` 就停止，如 500ms 或 10s",
	"the `PLAYS`, with commas between, - for a pass":             "各手牌 `PLAYS`，以逗号分隔，不出写 -",
	"print the strategy as a tree of at most `N` plays in a row": "以树形显示策略，最多连续 `N` 手",
	"no tree":                                               "不显示",
	"draw the tree for Graphviz in `FILE`":                  "为 Graphviz 把树画到 `FILE`",
	"draw the tree as a picture in `FILE`":                  "把树画成图片 `FILE`",
	"draw the winning strategy alone":                       "只画必胜策略",
	"draw the tree down to `N` moves":                       "树画到 `N` 步",
	"what is readable":                                      "看得清为止",
	"check the run, print no steps":                         "只检查，不显示步骤",
	"who you `PLAY`: the side to move, a side, or both: %s": "你打哪一方 `PLAY`：先手方、某一方或双方：%s",
	"the solver plays the shortest win or the longest resistance, if it finds it in --time": "程序最快取胜或坚持最久（若在 --time 内找到）",
	"`WORDS` to take instead of standard input, with commas or blanks between":              "以 `WORDS` 代替标准输入，以逗号或空格分隔",
}

// chineseErrors is what is said of bad input. The most general phrases put a place
// before a message.
var chineseErrors = map[string]string{
	"%s:%d:%d: %s":  "%s:%s:%s：%s",
	"%s:%d: %s":     "%s:%s：%s",
	"--%s: %s":      "--%s：%s",
	"column %d: %s": "第 %s 列：%s",
	"%s: %s":        "%s：%s",

	// Cards and plays.
	"hand %q: %s":                     "手牌 %s：%s",
	"no cards given":                  "没有给出牌",
	"no hand given":                   "没有给出手牌",
	"no cards":                        "没有牌",
	"%d cards; a hand has at most %d": "%s 张；一手牌最多 %s 张",
	"%q is no card; cards are %s, jokers %s (small) and %s (big)":                                 "%s 不是牌；牌有 %s，小王 %s，大王 %s",
	"the small joker is there twice; a deck has one":                                              "小王有两张；一副牌只有一张",
	"the big joker is there twice; a deck has one":                                                "大王有两张；一副牌只有一张",
	"%d cards of rank %v; a deck has four":                                                        "%[2]s 有 %[1]s 张；一副牌只有四张",
	"more than a deck between the hands: %d cards of rank %v, and a deck has %d":                  "各家合起来超过一副牌：%[2]s 有 %[1]s 张，一副牌只有 %[3]s 张",
	"%d wildcards; a hand holds at most %d":                                                       "%s 张癞子；一手牌最多 %s 张",
	"the suit %s has no card; write its rank beside it, as in ♠2":                                 "花色 %s 没有牌；旁边要写点数，如 ♠2",
	"this is not valid UTF-8; save the text as UTF-8":                                             "不是有效的 UTF-8；请存为 UTF-8",
	"王 may be either joker; write 小王 or 大王, or 王王 for both":                                       "王不知是小王还是大王；请写小王或大王，两张写王王",
	"%sJ may be a joker, or a joker and a jack; part it from the rest by commas: ,%sJ, or ,%s,J,": "%sJ 可能是一张王，也可能是一张王加一张 J；请用逗号隔开：,%sJ, 或 ,%s,J,",
	"%s: jokers in letters of two styles; use one of %s for all":                                  "%s：大小王用了两种写法；请只用 %s 中的一种",
	"jokers %q: give the small and the big joker's letter, as in %s":                              "大小王 %s：请给出小王、大王的字母，如 %s",
	"S is read as the small joker and B as the big one":                                           "S 读作小王，B 读作大王",
	"B is read as the small joker (in SB it is the big one)":                                      "B 读作小王（SB 里是大王）",
	"w is read as the small joker, W as the big one":                                              "w 读作小王，W 读作大王",
	"--jokers is empty; give two letters such as BR":                                              "--jokers 是空的；请给两个字母，如 BR",
	"the flower F is no card here; --wild F makes it one":                                         "花牌 F 在这里不算牌；加 --wild F 才算",
	"wildcard %q: use F for the flower, or a rank from 3 to 2 whose cards are wild":               "癞子 %s：花牌写 F，或写 3 到 2 的一个点数",
	"no play under these rules":                                                                   "按这套规则不成牌型",
	"a leader can't pass":                                                                         "领出不能不出",
	"the game is over":                                                                            "牌局已结束",
	"the hand is %v":                                                                              "手里是 %s",
	"%v is no %v under these rules":                                                               "按这套规则 %s 不是%s",
	"%v %v doesn't beat %v %v":                                                                    "%s %s 管不住%s %s",
	"%s: %v %v doesn't beat %v %v":                                                                "%s：%s %s 管不住%s %s",
	"move %d, %s by the %s: %s":                                                                   "第 %s 手，%[3]s的 %[2]s：%[4]s",
	"move %d: it is the turn of the %s":                                                           "第 %s 手：轮到%s",
	"move %d, %s: %s":                                                                             "第 %s 手，%s：%s",
	"unknown rule set %q; there are %s":                                                           "没有规则 %s；有 %s",
	"can't ban %q; use 31, 32, 421, 422 or the name of a kind such as %v":                         "不能禁 %s；可用 31、32、421、422 或牌型名，如 %s",
	"%s can't be banned: a leader must always have a play":                                        "%s不能禁：领出的人总得有牌可出",

	// Endgames.
	"write ID LANDLORD PEASANT LEAD or ID LANDLORD DOWN UP LEAD; fields found: %d":  "应写 名称 地主牌 农民牌 先手，或 名称 地主牌 下家牌 上家牌 先手；这里有 %s 栏",
	"%s: no endgames in it; write ID LANDLORD PEASANT LEAD on a line":               "%s：里面没有残局；每行写 名称 地主牌 农民牌 先手",
	"%q is no seat; one of %s leads":                                                "%s 不是座位；先手是 %s 之一",
	"the %s's hand is empty; the game is over":                                      "%s的牌是空的，牌局已结束",
	"the %s's hand holds a wildcard; endgames are played without":                   "%s手里有癞子；残局不用癞子",
	"the play to beat can't be the %s's own":                                        "要管的牌不能是%s自己出的",
	"%s: no such file; hands are given by flags, as in --landlord %s --peasant %s":  "%s：没有这个文件；手牌用选项给出，如 --landlord %s --peasant %s",
	"give an endgame by flags or by files, not both":                                "残局用选项或文件给出，不能两样都给",
	"no endgame; give --landlord and --peasant, or a file, or - for standard input": "没有残局；请给 --landlord 和 --peasant，或文件，或 -（标准输入）",
	"--peasant is for one peasant, --down and --up for two":                         "--peasant 用于一个农民，--down 和 --up 用于两个农民",
	"no --%s": "缺少 --%s",
	"--by tells who made the play of --last; there is none":               "--by 说明 --last 是谁出的，而这里没有 --last",
	"--skip and --skip-bad are for files":                                 "--skip 和 --skip-bad 用于文件",
	"--skip and --skip-bad are for many endgames":                         "--skip 和 --skip-bad 用于多局",
	"--proof and --trace are for one endgame":                             "--proof 和 --trace 只用于一局",
	"--trace needs --strategy labelling, aostar, alphabeta or dfpn":       "--trace 要配 --strategy labelling、aostar、alphabeta 或 dfpn",
	"--document needs --strategy labelling and --trace":                   "--document 要配 --strategy labelling 和 --trace",
	"--best-line needs --strategy auto":                                   "--best-line 要配 --strategy auto",
	"the dedicated solver":                                                "专用求解程序",
	"limits: %s":                                                          "上限：%s",
	"%d bytes of memory are less than the %d that this engine needs here": "内存 %s 字节少于此引擎在这里所需的 %s 字节",
	"a deal of %d cards to %d hands; give %d to %d":                       "%s 张牌发给 %s 家；应为 %s 到 %s 张",
	"deal takes no argument, got %q":                                      "deal 不带参数，却有 %s",
	"-n %d: the seeds end %d after %d":                                    "-n %s：种子 %[3]s 之后只剩 %[2]s 个",
	"generate takes no argument, got %q":                                  "generate 不带参数，却有 %s",
	"not a range like %v within %d..%d":                                   "应为 %[2]s..%[3]s 之内的范围，如 %[1]s",
	"the seeds end at %d, after %d of %d puzzles":                         "种子到 %s 为止；%[3]s 题出了 %[2]s 题",
	"interrupted; to go on: %s":                                           "已中断；继续请用：%s",

	// Hands and bids.
	"no hand in %s; write one a line":                                                 "%s 里没有手牌；请每行写一手",
	"%s: a line is longer than %s; write one hand a line":                             "%s：有一行超过 %s；请每行写一手",
	"one hand is spelled by the arguments; give files by themselves":                  "参数合起来是一手牌；文件要单独给出",
	"%d cards; a hand has %d when the bidding begins; --deal-rest fills it at random": "%s 张；叫牌时一手有 %s 张；加 --deal-rest 随机补齐",
	"--time %v: give a time like 500ms or 10s":                                        "--time %s：应为 500ms 或 10s 这样的时间",
	"--bottom is for --seat down or up; a landlord's bottom cards are in his hand":    "--bottom 用于 --seat down 或 up；地主的底牌已在手里",
	"%d cards; there are %d":                                                          "%s 张；底牌只有 %s 张",
	"%d cards are too many for a hand of %d":                                          "%s 张太多；一手只有 %s 张",
	"the known hands hold more of rank %v than a deck does":                           "已知的牌里 %s 比一副牌还多",
	"%q is no number":                                           "%s 不是数",
	"%d is no card; indexes go from 1 to %d":                    "%s 不是牌；编号从 1 到 %s",
	"%d is no face value; they are 3–17, and 20 for the flower": "%s 不是牌面值；牌面值是 3–17，花牌是 20",
	"card %d is there twice":                                    "第 %s 号牌有两张",
	"card %d is the back of a card, which isn't known":          "第 %s 号是牌背，不知是什么牌",
	"more than %d flowers":                                      "花牌超过 %s 张",

	// Proofs and traces.
	"--tree is for strategy files":                                                       "--tree 用于策略文件",
	"the line ends before a hand is empty":                                               "出牌过程结束时还没有人出完",
	"the %s wins the line, and the verdict is %s":                                        "赢下这个过程的是%s，结论却是%s",
	"not what this program prints: %s":                                                   "不是本程序的输出：%s",
	"--%s: a strategy file names its own endgame and rules":                              "--%s：策略文件自带残局和规则",
	"give one strategy file, perhaps with --tree, or an endgame by its flags and --line": "请给一个策略文件（可加 --tree），或用选项给出残局和 --line",
	"not a proof file; its first line is %q":                                             "不是证明文件；首行应为 %s",
	"the file ends where %q should stand":                                                "文件在应有 %s 的地方结束了",
	"%q where %q should stand":                                                           "应为 %[2]s，却是 %[1]s",
	"%q where node %d should stand":                                                      "应为第 %[2]s 个节点，却是 %[1]s",
	"%q is no number of nodes":                                                           "%s 不是节点数",
	"%q after the last of %d nodes":                                                      "%[2]s 个节点之后还有 %[1]s",
	"winner %q; it is %v or %v":                                                          "胜方 %s；应为 %s 或 %s",
	"%q: write a move, a colon and a node's number":                                      "%s：应写一手牌、冒号和节点编号",
	"%q: a move of node %d leads to a node from %d to %d":                                "%s：第 %s 个节点的一手只能通到第 %s 到 %s 个节点",
	"%q: no play under these rules":                                                      "%s：按这套规则不成牌型",
	"%q should be written %q":                                                            "%s 应写作 %s",
	"state %q: %s":                                                                       "局面 %s：%s",
	"andor: %s":                                                                          "%s",
	"proof without a winner or without nodes":                                            "证明没有胜方或没有节点",
	"the proof starts at another position":                                               "证明从另一个局面开始",
	"node %d: %s":                                                                        "第 %s 个节点：%s",
	"no move leads here":                                                                 "没有一手通到这里",
	"play is over and %v, with %d moves after it, in a proof that the start is %v":       "牌局已结束（%s），之后还有 %s 手，而证明说开局%s",
	"won": "胜", "lost": "败", "undecided": "未定",
	"the winner moves, but %d moves are given": "轮到胜方，却给了 %s 手",
	"%d of the loser's %d moves are answered":  "负方的 %[2]s 手只应了 %[1]s 手",
	"move %v: %s":                                                             "%s：%s",
	"not legal, or given twice":                                               "不合规，或给了两次",
	"leads to node %d, which is not a later one":                              "通到第 %s 个节点，而它不在后面",
	"leads to another position than node %d's":                                "通到的不是第 %s 个节点的局面",
	"give one trace file, or - for standard input":                            "请给一个记录文件，或 -（标准输入）",
	"--strategy and --depth say what --dot and --svg draw; give one of these": "--strategy 和 --depth 说明 --dot 和 --svg 画什么；请给其中之一",

	"not a trace of a search": "不是搜索的记录",

	// play-out.
	"standard input can't give both the endgame and the moves; use --moves": "标准输入不能既给残局又给出牌；请用 --moves",
	"play-out takes one endgame, got %d":                                    "play-out 只打一局，却有 %s 局",
	"undo: this is where the game began":                                    "悔棋：这里是开局",
	"%s: the game is over; undo or quit":                                    "%s：牌局已结束；悔棋或退出",
	"%s: neither a play nor a command; help tells the commands":             "%s：不是牌，也不是命令；输入 帮助 查看命令",
}
