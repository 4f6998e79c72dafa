// Limits, cancellation, progress and allocations, for every engine.

package search_test

import (
	"context"
	"errors"
	"maps"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"kedou/internal/engine"
	"kedou/search"
	"kedou/search/searchtest"
)

type tilesConfig = search.Config[searchtest.Tiles, searchtest.Slide]

type tilesEngine = func(context.Context, search.Problem[searchtest.Tiles, searchtest.Slide, searchtest.Tiles], searchtest.Tiles, tilesConfig) (search.Result[searchtest.Slide], error)

var tilesEngines = map[string]tilesEngine{
	"best-first":    search.BestFirst[searchtest.Tiles, searchtest.Slide, searchtest.Tiles],
	"breadth-first": search.BreadthFirst[searchtest.Tiles, searchtest.Slide, searchtest.Tiles],
	"depth-first":   search.DepthFirst[searchtest.Tiles, searchtest.Slide, searchtest.Tiles],
	"ida*":          search.IDAStar[searchtest.Tiles, searchtest.Slide, searchtest.Tiles],
	"beam":          search.Beam[searchtest.Tiles, searchtest.Slide, searchtest.Tiles],
}

// hopeless returns a 15-puzzle with two tiles swapped: half of 16! states, no goal.
func hopeless() (*searchtest.Puzzle, searchtest.Tiles) {
	p := searchtest.NewPuzzle(4)
	return p, p.Goal() ^ 0x30 ^ 0x300 // tiles 1 and 2 change places
}

// eachEngine visits every engine, and best-first with every list and rule.
func eachEngine(visit func(name string, run tilesEngine, c tilesConfig)) {
	for name, run := range tilesEngines {
		visit(name, run, tilesConfig{Width: 5000})
	}
	for list, newList := range lists {
		for _, rule := range rules {
			visit(list+" "+rule.String(), tilesEngines["best-first"], tilesConfig{Open: newList, Reopening: rule, Evaluate: weighted(2)})
		}
	}
}

func TestExpansionLimitIsExact(t *testing.T) {
	p, start := hopeless()
	eachEngine(func(name string, run tilesEngine, c tilesConfig) {
		c.Heuristic = p.Manhattan
		for _, limit := range []int64{1, 2, 1000, 5000} {
			c.Limits.Expansions = limit
			r, err := run(context.Background(), p, start, c)
			again, _ := run(context.Background(), p, start, c)
			r.Stats.Elapsed, again.Stats.Elapsed = 0, 0
			if err != nil || r.Status != search.Unknown || r.Reason != search.ExpansionLimit || r.Stats.Expanded != limit || r.Stats != again.Stats {
				t.Fatalf("%s: %v %v %+v, then %+v, error %v", name, r.Status, r.Reason, r.Stats, again.Stats, err)
			}
		}
	})
}

// TestMemoryLimit measures the memory in use while the search runs.
func TestMemoryLimit(t *testing.T) {
	if testing.Short() {
		t.Skip("fills tables and collects garbage again and again")
	}
	const limit = 12 << 20
	p, start := hopeless()
	eachEngine(func(name string, run tilesEngine, c tilesConfig) {
		if name == "ida*" {
			return // holds one path
		}
		before, most := alive(), int64(0)
		c.Heuristic, c.Limits.Memory = p.Manhattan, limit
		looks := 0
		c.Progress = func(search.Stats) {
			if looks++; looks%8 == 0 {
				most = max(most, alive()-before)
			}
		}
		r, err := run(context.Background(), p, start, c)
		if err != nil || r.Reason != search.MemoryLimit || r.Stats.Bytes > limit {
			t.Fatalf("%s: %v %v, %d bytes, error %v", name, r.Status, r.Reason, r.Stats.Bytes, err)
		}
		if most > limit || most < limit/4 {
			t.Errorf("%s: %d bytes alive under a limit of %d; %d reported", name, most, limit, r.Stats.Bytes)
		}
		t.Logf("%-20s %9d states, alive %8d, reported %8d", name, r.Stats.States, most, r.Stats.Bytes)
	})
}

func alive() int64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}

func TestTimeLimit(t *testing.T) {
	p, start := hopeless()
	eachEngine(func(name string, run tilesEngine, c tilesConfig) {
		c.Limits.Time = 5 * time.Millisecond
		r, err := run(context.Background(), p, start, c)
		if err != nil || r.Reason != search.TimeLimit || r.Stats.Elapsed < c.Limits.Time {
			t.Errorf("%s: %v %v after %v, error %v", name, r.Status, r.Reason, r.Stats.Elapsed, err)
		}
	})
}

