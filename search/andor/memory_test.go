// The memory that the engines report, compared with the memory in use.

package andor_test

import (
	"context"
	"errors"
	"runtime"
	"testing"

	"kedou/search"
	"kedou/search/andor"
	"kedou/search/searchtest"
)

// vast is a position of Nim with far more states than the limit below allows.
var vast = searchtest.NimState{Heaps: [4]uint8{30, 31, 32, 33}}

// weighed is Nim that measures the heap from time to time while a search requests moves.
type weighed struct {
	searchtest.Nim
	asked, due   int
	before, most int64
}

func (w *weighed) AppendMoves(dst []searchtest.NimMove, s searchtest.NimState) []searchtest.NimMove {
	if w.asked++; w.asked >= w.due {
		w.due += 10 + w.due/4
		w.most = max(w.most, alive()-w.before)
	}
	return w.Nim.AppendMoves(dst, s)
}

// TestMemoryLimitIsTrue allows for the runtime, which rounds allocations up by at most an eighth.
func TestMemoryLimitIsTrue(t *testing.T) {
	if testing.Short() {
		t.Skip("fills tables and collects garbage again and again")
	}
	const limit = 12 << 20
	for name, engine := range nimEngines {
		w := &weighed{before: alive()}
		r, err := engine(context.Background(), w, vast, nimConfig{Limits: search.Limits{Memory: limit, Expansions: 200_000}})
		if err != nil || r.Outcome != andor.Unknown || r.Stats.Bytes > limit {
			t.Fatalf("%s: %v %v, %d bytes, error %v", name, r.Outcome, r.Reason, r.Stats.Bytes, err)
		}
		keeps := name == "labelling" || name == "aostar"
		if keeps != (r.Reason == search.MemoryLimit) {
			t.Errorf("%s ends by %v", name, r.Reason)
		}
		if w.most > limit+limit/8 || w.most < r.Stats.Bytes/2 {
			t.Errorf("%s: %d bytes alive, %d reported, limit %d", name, w.most, r.Stats.Bytes, limit)
		}
		t.Logf("%-10s %8d states, alive %9d, reported %9d", name, r.Stats.States, w.most, r.Stats.Bytes)
	}
}

func alive() int64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}

// TestMemoryFloor: a limit that can't hold the first states is refused, not half tried.
func TestMemoryFloor(t *testing.T) {
	for name, engine := range nimEngines {
		if _, err := engine(context.Background(), searchtest.Nim{}, lost, nimConfig{Limits: search.Limits{Memory: 1000}}); !errors.Is(err, search.ErrLimits) {
			t.Errorf("%s takes 1,000 bytes: %v", name, err)
		}
		if _, err := engine(context.Background(), searchtest.Nim{}, lost, nimConfig{Limits: search.Limits{Expansions: -1}}); !errors.Is(err, search.ErrLimits) {
			t.Errorf("%s takes a negative limit: %v", name, err)
		}
	}
}
