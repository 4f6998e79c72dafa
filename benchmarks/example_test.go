package benchmarks_test

import (
	"context"
	"fmt"

	"kedou/benchmarks"
	"kedou/search"
)

func Example() {
	experiments, err := benchmarks.Open([]benchmarks.Experiment{{Title: "8-puzzle", Corpus: "puzzle-8",
		Strategies: []string{"astar", "bfs"}, Rounds: 1, Limits: search.Limits{Expansions: 2000}}})
	if err != nil {
		panic(err)
	}
	record := &benchmarks.Record{Header: benchmarks.NewHeader("example")}
	if err := experiments[0].Run(context.Background(), record, func(benchmarks.Run) {}); err != nil {
		panic(err)
	}
	for _, s := range benchmarks.Summarize(record.Runs) {
		fmt.Println(s.Strategy, s.Decided, s.Undecided, s.Wrong)
	}
	// Output:
	// astar 11 13 0
	// bfs 0 24 0
}
