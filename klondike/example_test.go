package klondike_test

// The package in a few lines each.

import (
	"context"
	"fmt"

	"kedou/klondike"
	"kedou/search"
)

// The last moves of a game, read and checked by the referee.
func Example() {
	rules := klondike.Standard(3)
	end, err := klondike.ParseDeal("end", "foundations: K♣ K♦ K♥ J♠\n6: Q♠\n7: K♠", rules)
	if err != nil {
		panic(err)
	}
	moves, err := klondike.ParseMoves(end.Position, rules, []string{"QS:6>S", "KS:7>S"})
	fmt.Println(moves, err)
	fmt.Println(klondike.Verify(end.Position, rules, moves))
	fmt.Println(klondike.Verify(end.Position, rules, moves[:1]))
	// Output:
	// [QS:6>S KS:7>S] <nil>
	// <nil>
	// after step 1 the game isn't won: 51 of 52 cards are on the foundations
}

// A* solves a random deal, and Verify checks the solution.
func ExampleNewProblem() {
	rules := klondike.Standard(3)
	start := klondike.NewDeal(1, rules)
	score := klondike.Scores()[0]
	p, state, err := klondike.NewProblem(start, rules, score)
	if err != nil {
		panic(err)
	}
	result, err := search.BestFirst(context.Background(), p, state,
		search.Config[klondike.State, klondike.Step]{Heuristic: p.Estimate})
	if err != nil {
		panic(err)
	}
	moves, err := p.Moves(result.Path)
	fmt.Println(result.Status, err, klondike.Verify(start, rules, moves))
	// Output: solved <nil> <nil>
}

// A small deck, four ranks of four suits, solved in the fewest moves and turns: A* with a lower bound and techniques that keep lengths.
func ExampleProblem_LowerBound() {
	rules := klondike.Rules{Draw: 1, Redeals: klondike.Unlimited, WorryBack: true, Ranks: 4, Suits: 4, Columns: 4}
	start := klondike.NewDeal(7, rules)
	techniques, err := klondike.ParseTechnique("after-turn,king-rests,symmetry")
	if err != nil {
		panic(err)
	}
	p, state, err := klondike.NewProblem(start, rules, klondike.Score{Costs: klondike.Costs{Move: 1, Turn: 1, Back: 1}, Technique: techniques})
	if err != nil {
		panic(err)
	}
	result, err := search.BestFirst(context.Background(), p, state,
		search.Config[klondike.State, klondike.Step]{Heuristic: p.LowerBound})
	if err != nil {
		panic(err)
	}
	moves, err := p.Moves(result.Path)
	fmt.Println("at least", p.LowerBound(state), "and in truth", klondike.LengthOf(start, rules, moves).Total(), err)
	// Output: at least 23 and in truth 25 <nil>
}

// Eight cards of stock, draw 3: the last card is turned up alone, and the first two of each three can't be played in this pass.
func ExampleTalon() {
	t := klondike.Talon{Cards: 8, Draw: 3, Redeals: 0}
	for place := range t.Open {
		turns, _ := t.Reach(place)
		fmt.Println("place", place, "after", turns, "turns")
	}
	for t = t.Take(6); !t.Spent(); t = t.Turn() {
	}
	fmt.Println(t.Cards, "cards on the waste, another turn:", t.CanTurn())
	// Output:
	// place 3 after 1 turns
	// place 6 after 2 turns
	// place 8 after 3 turns
	// 7 cards on the waste, another turn: false
}

// A line of play is replayed, and each step described.
func ExampleReplay() {
	rules := klondike.Standard(3)
	start := klondike.NewDeal(3, rules)
	first, err := klondike.ParseMove("js:w>1")
	if err != nil {
		panic(err)
	}
	line := []klondike.Move{klondike.Turn, first, klondike.Turn}
	positions, err := klondike.Replay(start, rules, line)
	for i, m := range line {
		waste := positions[i+1].Waste
		fmt.Println(m, m.IsTurn(), m.To.IsFoundation(), waste[len(waste)-1].Symbol())
	}
	fmt.Println(err)
	// Output:
	// @ true false J♠
	// JS:W>1 false false J♦
	// @ true false 2♥
	// <nil>
}

// Card names may be in either case, with letters or signs for the suits.
func ExampleParseCard() {
	for _, name := range []string{"7H", "7♥", "td", "10D", "1D"} {
		card, ok := klondike.ParseCard(name)
		fmt.Println(card, card.Symbol(), ok)
	}
	// Output:
	// 7H 7♥ true
	// 7H 7♥ true
	// TD T♦ true
	// TD T♦ true
	// -- -- false
}

// All techniques except king-stays keep solutions.
func ExampleTechnique_Sound() {
	for _, s := range klondike.Scores() {
		fmt.Println(s.Name, s.Technique, s.Technique.Sound())
	}
	some, err := klondike.ParseTechnique("twins,safe")
	fmt.Println(some, err, some.Sound())
	// Output:
	// dig after-turn,king-rests,symmetry,safe,talon-macros,twins true
	// pile1 after-turn,king-rests,king-stays false
	// pile2 after-turn,king-rests,king-stays false
	// length after-turn,king-rests,symmetry true
	// none after-turn,king-rests,symmetry true
	// safe,twins <nil> true
}
