package fast_test

// The solver in a few lines.

import (
	"context"
	"errors"
	"fmt"
	"log"

	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/search"
)

// A random deal is decided, and the moves of its solution are replayed.
func Example() {
	rules := klondike.Standard(3)
	deal := klondike.NewDeal(31, rules)
	solver, err := fast.New(rules, fast.Options{})
	if err != nil {
		panic(err)
	}
	result, err := solver.Solve(context.Background(), &deal)
	fmt.Println(result.Status, err)
	fmt.Println("replayed:", klondike.Verify(deal, rules, result.Path))
	// Output:
	// solved <nil>
	// replayed: <nil>
}

// A random deal is decided, and its solution replayed, as the front page shows it.
func Example_random() {
	rules := klondike.Standard(3) // turn three cards, redeal without limit
	deal := klondike.NewDeal(31, rules)
	solver, err := fast.New(rules, fast.Options{})
	if err != nil {
		log.Fatal(err)
	}
	result, err := solver.Solve(context.Background(), &deal)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result.Status, klondike.Verify(deal, rules, result.Path)) // solved <nil>
	// Output:
	// solved <nil>
}

// A deal that is won at draw 1 and lost at draw 3.
func ExampleSolver_Solve() {
	deal, err := klondike.ParseDeal("9002", `9002 KD | JS 5H | 7S QC 3D | 4H AH TH AC | JH 4C 9C 2H 6C | 2S 6H 4S AD 7C 9D | JC 4D 9H 6S TC TD 2C | 8S 3S 8C 5C QD AS 6D QH 2D KH JD KS 8D 5S 7D 3H TS QS 7H 8H 5D 9S 3C KC`, klondike.Standard(3))
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, draw := range []int{1, 3} {
		solver, err := fast.New(klondike.Standard(draw), fast.Options{})
		if err != nil {
			fmt.Println(err)
			return
		}
		result, err := solver.Solve(context.Background(), &deal.Position)
		fmt.Println("draw", draw, result.Status, err)
	}
	// Output:
	// draw 1 solved <nil>
	// draw 3 unsolvable <nil>
}

// A lost deal, and the most cards that can go up.
func ExampleSolver_Most() {
	rules := klondike.Standard(3)
	deal := klondike.NewDeal(119, rules)
	solver, err := fast.New(rules, fast.Options{})
	if err != nil {
		panic(err)
	}
	most, err := solver.Most(context.Background(), &deal)
	fmt.Println(most.Status, most.Lower, most.Proved(), err)
	// Output:
	// unsolvable 21 true <nil>
}

// One technique is switched off, and the rules alone check a loss.
func ExampleOptions() {
	off := fast.Rounds | fast.LazyStock
	solver, err := fast.New(klondike.Standard(3), fast.Options{Off: off, Certify: true})
	if err != nil {
		panic(err)
	}
	deal := klondike.NewDeal(8, klondike.Standard(3))
	result, err := solver.Solve(context.Background(), &deal)
	fmt.Println(off, result.Status, err)
	// Output:
	// lazy-stock,rounds unsolvable <nil>
}

// Two goroutines search one deal, in little memory, for the verdict alone. A deal whose state doesn't fit a key is ErrTooLarge, and none of a
// pack is.
func ExampleOptions_workers() {
	rules := klondike.Standard(3)
	solver, err := fast.New(rules, fast.Options{
		Limits:      search.Limits{Memory: fast.DefaultMemory / 16},
		Workers:     2,
		Polish:      fast.DefaultPolish / 2,
		VerdictOnly: true,
		Progress:    func(s search.Stats) { log.Println(s.Expanded, "expanded") },
	})
	if err != nil {
		log.Fatal(err)
	}
	deal := klondike.NewDeal(31, rules)
	result, err := solver.Solve(context.Background(), &deal)
	fmt.Println(result.Status, len(result.Path), errors.Is(err, fast.ErrTooLarge))
	// Output: solved 0 false
}

// The difference between what a lost deal brings up and what nobody has proved impossible.
func ExampleMost() {
	gap := func(m fast.Most) int { return m.Upper - m.Lower }
	rules := klondike.Standard(3)
	deal := klondike.NewDeal(119, rules)
	solver, err := fast.New(rules, fast.Options{})
	if err != nil {
		log.Fatal(err)
	}
	most, err := solver.Most(context.Background(), &deal)
	fmt.Println("at least", most.Lower, "cards, undecided", gap(most), err)
	// Output: at least 21 cards, undecided 0 <nil>
}
