// A puzzle of your own: the domain of the package comment, complete.

package search_test

import (
	"context"
	"fmt"

	"kedou/search"
)

type ladder struct{}

func (ladder) Key(n int) int     { return n }
func (ladder) IsGoal(n int) bool { return n == 100 }

func (ladder) AppendMoves(dst []string, n int) []string {
	if n > 100 {
		return dst
	}
	return append(dst, "double", "add 7")
}

func (ladder) Next(n int, m string) (int, search.Cost) {
	if m == "double" {
		return 2 * n, 1
	}
	return n + 7, 1
}

// A puzzle is a type with four methods. Any engine solves it, and Replay lists the states along the solution.
func Example() {
	result, err := search.BestFirst(context.Background(), ladder{}, 1, search.Config[int, string]{})
	fmt.Println(result.Status, result.Cost, result.Path, err)
	states, _, err := search.Replay(ladder{}, 1, result.Path)
	fmt.Println(states, err)
	// Output:
	// solved 6 [double add 7 double add 7 double double] <nil>
	// [1 2 9 18 25 50 100] <nil>
}

// A limit is an answer: the search is undecided, and Reason names the limit.
func ExampleLimits() {
	limits := search.Limits{Expansions: 3, Memory: 16 << 20}
	result, err := search.BestFirst(context.Background(), ladder{}, 1, search.Config[int, string]{Limits: limits})
	fmt.Println(result.Status, result.Reason, result.Stats.Expanded, err)
	// Output: undecided expansion limit 3 <nil>
}
