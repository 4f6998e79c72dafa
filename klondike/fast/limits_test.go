package fast_test

// Limits, ended contexts, and several workers.

import (
	"context"
	"errors"
	"strings"
	"testing"

	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/search"
)

// TestLimits meets every limit: the verdict is undecided, with the reason.
func TestLimits(t *testing.T) {
	hard := read(t, "deals.txt")[253]
	for reason, limits := range map[search.Reason]search.Limits{
		search.ExpansionLimit: {Expansions: 1000},
		search.MemoryLimit:    {Memory: fast.MinMemory},
		search.TimeLimit:      {Time: 1},
	} {
		for _, workers := range []int{1, 2} {
			s := solver(t, klondike.Standard(3), fast.Options{Limits: limits, Workers: workers})
			r, err := s.Solve(context.Background(), &hard)
			if err != nil || r.Status != search.Unknown || r.Reason != reason {
				t.Errorf("%d workers, %+v: %v %v %v", workers, limits, r.Status, r.Reason, err)
			}
		}
	}
	ctx, cancel := context.WithCancelCause(context.Background())
	cause := errors.New("enough")
	cancel(cause)
	r, err := solver(t, klondike.Standard(3), fast.Options{}).Solve(ctx, &hard)
	if !errors.Is(err, cause) || r.Reason != search.Cancelled {
		t.Errorf("cancelled: %v %v", r.Reason, err)
	}
}

// TestWorkers decides hard deals with two and three workers, on tables that have to grow while they are shared.
func TestWorkers(t *testing.T) {
	deals := read(t, "deals.txt")
	verdicts, _ := known(t)
	ids := []int{149, 493, 61, 203, 395}
	if testing.Short() {
		ids = ids[:2]
	}
	for _, workers := range []int{2, 3} {
		for _, draw := range []int{1, 3} {
			rules := klondike.Standard(draw)
			s := solver(t, rules, fast.Options{Workers: workers})
			for _, id := range ids {
				if r := solve(t, s, &deals[id-1], rules); r.Status != verdicts[draw][id-1] {
					t.Errorf("%d workers, draw %d deal %d: %v", workers, draw, id, r.Status)
				}
			}
		}
	}
}

// TestSenselessSettings: New names the setting that makes no sense, and its value.
func TestSenselessSettings(t *testing.T) {
	for want, o := range map[string]fast.Options{
		"fast: Workers is -3; use 0 to 1024":                      {Workers: -3},
		"fast: Off is 65536; use a sum of techniques":             {Off: 1 << 16},
		"limits: expansions can't be negative":                    {Limits: search.Limits{Expansions: -1}},
		"limits: memory can't be negative, it is -9":              {Limits: search.Limits{Memory: -9}},
		"limits: time can't be negative, it is -1":                {Limits: search.Limits{Time: -1}},
		"limits: fast takes no limit of depth":                    {Limits: search.Limits{Depth: 1}},
		"limits: fast needs 1048576 bytes of memory or more (1 M": {Limits: search.Limits{Memory: 5}},
	} {
		if _, err := fast.New(klondike.Standard(3), o); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("error %v, want %q", err, want)
		}
	}
}

// TestOneCallAtATime: a call during another call says so, and leaves the other call as it is.
func TestOneCallAtATime(t *testing.T) {
	hard := read(t, "deals.txt")[253]
	for _, workers := range []int{1, 2} {
		var s *fast.Solver
		calls, limits := 0, search.Limits{Expansions: 20_000}
		s = solver(t, klondike.Standard(3), fast.Options{Limits: limits, Workers: workers, Progress: func(search.Stats) {
			calls++
			_, solved := s.Solve(context.Background(), &hard)
			_, most := s.Most(context.Background(), &hard)
			for _, err := range []error{solved, most} {
				if err == nil || !strings.Contains(err.Error(), "give every goroutine its own") {
					t.Errorf("a call during another call: error %v", err)
				}
			}
		}})
		for range 2 {
			if r, err := s.Solve(context.Background(), &hard); err != nil || r.Reason != search.ExpansionLimit || calls == 0 {
				t.Errorf("%d workers: %v, %d calls, error %v", workers, r.Reason, calls, err)
			}
		}
	}
}
