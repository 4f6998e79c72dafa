package strategy

// The founding document's A*, under one name.

import (
	"context"
	"slices"

	"kedou/internal/registry"
	"kedou/klondike"
	"kedou/search"
)

// documentDefaults are the settings by which A* becomes the document's search: its second score, ties by F alone and first in first out, a
// sorted linked list, of equal states the shallower with its subtree moved, the goal tested on generation.
var documentDefaults = map[string]string{
	"score": "pile2", "ties": "oldest", "open-list": "list", "duplicate": "shallower", "reparent": "propagate", "goal": "generate",
}

// documentStrategy returns A* with the document's settings as defaults, over the document's positions.
func documentStrategy() registry.Strategy[*Strategy] {
	pile := klondike.Scores()[1:3]
	astar := registry.Engines[klondike.State, klondike.Step, klondike.State](
		registry.Choice("score", "judge states by `NAME`", pile[1].Name, pile[0].Name), registry.Option{}, without(pile[0].Technique))[0]
	options := slices.Clone(astar.Options)
	for i, o := range options {
		if value, other := documentDefaults[o.Name]; other {
			options[i].Default = value
		}
	}
	return registry.Strategy[*Strategy]{
		Name: "document", About: "the founding document's A*, as it describes it; solve stops it after 500,000 expansions unless --expansions or --time is given", Options: options, Closed: registry.Tree,
		Make: func(v registry.Values) *Strategy {
			score := pile[1-v.Index("score")]
			score.Technique &^= klondike.Technique(v.Bits("without"))
			d := document{generic{astar.Make(v), score, false, true}}
			return &Strategy{Spec: v.Spec, traces: true, deepest: true, most: 500_000, open: d.open, problem: d.problem}
		},
	}
}

// document is an engine on klondike.Holed.
type document struct{ generic }

func (d document) open(r klondike.Rules, o Options) (solve, error) {
	return func(ctx context.Context, p *klondike.Position) (Answer, error) {
		holed, problem, state, err := d.problem(*p, r)
		if err != nil {
			return Answer{}, err
		}
		if observe := o.Observe; observe != nil {
			o.Observe = func(p *klondike.Problem) (func(search.Event[klondike.State, klondike.Step]), error) {
				plain, err := observe(p)
				return func(e search.Event[klondike.State, klondike.Step]) {
					e.State = klondike.Holed{}.Plain(e.State)
					plain(e)
				}, err
			}
		}
		return d.run(ctx, holed, problem, state, o)
	}, nil
}

func (d document) problem(start klondike.Position, r klondike.Rules) (judged, *klondike.Problem, klondike.State, error) {
	p, state, err := klondike.NewProblem(start, r, d.score)
	if err != nil {
		return nil, nil, state, err
	}
	holed, state, err := p.Holed()
	return holed, p, state, err
}
