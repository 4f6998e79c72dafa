// Examples: endgames judged, their lines, and their proofs.

package endgame_test

import (
	"context"
	"fmt"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
)

// Judge an endgame: who wins, by which play, and what refutes the others.
func Example() {
	rules, _ := doudizhu.RuleSet("standard")
	e, _ := doudizhu.ParseEndgame("pairs 44 AA3 L", doudizhu.Notation{})
	solver, _ := endgame.New(rules, endgame.Options{})
	r, _ := solver.Solve(context.Background(), &e, endgame.Moves)
	fmt.Println("the", e.SeatName(e.Turn), "to move:", r.Outcome)
	for _, m := range r.Moves {
		fmt.Print(m.Play, " ", m.Outcome)
		if m.Reply != nil {
			fmt.Print(", refuted by ", m.Reply.Play)
		}
		fmt.Println()
	}
	// Output:
	// the landlord to move: won
	// 4 lost, refuted by A
	// 44 won
}
