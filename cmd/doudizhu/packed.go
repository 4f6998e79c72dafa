// The packed solver as a strategy of solve.

package main

import (
	"context"

	"kedou/doudizhu/endgame"
	"kedou/search/andor"
)

// packed puts the job to package endgame.
func (j job) packed(ctx context.Context) (a answer, err error) {
	s, err := endgame.New(*j.rules, endgame.Options{Limits: j.limits, Workers: j.workers, Progress: j.progress})
	if err != nil {
		return a, err
	}
	r, err := s.Solve(ctx, j.endgame, j.questions()...)
	a.take(&r)
	if ctx.Err() != nil { // what an interrupted search knows is an answer
		err = nil
	}
	return a, err
}

// questions are what the job asks beside who wins.
func (j job) questions() []endgame.Question {
	ask := []endgame.Question{endgame.Line}
	if j.best {
		ask[0] = endgame.BestLine
	}
	if j.all {
		ask = append(ask, endgame.Moves)
	}
	if j.prove {
		ask = append(ask, endgame.Proof)
	}
	return ask
}

// take takes a result over.
func (a *answer) take(r *endgame.Result) {
	a.value, a.reason, a.stats, a.proof = r.ForPeasants(), r.Reason, r.Stats, r.Proof
	a.line = r.Line
	if r.BestLine != nil {
		a.line = r.BestLine
	}
	switch {
	case r.Moves != nil || r.Play == nil:
	case a.line != nil:
		a.winning = a.line[:1]
	default:
		a.winning = append(a.winning, *r.Play)
	}
	for _, m := range r.Moves {
		switch m.Outcome {
		case andor.Unknown:
			a.open = append(a.open, m.Play)
		case andor.Won:
			a.winning = append(a.winning, m.Play)
		default:
			lost := refuted{play: m.Play, seat: r.Turn}
			if m.Reply != nil {
				lost.by, lost.seat = m.Reply.Play, m.Reply.Seat
			}
			a.losing = append(a.losing, lost)
		}
	}
}
