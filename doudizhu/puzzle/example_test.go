package puzzle_test

import (
	"context"
	"fmt"

	"kedou/doudizhu"
	"kedou/doudizhu/puzzle"
)

func ExampleGenerate() {
	rules, _ := doudizhu.ParseRules("standard")
	spec := puzzle.Spec{Least: 14, Most: 20, Hands: 2, Seed: 170, Unique: true, Ladder: puzzle.Bots}
	err := puzzle.Generate(context.Background(), rules, spec, func(seed uint64, p *puzzle.Puzzle) bool {
		if p != nil {
			fmt.Println(p.Endgame)
			fmt.Println("level", p.Level, "wins:", p.Winning, "tempting:", p.Natural)
		}
		return p == nil // until one is found
	})
	fmt.Println(err)
	// Output:
	// 16-2-170 33458JA2 4599QQKA L
	// level 5 wins: [5] tempting: [33 4 8 J A 2]
	// <nil>
}
