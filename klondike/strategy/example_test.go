package strategy_test

import (
	"context"
	"fmt"
	"log"

	"kedou/klondike"
	"kedou/klondike/strategy"
)

// A small deal by A* with a chosen score.
func ExampleNew() {
	s, err := strategy.New("astar:score=length")
	if err != nil {
		log.Fatal(err)
	}
	rules := klondike.Rules{Suits: 4, Ranks: 4, Columns: 3, Draw: 1, Redeals: klondike.Unlimited, WorryBack: true}
	solver, err := s.Open(rules, strategy.Options{})
	if err != nil {
		log.Fatal(err)
	}
	deal := klondike.NewDeal(1, rules)
	answer, err := solver.Solve(context.Background(), &deal)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(s.Spec, answer.Status)
	// Output:
	// astar:score=length solved
}
