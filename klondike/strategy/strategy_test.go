package strategy_test

// Every strategy compared with the others, and the referee with wrong answers.

import (
	"errors"
	"testing"

	"kedou/klondike"
	"kedou/klondike/strategy"
	"kedou/search"
)

// small are rules with few cards, under which every strategy decides every deal.
var small = klondike.Rules{Draw: 1, Redeals: klondike.Unlimited, WorryBack: true, Ranks: 4, Suits: 2, Columns: 3}

// solve solves a deal by a strategy.
func solve(t *testing.T, text string, p klondike.Position) strategy.Answer {
	t.Helper()
	s, err := strategy.New(text)
	if err != nil {
		t.Fatal(err)
	}
	solver, err := s.Open(small, strategy.Options{})
	if err != nil {
		t.Fatal(err)
	}
	a, err := solver.Solve(t.Context(), &p)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return a
}

// TestStrategiesAgree: verdicts are equal, and lengths where shortest solutions are proved.
func TestStrategiesAgree(t *testing.T) {
	for seed := range uint64(40) {
		p := klondike.NewDeal(seed, small)
		want, least := solve(t, "fast", p), solve(t, "minimal", p)
		for _, name := range strategy.Strategies().Names() {
			got := solve(t, name, p)
			unsure := name == "beam" || name == "document" // their rule on kings loses solutions
			if got.Status != want.Status && (!unsure || got.Status != search.Unknown) {
				t.Errorf("deal %d: %s says %v, fast %v", seed, name, got.Status, want.Status)
			}
			if got.Shortest.Proved() && got.Length.Total() != least.Length.Total() {
				t.Errorf("deal %d: %s proves %d, minimal %d", seed, name, got.Length.Total(), least.Length.Total())
			}
		}
		if a := solve(t, "fast:no-line", p); a.Status != want.Status || len(a.Path) > 0 || a.Length.Steps() > 0 {
			t.Errorf("deal %d: without a line %v, %d moves", seed, a.Status, len(a.Path))
		}
		if a := solve(t, "fast:certify", p); a.Status != want.Status || !a.Certified {
			t.Errorf("deal %d: certified %v, %v", seed, a.Status, a.Certified)
		}
	}
}

// TestDepthProvesNothing: under a depth limit, set by the caller or the strategy, no solution is said to be shortest.
func TestDepthProvesNothing(t *testing.T) {
	for _, depth := range []int{0, 1000} {
		s, err := strategy.New("astar:score=length")
		if err != nil {
			t.Fatal(err)
		}
		solver, err := s.Open(small, strategy.Options{Limits: search.Limits{Depth: depth}})
		if err != nil {
			t.Fatal(err)
		}
		solved := 0
		for seed := range uint64(20) {
			p := klondike.NewDeal(seed, small)
			a, err := solver.Solve(t.Context(), &p)
			if err != nil {
				t.Fatal(err)
			}
			if a.Status != search.Solved {
				continue
			}
			if solved++; a.Shortest.Proved() != (depth == 0) {
				t.Errorf("deal %d, depth %d: proved shortest: %v", seed, depth, a.Shortest.Proved())
			}
		}
		if solved == 0 {
			t.Error("no deal was solved")
		}
	}
}

// TestWrongAnswers: the referee refuses moves that break the rules, wrong lengths, and cards that aren't up.
func TestWrongAnswers(t *testing.T) {
	seed := uint64(0)
	for solve(t, "fast", klondike.NewDeal(seed, small)).Status != search.Solved {
		seed++
	}
	p := klondike.NewDeal(seed, small)
	right := solve(t, "minimal", p)
	for name, spoil := range map[string]func(*strategy.Answer){
		"a move less": func(a *strategy.Answer) { a.Path = a.Path[:len(a.Path)-1] },
		"a length":    func(a *strategy.Answer) { a.Shortest = &strategy.Bounds{Lower: 1, Upper: 1} },
		"cards up":    func(a *strategy.Answer) { a.Status, a.Best = search.Unknown, &strategy.Cards{Lower: 1, Upper: 8} },
	} {
		a := right
		spoil(&a)
		if err := a.Check(p, small); !errors.Is(err, klondike.ErrWrong) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := right.Check(p, small); err != nil {
		t.Error(err)
	}
}