// TestCancel ends the context during the search, and counts the expansions that follow.
func TestCancel(t *testing.T) {
	cause := errors.New("enough")
	for _, pause := range []time.Duration{0, 2 * time.Millisecond} {
		p, start := hopeless()
		eachEngine(func(name string, run tilesEngine, c tilesConfig) {
			ctx, cancel := context.WithCancelCause(context.Background())
			seen, at := 0, 2000
			most := 256 // expansions, of at most 4 children each
			if pause > 0 {
				at, most = 20, 10
			}
			c.Heuristic = func(s searchtest.Tiles) search.Cost {
				if seen++; seen == at {
					cancel(cause)
				}
				time.Sleep(pause)
				return p.Manhattan(s)
			}
			r, err := run(ctx, p, start, c)
			if r.Reason != search.Cancelled || !errors.Is(err, cause) || seen-at > 4*most {
				t.Errorf("%s: %v %v, error %v, %d heuristic calls after the end", name, r.Status, r.Reason, err, seen-at)
			}
		})
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	p, start := hopeless()
	eachEngine(func(name string, run tilesEngine, c tilesConfig) {
		if r, err := run(ctx, p, start, c); r.Stats.Expanded != 0 || !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %d expansions under a context that had ended, error %v", name, r.Stats.Expanded, err)
		}
	})
}

func TestProgress(t *testing.T) {
	p, start := hopeless()
	eachEngine(func(name string, run tilesEngine, c tilesConfig) {
		var last search.Stats
		calls := 0
		c.Limits.Expansions = 20000
		c.Progress = func(s search.Stats) {
			calls++
			if s.Expanded-last.Expanded < 1024 || s.Expanded-last.Expanded > 2048 || s.Generated < last.Generated {
				t.Errorf("%s: progress from %+v to %+v", name, last, s)
			}
			last = s
		}
		if _, err := run(context.Background(), p, start, c); err != nil || calls < 10 {
			t.Errorf("%s: %d calls, error %v", name, calls, err)
		}
	})
}

// TestAllocations: tables grow page by page, and the engines allocate nothing else. Only the bucket list's sorted map makes a node for each
// bucket that is new or was empty.
func TestAllocations(t *testing.T) {
	p, start := hopeless()
	eachEngine(func(name string, run tilesEngine, c tilesConfig) {
		c.Heuristic, c.Limits.Expansions = p.Manhattan, 50000
		var expanded int64
		allocs := testing.AllocsPerRun(1, func() {
			r, _ := run(context.Background(), p, start, c)
			expanded = r.Stats.Expanded
		})
		most := 0.03
		if strings.HasPrefix(name, "bucket") {
			most = 1
		}
		if per := allocs / float64(expanded); per > most {
			t.Errorf("%s: %.3f allocations per expansion", name, per)
		}
	})
}

// TestBestFirstDepthLimit: a limit never leads to a proof of unsolvability, and every state that has come within the limit is expanded.
func TestBestFirstDepthLimit(t *testing.T) {
	for seed := range uint64(500) {
		r, g, o := randomCase(seed)
		admissible(r, g, o)
		everyList(func(name string, c search.Config[int32, int]) {
			c.Heuristic, c.Limits.Depth = g.Heuristic, 1+r.IntN(6)
			cut := map[search.ID]bool{} // and not opened again
			c.Observe = func(e search.Event[int32, int]) {
				if e.Kind == engine.Cut || e.Kind == engine.Reopened {
					cut[e.ID] = e.Kind == engine.Cut
				}
				if cut[e.ID] && e.Kind != engine.Duplicate && e.Depth < c.Limits.Depth {
					t.Fatalf("%s: %v leaves state %d cut at depth %d, within the limit %d", name, e.Kind, e.ID, e.Depth, c.Limits.Depth)
				}
			}
			res, err := search.BestFirst(context.Background(), g, 0, c)
			left := slices.Contains(slices.Collect(maps.Values(cut)), true)
			switch {
			case res.Status != search.Solved && left != (res.Reason == search.DepthLimit):
				t.Fatalf("%s: states cut %v, but %v %v", name, left, res.Status, res.Reason)
			case res.Status == search.Unknown && err == nil:
			case res.Status == search.Solved && len(res.Path) > c.Limits.Depth:
				t.Fatalf("%s: a path of %d moves under a limit of %d", name, len(res.Path), c.Limits.Depth)
			default:
				verify(t, name, g, o.ToGoal[0], res, err)
			}
		})
	}
}

// TestRefusedLimits: a negative limit, and a memory limit too small for the first states. IDA* holds only a path and has no floor.
func TestRefusedLimits(t *testing.T) {
	p, start := hopeless()
	for name, run := range tilesEngines {
		for _, l := range []search.Limits{{Expansions: -1}, {Memory: -1}, {Depth: -1}, {Time: -1}, {Memory: 1000}} {
			_, err := run(context.Background(), p, start, tilesConfig{Width: 10, Limits: l})
			if allowed := name == "ida*" && l.Memory > 0; errors.Is(err, search.ErrLimits) == allowed {
				t.Errorf("%s, %+v: %v", name, l, err)
			}
		}
	}
}
