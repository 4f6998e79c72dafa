package strong_test

import (
	"context"
	"fmt"
	"math/rand/v2"

	"kedou/doudizhu/strong"
	"kedou/doudizhu/table"
)

// The landlord's best leads in a deal, by 200 playouts.
func ExamplePlayer_Judge() {
	variant, err := table.ByName("standard")
	if err != nil {
		fmt.Println(err)
		return
	}
	view := table.NewGiven(variant, table.NewDeal(variant, 4), 0).View(0)
	player := strong.New(variant, strong.Options{Playouts: 200})
	list, err := player.Judge(context.Background(), view, rand.New(rand.NewPCG(1, 2)))
	fmt.Println(view.Hand, err)
	for _, j := range list[:3] {
		fmt.Printf("%v wins %.0f of 100\n", j.Play, 100*j.Chance)
	}
	// Output:
	// 444556689TTJJQQKA222 <nil>
	// 445566 wins 72 of 100
	// TJQKA wins 69 of 100
	// 4 wins 47 of 100
}
