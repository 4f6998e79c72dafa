// The replay of andor.Labelling, held against the engine.

package trace

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"kedou/search/andor"
	"kedou/search/searchtest"
)

// steps returns what a run of the engine on g tells its observer, and its answer.
func steps[S, M any, K comparable](t testing.TB, g andor.Game[S, M, K], start S) ([]andor.Step[S, M], andor.Outcome) {
	t.Helper()
	var all []andor.Step[S, M]
	r, err := andor.Labelling(context.Background(), g, start, andor.Config[S, M]{Observe: func(s andor.Step[S, M]) {
		s.Children, s.Labelled, s.Dropped = slices.Clone(s.Children), slices.Clone(s.Labelled), slices.Clone(s.Dropped)
		all = append(all, s)
	}})
	if err != nil {
		t.Fatal(err)
	}
	return all, r.Outcome
}

// replayed runs the engine on g and replays the steps.
func replayed[S, M, K comparable](t testing.TB, g andor.Game[S, M, K], start S) *Labelling[S, M] {
	t.Helper()
	all, outcome := steps(t, g, start)
	r := NewLabelling(all[0].Node)
	for _, s := range all {
		dropped, err := r.Apply(s)
		if err != nil {
			t.Fatalf("step %d: %v", s.Count, err)
		}
		if !slices.Equal(dropped, s.Dropped) {
			t.Fatalf("step %d drops %v by the replay, %v by the engine", s.Count, dropped, s.Dropped)
		}
	}
	if r.Nodes[0].Outcome != outcome || r.Steps != len(all) {
		t.Fatalf("the replay ends with %v after %d steps, the engine with %v after %d", r.Nodes[0].Outcome, r.Steps, outcome, len(all))
	}
	return r
}

// randomGame makes a game of up to n positions.
func randomGame(r *rand.Rand, n int) *searchtest.GameGraph {
	return searchtest.RandomGameGraph(r, 1+r.IntN(n), 1+r.IntN(5), 1+r.IntN(12))
}

// TestLabelling holds labels and dropped nodes that follow from the steps against
// the engine's own, after every step of 1,000 random games.
func TestLabelling(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	var dropped, inherited int
	for range 1000 {
		g := randomGame(r, 60)
		all, _ := steps(t, g, int32(0))
		for _, s := range all {
			if s.Action == andor.Expand && len(s.Labelled) > 0 {
				inherited++
			}
		}
		dropped += len(replayed(t, g, int32(0)).In(Gone))
	}
	if dropped == 0 || inherited == 0 {
		t.Errorf("%d nodes dropped, %d settled by known children: the sample shows too little", dropped, inherited)
	}
}

// TestLabellingLists follows the lists of Nim with heaps of 2 and 1. Node 4 is
// lost in step 5, and with it nodes 1 and 3, whose child it is: 4 leaves closed.
func TestLabellingLists(t *testing.T) {
	all, _ := steps(t, searchtest.Nim{}, searchtest.NimState{Heaps: [4]uint8{2, 1}})
	r := NewLabelling(all[0].Node)
	for _, want := range []struct{ open, closed []int }{
		{[]int{0}, nil},
		{[]int{1, 2, 3}, []int{0}},
		{[]int{2, 3, 4}, []int{0, 1}},
		{[]int{3, 4, 5, 6}, []int{0, 1, 2}},
		{[]int{4, 5, 6}, []int{0, 1, 2, 3}},
		{[]int{5, 6}, []int{0, 1, 2, 3}},
		{[]int{6, 7}, []int{0, 1, 2, 3, 5}},
		{[]int{7}, []int{0, 1, 2, 3, 5, 6}},
	} {
		if open, closed := r.In(Open), r.In(Closed); !slices.Equal(open, want.open) || !slices.Equal(closed, want.closed) {
			t.Errorf("before step %d: open %v, closed %v; want %v", r.Steps+1, open, closed, want)
		}
		if _, err := r.Apply(all[r.Steps]); err != nil {
			t.Fatal(err)
		}
	}
}

// TestLabellingRefuses changes one thing about a step of Nim with heaps of 2 and 1.
func TestLabellingRefuses(t *testing.T) {
	type step = andor.Step[searchtest.NimState, searchtest.NimMove]
	for want, c := range map[string]struct {
		step   int // from 0
		change func(*step)
	}{
		"it should be step 2":                     {1, func(s *step) { s.Count++ }},
		"node 2 isn't the first of open":          {1, func(s *step) { s.Node.Number++ }},
		"node 1 differs":                          {1, func(s *step) { s.Node.Kind = andor.Or }},
		"child 4 names 0 as its parent":           {1, func(s *step) { s.Children[0].Node.Parent = 0 }},
		"a new node is number 4":                  {1, func(s *step) { s.Children[0].Node.Number = 5 }},
		"has no label":                            {1, func(s *step) { s.Children[0].Node.Outcome = andor.Won }},
		"child 4 isn't in the list":               {3, func(s *step) { s.Children[0].Found = andor.InClosed }},
		"child 70 isn't in the list":              {3, func(s *step) { s.Children[0].Node.Number = 70 }},
		"child 4 differs":                         {3, func(s *step) { s.Children[0].Node.State.Heaps[0]++ }},
		"the step labels [4 1 3]":                 {4, func(s *step) { s.Labelled = s.Labelled[:2] }},
		"the step labels [4 1 0]":                 {4, func(s *step) { s.Action = andor.LabelSolvable }},
		"a step that labels has children":         {1, func(s *step) { s.Action = andor.LabelUnsolvable }},
		"the search was over: the start has its ": {7, nil},
	} {
		all, _ := steps(t, searchtest.Nim{}, searchtest.NimState{Heaps: [4]uint8{2, 1}})
		r := NewLabelling(all[0].Node)
		if c.change != nil {
			c.change(&all[c.step])
		} else {
			all = append(all, all[c.step])
		}
		var err error
		for i := 0; i < len(all) && err == nil; i++ {
			_, err = r.Apply(all[i])
		}
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %q", err, want)
		}
	}
}
