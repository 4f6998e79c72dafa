package registry

// The engines of package andor as strategies, for games whose types are chosen later.

import (
	"context"

	"kedou/search"
	"kedou/search/andor"
)

// GameEngine is an engine of package andor with its settings.
type GameEngine struct {
	engine  gameEngine
	backup  andor.Backup
	noProbe bool
	epsilon float64
}

type gameEngine uint8

const (
	alphaBeta gameEngine = iota
	dfpn
	aoStar
	labelling
)

// Epsilon is DFPN's option of that name; its value 0 means none.
var Epsilon = Option{Name: "epsilon", About: "the best child may grow by `E` of the second best's number before that has its turn", Kind: Real, Default: "0.25", Most: 1 << 20}

// EpsilonOf returns the option's value as andor.DFPNOptions has it.
func EpsilonOf(v Values) float64 {
	if e := v.Real("epsilon"); e > 0 {
		return e
	}
	return -1
}

// GameEngines lists the engines for games.
func GameEngines() Table[GameEngine] {
	backup := Choice("backup", "numbers of several children add up by `RULE`", "max", "sum", "weak")
	noprobe := Toggle("noprobe", "don't look children up before the first is searched")
	of := func(v Values) andor.Backup { return andor.Backup(v.Index("backup")) }
	return Table[GameEngine]{
		{"alphabeta", "depth-first with a table", []Option{noprobe}, func(v Values) GameEngine { return GameEngine{engine: alphaBeta, noProbe: v.On("noprobe")} }},
		{"dfpn", "depth-first proof-number search", []Option{backup, Epsilon}, func(v Values) GameEngine {
			return GameEngine{engine: dfpn, backup: of(v), epsilon: EpsilonOf(v)}
		}},
		{"aostar", "AO*", []Option{backup}, func(v Values) GameEngine { return GameEngine{engine: aoStar, backup: of(v)} }},
		{"labelling", "labelling search with an open and a closed list", nil, func(Values) GameEngine { return GameEngine{engine: labelling} }},
	}
}

// SolveGame decides g from start by an engine, within limits. The errors are the engine's.
func SolveGame[S, M any, K comparable](ctx context.Context, e GameEngine, g andor.Game[S, M, K], start S, l search.Limits) (andor.Result[S, M], error) {
	c := andor.Config[S, M]{
		Limits: l, AOStar: andor.AOStarOptions[S]{Backup: e.backup},
		AlphaBeta: andor.AlphaBetaOptions{NoProbe: e.noProbe}, DFPN: andor.DFPNOptions{Backup: e.backup, Epsilon: e.epsilon},
	}
	switch e.engine {
	case dfpn:
		return andor.DFPN(ctx, g, start, c)
	case aoStar:
		return andor.AOStar(ctx, g, start, c)
	case labelling:
		return andor.Labelling(ctx, g, start, c)
	}
	return andor.AlphaBeta(ctx, g, start, c)
}
