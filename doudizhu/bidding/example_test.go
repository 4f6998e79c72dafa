package bidding_test

import (
	"fmt"

	"kedou/doudizhu"
	"kedou/doudizhu/bidding"
	"kedou/doudizhu/hand"
)

// The index for a bidder, and for the landlord with the bottom cards.
func Example() {
	rules, _ := doudizhu.RuleSet("standard")
	judge, _ := bidding.New(hand.NewAnalyst(hand.Rules{Rules: rules}))
	h, _ := doudizhu.ParseHand("34567899TJQKAA22B")
	i := judge.Index(h, bidding.Bidder)
	fmt.Printf("wins %.0f %%, bid %d, rob: %v\n", 100*i.Chance, judge.Bid(i), judge.Robs(i))
	bottom, _ := doudizhu.ParseHand("2AT")
	i = judge.Index(h+bottom, bidding.Landlord)
	fmt.Printf("wins %.0f %%, double: %v\n", 100*i.Chance, judge.Doubles(i, bidding.Landlord))
	// Output:
	// wins 66 %, bid 3, rob: true
	// wins 91 %, double: true
}
