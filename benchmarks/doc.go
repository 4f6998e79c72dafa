// Package benchmarks runs search strategies side by side on the same problems,
// checks what they say, and tells which is better and how sure that is.
//
// # Vocabulary
//
// A Problem is one instance, a deal or an endgame, with its verdict if that is
// known. A Corpus is a named set of problems of one Domain: a text file with a line a
// problem, told from its later versions by its hash. Twenty come with the package
// (Names), and Load reads others.
//
// A strategy is an engine with its settings, written as one word:
//
//	astar                                   the engine as it comes
//	astar:score=pile2:open-list=bucket      another heuristic, another open list
//	fast:without=closure                    the dedicated solver less one technique
//
// Domain.Strategies lists the strategies and their options. Each attempt starts afresh, so that no table of an earlier one helps.
//
// An attempt is one strategy on one problem, once, within limits: a Run. An experiment
// (Experiment) is a corpus, some strategies, a number of rounds and the limits. Experiment.Run
// runs it, round by round and problem by problem; the strategies take turns, another one first each
// time, so that what else the machine does hurts all alike. Garbage is collected
// before each attempt, and attempts of microseconds are repeated for some
// milliseconds and divided. A Record holds the runs with what is needed to judge
// them: machine, Go version, commit, hashes of the corpora.
//
// # Right, wrong, undecided
//
// An attempt that a limit ended is undecided, which is never wrong. A verdict is
// wrong if it differs from the known one, if its path breaks the rules when it is
// replayed, if another strategy has such a path to the contrary, if it promises a
// shortest path and the known least length (the option length) is another. Two strategies that contradict each other
// without proof are both wrong, for nobody knows better. A strategy that is wrong
// once in an experiment has no times, no ratios and no line in its pictures: what it was
// right about may have been luck, and its speed is of no interest.
//
// # Ratios
//
// Times spread over orders of magnitude between problems, and much less between
// strategies on one problem. So strategies are compared problem by problem: of each
// problem's rounds the median, of two medians the logarithm of the quotient, of all
// problems that both decided the mean. Its exponential, a geometric mean, is the
// Ratio to the first strategy. The interval is that of a paired t test at 99 %
// (Student 1908); where it leaves out 1, the difference is more than the luck of these
// problems. It says nothing about problems of another kind, and it leaves out those that one
// of the two did not decide: look at the number decided first.
//
// # Two builds
//
// Strategies of one run take turns within milliseconds, so that a change of the
// machine's load hurts all of them alike. Two records made one after the other don't:
// one build against itself can look a third slower. So InTurn lets two builds take
// turns, round by round, and Compare pairs their times by problem and round and calls a
// difference sure only if it is also larger than the difference of any two rounds of
// one build (Steadiness.Spread), which is the machine's own. Of records that were
// not made in turn nothing about time is sure.
//
// # Figures
//
// Figures are the tables of the READMEs as data: each row with the command that makes it,
// and the machine, the commit and the date of its making. Measure makes rows again,
// Insert writes the tables into a page.
//
// # The signature
//
// Times differ from machine to machine; counts of nodes don't. The Signature is the
// nodes and states of every deterministic strategy on small corpora under a limit of
// expansions alone, pinned in testdata/signature.txt. A change of the program that
// moves a count has changed a search, and has to say so.
//
// # Example
//
// Two strategies on a corpus, from the command line
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
// # What it is not for
//
// It is no profiler: for where the time goes, see this package's ordinary
// benchmarks (go test -bench . ./benchmarks) with -cpuprofile. It measures wall
// time, so that strategies with several workers are compared as a user meets them, not by
// the work they do. The memory it tells is what an engine's tables hold by its own
// count, not the process's. And it rates strategies on given problems, not
// players in games of chance.
package benchmarks
