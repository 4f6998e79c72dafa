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
	length := klondike.LengthOf(p, rules, a.Result.Path)
	fmt.Println(length.Total(), length)
	// Output:
	// solved 112 112 true
	// 112 86 moves, 26 turns, 3 redeals
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

// shortest prints a proved length in each metric.
func shortest(a minimal.Answer, metrics []minimal.Metric, p klondike.Position, rules klondike.Rules) {
	for _, m := range metrics {
		fmt.Println(m, m.Of(klondike.LengthOf(p, rules, a.Result.Path)))
	}
	fmt.Println("gap", a.Upper-a.Lower)
}

// decide solves a deal with a solver that serves many, one after the other.
func decide(s *minimal.Solver, p klondike.Position) minimal.Answer {
	a, err := s.Solve(context.Background(), &p)
	if err != nil {
		log.Fatal(err)
	}
	return a
}

// A search with less memory and two goroutines, and reports of the bounds on the way.
func ExampleSolver_Solve() {
	rules, bounds := klondike.Standard(3), minimal.Progress{}
	s, err := minimal.New(rules, minimal.Options{
		Limits:   search.Limits{Memory: minimal.DefaultMemory / 4},
		Workers:  2,
		Progress: func(p minimal.Progress) { bounds = p },
	})
	if err != nil {
		log.Fatal(err)
	}
	p := klondike.NewDeal(6, rules)
	a := decide(s, p)
	fmt.Println(a.Status, "within the last bounds:", bounds.Lower <= a.Lower)
	shortest(a, []minimal.Metric{minimal.MovesTurns, minimal.Moves}, p, rules)
	// Output:
	// solved within the last bounds: true
	// moves+turns 112
	// moves 86
	// gap 0
}
