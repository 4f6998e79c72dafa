// The open lists compared with a plain map, with operations in random order.

package search_test

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"kedou/search"
	"kedou/search/searchtest"
)

// TestOpenLists pushes, updates up and down, pops, and pushes popped IDs again.
func TestOpenLists(t *testing.T) {
	for name, newList := range lists {
		if newList == nil {
			newList = search.NewStacks
		}
		t.Run(name, rapid.MakeCheck(func(t *rapid.T) {
			list, model := newList(), map[search.ID]search.Priority{}
			priority := rapid.Custom(func(t *rapid.T) search.Priority {
				cost := rapid.Int32Range(-2, 2)
				return search.Priority{F: search.Cost(cost.Draw(t, "f")), Tie: search.Cost(cost.Draw(t, "tie"))}
			})
			t.Repeat(map[string]func(*rapid.T){
				"put": func(t *rapid.T) {
					id, p := search.ID(rapid.IntRange(0, 30).Draw(t, "id")), priority.Draw(t, "priority")
					if _, in := model[id]; in {
						list.Update(id, p)
					} else {
						list.Push(id, p)
					}
					model[id] = p
				},
				"pop": func(t *rapid.T) {
					id, p, ok := list.Pop()
					if ok != (len(model) > 0) || ok && (model[id] != p || p != least(model)) {
						t.Fatalf("popped %d, %v, %v from %v", id, p, ok, model)
					}
					delete(model, id)
				},
				"": func(t *rapid.T) {
					if list.Len() != len(model) || !maps.Equal(search.Listed(list), model) {
						t.Fatalf("%d listed: %v; want %v", list.Len(), search.Listed(list), model)
					}
				},
			})
		}))
	}
}

func least(in map[search.ID]search.Priority) search.Priority {
	return slices.MinFunc(slices.Collect(maps.Values(in)), func(a, b search.Priority) int {
		if a.Less(b) {
			return -1
		}
		return 1
	})
}

// TestStacksPopAsTheHeap: the stacks pop in the same order as NewHeap, including ties, with priorities for a few stacks, for many,
// and for more than the stacks allow.
func TestStacksPopAsTheHeap(t *testing.T) {
	for _, most := range []int32{3, 60, 1 << 20} {
		r := rand.New(rand.NewPCG(7, uint64(most)))
		stacks, heap, open := search.NewStacks(), search.NewHeap(), map[search.ID]bool{}
		for n := range search.ID(searchtest.Size(30_000, 300_000)) {
			p := func() search.Priority {
				return search.Priority{F: search.Cost(r.Int32N(most)), Tie: search.Cost(r.Int32N(most))}
			}
			again := search.ID(r.IntN(int(n) + 1)) // new, open, or removed before
			for _, id := range []search.ID{n, again} {
				p := p()
				for _, list := range []search.OpenList{stacks, heap} {
					if open[id] {
						list.Update(id, p)
					} else {
						list.Push(id, p)
					}
				}
				open[id] = true
			}
			for range r.IntN(4) {
				id, p, ok := stacks.Pop()
				want, listed, _ := heap.Pop()
				if id != want || p != listed {
					t.Fatalf("up to %d, at %d: popped %d, %v, %v; the heap %d, %v", most, n, id, p, ok, want, listed)
				}
				delete(open, id)
			}
		}
	}
}
