package explain_test

import (
	"context"
	"fmt"

	"kedou/doudizhu"
	"kedou/doudizhu/explain"
)

func ExampleExplain() {
	rules, _ := doudizhu.ParseRules("standard")
	e, _ := doudizhu.Notation{}.ParseEndgame("level-2 RA54333 B222KQ L")
	x, err := explain.Explain(context.Background(), rules, &e, explain.Options{})
	fmt.Println(x.Winning, x.Plan.Situations, "situations", err)
	for _, step := range x.Plan.Line[:x.Plan.Plain()] {
		fmt.Print(step.Seat, " ", step.Play, ", ")
	}
	fmt.Println("plain")
	for _, w := range x.Wrong {
		fmt.Println("not", w.Play, "for", w.Plan.Line[0].Play)
	}
	// Output:
	// [4 5] 21 situations <nil>
	// landlord 5, down B, landlord R, down -, landlord 333, down -, landlord 4, down 2, landlord -, down 2, landlord -, down 2, landlord -, down K, plain
	// not 3334 for 222Q
	// not A for B
}
