// The meter: one limit for one goroutine or for several.

package search_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"

	"kedou/search"
)

// A search of your own that heeds limits: it would count to a million, but the limit stops it.
func ExampleMeter() {
	meter := search.NewMeter(context.Background(), search.Limits{Expansions: 1000}, nil)
	for n := 0; n < 1_000_000 && meter.Spend(); n++ {
	}
	fmt.Println(meter.Reason(), meter.Stats.Expanded, meter.Err())
	// Output: expansion limit 1000 <nil>
}

// TestMetersShare: workers of different speeds spend one limit, to the last expansion, and the next question gets none.
func TestMetersShare(t *testing.T) {
	for _, workers := range []int{1, 2, 5} {
		for _, limit := range []int64{1, 31, 32, 33, 1000} {
			whole := search.NewMeter(context.Background(), search.Limits{Expansions: limit}, nil)
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
			if whole.Stats.Expanded != limit || whole.Reason() != search.ExpansionLimit || whole.Spend() {
				t.Errorf("%d workers spent %d of %d, %v", workers, whole.Stats.Expanded, limit, whole.Reason())
			}
		}
	}
}

// TestMeterHalt: one worker has the verdict, and the others stop without a reason.
func TestMeterHalt(t *testing.T) {
	shares := search.NewMeter(context.Background(), search.Limits{}, nil).Share(2)
	shares[0].Halt()
	if shares[1].Spend() || shares[1].InTime() || shares[1].Reason() != search.NoReason || !shares[1].Stopped() {
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
	m := search.NewMeter(ctx, search.Limits{Memory: 100, Depth: 3}, nil)
	if !m.Hold(100) || m.TooDeep(2) || !m.TooDeep(3) {
		t.Error("refused within the limits")
	}
	cancel(cause)
	if m.Spend() || m.Reason() != search.Cancelled || m.Err() != cause {
		t.Errorf("%v, error %v", m.Reason(), m.Err())
	}
	if m.Hold(101) || m.Reason() != search.Cancelled || m.Close().Bytes != 100 {
		t.Errorf("%v with %d bytes after the end", m.Reason(), m.Stats.Bytes)
	}
}
