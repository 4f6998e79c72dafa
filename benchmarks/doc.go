// Package benchmarks runs search strategies on the same problems, checks every answer, and reports which strategy is
// better and how sure that is. From the command line:
//
//	go run ./cmd/bench run --corpus puzzle-8 --strategy astar,bfs --expansions 2000
//
// and as a program:
//
//	experiments, err := benchmarks.Open([]benchmarks.Experiment{{Title: "8-puzzle", Corpus: "puzzle-8",
//		Strategies: []string{"astar", "bfs"}, Rounds: 1, Limits: search.Limits{Expansions: 2000}}})
//	record := &benchmarks.Record{Header: benchmarks.NewHeader("example")}
//	err = experiments[0].Run(ctx, record, func(benchmarks.Run) {})
//	for _, s := range benchmarks.Summarize(record.Runs) {
//		fmt.Println(s.Strategy, s.Decided, s.Undecided, s.Wrong)
//	}
//	// astar 11 13 0
//	// bfs 0 24 0
//
// # Runs
//
// A Problem is a deal, an endgame or a puzzle, with its verdict if known. A Corpus is a named set of problems of one
// Domain, identified by its hash. Names lists the corpora of the package; Load reads others. A strategy is written as
// for solve --strategy, such as astar:score=pile2:open-list=bucket; Domain.Strategies lists them.
//
// A Run is one attempt of one strategy on one problem, within limits. The strategies of an Experiment take turns on
// each problem, so that other load on the machine slows all of them alike. Garbage is collected before each attempt;
// attempts of microseconds are repeated for some milliseconds and divided. A Record holds runs with machine, Go
// version, commit and hashes of corpora.
//
// An attempt that a limit ended is undecided. A verdict is wrong if it contradicts the known verdict, the replay of its
// path, the known least length, or another strategy's path; two strategies that contradict each other without a path
// are both wrong. A strategy with one wrong answer in an experiment gets no times, ratios or pictures.
//
// # Comparisons
//
// A Ratio compares a strategy with the first one on the problems that both decide: the geometric mean of quotients of
// medians, with the 99 % interval of a paired t test on logarithms (Student 1908). If the interval leaves out 1, the
// difference is more than the luck of these problems. Read the number decided first: a ratio ignores the rest.
//
// Two records made one after the other can't be compared in time, because the machine's load changes. InTurn lets two
// builds take turns; Compare calls a difference sure only if it also exceeds the difference between any two rounds of
// one build (Steadiness.Spread).
//
// # Figures and signatures
//
// Figures are the tables of the pages as data: each row with its command, machine, commit and date. Measure makes rows
// again, Insert writes the tables into a page. The Signature pins the nodes and states of every deterministic strategy
// on small corpora, in testdata/signature.txt: a change that moves a count has changed a search.
//
// # Limits
//
// Times are wall time. Memory is what an engine's tables hold by their own count. For profiles use the ordinary
// benchmarks (go test -bench . ./benchmarks) with -cpuprofile.
//
// To begin reading: Experiment (experiment.go), Summarize (summary.go), Compare (compare.go), Figures (figures.go).
package benchmarks
