package strategy

// The generic engines of search/andor as strategies for endgames.

import (
	"context"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/internal/registry"
	"kedou/search"
	"kedou/search/andor"
)

// The generic types of search/andor at doudizhu's.
type (
	config = andor.Config[doudizhu.State, doudizhu.Play]
	found  = andor.Result[doudizhu.State, doudizhu.Play]
)

// genericStrategies are the engines of search/andor. Labelling may lead in the order of the founding document's words.
func genericStrategies() registry.Table[*Strategy] {
	leads := registry.Choice("leads", "leads come in the founding document's `ORDER`: by its letters, or in its words those of more cards first", "letters", "cards")
	engines := registry.GameEngines()
	engines[0].Options = append(engines[0].Options, leads)
	return registry.Map(engines, func(e registry.GameEngine, v registry.Values) *Strategy {
		mostCards := v.Spec.Name == engines[0].Name && v.Index(leads.Name) == 1
		return &Strategy{Spec: v.Spec, traces: true, open: func(r *doudizhu.Rules, o Options) (solve, error) {
			c := config{Limits: o.Limits, Progress: o.Progress, Observe: o.Observe}
			c.Proof = len(o.Ask) > 0 // the source of lines and replies
			return func(ctx context.Context, start *doudizhu.Endgame) (endgame.Result, error) {
				g := r.Game(start)
				if mostCards {
					g = g.MostCardsFirst()
				}
				return inquiry{e, c, g, start.State()}.answer(ctx, o)
			}, nil
		}}
	})
}

// inquiry is an endgame before an engine.
type inquiry struct {
	engine registry.GameEngine
	config config
	game   *doudizhu.Game
	start  doudizhu.State
}

func (q *inquiry) run(ctx context.Context, s doudizhu.State) (found, error) {
	return registry.SolveGame(ctx, q.engine, q.game, s, q.config)
}

// answer decides the endgame, with a proof for the line, and then every first play if the caller wants them, all within the limits.
func (q inquiry) answer(ctx context.Context, o Options) (endgame.Result, error) {
	found, err := q.run(ctx, q.start)
	r := endgame.Result{Turn: q.start.Turn, Outcome: seenBy(q.start.Turn, found.Outcome), Stats: found.Stats}
	switch {
	case found.Outcome == andor.Unknown:
		r.Reason = found.Reason
	case len(o.Ask) == 0:
	case found.Proof == nil:
		r.Reason, r.Cut = found.Reason, endgame.Line
	default:
		r.Line = found.Proof.Longest()
		if r.Outcome == andor.Won {
			r.Play = &r.Line[0]
		}
		if o.asks(endgame.Proof) {
			r.Proof = found.Proof
		}
	}
	if err == nil && o.asks(endgame.Moves) && r.Outcome != andor.Unknown {
		err = q.rate(ctx, &r)
	}
	return r, err
}

// seenBy turns an outcome for the peasants into one for the side of seat.
func seenBy(seat doudizhu.Seat, o andor.Outcome) andor.Outcome {
	if seat.Peasant() {
		return o
	}
	return o.Opposite()
}

// rate judges every legal play, as far as the limits allow, and adds the work to r's. It doesn't observe the steps: a
// trace holds one search.
func (q inquiry) rate(ctx context.Context, r *endgame.Result) (err error) {
	q.config.Observe = nil
	for _, p := range q.game.Legal(q.start) {
		m := endgame.Move{Play: p}
		if err == nil && r.Cut != endgame.Moves {
			m, err = q.judge(ctx, p, r)
		}
		r.Moves = append(r.Moves, m)
	}
	return err
}

// judge decides one play within the limits less r's work.
func (q inquiry) judge(ctx context.Context, p doudizhu.Play, r *endgame.Result) (endgame.Move, error) {
	var err error
	m, found := endgame.Move{Play: p}, found{Reason: spent(q.config.Limits, r.Stats)}
	if found.Reason == search.NoReason {
		q.config.Limits = left(q.config.Limits, r.Stats)
		found, err = q.run(ctx, q.game.Next(q.start, p))
		addStats(&r.Stats, found.Stats)
	}
	switch m.Outcome = seenBy(q.start.Turn, found.Outcome); {
	case m.Outcome == andor.Unknown:
		r.Reason, r.Cut = found.Reason, endgame.Moves
	case m.Outcome == andor.Lost && found.Proof != nil:
		m.Reply = reply(q.game, found.Proof, q.start.Turn)
	}
	return m, err
}

// reply returns the answer in a strategy to a play of seat's side, all of that
// side passing; nil if a partner of seat comes to lead before an opponent moves.
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

// left returns the limits less some work that hasn't reached them.
func left(l search.Limits, done search.Stats) search.Limits {
	if l.Expansions > 0 {
		l.Expansions -= done.Expanded
	}
	if l.Time > 0 {
		l.Time -= done.Elapsed
	}
	return l
}

// spent returns the limit that some work has reached, if any.
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
