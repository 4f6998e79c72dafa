package difficulty_test

import (
	"context"
	"fmt"
	"log"

	"kedou/klondike"
	"kedou/klondike/difficulty"
)

// The difficulty of deal 25, and its narrow place.
func Example() {
	rules := klondike.Standard(3)
	judge, err := difficulty.New(rules, difficulty.Options{})
	if err != nil {
		log.Fatal(err)
	}
	deal := klondike.NewDeal(25, rules)
	rating, err := judge.Rate(context.Background(), &deal)
	if err != nil {
		log.Fatal(err)
	}
	path, err := judge.Path(context.Background(), &deal)
	if err != nil {
		log.Fatal(err)
	}
	first, _ := path.Narrow()
	fmt.Printf("%v: %d of %d games won\n", rating.Grade, rating.Won, rating.Games)
	fmt.Printf("of %d moves %d wins, %d undecided: %v\n", first.Moves, first.Winning, first.Undecided, first.Only())
	// Output:
	// expert: 0 of 100 games won
	// of 2 moves 1 wins, 0 undecided: true
}
