package review_test

import (
	"context"
	"fmt"

	"kedou/doudizhu"
	"kedou/doudizhu/review"
	"kedou/doudizhu/strong"
	"kedou/doudizhu/table"
)

// The chance after another lead, the highest card, at the beginning of a deal.
func ExampleJudge() {
	v, _ := table.ByName("standard")
	game := table.NewGiven(v, table.NewDeal(v, 4), 0)
	view := game.View(0)
	var high doudizhu.Play
	for _, p := range view.AppendPlays(nil) {
		if p.Kind == doudizhu.Solo {
			high = p
		}
	}
	found, err := review.NewJudge(v, strong.Levels{}, 600).Judge(context.Background(), view, high, 1)
	fmt.Println(high, found.Loss() > 2*found.Error, found.Games, err)
	// Output: 2 true 600 <nil>
}
