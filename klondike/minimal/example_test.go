package minimal_test

import (
	"context"
	"fmt"
	"log"

	"kedou/klondike"
	"kedou/klondike/minimal"
	"kedou/search"
)

// The shortest solution of deal 6 with draw 3, proved to be shortest.
func Example() {
	rules := klondike.Standard(3)
	s, err := minimal.New(rules, minimal.Options{})
	if err != nil {
		log.Fatal(err)
	}
	p := klondike.NewDeal(6, rules)
	a, err := s.Solve(context.Background(), &p)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(a.Result.Status, a.Lower, a.Upper, a.Proved())
	fmt.Println(klondike.LengthOf(p, rules, a.Result.Path).Total())
	// Output:
	// solved 112 112 true
	// 112
}

// A limit leaves both bounds, and a line as long as the upper one.
func ExampleOptions() {
	metric, err := minimal.ParseMetric("moves+turns+redeals")
	if err != nil {
		log.Fatal(err)
	}
	s, err := minimal.New(klondike.Standard(1), minimal.Options{
		Limits: search.Limits{Expansions: 20_000, Memory: minimal.MinMemory},
		Metric: metric,
		Off:    minimal.ExactTalon,
	})
	if err != nil {
		log.Fatal(err)
	}
	p := klondike.NewDeal(1, klondike.Standard(1))
	a, err := s.Solve(context.Background(), &p)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%v, at least %d %v: %v\n", a.Result.Status, a.Lower, metric, a.Result.Reason)
	// Output:
	// solved, at least 97 moves+turns+redeals: expansion limit
}
