package blind_test

import (
	"context"
	"fmt"
	"log"
	"math/rand/v2"

	"kedou/klondike"
	"kedou/klondike/blind"
)

// A hundred games of the simplest players, with draw 1.
func Example() {
	terms := blind.Terms{Rules: klondike.Standard(1)}
	for _, player := range blind.Players()[3:] {
		p, err := blind.New(blind.Options{Player: player.Name})
		if err != nil {
			log.Fatal(err)
		}
		won := 0
		for seed := range uint64(100) {
			r, err := blind.Play(context.Background(), p, klondike.NewDeal(seed, terms.Rules), terms, seed)
			if err != nil {
				log.Fatal(err)
			}
			if r.Won {
				won++
			}
		}
		fmt.Println(player.Name, "wins", won, "of 100; it", player.About)
	}
	// Output:
	// greedy wins 48 of 100; it takes the way on that leaves the fewest cards face down, then in the stock, and any of several: the order in which package fast tries exits
	// random wins 54 of 100; it takes any way on; for comparison
}

// A game step by step: the player, and anyone who prints its view, sees no face-down card.
func ExampleGame() {
	terms := blind.Terms{Rules: klondike.Standard(3)}
	g, err := blind.NewGame(klondike.NewDeal(17, terms.Rules), terms)
	if err != nil {
		log.Fatal(err)
	}
	p, err := blind.New(blind.Options{Player: "greedy", Off: blind.LazyStock})
	if err != nil {
		log.Fatal(err)
	}
	moves, err := p.Decide(context.Background(), g.View(), rand.New(rand.NewPCG(1, 2)))
	if err != nil {
		log.Fatal(err)
	}
	for _, m := range moves {
		if err := g.Play(m); err != nil {
			log.Fatal(err)
		}
	}
	fmt.Println(g.Moves(), g.Down(), "face down, won:", g.Won())
	fmt.Print(g.View().Position.Board(terms.Rules))
	// Output:
	// [AC:4>C AS:1>S] 20 face down, won: false
	// foundations: A♣ A♠
	// waste:
	// stock:       T♣ J♠ 8♣ 6♦ 8♠ K♥ J♣ 9♦ Q♠ 2♦ K♠ A♦ 4♦ 3♣ J♥ 5♦ 8♥ K♦ 7♠ 3♥ 9♥ 4♠ 2♣ T♦
	// 1:
	// 2: [??] Q♣
	// 3: [?? ??] 7♦
	// 4: [?? ??] Q♥
	// 5: [?? ?? ?? ??] T♥
	// 6: [?? ?? ?? ?? ??] 7♥
	// 7: [?? ?? ?? ?? ?? ??] 5♥
}

// The stock is hidden and turned three cards at a time, of which only the top one is seen. If the game's moves are unknown, leave them out:
// the player then takes all orders of the unseen cards for equally likely.
func ExampleView() {
	terms := blind.Terms{Rules: klondike.Standard(3), StockHidden: true, Squared: true}
	g, err := blind.NewGame(klondike.NewDeal(17, terms.Rules), terms)
	if err != nil {
		log.Fatal(err)
	}
	if err := g.Play(klondike.Turn); err != nil {
		log.Fatal(err)
	}
	s := blind.View{Terms: terms, Position: g.View().Position}
	fmt.Println(s.Position.Waste, len(s.Moves), "moves are known")
	// Output:
	// [-- -- 8C] 0 moves are known
}

// How a game ended.
func ExampleResult() {
	terms := blind.Terms{Rules: klondike.Standard(3)}
	p, err := blind.New(blind.Options{Player: "greedy"})
	if err != nil {
		log.Fatal(err)
	}
	r, err := blind.Play(context.Background(), p, klondike.NewDeal(17, terms.Rules), terms, 1)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(r.Won, r.Down, "face down after", r.Decisions, "decisions and", len(r.Moves), "moves")
	// Output:
	// false 4 face down after 35 decisions and 109 moves
}

// What to do, by what is seen: two aces that can go up, and after them the worth of the game and its ways on.
func ExampleAdviser() {
	terms := blind.Terms{Rules: klondike.Standard(3)}
	g, err := blind.NewGame(klondike.NewDeal(17, terms.Rules), terms)
	if err != nil {
		log.Fatal(err)
	}
	for range 3 {
		a, err := blind.NewAdviser(blind.Options{Iterations: 500}).Advise(context.Background(), g.View())
		if err != nil {
			log.Fatal(err)
		}
		best := a.Ways[0]
		if best.Safe {
			fmt.Println(best.Moves, "can never hurt")
		} else {
			fmt.Printf("%v wins %.0f ± %.0f %%, of %d ways on\n", best.Moves, 100*best.Chance, 100*best.Error, len(a.Ways))
		}
		for _, m := range best.Moves {
			if err := g.Play(m); err != nil {
				log.Fatal(err)
			}
		}
	}
	// Output:
	// [AS:1>S] can never hurt
	// [AC:4>C] can never hurt
	// [@ @ @ @ AD:W>D] wins 10 ± 3 %, of 4 ways on
}
