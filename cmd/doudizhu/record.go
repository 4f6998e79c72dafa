// What is shown of an answer: its record, and the line in it.

package main

import (
	"kedou/cmd/internal/records"
	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
)

// json is the answer for machines, whose words are English.
func (p *printer) json(s *solved) records.Endgame {
	return records.EndgameOf(s.job.start, p.spec, &s.result, lineOf(s))
}

// lineOf returns the line that is shown: the best, if that is asked for.
func lineOf(s *solved) []doudizhu.Play {
	if s.job.asks(endgame.BestLine) {
		return s.result.BestLine
	}
	return s.result.Line
}
