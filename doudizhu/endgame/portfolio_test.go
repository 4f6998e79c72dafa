// The portfolio's views. Small endgames end in the first view's turn, so here every view searches
// to its end: alone, and in any order over one table.

package endgame

import (
	"context"
	"math/rand/v2"
	"testing"

	"kedou/doudizhu"
	"kedou/search"
	"kedou/search/andor"
	"kedou/search/searchtest"
)

func TestViewsAgreeWithMinimax(t *testing.T) {
	proved, open := make([]int, len(views)), make([]int, len(views)) // how often each found the verdict, and didn't
	for name, rules := range ruleSets(t) {
		rng := rand.New(rand.NewPCG(uint64(len(name)), 23))
		for range searchtest.Size(100, 500) {
			e := randomEndgame(rng, &rules, 9+rng.IntN(7), true)
			g := rules.Game(&e)
			want := minimax(g, e.State(), map[[3]uint64]bool{})
			orders := [][]int{rng.Perm(len(views))}
			for id := range views {
				orders = append(orders, []int{id})
			}
			for _, order := range orders {
				for i, v := range searchViews(t, rules, &e, order) {
					switch id := order[i]; {
					case v == andor.Unknown:
						open[id]++
					case (v == andor.Won) != want:
						t.Fatalf("%s, %v, last %v by %v: view %d says the landlord wins %v, minimax %v", name, &e, e.Last, e.Owner, id, v == andor.Won, want)
					default:
						proved[id]++
					}
				}
			}
		}
	}
	if testing.Short() {
		return // too few to reach every case
	}
	for id, v := range views {
		restricted := v.passive != 0 || v.noWaste != neither
		if proved[id] < 100 || restricted != (open[id] > 0) {
			t.Errorf("view %d has proved %d endgames and left %d open", id, proved[id], open[id])
		}
	}
}

// searchViews searches e from each view, in the given order and without a limit,
// over one table, and returns what each proved for the landlord.
func searchViews(t *testing.T, rules doudizhu.Rules, e *doudizhu.Endgame, order []int) []andor.Outcome {
	t.Helper()
	s, err := New(rules, Options{})
	if err != nil {
		t.Fatal(err)
	}
	r, err := s.begin(context.Background(), e)
	if err != nil {
		t.Fatal(err)
	}
	p := e.State()
	root := r.deal.start(&p)
	found := make([]andor.Outcome, len(order))
	for i, id := range order {
		r.found.Store(0)
		r.turn(r.workers[0], &root, id, 1<<40)
		found[i] = andor.Outcome(r.found.Load())
	}
	return found
}

// TestLateViewsOfAWorker cuts a hard deal of two hands off. Some workers have only late views
// there, and must search all the same, or they never reach the limit.
func TestLateViewsOfAWorker(t *testing.T) {
	rules, _ := rulesOf("standard")
	for workers := 1; workers <= 4; workers++ {
		s, err := New(rules, Options{Limits: search.Limits{Expansions: 20_000}, Workers: workers})
		if err != nil {
			t.Fatal(err)
		}
		r, err := s.Solve(context.Background(), byID(t, "r40-003"))
		if err != nil || r.Outcome != andor.Unknown || r.Reason != search.ExpansionLimit {
			t.Errorf("%d workers: %v (%v), %v", workers, r.Outcome, r.Reason, err)
		}
	}
}
