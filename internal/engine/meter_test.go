// The meter: one limit for one goroutine or for several.

package engine_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"

	"kedou/internal/engine"
	"kedou/search"
)

// A search of your own that heeds limits: it would count to a million, but the limit stops it.
func ExampleMeter() {
	meter := engine.NewMeter[search.Stats](context.Background(), search.Limits{Expansions: 1000}, nil)
	for n := 0; n < 1_000_000 && meter.Spend(); n++ {
	}
	fmt.Println(search.Reason(meter.Reason()), meter.Stats.Expanded, meter.Err())
	// Output: expansion limit 1000 <nil>
}

// TestMetersShare: workers of different speeds spend one limit, to the last expansion, and the next question gets none.
func TestMetersShare(t *testing.T) {
	for _, workers := range []int{1, 2, 5} {
		for _, limit := range []int64{1, 31, 32, 33, 1000} {
			whole := engine.NewMeter[search.Stats](context.Background(), search.Limits{Expansions: limit}, nil)
			shares := whole.Share(workers)
			var group sync.WaitGroup
			for _, m := range shares {
				group.Go(func() {
					for m.Spend() {
					}
				})
			}
			group.Wait()
			whole.Join(shares)
			if whole.Stats.Expanded != limit || whole.Reason() != engine.ExpansionLimit || whole.Spend() {
				t.Errorf("%d workers spent %d of %d, %v", workers, whole.Stats.Expanded, limit, whole.Reason())
			}
		}
	}
}

// TestMeterHalt: one worker has the verdict, and the others stop without a reason.
func TestMeterHalt(t *testing.T) {
	shares := engine.NewMeter[search.Stats](context.Background(), search.Limits{}, nil).Share(2)
	shares[0].Halt()
	if shares[1].Spend() || shares[1].InTime() || shares[1].Reason() != engine.NoReason || !shares[1].Stopped() {
		t.Error("the other worker continues, or has a reason")
	}
	shares[1].Resume()
	if !shares[0].Spend() || !shares[1].Spend() {
		t.Error("the next question can't begin")
	}
}

// TestMeterReasons: the first reason stays, and an ended context is named.
func TestMeterReasons(t *testing.T) {
	cause := errors.New("enough")
	ctx, cancel := context.WithCancelCause(context.Background())
	m := engine.NewMeter[search.Stats](ctx, search.Limits{Memory: 100, Depth: 3}, nil)
	if !m.Hold(100) || m.TooDeep(2) || !m.TooDeep(3) {
		t.Error("refused within the limits")
	}
	cancel(cause)
	if m.Spend() || m.Reason() != engine.Cancelled || m.Err() != cause {
		t.Errorf("%v, error %v", m.Reason(), m.Err())
	}
	if m.Hold(101) || m.Reason() != engine.Cancelled || m.Close().Bytes != 100 {
		t.Errorf("%v with %d bytes after the end", m.Reason(), m.Stats.Bytes)
	}
}

// TestReasons: the reasons are those of package search.
func TestReasons(t *testing.T) {
	for own, theirs := range map[engine.Reason]search.Reason{engine.NoReason: search.NoReason, engine.ExpansionLimit: search.ExpansionLimit,
		engine.MemoryLimit: search.MemoryLimit, engine.DepthLimit: search.DepthLimit, engine.TimeLimit: search.TimeLimit,
		engine.BeamLimit: search.BeamLimit, engine.Cancelled: search.Cancelled} {
		if search.Reason(own) != theirs {
			t.Errorf("reason %d is %v, want %v", own, search.Reason(own), theirs)
		}
	}
}
