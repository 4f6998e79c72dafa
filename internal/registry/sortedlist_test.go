package registry

// The open list of the founding document, compared with a plain map.

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"kedou/search"
)

// TestSortedList compares the linked list with a plain map.
func TestSortedList(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	list, model := newSortedList(), map[search.ID]search.Priority{}
	for range 20_000 {
		id, p := search.ID(r.IntN(40)), search.Priority{F: search.Cost(r.IntN(5)), Tie: search.Cost(r.IntN(3))}
		_, in := model[id]
		switch {
		case r.IntN(3) == 0:
			got, key, ok := list.Pop()
			if ok != (len(model) > 0) || ok && model[got] != key {
				t.Fatalf("popped %d, %v, %v from %v", got, key, ok, model)
			}
			for _, other := range slices.Collect(maps.Values(model)) {
				if other.Less(key) {
					t.Fatalf("popped %v before %v", key, other)
				}
			}
			delete(model, got)
			continue
		case in:
			list.Update(id, p)
		default:
			list.Push(id, p)
		}
		if model[id] = p; list.Len() != len(model) {
			t.Fatalf("%d listed, want %d", list.Len(), len(model))
		}
	}
}
