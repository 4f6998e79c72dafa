package minimal_test

// Lengths don't change with techniques off, in decks too large for uniform-cost search, or after a limit has stopped an earlier search.

import (
	"context"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"kedou/internal/registry"
	"kedou/klondike"
	"kedou/klondike/minimal"
	"kedou/search"
	"kedou/search/searchtest"
)

// solve solves g, and fails the test on an error.
func (g *small) solve(t *testing.T, o minimal.Options) minimal.Answer {
	t.Helper()
	o.Metric = g.metric
	if o.Limits.Memory == 0 {
		o.Limits.Memory = minimal.MinMemory
	}
	s, err := minimal.New(g.rules, o)
	if err != nil {
		t.Fatal(err)
	}
	a, err := s.Solve(context.Background(), &g.start)
	if err != nil {
		t.Fatalf("%+v, %v, %+v: the solver says: %v", g.rules, g.metric, g.start, err)
	}
	return a
}

// techniques reads names of techniques.
func techniques(t *testing.T, names string) minimal.Technique {
	t.Helper()
	off, err := registry.Bits(strings.Split((^minimal.Technique(0)).String(), ","), names)
	if err != nil {
		t.Fatal(err)
	}
	return minimal.Technique(off)
}

// TestPlain compares with A* without any technique, whose only bounds are the number of cards that aren't up and the turns of one pass.
func TestPlain(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	all, count := techniques(t, "all"), 0
	for i := range searchtest.Size(700, 20_000) {
		g := anySmall(r)
		if i%2 == 0 {
			g = tangled(r)
		}
		want := g.solve(t, minimal.Options{Off: all, Limits: search.Limits{Expansions: 20_000}})
		if !want.Proved() {
			continue
		}
		count++
		if got := g.solve(t, minimal.Options{}); got.Lower != want.Lower || got.Upper != want.Upper {
			t.Fatalf("game %d, %+v, %v: length %d to %d, want %d", i, g.rules, g.metric, got.Lower, got.Upper, want.Upper)
		}
	}
	t.Logf("%d games", count)
}

// TestSwitches turns off the techniques one by one.
func TestSwitches(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	limits := search.Limits{Expansions: 10_000, Memory: minimal.MinMemory}
	for range searchtest.Size(30, 2000) {
		g := anySmall(r)
		want := g.solve(t, minimal.Options{Limits: limits})
		for off := minimal.FirstLine; off <= techniques(t, "all"); off <<= 1 {
			if got := g.solve(t, minimal.Options{Off: off, Limits: limits}); got.Proved() && want.Proved() && got.Upper != want.Upper {
				t.Errorf("%+v, %v without %v: length %d, want %d", g.rules, g.metric, off, got.Upper, want.Upper)
			}
		}
	}
}

// TestLimits meets each limit: the answer has its reason, both bounds, and a line.
func TestLimits(t *testing.T) {
	g := small{rules: klondike.Standard(3), start: klondike.NewDeal(1, klondike.Standard(3))}
	for _, c := range []struct {
		limits search.Limits
		reason search.Reason
	}{
		{search.Limits{Expansions: 50_000}, search.ExpansionLimit},
		{search.Limits{Time: 1}, search.TimeLimit},
		{search.Limits{Memory: minimal.MinMemory, Time: time.Hour}, search.MemoryLimit},
	} {
		a := g.solve(t, minimal.Options{Limits: c.limits})
		switch {
		case c.reason == search.TimeLimit && a.Result.Status == search.Unknown:
		case a.Result.Status != search.Solved || a.Result.Reason != c.reason || a.Proved() || a.Lower > 110 || a.Upper < 110:
			t.Errorf("%v: %v, %v, length %d to %d, want 110 between", c.limits, a.Result.Status, a.Result.Reason, a.Lower, a.Upper)
		case c.limits.Memory > 0 && a.Result.Stats.Bytes > c.limits.Memory:
			t.Errorf("%d bytes held, the limit is %d", a.Result.Stats.Bytes, c.limits.Memory)
		case c.limits.Expansions > 0 && a.Result.Stats.Expanded != c.limits.Expansions:
			t.Errorf("%d expansions, the limit is %d", a.Result.Stats.Expanded, c.limits.Expansions)
		}
	}
	if _, err := minimal.New(g.rules, minimal.Options{Limits: search.Limits{Memory: 1}}); !errors.Is(err, search.ErrLimits) {
		t.Errorf("a byte of memory: %v, want ErrLimits", err)
	}
}

// TestCancel ends a search from its own progress report: the cause is returned with both bounds.
func TestCancel(t *testing.T) {
	cause := errors.New("enough")
	ctx, cancel := context.WithCancelCause(context.Background())
	rules := klondike.Standard(3)
	last := minimal.Progress{}
	s, err := minimal.New(rules, minimal.Options{Workers: 1, Progress: func(p minimal.Progress) {
		if last = p; p.Lower > 0 {
			cancel(cause)
		}
	}})
	if err != nil {
		t.Fatal(err)
	}
	p := klondike.NewDeal(1, rules)
	a, err := s.Solve(ctx, &p)
	if !errors.Is(err, cause) || a.Result.Reason != search.Cancelled || a.Lower > 110 || a.Upper < 110 {
		t.Errorf("%v, %v, length %d to %d, want the cause and 110 between", err, a.Result.Reason, a.Lower, a.Upper)
	}
	if last.Lower > a.Lower || last.Upper < a.Upper || last.Stats.Expanded == 0 {
		t.Errorf("the progress said %d to %d after %d expansions", last.Lower, last.Upper, last.Stats.Expanded)
	}
}

// TestLost answers a lost deal at once.
func TestLost(t *testing.T) {
	g := small{rules: klondike.Standard(3), start: klondike.NewDeal(8, klondike.Standard(3))}
	if a := g.solve(t, minimal.Options{}); a.Result.Status != search.Unsolvable || !a.Proved() || a.Lower != 0 || a.Upper != 0 {
		t.Errorf("%v, length %d to %d, want unsolvable", a.Result.Status, a.Lower, a.Upper)
	}
}

// TestSenselessSettings: New names the setting that makes no sense, and its value.
func TestSenselessSettings(t *testing.T) {
	for want, o := range map[string]minimal.Options{
		"minimal: Workers is -3; use 0 to 1024":          {Workers: -3},
		"minimal: Off is 512; use a sum of techniques":   {Off: 1 << 9},
		"minimal: Metric is 7; use MovesTurns":           {Metric: 7},
		"limits: expansions can't be negative, it is -1": {Limits: search.Limits{Expansions: -1}},
		"limits: minimal takes no limit of depth":        {Limits: search.Limits{Depth: 1}},
		"limits: 5 bytes of memory are less than":        {Limits: search.Limits{Memory: 5}},
	} {
		if _, err := minimal.New(klondike.Standard(3), o); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("error %v, want %q", err, want)
		}
	}
}
