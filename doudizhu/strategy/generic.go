package strategy

// The generic engines of search/andor as strategies for endgames.

import (
	"context"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/search"
	"kedou/search/andor"
	"kedou/search/registry"
)

// The generic types of search/andor at doudizhu's.
type (
	config = andor.Config[doudizhu.State, doudizhu.Play]
	found  = andor.Result[doudizhu.State, doudizhu.Play]
	engine = func(context.Context, andor.Game[doudizhu.State, doudizhu.Play, doudizhu.Key], doudizhu.State, config) (found, error)
)

// The options of the engines.
var (
	backup  = registry.Choice("backup", "proof numbers add up by `RULE`", "max", "sum", "weak")
	noprobe = registry.Toggle("noprobe", "don't look children up before the first is searched")
	leads   = registry.Choice("leads", "leads come in the founding document's `ORDER`: by its letters, or in its words those of more cards first", "letters", "cards")
	plain   = registry.Toggle("plain", "take plays in the order of the rules, as the founding document does")
)

// genericStrategies are the engines of search/andor.
var genericStrategies = registry.Table[*Strategy]{
	{Name: "labelling", About: "labelling search with an open and a closed list", Options: []registry.Option{leads}, Make: func(v registry.Values) *Strategy {
		s := generic(andor.Labelling[doudizhu.State, doudizhu.Play, doudizhu.Key], config{})
		return s.leading(v.Index("leads") == 1)
	}},
	{Name: "aostar", About: "AO*", Options: []registry.Option{backup}, Make: func(v registry.Values) *Strategy {
		return generic(andor.AOStar[doudizhu.State, doudizhu.Play, doudizhu.Key], config{AOStar: andor.AOStarOptions[doudizhu.State]{Backup: andor.Backup(v.Index("backup"))}})
	}},
	{Name: "alphabeta", About: "depth-first with a table", Options: []registry.Option{noprobe, plain}, Make: func(v registry.Values) *Strategy {
		return generic(andor.AlphaBeta[doudizhu.State, doudizhu.Play, doudizhu.Key], config{AlphaBeta: andor.AlphaBetaOptions{NoProbe: v.On("noprobe"), PlainOrder: v.On("plain")}})
	}},
	{Name: "dfpn", About: "depth-first proof-number search", Options: []registry.Option{backup, registry.Epsilon, plain}, Make: func(v registry.Values) *Strategy {
		return generic(andor.DFPN[doudizhu.State, doudizhu.Play, doudizhu.Key],
			config{DFPN: andor.DFPNOptions{Backup: andor.Backup(v.Index("backup")), Epsilon: registry.EpsilonOf(v), PlainOrder: v.On("plain")}})
	}},
}

// generic returns the strategy of an engine with its settings.
func generic(run engine, c config) *Strategy {
	s := &Strategy{traces: true}
	s.open = func(r *doudizhu.Rules, o Options) (solve, error) {
		c := c
		c.Limits, c.Progress, c.Observe = o.Limits, o.Progress, o.Observe
		c.Proof = len(o.Ask) > 0 // the source of lines and replies
		return func(ctx context.Context, e *doudizhu.Endgame) (endgame.Result, error) {
			g := doudizhu.NewGame(*r, e)
			if s.mostCards {
				g = g.MostCardsFirst()
			}
			return inquiry{run, c, g, doudizhu.StateOf(e)}.answer(ctx, o)
		}, nil
	}
	return s
}

// leading sets the order of leads.
func (s *Strategy) leading(mostCards bool) *Strategy {
	s.mostCards = mostCards
	return s
}

// inquiry is an endgame before an engine.
type inquiry struct {
	run    engine
	config config
	game   *doudizhu.Game
	start  doudizhu.State
}

// answer decides the endgame, with a proof for the line, and then every first play if the caller wants them, all within the limits.
func (q inquiry) answer(ctx context.Context, o Options) (endgame.Result, error) {
	found, err := q.run(ctx, q.game, q.start, q.config)
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
		found, err = q.run(ctx, q.game, q.game.Next(q.start, p), q.config)
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
