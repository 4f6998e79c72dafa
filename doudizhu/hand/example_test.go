// Examples: code as callers write it.

package hand_test

import (
	"context"
	"fmt"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

// The value of a hand, in ten lines.
func Example() {
	rules, _ := doudizhu.ParseRules("yuncheng")
	analyst := hand.NewAnalyst(hand.Rules{Rules: rules})
	h, _ := doudizhu.ParseHand("AAAKKQ")
	plays, _ := analyst.Fewest(h)
	fmt.Println(plays, "plays:", analyst.FewestSplit(h).Plays)
	fmt.Println("power", analyst.Power(h), analyst.PowerSplit(h).Plays)
	fmt.Println("lead", analyst.Hints(h, doudizhu.Play{})[0].Play)
	fmt.Println("bid", hand.BidFor(hand.Points(h)))
	// Output:
	// 2 plays: [KK AAAQ]
	// power -389.250 [KK AAAQ]
	// lead Q
	// bid 0
}

func ExampleRules_AppendLeads() {
	rules, _ := doudizhu.ParseRules("standard")
	r := hand.Rules{Rules: rules, Wild: hand.Flower}
	h, _ := doudizhu.Notation{Wild: true}.ParseHand("F33")
	for _, p := range r.AppendLeads(nil, h) {
		fmt.Println(p.Kind, r.Text(p), hand.Soft(p))
	}
	// Output:
	// solo 3 false
	// pair 33 false
	// pair 3F true
	// trio 33F true
}

func ExampleAnalyst_FewestSplits() {
	rules, _ := doudizhu.ParseRules("standard")
	h, _ := doudizhu.ParseHand("33345")
	for split := range hand.NewAnalyst(hand.Rules{Rules: rules}).FewestSplits(h) {
		fmt.Println(split.Plays)
	}
	// Output:
	// [3334 5]
	// [3335 4]
}

func ExampleRules_Playouts() {
	rules, _ := doudizhu.ParseRules("standard")
	r := hand.Rules{Rules: rules}
	h, _ := doudizhu.ParseHand("34567789TAAAA22BR")
	known := [doudizhu.Seats]doudizhu.Hand{doudizhu.Landlord: h}
	e, _ := r.Playouts(context.Background(), known, hand.Sampling{Deals: 500})
	fmt.Printf("%d of %d won: %.2f ± %.2f, bid %d\n", e.Won, e.Deals, e.Chance(), e.StdErr(), e.Bid())
	// Output:
	// 389 of 500 won: 0.78 ± 0.02, bid 3
}

func ExampleAnalyst_Choose() {
	rules, _ := doudizhu.ParseRules("standard")
	a := hand.NewAnalyst(hand.Rules{Rules: rules})
	h, _ := doudizhu.ParseHand("48K")
	three, _ := doudizhu.ParseHand("3")
	last := rules.Classify(nil, three)[0]
	fmt.Println(a.Choose(hand.View{
		Seat: doudizhu.Up, Hand: h, Left: [doudizhu.Seats]int{9, 5, 3},
		Last: last, Owner: doudizhu.Landlord,
	}))
	// Output: 4
}

func ExampleRules_GreedySplit() {
	rules, _ := doudizhu.ParseRules("standard")
	r := hand.Rules{Rules: rules}
	h, _ := doudizhu.ParseHand("2AKQJT99877766543")
	fmt.Println(r.GreedySplit(h).Plays)
	// Output:
	// [3456789TJQKA 6 77 9 2]
}

// A flower without a card next to it can never be played.
func ExampleAnalyst_FewestSplit() {
	rules, _ := doudizhu.ParseRules("yuncheng")
	a := hand.NewAnalyst(hand.Rules{Rules: rules, Wild: hand.Flower})
	h, _ := doudizhu.Notation{Wild: true}.ParseHand("F2")
	split := a.FewestSplit(h)
	fmt.Println(split.Plays, "dead:", split.Dead)
	// Output:
	// [2] dead: F
}

// Where the sevens are wild, two of them make a bomb of threes, or one a trio that
// takes the other.
func ExampleParseWild() {
	rules, _ := doudizhu.ParseRules("standard")
	sevens, _ := hand.ParseWild("7")
	r := hand.Rules{Rules: rules, Wild: sevens}
	cards, _ := doudizhu.ParseHand("3377")
	for _, p := range r.Classify(nil, cards) {
		fmt.Println(p.Kind, r.Parts(p))
	}
	// Output:
	// bomb 3377
	// trio+solo 337+7
}

// A flower defined by the caller: it stands for a king or an ace, as a kicker, too.
func ExampleWild() {
	rules, _ := doudizhu.ParseRules("standard")
	const king = doudizhu.Ace - 1
	wild := hand.Wild{Rank: doudizhu.Wild, Stands: 1<<king | 1<<doudizhu.Ace, Kicker: true, Alone: false}
	r := hand.Rules{Rules: rules, Wild: wild}
	h, _ := doudizhu.Notation{Wild: true}.ParseHand("FK333")
	for _, p := range r.AppendLeads(nil, h) {
		if hand.Soft(p) || p.Cards.Count(doudizhu.Wild) > 0 {
			fmt.Println(p.Kind, r.Parts(p))
		}
	}
	// Output:
	// pair KF
	// trio+solo 333+F
	// trio+pair 333+KF
}

func ExampleRules_Check() {
	rules, _ := doudizhu.ParseRules("standard")
	r := hand.Rules{Rules: rules}
	h, _ := doudizhu.ParseHand("3344455")
	nines, _ := rules.ParsePlay("99", doudizhu.Notation{})
	for _, text := range []string{"", "6", "34", "55", "44"} {
		cards, _ := doudizhu.ParseHand(text)
		_, err := r.Check(h, cards, nines[0])
		fmt.Println(err)
	}
	cards, _ := doudizhu.ParseHand("44455")
	play, err := r.Check(h, cards, doudizhu.Play{})
	fmt.Println(play.Kind, err)
	// Output:
	// no cards selected
	// cards that aren't in the hand
	// not a play
	// doesn't beat the last play
	// doesn't beat the last play
	// trio+pair <nil>
}

func ExampleParseIndexes() {
	h, _ := hand.ParseIndexes("54 3 16 13")
	fmt.Println(h)
	// Output: 33KR
}

// The index for a bidder, and for the landlord with the bottom cards.
func ExampleJudge() {
	rules, _ := doudizhu.ParseRules("standard")
	judge, _ := hand.NewJudge(hand.NewAnalyst(hand.Rules{Rules: rules}))
	h, _ := doudizhu.ParseHand("34567899TJQKAA22B")
	i := judge.Index(h, hand.Bidder)
	fmt.Printf("wins %.0f %%, bid %d, rob: %v\n", 100*i.Chance, judge.Bid(i), judge.Robs(i))
	bottom, _ := doudizhu.ParseHand("2AT")
	i = judge.Index(h+bottom, hand.Landlord)
	fmt.Printf("wins %.0f %%, double: %v\n", 100*i.Chance, judge.Doubles(i, hand.Landlord))
	// Output:
	// wins 66 %, bid 3, rob: true
	// wins 91 %, double: true
}
