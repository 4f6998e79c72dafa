package fast_test

// The solver in a few lines.

import (
	"context"
	"fmt"

	"kedou/klondike"
	"kedou/klondike/fast"
)

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
