// What the command explain says in Chinese.

package main

// chineseExplain is what stands in explanations and in the command's help.
var chineseExplain = map[string]string{
	"tell why an endgame is won or lost: the plan, the critical line, where natural plays go wrong": "讲解残局为什么胜或败：打法、关键变化、自然的出法错在哪里",
	"help explain": "残局的写法同 solve。说明谁胜、哪些首出能胜；胜方靠什么（无人能管的牌、留着的牌、负方手里剩下的牌）；\n" +
		"负方抵抗最久的变化；以及最先想到的两种败着（机器人与 hint 的选择）错在哪里。必败的残局则按类说明\n" +
		"每种出法怎样应对。变化里 ! 表示唯一能胜的出法，* 表示无人能管的牌。\n\n" +
		"一种情况就是胜方必须找对出法的一个局面：不能一手出完，也不能领着无人能管的牌一手一手出完。\n" +
		"讲解出自情况很少的必胜策略。每个策略、每条变化在显示之前都经裁判检查，裁判与求解程序不共用代码。\n\n" +
		"退出码 0：先手方胜；1：败；3：未定，或没讲完就到了上限。多局时取最大的退出码。",
	"the landlord": "地主", "the peasant": "农民", "the peasants": "农民",
	"the down peasant": "下家", "the up peasant": "上家",
	"why:\n":                    "原因：\n",
	"critical line: %s\n":       "关键变化：%s\n",
	"  line: %s\n":              "  变化：%s\n",
	"nobody stops %s":           "无人能挡 %s",
	"%s is left with %s":        "%s剩 %s",
	"; ":                        "；",
	"the rest is missing: %s\n": "以下缺：%s\n",
	"if %s came to lead, nobody could stop %s.": "%s若得到出牌权，就无人能挡 %s。",
	"after %s, %s threatens to go out: %s.":     "出 %s 之后，%s威胁出完：%s。",
	"plays of %s that nobody can beat: %s.":     "%s无人能管的牌：%s。",
	"%s keeps %s to take the lead back.":        "%s留着 %s 夺回出牌权。",
	"the lead is taken back with %s.":           "用 %s 夺回出牌权。",
	"%s never comes to lead.":                   "%s始终得不到出牌权。",
	"%s never come to lead.":                    "%s始终得不到出牌权。",
	"whatever is played, %s is left with %s.":   "无论怎样出，%s最后手里总剩 %s。",
	"it is always %s who goes out.":             "出完的总是%s。",
	"the rocket":                                "火箭",
	"all %s":                                    "所有%s",
	"%s from %s up":                             "%[2]s 及以上的%[1]s",
	"%s of %d":                                  "%[2]d 连%[1]s",
	"every play loses:\n":                       "每种出法都败：\n",
	"  %s: unanswered, %s leads again\n":        "  %s：不管，%s再领出\n",
	"  %s: %s answers %s\n":                     "  %s：%s应 %s\n",
	"the robot's choice":                        "机器人的选择",
	"hint %d":                                   "提示第 %d",
	"nobody could beat it":                      "本来无人能管",
	"the hand takes %s still":                   "余牌仍要 %s",
	"wrong: %s (%s)\n":                          "错着：%s（%s）\n",
	"%s natural losing play":                    "自然的败着 %s 种",
	"the win is hint %d":                        "胜着是提示第 %d",
	"one play alone wins at %s":                 "唯一胜着 %s",
	"the win is plain after %d of %s":           "走完 %d 轮次胜势已明（共 %s）",
	"difficulty: %s\n":                          "难度：%s\n",
	"%s situation":                              "%s 种情况",
	"strategy: %s, %s":                          "策略：%s，%s",
	", none is smaller":                         "，没有更小的",
}
