package registry_test

// The tables of engines, on a small problem and a small game: every engine with every option finds what the others find.

import (
	"strings"
	"testing"

	"kedou/internal/registry"
	"kedou/search"
	"kedou/search/andor"
	"kedou/search/searchtest"
)

// stack is the one to sort.
var stack = searchtest.StackOf([]int{2, 4, 0, 3, 1, 5})

func engines() registry.Table[registry.Engine[searchtest.Pancakes, uint8, searchtest.Pancakes]] {
	score := registry.Choice("score", "estimate by `NAME`", "gap", "none")
	return registry.Engines[searchtest.Pancakes, uint8, searchtest.Pancakes](score, score)
}

// run solves the stack by a spec, and tells whether its path costs least and whether the search can be traced.
func run(t *testing.T, spec string) (r search.Result[uint8], cheapest, traces bool) {
	t.Helper()
	e, err := engines().New(spec)
	if err != nil {
		t.Fatal(spec, err)
	}
	p, err := searchtest.NewPancake(6)
	if err != nil {
		t.Fatal(err)
	}
	c, cheapest := e.Config(true, search.Limits{})
	c.Heuristic = p.Gap
	if r, err = e.Run(t.Context(), p, stack, c); err != nil {
		t.Fatal(spec, err)
	}
	return r, cheapest, e.Traces()
}

// TestEveryEngineSolves: all engines with all words of their options solve the stack, and those that promise a cheapest path find one.
func TestEveryEngineSolves(t *testing.T) {
	best, _, _ := run(t, "astar")
	for _, s := range engines() {
		specs := []string{s.Name}
		for _, o := range s.Options {
			for _, word := range o.Words {
				specs = append(specs, s.Name+":"+o.Name+"="+word)
				if o.Name == "open-list" {
					specs = append(specs, s.Name+":ties=oldest:"+o.Name+"="+word)
				}
			}
		}
		for _, spec := range specs {
			r, cheapest, traces := run(t, spec)
			if r.Status != search.Solved || cheapest && r.Cost != best.Cost {
				t.Errorf("%s: %v in %d turns, %d are enough", spec, r.Status, r.Cost, best.Cost)
			}
			if traces == strings.HasPrefix(spec, "pastar") {
				t.Errorf("%s can be traced: %v", spec, traces)
			}
		}
	}
}

// TestEveryGameEngineDecides: on a board of three columns and three rows nobody gets four in a row, which counts for the refuter.
func TestEveryGameEngineDecides(t *testing.T) {
	board, err := searchtest.NewConnect(3, 3)
	if err != nil {
		t.Fatal(err)
	}
	for _, spec := range []string{"labelling", "aostar:backup=sum", "alphabeta:noprobe:plain", "dfpn", "dfpn:epsilon=0:backup=weak"} {
		e, err := registry.GameEngines().New(spec)
		if err != nil {
			t.Fatal(spec, err)
		}
		r, err := registry.SolveGame(t.Context(), e, board, searchtest.Discs{}, andor.Config[searchtest.Discs, uint8]{})
		if err != nil || r.Outcome != andor.Lost {
			t.Errorf("%s: %v, %v", spec, r.Outcome, err)
		}
	}
}
