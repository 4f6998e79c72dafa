// Memory: the solver keeps limits, down to the floor, and reports its true memory.

package endgame

import (
	"context"
	"errors"
	"runtime"
	"strings"
	"testing"

	"kedou/doudizhu"
	"kedou/search"
	"kedou/search/andor"
)

// TestMemoryLimit asks everything about deals that need more memory than the limit. The solver
// never exceeds it, and the heap confirms what the Stats say.
func TestMemoryLimit(t *testing.T) {
	rules, _ := rulesOf("standard")
	limits := []int64{16 << 20, 24 << 20}
	if testing.Short() {
		limits = limits[:1]
	}
	for _, limit := range limits {
		for i, id := range []string{"r40-003", "t33-002", "t33-002", "t45-000", "t54-000"} {
			for _, workers := range []int{1 + i%3} {
				s, err := New(rules, Options{Limits: search.Limits{Memory: limit, Expansions: 80_000}, Workers: workers})
				if err != nil {
					t.Fatal(err)
				}
				before := heap()
				r, err := s.Solve(context.Background(), byID(t, id), Moves, Line, Proof, BestLine)
				if err != nil {
					t.Fatal(err)
				}
				if r.Stats.Bytes > limit || r.Stats.Bytes < limit/16 {
					t.Errorf("%s: %d bytes under a limit of %d", id, r.Stats.Bytes, limit)
				}
				if held := heap() - before; held > r.Stats.Bytes+1<<18 {
					t.Errorf("%s: %d bytes are said to be held, the heap has %d more than before", id, r.Stats.Bytes, held)
				}
				runtime.KeepAlive(s)
				t.Logf("%s, %d workers: %v, %v cut %v; %.1f of %d MiB", id, workers, r.Outcome, r.Reason, r.Cut, float64(r.Stats.Bytes)/(1<<20), limit>>20)
			}
		}
	}
}

// heap is the memory in use after a collection.
func heap() int64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}

// byID returns an endgame of the corpora by its name.
func byID(t *testing.T, id string) *doudizhu.Endgame {
	t.Helper()
	for corpus, seats := range map[string]int{"endgames": 2, "three-hands": 3} {
		_, rows := readCorpus(t, corpus)
		for _, row := range rows {
			if row[0] == id {
				return parse(t, row[:seats+2])
			}
		}
	}
	t.Fatalf("%s is in no corpus", id)
	return nil
}

// TestMemoryEndsQuestions: best lines and proofs end when the remaining memory runs out.
func TestMemoryEndsQuestions(t *testing.T) {
	rules, _ := rulesOf("standard")
	s, err := New(rules, Options{Limits: search.Limits{Memory: MinMemory}})
	if err != nil {
		t.Fatal(err)
	}
	r, err := s.Solve(context.Background(), byID(t, "r26-002"), BestLine)
	if err != nil || r.Outcome == andor.Unknown || r.Reason != search.MemoryLimit || r.Cut != BestLine || r.BestLine != nil {
		t.Errorf("%v, %v cut %v, %v", r.Outcome, r.Reason, r.Cut, err)
	}
}

// TestMemoryFloor: New refuses less than the floor, and Solve hands too large for the limit.
func TestMemoryFloor(t *testing.T) {
	rules, _ := rulesOf("standard")
	_, err := New(rules, Options{Limits: search.Limits{Memory: MinMemory - 1}})
	if !errors.Is(err, search.ErrLimits) || !strings.Contains(err.Error(), "16 MiB") {
		t.Error(err)
	}
	s, err := New(rules, Options{Limits: search.Limits{Memory: MinMemory}})
	if err != nil {
		t.Fatal(err)
	}
	_, err = s.Solve(context.Background(), parse(t, []string{"large", "3344556677889TJQKA2BR", "34567", "L"}))
	if err != nil {
		t.Error(err)
	}
	_, err = s.Solve(context.Background(), parse(t, []string{"larger", "33445566778899TTJJQQKKAA22BR", "34567", "L"}))
	if !errors.Is(err, search.ErrLimits) {
		t.Error(err)
	}
}

// TestStates counts the positions in tables of several sizes by maps: Stats.States is
// exact.
func TestStates(t *testing.T) {
	rules, _ := rulesOf("standard")
	for id, expansions := range map[string]int64{"r22-003": 0, "t21-002": 0, "t45-000": 200_000} {
		s, err := New(rules, Options{Limits: search.Limits{Expansions: expansions}})
		if err != nil {
			t.Fatal(err)
		}
		r, err := s.Solve(context.Background(), byID(t, id), Moves)
		if err != nil {
			t.Fatal(err)
		}
		if n := countedByMaps(&s.table); r.Stats.States != n || n == 0 {
			t.Errorf("%s: %d states, the table of %d bytes holds %d", id, r.Stats.States, s.table.bytes(), n)
		}
	}
}

// countedByMaps is positions, slowly: a position is a bucket, 28 bits of the key, and
// for guesses the rank to beat.
func countedByMaps(t *table) int64 {
	type position struct {
		bucket int
		word   uint64
	}
	keys, entries, guesses := map[position]bool{}, map[position]bool{}, map[position]bool{}
	for i, w := range t.words {
		if w != 0 && w&guessFlag == 0 {
			keys[position{i / ways, w >> 16 & (1<<28 - 1)}] = true
			entries[position{i / ways, w >> 16}] = true
		}
	}
	for i, w := range t.words {
		if w&guessFlag != 0 && !keys[position{i / ways, w >> 35 & (1<<28 - 1)}] {
			guesses[position{i / ways, w >> 30}] = true
		}
	}
	return int64(len(entries) + len(guesses))
}
