package benchmarks

// Games as AND/OR graphs: noughts, Nim, Connect Four, and random graphs.

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"

	"kedou/internal/registry"
	"kedou/search"
	"kedou/search/andor"
	"kedou/search/searchtest"
)

var gameDomain = Domain{
	Name: "game", Size: "fields, stones or vertices", Strategies: gameStrategies(),
	measure: func(p Problem) (int, error) {
		g, err := openGame(p.Text)
		if err != nil {
			return 0, err
		}
		return g.size, nil
	},
}

// gameStrategies are the engines of package andor, first depth-first search, which is quickest here.
func gameStrategies() registry.Table[configuration] {
	all := registry.GameEngines()
	return registry.Map(append(all[2:], all[:2]...), func(e registry.GameEngine, v registry.Values) configuration {
		return configuration{v.Spec.String(), func(ctx context.Context, p Problem, l search.Limits) (answer, error) {
			g, err := openGame(p.Text)
			if err != nil {
				return answer{}, err
			}
			return g.solve(ctx, e, l)
		}}
	})
}

// openedGame is a problem with its type parameters hidden.
type openedGame struct {
	size  int
	solve func(context.Context, registry.GameEngine, search.Limits) (answer, error)
}

// openGame reads "noughts", "nim 3,5,7,0", "connect 5 4" (width, height) or "graph 400 4 20 7"
// (vertices, most edges a vertex, reach of edges, seed).
func openGame(text string) (openedGame, error) {
	name, rest, _ := strings.Cut(text, " ")
	switch name {
	case "noughts":
		if rest == "" {
			return opened(9, searchtest.Noughts{}, searchtest.Board{}), nil
		}
	case "nim":
		s, err := searchtest.Nim{}.ParseState(rest)
		stones := 0
		for _, h := range s.Heaps {
			stones += int(h)
		}
		return opened(stones, searchtest.Nim{}, s), err
	case "connect":
		n, err := numbers(rest, 2)
		if err != nil {
			return openedGame{}, err
		}
		g, err := searchtest.NewConnect(n[0], n[1])
		if err != nil {
			return openedGame{}, err
		}
		return opened(n[0]*n[1], g, searchtest.Discs{}), nil
	case "graph":
		n, err := numbers(rest, 4)
		if err == nil && (min(n[0], n[1], n[2]) < 1 || n[0] > 1e7 || n[1] > 100) {
			err = fmt.Errorf("%q asks for no graph", text)
		}
		if err != nil {
			return openedGame{}, err
		}
		return opened(n[0], searchtest.RandomGameGraph(rand.New(rand.NewPCG(uint64(n[3]), 0)), n[0], n[1], n[2]), 0), nil
	}
	return openedGame{}, fmt.Errorf("%q is no game; want noughts, nim 3,5,7,0, connect 5 4, or graph 400 4 20 7", text)
}

func numbers(text string, count int) ([]int, error) {
	fields := strings.Fields(text)
	list := make([]int, len(fields))
	for i, f := range fields {
		if _, err := fmt.Sscanf(f+" .", "%d .", &list[i]); err != nil {
			return nil, fmt.Errorf("%q is no number", f)
		}
	}
	if len(list) != count {
		return nil, fmt.Errorf("%s in %q, want %d", plural(len(list), "number"), text, count)
	}
	return list, nil
}

func opened[S, M any, K comparable](size int, g andor.Game[S, M, K], start S) openedGame {
	return openedGame{size, func(ctx context.Context, e registry.GameEngine, l search.Limits) (answer, error) {
		r, err := registry.SolveGame(ctx, e, g, start, andor.Config[S, M]{Limits: l})
		return answer{Verdict: r.Outcome.String(), Reason: r.Reason.String(), Stats: r.Stats}, err
	}}
}
