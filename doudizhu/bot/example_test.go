package bot_test

import (
	"context"
	"fmt"
	"math/rand/v2"

	"kedou/doudizhu/bot"
	"kedou/doudizhu/table"
)

// Two bots give their first play of a deal, and the reasons.
func ExampleExplain() {
	variant, err := table.ByName("standard")
	if err != nil {
		fmt.Println(err)
		return
	}
	view := table.NewGiven(variant, table.NewDeal(variant, 4), 0).View(0)
	fmt.Println(view.Hand)
	for _, spec := range []string{"least", "principles"} {
		player, err := bot.New(spec, variant)
		if err != nil {
			fmt.Println(err)
			return
		}
		play, reasons, err := bot.Explain(context.Background(), player, view, rand.New(rand.NewPCG(1, 2)))
		fmt.Println(spec, play, reasons, err)
	}
	// Output:
	// 444556689TTJJQQKA222
	// least 4 [{ the lowest solo, or a pass}] <nil>
	// principles 44455 [{L1 lead the group of the lowest card} {L2 a trio takes the lowest solo along, or else the lowest pair}] <nil>
}
