package advice_test

import (
	"context"
	"fmt"
	"time"

	"kedou/klondike"
	"kedou/klondike/advice"
	"kedou/klondike/blind"
	"kedou/klondike/fast"
	"kedou/search"
)

// What now, with all cards known: a verdict on each move, the best first, and the whole way of the best to the win.
func ExampleOpen() {
	rules := klondike.Standard(3)
	deal := klondike.NewDeal(25, rules)
	answer, err := advice.Open(context.Background(), &deal, rules, fast.Options{Limits: search.Limits{Time: time.Minute}})
	if err != nil {
		panic(err)
	}
	fmt.Println("the deal is", answer.Verdict, "by", answer.Count(search.Solved), "of", len(answer.Ways), "moves")
	for _, way := range answer.Ways {
		fmt.Println(way.Moves[0], way.Verdict)
	}
	fmt.Println("the first way wins:", klondike.Verify(deal, rules, answer.Ways[0].Moves) == nil)
	// Output:
	// the deal is solved by 3 of 4 moves
	// AH:1>H solved
	// QC:7>6 solved
	// @ solved
	// 4H:3>4 unsolvable
	// the first way wins: true
}

// What now, for a player who sees only the open cards: the chances of the ways on, estimated by games played out in sampled worlds.
func ExampleAdvise() {
	terms := blind.Terms{Rules: klondike.Standard(3), StockHidden: true}
	game, err := blind.NewGame(klondike.NewDeal(26, terms.Rules), terms)
	for range 8 {
		err = game.Play(klondike.Turn)
	}
	if err != nil {
		panic(err)
	}
	answer, err := advice.Advise(context.Background(), game.View(), blind.Options{Iterations: 300})
	fmt.Println("the game is", answer.Verdict, err)
	for _, way := range answer.Ways {
		fmt.Printf("%v wins %.0f ± %.0f %%\n", way.Moves, 100*way.Chance, 100*way.Error)
	}
	// Output:
	// the game is undecided <nil>
	// [TH:4>2] wins 28 ± 3 %
	// [@ @ @ @ 2C:W>1] wins 26 ± 6 %
	// [@ @ @ @ @ @ @ 6H:W>6] wins 22 ± 6 %
	// [2S:W>1] wins 10 ± 4 %
}

// Whether a game is over, and which cards hold it up.
func ExampleEnded() {
	rules := klondike.Standard(3)
	g, err := blind.NewGame(klondike.NewDeal(612, rules), blind.Terms{Rules: rules, StockHidden: true})
	for range 8 {
		err = g.Play(klondike.Turn)
	}
	if err != nil {
		panic(err)
	}
	end, err := advice.Ended(context.Background(), g.View())
	fmt.Println(end.Over, end.Held, err)
	// Output:
	// no progress [6S 2C 5S 5C 2H 2S] <nil>
}
