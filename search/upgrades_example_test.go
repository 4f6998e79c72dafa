// A puzzle with the two optional upgrades.

package search_test

import (
	"context"
	"fmt"

	"kedou/search"
)

// climb is the puzzle from 1 to 100 by doubling and by adding 7. It hashes its own keys, and makes all successors of a number in one call.
type climb struct{}

var (
	_ search.Hasher[int]              = climb{}
	_ search.Expander[int, byte, int] = climb{}
)

func (climb) Key(n int) int     { return n }
func (climb) Hash(n int) uint64 { return uint64(n) * 0x9e3779b97f4a7c15 }
func (climb) IsGoal(n int) bool { return n == 100 }

func (climb) AppendMoves(dst []byte, n int) []byte {
	if n > 100 {
		return dst
	}
	return append(dst, '*', '+')
}

func (climb) Next(n int, m byte) (int, search.Cost) {
	if m == '*' {
		return 2 * n, 1
	}
	return n + 7, 1
}

func (climb) AppendSuccessors(dst []search.Successor[int, byte, int], n int) []search.Successor[int, byte, int] {
	if n > 100 {
		return dst
	}
	return append(dst,
		search.Successor[int, byte, int]{State: 2 * n, Key: 2 * n, Move: '*', Cost: 1},
		search.Successor[int, byte, int]{State: n + 7, Key: n + 7, Move: '+', Cost: 1})
}

// Engines find upgrades by themselves. They save time, and change neither the answer nor the counts.
func ExampleExpander() {
	r, err := search.BestFirst(context.Background(), climb{}, 1, search.Config[int, byte]{})
	fmt.Printf("%v in %d: %s %v\n", r.Status, r.Cost, r.Path, err)
	// Output: solved in 6: *+*+** <nil>
}
