package registry

// The engines of package andor as strategies, for any game.

import (
	"context"

	"kedou/search/andor"
)

// GameEngine is an engine of package andor with its settings, for games whose types are chosen later.
type GameEngine struct {
	name           string
	backup         andor.Backup
	noProbe, plain bool
	epsilon        float64
}

// GameEngines lists the engines for games.
func GameEngines() Table[GameEngine] {
	backup := Choice("backup", "numbers of several children add up by `RULE`", "max", "sum", "weak")
	noprobe := Toggle("noprobe", "don't look children up before the first is searched")
	plain := Toggle("plain", "take moves in the order of the rules")
	epsilon := Option{Name: "epsilon", About: "the best child may grow by `E` of the second best's number before that has its turn", Kind: Real, Default: "0.25", Most: 1 << 20}
	of := func(v Values) andor.Backup { return andor.Backup(v.Index("backup")) }
	return Table[GameEngine]{
		{Name: "labelling", About: "labelling search with an open and a closed list", Make: func(v Values) GameEngine { return GameEngine{name: "labelling"} }},
		{Name: "aostar", About: "AO*", Options: []Option{backup}, Make: func(v Values) GameEngine { return GameEngine{name: "aostar", backup: of(v)} }},
		{Name: "alphabeta", About: "depth-first with a table", Options: []Option{noprobe, plain}, Make: func(v Values) GameEngine {
			return GameEngine{name: "alphabeta", noProbe: v.On("noprobe"), plain: v.On("plain")}
		}},
		{Name: "dfpn", About: "depth-first proof-number search", Options: []Option{backup, epsilon, plain}, Make: func(v Values) GameEngine {
			e := GameEngine{name: "dfpn", backup: of(v), plain: v.On("plain"), epsilon: v.Real("epsilon")}
			if e.epsilon == 0 {
				e.epsilon = -1 // 0 is the default of DFPNOptions
			}
			return e
		}},
	}
}

// SolveGame decides g from start by an engine, whose settings it adds to c. The errors are the engine's.
func SolveGame[S, M any, K comparable](ctx context.Context, e GameEngine, g andor.Game[S, M, K], start S, c andor.Config[S, M]) (andor.Result[S, M], error) {
	c.AOStar.Backup = e.backup
	c.AlphaBeta = andor.AlphaBetaOptions{NoProbe: e.noProbe, PlainOrder: e.plain}
	c.DFPN = andor.DFPNOptions{Backup: e.backup, Epsilon: e.epsilon, PlainOrder: e.plain}
	switch e.name {
	case "labelling":
		return andor.Labelling(ctx, g, start, c)
	case "aostar":
		return andor.AOStar(ctx, g, start, c)
	case "dfpn":
		return andor.DFPN(ctx, g, start, c)
	}
	return andor.AlphaBeta(ctx, g, start, c)
}
