package session_test

import (
	"context"
	"errors"
	"fmt"

	"kedou/klondike"
	"kedou/klondike/session"
)

// The end of a game: a move that is taken back, a break in which the game is kept as a text, a hint, and the win. Until then the deal's name
// and its face-down king aren't shown.
func Example() {
	rules := klondike.Standard(3)
	deal, err := klondike.ParseDeal("end", "foundations: K♣ K♦ K♥ J♠\n1: [K♠] Q♠", rules)
	if err != nil {
		panic(err)
	}
	deal.ID = "secret"
	game, err := session.New(deal, rules, false, true)
	if err != nil {
		panic(err)
	}
	fmt.Println(game.View().Tableau[0].Cards, game.Legal()[:2])
	err = errors.Join(game.Play(game.Legal()[1]), game.Goto(0))
	text, err2 := game.Text()
	game, err3 := session.Parse(text)
	if err := errors.Join(err, err2, err3); err != nil {
		panic(err)
	}
	answer, err := game.Hint()(context.Background())
	fmt.Println("hint:", answer.Ways[0].Moves, err)
	fmt.Printf("deal %q, %d cards go up, deal %q\n", game.Deal(), game.Raise(), game.Deal())
	r := game.Record()
	fmt.Printf("won: %v in %d moves, with %+v\n", r.Won, r.Moves, r.Aids)
	// Output:
	// [-- QS] [QS:1>S KC:C>2]
	// hint: [QS:1>S] <nil>
	// deal "", 2 cards go up, deal "secret"
	// won: true in 2 moves, with {Undos:1 Restarts:0 Hints:1 OpenHints:0 Verdicts:0}
}
