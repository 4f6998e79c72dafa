// What is shown of an answer, and the JSON of solve: one object for each endgame.

package main

import (
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/search/andor"
)

// answerJSON is solve's answer as one JSON object.
type answerJSON struct {
	ID    string `json:"id"`
	Rules string `json:"rules"`
	handsJSON
	Lead    string       `json:"lead"`
	Last    string       `json:"last,omitempty"`
	By      string       `json:"by,omitempty"` // who made Last, between three
	Verdict string       `json:"verdict"`
	Reason  string       `json:"reason"`
	Winning []string     `json:"winning"`
	Losing  []losingJSON `json:"losing,omitempty"`
	Open    []string     `json:"open,omitempty"`
	Line    []string     `json:"line"`
	Proof   int          `json:"proof_positions,omitempty"` // with --proof
	Stats   statsJSON    `json:"stats"`
}

// losingJSON is a losing first play and the answer to it.
type losingJSON struct {
	Play   string `json:"play"`
	Answer string `json:"answer,omitempty"` // absent where no opponent is asked next, or none was found
}

// statsJSON is the work.
type statsJSON struct {
	Expanded int64           `json:"expanded"`
	States   int64           `json:"states"`
	Seconds  cmdline.Seconds `json:"seconds"`
	Bytes    int64           `json:"bytes"`
}

// json is the answer for machines, whose words are English.
func (p *printer) json(s *solved) answerJSON {
	e, r := s.job.endgame, &s.result
	a := answerJSON{
		ID: e.ID, Rules: p.spec, handsJSON: handsOf(e), Lead: seatName(e, e.Turn),
		Verdict: winner(r.Turn, r.Outcome), Reason: r.Reason.String(),
		Winning: texts(winning(r)), Line: texts(lineOf(s)),
		Stats: statsJSON{r.Stats.Expanded, r.Stats.States, cmdline.Seconds(r.Stats.Elapsed), r.Stats.Bytes},
	}
	if e.Last.Kind != doudizhu.Pass {
		a.Last = e.Last.Parts()
		if e.Three {
			a.By = seatName(e, e.Owner)
		}
	}
	if r.Proof != nil {
		a.Proof = len(r.Proof.Nodes)
	}
	for _, m := range r.Moves {
		if m.Outcome == andor.Lost {
			a.Losing = append(a.Losing, losing(m))
		}
	}
	a.Open = texts(withOutcome(r.Moves, andor.Unknown))
	return a
}

// losing returns a losing play with the answer to it, if an opponent is asked.
func losing(m endgame.Move) losingJSON {
	l := losingJSON{Play: m.Play.String()}
	if m.Reply != nil {
		l.Answer = m.Reply.Play.String()
	}
	return l
}

// lineOf returns the line that is shown: the best, if that is asked for.
func lineOf(s *solved) []doudizhu.Play {
	if s.job.asks(endgame.BestLine) {
		return s.result.BestLine
	}
	return s.result.Line
}

// winning returns the plays that are known to win: all that were judged, or the
// one that was found.
func winning(r *endgame.Result) (list []doudizhu.Play) {
	if len(r.Moves) == 0 && r.Play != nil {
		return []doudizhu.Play{*r.Play}
	}
	return withOutcome(r.Moves, andor.Won)
}

// withOutcome returns the plays of moves whose outcome is o.
func withOutcome(moves []endgame.Move, o andor.Outcome) (list []doudizhu.Play) {
	for _, m := range moves {
		if m.Outcome == o {
			list = append(list, m.Play)
		}
	}
	return list
}

// texts writes plays, passes as -.
func texts(list []doudizhu.Play) []string {
	out := make([]string, len(list))
	for i, play := range list {
		out[i] = play.String()
	}
	return out
}
