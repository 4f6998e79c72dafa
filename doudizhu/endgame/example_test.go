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

// judge asks a solver.
func judge(s *endgame.Solver, e *doudizhu.Endgame, ask ...endgame.Question) endgame.Result {
	r, err := s.Solve(context.Background(), e, ask...)
	if err != nil {
		panic(err)
	}
	return r
}

// refutations are the replies to the losing plays.
func refutations(moves []endgame.Move) (list []*endgame.Reply) {
	for _, m := range moves {
		if m.Reply != nil {
			list = append(list, m.Reply)
		}
	}
	return list
}

// Every losing play has a reply that refutes it, unless the partner moves next.
func ExampleReply() {
	rules, _ := doudizhu.ParseRules("standard")
	e, _ := doudizhu.Notation{}.ParseEndgame("pairs 44 AA3 L")
	solver, err := endgame.New(rules, endgame.Options{
		Limits:   search.Limits{Memory: endgame.DefaultMemory / 16},
		Workers:  2,
		Progress: func(s search.Stats) { fmt.Println(s.Expanded, "expanded") },
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	r := judge(solver, &e, endgame.Moves, endgame.Line)
	for _, reply := range refutations(r.Moves) {
		fmt.Println("refuted by", reply.Play, "of the", e.SeatName(reply.Seat))
	}
	fmt.Println(r.Line)
	// Output:
	// refuted by A of the peasant
	// [44]
}

// replies counts the plays after which an inquiry finds a win for the other side.
func replies(q *endgame.Inquiry, game *doudizhu.Game, s doudizhu.State) (lost int) {
	for _, p := range game.AppendMoves(nil, s) {
		if q.Outcome(game.Next(s, p)) == andor.Won {
			lost++
		}
	}
	return lost
}

// An inquiry asks about many positions of one endgame under one set of limits. Here the landlord wins only by the lowest card.
func ExampleSolver_Inquire() {
	rules, _ := doudizhu.ParseRules("standard")
	e, _ := doudizhu.Notation{}.ParseEndgame("bait 2885 AA9 L")
	techniques := []endgame.Technique{endgame.Lone, endgame.Portfolio}
	solver, err := endgame.New(rules, endgame.Options{Limits: search.Limits{Memory: endgame.MinMemory}, Off: techniques[0] | techniques[1]})
	if err != nil {
		fmt.Println(err)
		return
	}
	q, err := solver.Inquire(context.Background(), &e)
	if err != nil {
		fmt.Println(err)
		return
	}
	play, found := q.Play(e.State())
	fmt.Println(q.Outcome(e.State()), play, found, "losing plays:", replies(q, rules.Game(&e), e.State()))
	_, reason, err := q.Close()
	fmt.Println(reason == search.NoReason, err)
	// Output:
	// won 5 true losing plays: 3
	// true <nil>
}
