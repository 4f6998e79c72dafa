package explain_test

import (
	"context"
	"fmt"

	"kedou/klondike"
	"kedou/klondike/explain"
)

// Deal 29 is lost because of four cards of one column.
func ExampleExplainer_Block() {
	e, err := explain.New(klondike.Standard(3), explain.Options{})
	if err != nil {
		panic(err)
	}
	p := klondike.NewDeal(29, klondike.Standard(3))
	block, story, err := e.Block(context.Background(), &p)
	if err != nil {
		panic(err)
	}
	fmt.Println(block.Text(52))
	for _, line := range story.Lines() {
		fmt.Println(line)
	}
	// Output:
	// the places of 4 cards, 2♣, 4♣, 5♦ and 5♥, make the deal lost, however the other 48 are arranged
	// 4♣ in column 7 can't go onto 5♦ or 5♥ (both under it), nor go up before 2♣ (under it).
	// So it can never leave.
}
