// Several workers compared with the oracle and with one worker, and their limits.

package search_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"kedou/search"
	"kedou/search/searchtest"
)

func crewOf(n int) search.BestFirstOptions { return search.BestFirstOptions{Workers: n} }

// TestSeveralWorkers: the workers find the least cost, or prove that there is no solution, with every heuristic that never overestimates.
func TestSeveralWorkers(t *testing.T) {
	for seed := range uint64(searchtest.Size(1000, 200)) {
		r, g, o := randomCase(seed)
		admissible(r, g, o)
		for workers := 2; workers <= 4; workers++ {
			res, err := search.BestFirst(context.Background(), g, 0, search.Config[int32, int]{Heuristic: g.Heuristic, BestFirst: crewOf(workers)})
			verify(t, "several", g, o.ToGoal[0], res, err)
			if res.Status == search.Solved && res.Cost != o.ToGoal[0] {
				t.Fatalf("seed %d, %d workers: cost %d, least %d", seed, workers, res.Cost, o.ToGoal[0])
			}
		}
	}
	p, starts := corpus()
	for _, start := range starts[:3] {
		one, _ := search.BestFirst(context.Background(), p, start, tilesConfig{Heuristic: p.Manhattan})
		two, err := search.BestFirst(context.Background(), p, start, tilesConfig{Heuristic: p.Manhattan, BestFirst: crewOf(2)})
		if err != nil || two.Cost != one.Cost || len(two.Path) != int(two.Cost) {
			t.Errorf("cost %d, with two workers %d by %d moves, error %v", one.Cost, two.Cost, len(two.Path), err)
		}
	}
}

// TestSeveralEvaluators: each evaluator's promise holds for two workers as for one, and GoalOnGeneration ends the search.
func TestSeveralEvaluators(t *testing.T) {
	for seed := range uint64(searchtest.Size(300, 80)) {
		r, g, o := randomCase(seed)
		admissible(r, g, o)
		for _, c := range []struct {
			evaluate search.Evaluator
			times    search.Cost // the cheapest; 0: any path
			early    bool
		}{{search.UniformCost, 1, false}, {weighted(2), 2, false}, {search.Greedy, 0, false}, {search.AStar, 0, true}} {
			options := crewOf(2)
			options.Evaluate, options.GoalOnGeneration = c.evaluate, c.early
			res, err := search.BestFirst(context.Background(), g, 0, search.Config[int32, int]{Heuristic: g.Heuristic, BestFirst: options})
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
		r, err := search.BestFirst(c.ctx, p, start, tilesConfig{Heuristic: p.Manhattan, Limits: c.limits, BestFirst: crewOf(3)})
		if r.Status != search.Unknown || r.Reason != c.want || !errors.Is(err, c.ctx.Err()) ||
			c.limits.Expansions > 0 && (r.Stats.Expanded > c.limits.Expansions || r.Stats.Expanded < c.limits.Expansions-3*32) || c.limits.Memory > 0 && r.Stats.Bytes > c.limits.Memory {
			t.Errorf("%+v: %v %v, %+v, error %v", c.limits, r.Status, r.Reason, r.Stats, err)
		}
	}
	for _, l := range []search.Limits{{Depth: 5}, {Memory: 10_000}} {
		if _, err := search.BestFirst(context.Background(), p, start, tilesConfig{Limits: l, BestFirst: crewOf(2)}); !errors.Is(err, search.ErrLimits) {
			t.Errorf("%+v: error %v", l, err)
		}
	}
}
