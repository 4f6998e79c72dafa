// Several workers compared with the oracle and with one worker, and their limits.

package search_test

import (
	"context"
	"errors"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"kedou/search"
	"kedou/search/searchtest"
)

// TestSeveralWorkers: the workers find the least cost, or prove that there is no solution, with every heuristic that never overestimates.
func TestSeveralWorkers(t *testing.T) {
	for seed := range uint64(searchtest.Size(300, 10_000)) {
		r, g, o := randomCase(seed)
		admissible(r, g, o)
		for workers := 2; workers <= 4; workers++ {
			res, err := search.BestFirst(context.Background(), g, 0, search.Config[int32, int]{Heuristic: g.Heuristic, Workers: workers})
			verify(t, "several", g, o.ToGoal[0], res, err)
			if res.Status == search.Solved && res.Cost != o.ToGoal[0] {
				t.Fatalf("seed %d, %d workers: cost %d, least %d", seed, workers, res.Cost, o.ToGoal[0])
			}
		}
	}
	p, starts := corpus()
	for _, start := range starts[:3] {
		one, _ := search.BestFirst(context.Background(), p, start, tilesConfig{Heuristic: p.Manhattan})
		two, err := search.BestFirst(context.Background(), p, start, tilesConfig{Heuristic: p.Manhattan, Workers: 2})
		if err != nil || two.Cost != one.Cost || len(two.Path) != int(two.Cost) {
			t.Errorf("cost %d, with two workers %d by %d moves, error %v", one.Cost, two.Cost, len(two.Path), err)
		}
	}
}

// TestSeveralEvaluators: each evaluator's promise holds for two workers as for one, and GoalOnGeneration ends the search.
func TestSeveralEvaluators(t *testing.T) {
	for seed := range uint64(searchtest.Size(300, 3000)) {
		r, g, o := randomCase(seed)
		admissible(r, g, o)
		for _, c := range []struct {
			evaluate func(g, h search.Cost) search.Priority
			times    search.Cost // the cheapest; 0: any path
			early    bool
		}{{search.UniformCost, 1, false}, {weighted(2), 2, false}, {search.Greedy, 0, false}, {search.AStar, 0, true}} {
			config := search.Config[int32, int]{Heuristic: g.Heuristic, Evaluate: c.evaluate, GoalOnGeneration: c.early, Workers: 2}
			res, err := search.BestFirst(context.Background(), g, 0, config)
			verify(t, "several", g, o.ToGoal[0], res, err)
			if c.times > 0 && res.Status == search.Solved && res.Cost > c.times*o.ToGoal[0] {
				t.Fatalf("seed %d: cost %d, least %d", seed, res.Cost, o.ToGoal[0])
			}
		}
	}
}

// TestSeveralEnd: once the search is over the slots don't move, since other workers may still read them.
func TestSeveralEnd(t *testing.T) {
	if before, after := search.GrowWhenOver(searchtest.NewPuzzle(3)); after != before {
		t.Errorf("slots of %d bytes, and then of %d", before, after)
	}
}

// breaking is a puzzle that calls act at the first call of the method after a number of expansions.
type breaking struct {
	puzzle *searchtest.Puzzle
	method string
	calls  *atomic.Int32
	act    func()
}

func (b breaking) at(method string) {
	if b.method == method && b.calls.Load() > 300 {
		b.act()
	}
}

func (b breaking) Key(s searchtest.Tiles) searchtest.Tiles { b.at("Key"); return s }
func (b breaking) Hash(k searchtest.Tiles) uint64          { b.at("Hash"); return b.puzzle.Hash(k) }
func (b breaking) IsGoal(s searchtest.Tiles) bool          { b.at("IsGoal"); return b.puzzle.IsGoal(s) }

func (b breaking) AppendMoves(dst []searchtest.Slide, s searchtest.Tiles) []searchtest.Slide {
	b.calls.Add(1)
	b.at("AppendMoves")
	return b.puzzle.AppendMoves(dst, s)
}

func (b breaking) Next(s searchtest.Tiles, m searchtest.Slide) (searchtest.Tiles, search.Cost) {
	b.at("Next")
	return b.puzzle.Next(s, m)
}

// TestSeveralPanics: a panic in any of the caller's functions, while several workers search, reaches the caller's recover with its value and its
// place; and so does a goroutine that ends.
func TestSeveralPanics(t *testing.T) {
	fault := errors.New("a fault of the puzzle")
	_, start := hopeless()
	for _, method := range []string{"Key", "Hash", "IsGoal", "AppendMoves", "Next", "heuristic", "evaluator"} {
		for how, act := range map[string]func(){"panic: " + fault.Error(): func() { panic(fault) }, "panic: <nil>": runtime.Goexit} {
			for workers := 2; workers <= 4; workers++ {
				b := breaking{searchtest.NewPuzzle(4), method, new(atomic.Int32), act}
				c := tilesConfig{Workers: workers, Limits: search.Limits{Expansions: 20_000}}
				c.Heuristic = func(s searchtest.Tiles) search.Cost { b.at("heuristic"); return b.puzzle.Manhattan(s) / 2 }
				c.Evaluate = func(g, h search.Cost) search.Priority { b.at("evaluator"); return search.Greedy(g, h) }
				got := recovered(func() { _, _ = search.BestFirst(context.Background(), b, start, c) })
				if got == nil || !strings.Contains(got.Error(), how) || !strings.Contains(got.Error(), "search_test.breaking.at") || errors.Is(got, fault) != strings.Contains(how, fault.Error()) {
					t.Fatalf("%s, %d workers: %v", method, workers, got)
				}
			}
		}
	}
}

// recovered returns the error with which f panics.
func recovered(f func()) (err error) {
	defer func() { err, _ = recover().(error) }()
	f()
	return nil
}

// TestSeveralLimits: the limits hold: expansions except for those paid and unused, memory, time and context; depth is refused.
func TestSeveralLimits(t *testing.T) {
	p, start := hopeless()
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	for _, c := range []struct {
		ctx    context.Context
		limits search.Limits
		want   search.Reason
	}{
		{context.Background(), search.Limits{Expansions: 5000}, search.ExpansionLimit},
		{context.Background(), search.Limits{Memory: 4 << 20}, search.MemoryLimit},
		{context.Background(), search.Limits{Time: 5 * time.Millisecond}, search.TimeLimit},
		{ended, search.Limits{}, search.Cancelled},
	} {
		r, err := search.BestFirst(c.ctx, p, start, tilesConfig{Heuristic: p.Manhattan, Limits: c.limits, Workers: 3})
		if r.Status != search.Unknown || r.Reason != c.want || !errors.Is(err, c.ctx.Err()) ||
			c.limits.Expansions > 0 && (r.Stats.Expanded > c.limits.Expansions || r.Stats.Expanded < c.limits.Expansions-3*32) || c.limits.Memory > 0 && r.Stats.Bytes > c.limits.Memory {
			t.Errorf("%+v: %v %v, %+v, error %v", c.limits, r.Status, r.Reason, r.Stats, err)
		}
	}
	for _, l := range []search.Limits{{Depth: 5}, {Memory: 10_000}} {
		if _, err := search.BestFirst(context.Background(), p, start, tilesConfig{Limits: l, Workers: 2}); !errors.Is(err, search.ErrLimits) {
			t.Errorf("%+v: error %v", l, err)
		}
	}
}
