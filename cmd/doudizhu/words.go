// What solve says, in each language.

package main

import (
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/search"
)

// words are the phrases of one language.
type words struct {
	seats, threeSeats                                      [doudizhu.Seats]string
	wins, undecided, missing                               string // with a seat or a reason
	leads, answers                                         string // with a seat, and the play to beat
	answersSeat                                            string // with the seat that made the play, too
	first, line, winning, losing, open, unanswered, answer string
	rules, proof, work, tally                              string
	again, none, pass, comma                               string
	endgames, positions                                    func(int64) string       // so many
	reasons                                                map[search.Reason]string // English if absent
}

var languages = map[string]*words{
	"en": {
		seats:      [doudizhu.Seats]string{"landlord", "peasant"},
		threeSeats: [doudizhu.Seats]string{"landlord", "down", "up"},
		wins:       "%s wins", undecided: "UNDECIDED: %s", missing: "(no line: %s)",
		leads: "%s leads", answers: "%s answers %s", answersSeat: "%s answers %s by %s",
		first: "first play: %s\n", line: "line: %s\n",
		winning: "winning plays: %s\n", losing: "losing plays: %s\n", open: "undecided plays: %s\n",
		unanswered: "losing plays, answers not found: %s\n",
		answer:     "%s (%s: %s)", rules: "rules: %s\n",
		proof: "proof: %s in %s\n",
		work:  "work: %s expanded, %s stored, %s, %s\n",
		tally: "%s: landlord wins %d, peasants win %d, undecided %d\n",
		again: "again: %s\n", none: "none", pass: "pass", comma: ", ",
		endgames:  func(n int64) string { return cmdline.Plural(n, "endgame") },
		positions: func(n int64) string { return cmdline.Plural(n, "position") },
	},
	"zh": {
		seats:      [doudizhu.Seats]string{"地主", "农民"},
		threeSeats: [doudizhu.Seats]string{"地主", "下家", "上家"},
		wins:       "%s胜", undecided: "未定：%s", missing: "（无走法：%s）",
		leads: "%s先出", answers: "%s应 %s", answersSeat: "%[1]s应%[3]s %[2]s",
		first: "首手：%s\n", line: "走法：%s\n",
		winning: "必胜手：%s\n", losing: "必败手：%s\n", open: "未定手：%s\n",
		unanswered: "必败手，应手未定：%s\n",
		answer:     "%s（%s：%s）", rules: "规则：%s\n",
		proof: "证明：%s，写入 %s\n",
		work:  "计算量：展开 %s，存储 %s，%s，%s\n",
		tally: "%s：地主胜 %d，农民胜 %d，未定 %d\n",
		again: "重现：%s\n", none: "无", pass: "不出", comma: "，",
		endgames:  func(n int64) string { return cmdline.Count(n) + " 局" },
		positions: func(n int64) string { return cmdline.Count(n) + " 个局面" },
		reasons: map[search.Reason]string{
			search.ExpansionLimit: "展开数已达上限", search.MemoryLimit: "内存已达上限",
			search.DepthLimit: "深度已达上限", search.TimeLimit: "时间已到", search.Cancelled: "已中断",
		},
	},
}

// seat names a seat of e.
func (w *words) seat(e *doudizhu.Endgame, s doudizhu.Seat) string {
	if e.Three {
		return w.threeSeats[s]
	}
	return w.seats[s]
}

// side names the winners: a lone peasant or two are the peasant side.
func (w *words) side(peasants bool) string {
	if peasants {
		return w.seats[doudizhu.Down]
	}
	return w.seats[doudizhu.Landlord]
}

// reason names why something is undecided.
func (w *words) reason(r search.Reason) string {
	if text, ok := w.reasons[r]; ok {
		return text
	}
	return r.String()
}

// play writes a play, passes in words.
func (w *words) play(p doudizhu.Play) string {
	if p.Kind == doudizhu.Pass {
		return w.pass
	}
	return p.String()
}
