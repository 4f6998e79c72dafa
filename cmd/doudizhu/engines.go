// The generic engines of search/andor as strategies of solve.

package main

import (
	"context"

	"kedou/doudizhu"
	"kedou/search"
	"kedou/search/andor"
)

// engine is an engine of search/andor.
type engine func(context.Context, andor.Game[doudizhu.State, doudizhu.Play, doudizhu.Key], doudizhu.State,
	andor.Config[doudizhu.State, doudizhu.Play]) (andor.Result[doudizhu.State, doudizhu.Play], error)

// engines are the strategies by name.
var engines = map[string]engine{
	"labelling": andor.Labelling[doudizhu.State, doudizhu.Play, doudizhu.Key],
	"aostar":    andor.AOStar[doudizhu.State, doudizhu.Play, doudizhu.Key],
	"alphabeta": andor.AlphaBeta[doudizhu.State, doudizhu.Play, doudizhu.Key],
	"dfpn":      andor.DFPN[doudizhu.State, doudizhu.Play, doudizhu.Key],
}

// generic puts the job to an engine of search/andor.
func (j job) generic(ctx context.Context, solve engine) (answer, error) {
	a, err := j.ask(ctx, solve, doudizhu.StateOf(j.endgame))
	if err == nil && j.all && a.value != andor.Unknown {
		err = j.rate(ctx, solve, &a)
	}
	return a, err
}

// ask has s decided, with a proof for the line of play.
func (j job) ask(ctx context.Context, solve engine, s doudizhu.State) (answer, error) {
	g := doudizhu.NewGame(j.rules, j.endgame)
	r, err := solve(ctx, g, s, andor.Config[doudizhu.State, doudizhu.Play]{
		Limits: j.limits, Proof: true, Progress: j.progress, Observe: j.observe,
	})
	if err != nil && ctx.Err() == nil { // what an interrupted search knows is an answer
		return answer{}, err
	}
	a := answer{value: r.Outcome, reason: r.Reason, stats: r.Stats, proof: r.Proof}
	if r.Proof == nil {
		return a, nil
	}
	a.line = r.Proof.Longest()
	if g.Kind(s) == wants(a.value) && len(a.line) > 0 {
		a.winning = a.line[:1]
	}
	return a, nil
}

// wants is the kind of the nodes at which the winner moves.
func wants(v andor.Outcome) andor.Kind {
	if v == andor.Won {
		return andor.Or
	}
	return andor.And
}

// rate decides every first play of the job, all together within its limits, and
// adds the work to a's.
func (j job) rate(ctx context.Context, solve engine, a *answer) error {
	g := doudizhu.NewGame(j.rules, j.endgame)
	start := doudizhu.StateOf(j.endgame)
	a.winning = nil
	j.observe = nil
	var spent search.Stats
	defer func() { addStats(&a.stats, spent) }()
	for _, p := range g.AppendMoves(nil, start) {
		one, some := j, false
		if one.limits, some = left(j.limits, spent); !some {
			a.open = append(a.open, p)
			continue
		}
		b, err := one.ask(ctx, solve, g.Next(start, p))
		if err != nil {
			return err
		}
		addStats(&spent, b.stats)
		switch {
		case b.value == andor.Unknown:
			a.open = append(a.open, p)
		case wants(b.value) == g.Kind(start):
			a.winning = append(a.winning, p)
		default:
			a.losing = append(a.losing, j.refutation(p, b.line))
		}
	}
	return nil
}

// refutation finds the other side's first move in the line that follows p, the
// losing side's play.
func (j job) refutation(p doudizhu.Play, line []doudizhu.Play) refuted {
	r := refuted{play: p, seat: j.endgame.Turn}
	for _, r.by = range line {
		r.seat = j.endgame.Next(r.seat)
		if r.seat.Peasant() != j.endgame.Turn.Peasant() {
			break
		}
	}
	return r
}

// left returns what limits leave after some work, and whether that is anything.
func left(l search.Limits, spent search.Stats) (search.Limits, bool) {
	some := true
	if l.Expansions > 0 {
		l.Expansions -= spent.Expanded
		some = l.Expansions > 0
	}
	if l.Time > 0 {
		l.Time -= spent.Elapsed
		some = some && l.Time > 0
	}
	return l, some
}

// addStats adds the work of another search to s.
func addStats(s *search.Stats, t search.Stats) {
	s.Expanded += t.Expanded
	s.States += t.States
	s.Elapsed += t.Elapsed
	s.Bytes = max(s.Bytes, t.Bytes)
}
