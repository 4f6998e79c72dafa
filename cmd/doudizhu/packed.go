// The packed solver as a strategy of solve.

package main

import (
	"context"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/search"
	"kedou/search/andor"
)

// packed puts the job to package endgame.
func (j job) packed(ctx context.Context) (a answer, err error) {
	s, err := endgame.New(*j.rules, endgame.Options{Limits: j.limits, Workers: j.workers, Progress: j.progress})
	if err != nil {
		return a, err
	}
	r, err := s.Solve(ctx, j.endgame)
	a.take(r)
	if r.Status == search.Solved && r.Winner.Peasant() == j.endgame.Turn.Peasant() {
		a.winning = []doudizhu.Play{r.Play}
	}
	for _, more := range []func(context.Context, *endgame.Solver, *answer) error{j.addMoves, j.addLine, j.addProof} {
		if err == nil && r.Status == search.Solved {
			err = more(ctx, s, &a)
		}
	}
	if ctx.Err() != nil { // what an interrupted search knows is an answer
		err = nil
	}
	return a, err
}

// take takes a result over. What is decided stays so.
func (a *answer) take(r endgame.Result) {
	addStats(&a.stats, r.Stats)
	a.stats.States = r.Stats.States // of one table, which all questions share
	a.reason = r.Reason
	if r.Status == search.Solved {
		a.value = andor.Lost
		if r.Winner.Peasant() {
			a.value = andor.Won
		}
	}
}

// addMoves rates every first play, if asked for.
func (j job) addMoves(ctx context.Context, s *endgame.Solver, a *answer) error {
	if !j.all {
		return nil
	}
	moves, r, err := s.Moves(ctx, j.endgame)
	a.take(r)
	a.winning = nil
	for _, m := range moves {
		switch {
		case m.Status != search.Solved:
			a.open = append(a.open, m.Play)
		case m.Winner.Peasant() == j.endgame.Turn.Peasant():
			a.winning = append(a.winning, m.Play)
		default:
			a.losing = append(a.losing, refuted{m.Play, m.Reply, m.By})
		}
	}
	return err
}

// addLine adds a whole game, the best if asked for.
func (j job) addLine(ctx context.Context, s *endgame.Solver, a *answer) (err error) {
	var r endgame.Result
	if j.best {
		a.line, _, r, err = s.BestLine(ctx, j.endgame)
	} else {
		a.line, r, err = s.Line(ctx, j.endgame)
	}
	a.take(r)
	if len(a.winning) > 0 && len(a.line) > 0 && !j.all {
		a.winning = a.line[:1]
	}
	return err
}

// addProof adds the winning strategy, if asked for.
func (j job) addProof(ctx context.Context, s *endgame.Solver, a *answer) error {
	if !j.prove {
		return nil
	}
	proof, r, err := s.Proof(ctx, j.endgame)
	a.take(r)
	a.proof = proof
	return err
}
