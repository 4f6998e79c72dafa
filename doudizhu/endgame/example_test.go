// Examples: endgames judged, their lines, and their proofs.

package endgame_test

import (
	"context"
	"fmt"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/search"
	"kedou/search/andor"
)

// Judge an endgame: who wins, by which play, and what refutes the others.
func Example() {
	rules, _ := doudizhu.ParseRules("standard")
	e, _ := doudizhu.Notation{}.ParseEndgame("pairs 44 AA3 L")
	solver, _ := endgame.New(rules, endgame.Options{})
	r, _ := solver.Solve(context.Background(), &e, endgame.Moves)
	fmt.Println("the", e.SeatName(e.Turn), "to move:", r.Outcome)
	for _, m := range r.Moves {
		fmt.Println(m)
	}
	// Output:
	// the landlord to move: won
	// 4 lost, refuted by A
	// 44 won
}

// Without a technique the verdict stays the same.
func ExampleOptions() {
	off := endgame.Lone | endgame.Dominance
	rules, _ := doudizhu.ParseRules("standard")
	e, _ := doudizhu.Notation{}.ParseEndgame("pairs 44 AA3 L")
	solver, _ := endgame.New(rules, endgame.Options{Off: off})
	r, _ := solver.Solve(context.Background(), &e)
	fmt.Println(off, r.Outcome, r.Play)
	// Output: lone,dominance won 44
}

// The referee, who shares no code with the solver, checks a proof. In the best line the loser, here
// the landlord, holds out for as many turns as possible.
func ExampleSolver_Solve() {
	rules, _ := doudizhu.ParseRules("standard")
	e, _ := doudizhu.Notation{}.ParseEndgame("example 2KK0077554 AA8 L")
	solver, _ := endgame.New(rules, endgame.Options{Limits: search.Limits{Memory: 64 << 20}})
	r, _ := solver.Solve(context.Background(), &e, endgame.Proof, endgame.BestLine)
	err := andor.Verify(rules.Referee(&e), e.State(), r.Proof)
	fmt.Println(r.Outcome, err)
	fmt.Println(r.BestLine)
	// Output:
	// lost <nil>
	// [4 - T - T - K - 5 A 2 - 77 - 5 A - 8]
}
