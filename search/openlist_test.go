// The open lists against a plain map, in any order of operations.

package search_test

import (
	"maps"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"kedou/search"
)

// TestOpenLists pushes, updates up and down, pops, and pushes again what was popped.
func TestOpenLists(t *testing.T) {
	for name, newList := range lists {
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
