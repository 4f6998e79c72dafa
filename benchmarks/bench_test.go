package benchmarks

// The hot paths, each with its answers checked:
//
//	go test -run '^$' -bench . ./benchmarks

import (
	"context"
	"testing"

	"kedou/doudizhu"
	"kedou/klondike"
	"kedou/search"
	"kedou/search/searchtest"
)

// benchmark solves the first problems of a corpus, judges every answer, and
// reports the work.
func benchmark(b *testing.B, corpus string, problems int, strategy string) {
	c := load(b, corpus)
	s := ready(b, c, strategy)
	var nodes, states, bytes int64
	for b.Loop() {
		for _, p := range c.Problems[:problems] {
			a, err := s.Solve(context.Background(), p, search.Limits{})
			b.StopTimer()
			r := Run{Verdict: a.Verdict}
			if r.judge(p, a); err != nil || !r.Decided() {
				b.Fatalf("problem %s: %s %s, error %v", p.ID, a.Verdict, r.Fault, err)
			}
			b.StartTimer()
			nodes, states, bytes = nodes+a.Stats.Expanded, states+a.Stats.States, bytes+a.Stats.Bytes
		}
	}
	report(b, nodes)
	b.ReportMetric(float64(bytes)/float64(states), "bytes/state")
}

// report prints the nodes of an iteration, and the time of a node.
func report(b *testing.B, nodes int64) {
	b.ReportMetric(float64(nodes)/float64(b.N), "nodes/op")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(nodes), "ns/node")
}

func BenchmarkAStarPuzzle(b *testing.B)    { benchmark(b, "puzzle-15", 4, "astar") }
func BenchmarkKlondikeFast(b *testing.B)   { benchmark(b, "klondike-easy", 24, "fast") }
func BenchmarkEndgamePacked(b *testing.B)  { benchmark(b, "endgames-medium", 10, "endgame") }
func BenchmarkEndgameGeneric(b *testing.B) { benchmark(b, "endgames-small", 20, "dfpn") }

// BenchmarkKlondikeExpansion counts the move paths of the generic problem: its
// generator and Next, without any search. A node is a path.
func BenchmarkKlondikeExpansion(b *testing.B) {
	const depth, want = 10, 20056
	deal, rules, err := loadDeal(load(b, "klondike-easy").Problems[0])
	if err != nil {
		b.Fatal(err)
	}
	techniques, err := klondike.ParseTechnique("after-turn,king-rests,symmetry")
	if err != nil {
		b.Fatal(err)
	}
	problem, start, err := klondike.NewProblem(deal, rules, klondike.Score{Technique: techniques})
	if err != nil {
		b.Fatal(err)
	}
	var nodes int64
	for b.Loop() {
		n := searchtest.Perft(problem, start, depth)
		if n != want {
			b.Fatalf("%d paths of %d moves, want %d", n, depth, want)
		}
		nodes += n
	}
	report(b, nodes)
}

// BenchmarkPlays generates every lead from each hand of a corpus. A node is a play.
func BenchmarkPlays(b *testing.B) {
	const want = 1609
	var hands []doudizhu.Hand
	for _, p := range load(b, "endgames-large").Problems {
		e, _, err := loadEndgame(p)
		if err != nil {
			b.Fatal(err)
		}
		hands = append(hands, e.Hands[0], e.Hands[1])
	}
	rules, err := doudizhu.ParseRules("standard")
	if err != nil {
		b.Fatal(err)
	}
	var nodes int64
	var plays []doudizhu.Play
	for b.Loop() {
		n := 0
		for _, h := range hands {
			plays = rules.AppendLeads(plays[:0], h)
			n += len(plays)
		}
		if n != want {
			b.Fatalf("%d plays, want %d", n, want)
		}
		nodes += int64(n)
	}
	report(b, nodes)
}
