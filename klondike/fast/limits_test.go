package fast_test

// Limits, ended contexts, and several workers.

import (
	"context"
	"errors"
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
