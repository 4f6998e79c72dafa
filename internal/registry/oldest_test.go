// The list that is first in, first out among equals, compared with a sorted slice.

package registry

import (
	"math/rand/v2"
	"slices"
	"testing"

	"kedou/search"
	"kedou/search/searchtest"
)

// waiting is a state in the sorted slice.
type waiting struct {
	id search.ID
	f  search.Cost
}

// row is the model: in order of F, and within an F in order of arrival.
type row []waiting

func (r *row) push(id search.ID, f search.Cost) {
	at := slices.IndexFunc(*r, func(w waiting) bool { return w.f > f })
	if at < 0 {
		at = len(*r)
	}
	*r = slices.Insert(*r, at, waiting{id, f})
}

func (r *row) update(id search.ID, f search.Cost) {
	*r = slices.DeleteFunc(*r, func(w waiting) bool { return w.id == id })
	r.push(id, f)
}

// refresh moves one or two states one by one, and sorts the whole slice for more.
func (r *row) refresh(ids []search.ID, by search.Cost) {
	for _, id := range ids {
		at := slices.IndexFunc(*r, func(w waiting) bool { return w.id == id })
		if len(ids) < 3 {
			r.update(id, (*r)[at].f+by)
		} else {
			(*r)[at].f += by
		}
	}
	slices.SortStableFunc(*r, func(a, b waiting) int { return int(a.f - b.f) })
}

func TestOldest(t *testing.T) {
	for name, list := range openLists {
		if list == nil {
			continue
		}
		r, oldest, model := rand.New(rand.NewPCG(4, 4)), newOldest(list()), row{}
		for n := range search.ID(searchtest.Size(3000, 10_000)) {
			p := func() search.Priority {
				return search.Priority{F: search.Cost(5000 + r.IntN(6)), Tie: search.Cost(r.IntN(9))}
			}
			first := p()
			oldest.Push(n, first)
			model.push(n, first.F)
			some := map[search.ID]bool{}
			for range r.IntN(5) {
				some[model[r.IntN(len(model))].id] = true
			}
			var ids []search.ID
			for id := range some {
				ids = append(ids, id)
			}
			by := search.Cost(r.IntN(3) - 1)
			model.refresh(ids, by)
			oldest.(interface {
				Refresh([]search.ID, search.Cost)
			}).Refresh(ids, by)
			again := model[r.IntN(len(model))].id
			p2 := p()
			model.update(again, p2.F)
			oldest.Update(again, p2)
			for range r.IntN(3) {
				if id, p, ok := oldest.Pop(); ok != (len(model) > 0) || ok && (waiting{id, p.F}) != model[0] {
					t.Fatalf("list %d: popped %d, %v, %v from %v", name, id, p, ok, model)
				} else if ok {
					model = model[1:]
				}
			}
			if oldest.Len() != len(model) {
				t.Fatalf("list %d: %d listed, want %d", name, oldest.Len(), len(model))
			}
		}
	}
}
