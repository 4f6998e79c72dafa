// Settings that make no sense are errors of every engine, which name the setting and its value.

package search_test

import (
	"context"
	"math"
	"strings"
	"testing"

	"kedou/search"
	"kedou/search/searchtest"
)

type graphConfig = search.Config[int32, int]

func TestSenselessSettings(t *testing.T) {
	full := func() search.OpenList {
		list := search.NewHeap()
		list.Push(0, search.Priority{})
		return list
	}
	reach := graphConfig{Reach: search.Reach[int]{Every: 5}, Width: 1}
	behind := reach
	behind.Reach.Every = -5
	for _, c := range []struct {
		engines string
		config  graphConfig
		want    string
	}{
		{"best-first", graphConfig{Reopening: 9}, "Reopening is 9; use Reopen, Propagate or Keep"},
		{"best-first", graphConfig{Workers: -3}, "Workers is -3; use 0 to 1024"},
		{"best-first", graphConfig{Workers: 1025}, "Workers is 1025; use 0 to 1024"},
		{"best-first", graphConfig{Workers: 3, Reopening: 3}, "Reopening is 3"},
		{"best-first", graphConfig{Open: func() search.OpenList { return nil }}, "Open returned no list"},
		{"best-first", graphConfig{Open: full}, "Open returned a list with 1 states in it"},
		{"best-first", graphConfig{Open: full, Workers: 2}, "Open returned a list with 1 states in it"},
		{"beam", graphConfig{}, "Beam needs a width of at least 1, not 0"},
		{"beam", graphConfig{Width: -2}, "Beam needs a width of at least 1, not -2"},
		{"best-first breadth-first depth-first ida* beam", reach, "Reach.Every is 5"},
		{"best-first breadth-first depth-first ida* beam", behind, "Reach.Every is -5"},
	} {
		for name := range strings.FieldsSeq(c.engines) {
			r, err := engines[name](context.Background(), &searchtest.Graph{Edges: make([][]searchtest.Edge, 1), H: make([]search.Cost, 1)}, 0, c.config)
			if err == nil || !strings.HasPrefix(err.Error(), "search: "+c.want) || r.Status != search.Unknown {
				t.Errorf("%s: %v, error %q, want %q", name, r.Status, err, c.want)
			}
		}
	}
	for _, w := range []float64{math.NaN(), -1, math.Inf(1), math.Inf(-1)} {
		if evaluate, err := search.Weighted(w); err == nil || evaluate != nil || !strings.HasPrefix(err.Error(), "search: Weighted needs a finite weight of at least 0, not ") {
			t.Errorf("weight %g: error %v", w, err)
		}
	}
}

// TestUsedOpenList: a list that is left over from a limited search doesn't make the next search miss its goal, of cost 20.
func TestUsedOpenList(t *testing.T) {
	for list, newList := range lists {
		if newList == nil {
			continue
		}
		used := newList()
		g := &searchtest.Graph{Edges: [][]searchtest.Edge{{{To: 1, Cost: 10}}, {{To: 2, Cost: 10}}, nil}, Goals: map[int32]bool{2: true}, H: make([]search.Cost, 3)}
		c := graphConfig{Open: func() search.OpenList { return used }}
		c.Limits.Expansions = 1
		if r, err := search.BestFirst(context.Background(), g, 0, c); err != nil || r.Reason != search.ExpansionLimit {
			t.Errorf("%s: %v, error %v", list, r.Reason, err)
		}
		c.Limits.Expansions = 0
		if r, err := search.BestFirst(context.Background(), g, 0, c); err == nil || r.Status != search.Unknown {
			t.Errorf("%s again: %v, error %v", list, r.Status, err)
		}
	}
}

// forgetful is an open list with a fault: it returns each state twice, or one that never came in, or says that it is empty.
type forgetful struct {
	search.OpenList
	fault string
	last  search.ID
}

func (f *forgetful) Pop() (search.ID, search.Priority, bool) {
	switch {
	case f.fault == "strange":
		return 7, search.Priority{}, true
	case f.fault == "twice" && f.last != search.None:
		return f.last, search.Priority{}, true
	case f.fault == "empty":
		return search.None, search.Priority{}, false
	}
	id, p, ok := f.OpenList.Pop()
	f.last = id
	return id, p, ok
}

// TestFaultyOpenList: a list that loses states leads to an error, never to a verdict.
func TestFaultyOpenList(t *testing.T) {
	g := &searchtest.Graph{Edges: [][]searchtest.Edge{{{To: 1, Cost: 1}}, nil}, H: make([]search.Cost, 2)}
	for _, fault := range []string{"strange", "twice", "empty"} {
		c := graphConfig{Open: func() search.OpenList { return &forgetful{search.NewHeap(), fault, search.None} }}
		if r, err := search.BestFirst(context.Background(), g, 0, c); err == nil || r.Status != search.Unknown {
			t.Errorf("%s: %v, error %v", fault, r.Status, err)
		}
	}
}
