package blunder_test

import (
	"context"
	"fmt"

	"kedou/doudizhu/arena/blunder"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/table"
)

// The decisions of one recorded game that matter, and a bot's losses in them.
func Example() {
	ctx := context.Background()
	v, _ := table.ByName("standard")
	deal := table.NewDeal(v, 22)
	g := table.NewGiven(v, deal, deal.First)
	robot, _ := bot.New("robot", v)
	least, _ := bot.New("least", v)
	_, _ = table.Run(ctx, g, [table.Chairs]table.Player{robot, robot, robot}, table.Options{Seed: 1})
	record := g.Record([table.Chairs]string{"robot", "robot", "robot"})

	judge, _ := blunder.NewJudge(blunder.Terms{By: "endgame", Least: 3, Most: 20})
	for d, err := range judge.Decisions(ctx, &record, 0) {
		if err != nil {
			panic(err)
		}
		for _, w := range d.Worths {
			fmt.Print(w.Play, " ", w.Chance, ", ")
		}
		a, _ := judge.Ask(ctx, d, least)
		fmt.Println("least lays", a.Play, "and loses", a.Lost, a.Open)
	}
	// Output:
	// 6 0, T 0, J 0, 2 0, 66 1, TT 1, 22 1, least lays 6 and loses 1 false
	// T 0, J 0, 2 0, TT 1, 22 1, least lays T and loses 1 false
	// J 0, 2 0, 22 1, least lays J and loses 1 false
}
