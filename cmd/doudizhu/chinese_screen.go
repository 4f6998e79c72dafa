// What the screen of play-out says in Chinese.

package main

// chineseScreen is what stands on the screen, that of package tui included.
var chineseScreen = map[string]string{
	"play on the terminal, by arrows and space; where there is none, by words": "在终端屏幕上用方向键和空格打；不是终端时照旧用词",
	"draw with plain characters: no suits, arrows or lines":                    "只用 ASCII 字符画（不画花色、箭头和线）",
	"--tui takes keys; leave out --moves":                                      "--tui 用按键；请去掉 --moves",
	"--ascii goes with --tui":                                                  "--ascii 与 --tui 同用",
	"the terminal is gone":                                                     "终端已断开",

	"play %d of %d": "第 %d 手，共 %d 手", "rules %s": "规则 %s", "so far: %s": "已出：%s",
	"the solver thinks …": "程序在想……", "the solver would play %s": "程序会出 %s",
	"that is the solver's choice; a lets it play": "这一手由程序出；按 a 让它出",
	"wins": "胜", "loses": "败", "open": "未定",

	"keys": "按键", "any key goes on": "按任意键继续", "any key goes back": "按任意键返回",
	"go to move %s_": "到第 %s_ 手", "there is no move %s; the last is %d": "没有第 %s 手；最后是第 %d 手",
	"go to a move, by its number": "按编号到某一手", "this help": "本说明", "help": "说明", "quit": "退出",
	"space": "空格", "enter": "回车",
	"choose a play": "选择出法", "choose": "选择", "play it; enter does too": "出牌；回车亦可", "play": "出牌",
	"let the solver play for who is to move": "让程序替轮到的一方出牌", "auto": "自动",
	"hint: what the solver would play": "提示：程序会怎么出", "hint": "提示",
	"undo, to your choice before": "悔棋，回到你上一次选择", "undo": "悔棋",
	"look at the plays before and after": "看前一手、后一手",
}
