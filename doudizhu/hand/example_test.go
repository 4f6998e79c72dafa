package hand_test

import (
	"context"
	"fmt"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

func Example() {
	rules, _ := doudizhu.RuleSet("yuncheng")
	a := hand.NewAnalyst(hand.Rules{Rules: rules})
	h, _ := doudizhu.ParseHand("AAAKKQ")
	plays, _ := a.Fewest(h)
	fmt.Println(plays, a.FewestSplit(h).Plays)
	fmt.Println(a.Power(h))
	fmt.Println(a.LeadHints(h)[0].Play)
	// Output:
	// 2 [KK AAAQ]
	// -389.250
	// Q
}

func ExampleRules_AppendLeads() {
	rules, _ := doudizhu.RuleSet("standard")
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
	rules, _ := doudizhu.RuleSet("standard")
	h, _ := doudizhu.ParseHand("33345")
	for split := range hand.NewAnalyst(hand.Rules{Rules: rules}).FewestSplits(h) {
		fmt.Println(split.Plays)
	}
	// Output:
	// [3334 5]
	// [3335 4]
}

func ExampleRules_Playouts() {
	rules, _ := doudizhu.RuleSet("standard")
	r := hand.Rules{Rules: rules}
	h, _ := doudizhu.ParseHand("34567789TAAAA22BR")
	known := [doudizhu.Seats]doudizhu.Hand{doudizhu.Landlord: h}
	e, _ := r.Playouts(context.Background(), known, hand.Sampling{Deals: 500})
	fmt.Printf("%.2f ± %.2f: bid %d\n", e.Chance(), e.StdErr(), e.Bid())
	// Output:
	// 0.78 ± 0.02: bid 3
}

func ExampleAnalyst_Choose() {
	rules, _ := doudizhu.RuleSet("standard")
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
