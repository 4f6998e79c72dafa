package engines

// The generic engines of search/andor as strategies for endgames.

import (
	"context"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
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

// Decide has an engine of search/andor decide the endgame for the peasants, who prove,
// and nothing else.
func (j Endgame) Decide(ctx context.Context, strategy string) (andor.Result[doudizhu.State, doudizhu.Play], error) {
	return engines[strategy](ctx, doudizhu.NewGame(j.Rules, j.Start), doudizhu.StateOf(j.Start), andor.Config[doudizhu.State, doudizhu.Play]{
		Limits: j.Limits, Progress: j.Progress, Observe: j.Observe,
	})
}

// generic puts the job to an engine of search/andor: first who wins, with the
// proof that the line comes from, then every first play if that is asked. All of
// it shares the limits of the job.
func (j Endgame) generic(ctx context.Context, solve engine) (endgame.Result, error) {
	start := doudizhu.StateOf(j.Start)
	found, err := j.decide(ctx, solve, start)
	r := endgame.Result{Turn: start.Turn, Outcome: SeenBy(start.Turn, found.Outcome), Stats: found.Stats}
	switch {
	case found.Outcome == andor.Unknown:
		r.Reason = found.Reason
	case found.Proof == nil:
		r.Reason, r.Cut = found.Reason, endgame.Line
	default:
		r.Line = found.Proof.Longest()
		if r.Outcome == andor.Won {
			r.Play = &r.Line[0]
		}
		if j.Asks(endgame.Proof) {
			r.Proof = found.Proof
		}
	}
	if err == nil && j.Asks(endgame.Moves) && r.Outcome != andor.Unknown {
		err = j.rate(ctx, solve, start, &r)
	}
	return r, err
}

// decide has an engine decide s for the peasants, who prove, within what is left
// of the job's limits.
func (j Endgame) decide(ctx context.Context, solve engine, s doudizhu.State) (andor.Result[doudizhu.State, doudizhu.Play], error) {
	return solve(ctx, doudizhu.NewGame(j.Rules, j.Start), s, andor.Config[doudizhu.State, doudizhu.Play]{
		Limits: j.Limits, Proof: true, Progress: j.Progress, Observe: j.Observe,
	})
}

// SeenBy turns an outcome for the peasants into one for the side of seat.
func SeenBy(seat doudizhu.Seat, o andor.Outcome) andor.Outcome {
	if seat.Peasant() {
		return o
	}
	return o.Opposite()
}

// rate judges every legal play in start, as far as the limits allow, and adds the
// work to r's. The steps are not observed: a trace holds one search.
func (j Endgame) rate(ctx context.Context, solve engine, start doudizhu.State, r *endgame.Result) (err error) {
	j.Observe = nil
	for _, p := range doudizhu.NewGame(j.Rules, j.Start).Legal(start) {
		m := endgame.Move{Play: p}
		if err == nil && r.Cut != endgame.Moves {
			m, err = j.judge(ctx, solve, start, p, r)
		}
		r.Moves = append(r.Moves, m)
	}
	return err
}

// judge decides one play in start within what r's work leaves of the limits.
func (j Endgame) judge(ctx context.Context, solve engine, start doudizhu.State, p doudizhu.Play, r *endgame.Result) (endgame.Move, error) {
	var err error
	g := doudizhu.NewGame(j.Rules, j.Start)
	m, found := endgame.Move{Play: p}, andor.Result[doudizhu.State, doudizhu.Play]{Reason: spent(j.Limits, r.Stats)}
	if found.Reason == search.NoReason {
		j.Limits = left(j.Limits, r.Stats)
		found, err = j.decide(ctx, solve, g.Next(start, p))
		addStats(&r.Stats, found.Stats)
	}
	switch m.Outcome = SeenBy(start.Turn, found.Outcome); {
	case m.Outcome == andor.Unknown:
		r.Reason, r.Cut = found.Reason, endgame.Moves
	case m.Outcome == andor.Lost && found.Proof != nil:
		m.Reply = reply(g, found.Proof, start.Turn)
	}
	return m, err
}

// reply returns the answer in a strategy to a play of seat's side, all of that
// side passing; nil if a partner of seat comes to lead before an opponent is asked.
func reply(g *doudizhu.Game, proof *andor.Proof[doudizhu.State, doudizhu.Play], seat doudizhu.Seat) *endgame.Reply {
	s, node := proof.Start, 0
	for {
		if g.Outcome(s) != andor.Unknown {
			return nil
		}
		next := -1
		for _, edge := range proof.Nodes[node] {
			if s.Turn.Peasant() != seat.Peasant() {
				return &endgame.Reply{Seat: s.Turn, Play: edge.Move}
			}
			if edge.Move.Kind == doudizhu.Pass {
				next = edge.To
			}
		}
		if next < 0 {
			return nil
		}
		s, node = g.Next(s, doudizhu.Play{}), next
	}
}

// left returns what some work has left of limits that it hasn't used up.
func left(l search.Limits, done search.Stats) search.Limits {
	if l.Expansions > 0 {
		l.Expansions -= done.Expanded
	}
	if l.Time > 0 {
		l.Time -= done.Elapsed
	}
	return l
}

// spent returns the limit that some work has used up, if any.
func spent(l search.Limits, done search.Stats) search.Reason {
	switch {
	case l.Expansions > 0 && done.Expanded >= l.Expansions:
		return search.ExpansionLimit
	case l.Time > 0 && done.Elapsed >= l.Time:
		return search.TimeLimit
	}
	return search.NoReason
}

// addStats adds the work of another search to s, whose tables are gone.
func addStats(s *search.Stats, t search.Stats) {
	s.Expanded += t.Expanded
	s.States += t.States
	s.Elapsed += t.Elapsed
	s.Bytes = max(s.Bytes, t.Bytes)
}
