package arena_test

import (
	"context"
	"fmt"

	"kedou/doudizhu/arena"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/table"
)

// Two bots on a hundred deals, each deal played twice.
func ExampleRun() {
	variant, _ := table.ByName("standard")
	var bots []arena.Bot
	for _, name := range []string{"least", "robot"} {
		bots = append(bots, arena.Bot{Name: name, New: func() (table.Player, error) { return bot.New(name, variant) }})
	}
	tally := arena.NewTally(len(bots))
	err := arena.Run(context.Background(), bots, arena.Options{Variant: variant, Seed: 1, Deals: 100, Workers: 2}, tally.Add)
	if err != nil {
		panic(err)
	}
	fmt.Println(tally.Games(), "games")
	first := tally.Standings()[0]
	low, high := first.Score.ShareInterval()
	fmt.Printf("%s is first: %.3f, on %d deals between %.2f and %.2f at 95 %%\n", bots[first.Bot].Name, first.Score.Mean, first.Score.Deals, low, high)
	fmt.Printf("it wins %.2f as the landlord\n", first.Landlord.Mean)
	// Output:
	// 200 games
	// robot is first: 0.960, on 100 deals between 0.93 and 0.99 at 95 %
	// it wins 0.93 as the landlord
}

// A game as in a file, counted by hand.
func ExampleTally_Add() {
	tally := arena.NewTally(2)
	err := tally.Add(&arena.Deal{Seed: 7, Conduct: make([]arena.Conduct, 2), Games: []arena.Game{
		{Bots: [3]int{0, 1, 1}, Landlord: 0, Points: [3]int{2, -1, -1}},
		{Bots: [3]int{1, 0, 0}, Landlord: 0, Points: [3]int{-4, 2, 2}},
	}})
	fmt.Println(tally.Meetings()[0].Points.Mean, "points a game", err)
	// Output: 3 points a game <nil>
}
