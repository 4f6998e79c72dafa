// Game: the contract of search/andor, exact keys, and the orders of moves.

package doudizhu

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"kedou/search/andor"
	"kedou/search/searchtest"
)

func TestGameConforms(t *testing.T) {
	for _, c := range []struct{ rules, endgame string }{
		{"standard", "a 45577TTKK2 8AA L"},
		{"basic", "a 33344456 5557772 P"},
		{"yuncheng", "a 33334444567 5566BR L"},
		{"strict", "a 33445 5672 89J U"},
		{"noip", "a 3333BR 4455 2222 D"},
	} {
		e, err := Notation{}.ParseEndgame(c.endgame)
		if err != nil {
			t.Fatal(err)
		}
		if err := searchtest.ConformGame(rulesOf(t, c.rules).Game(&e), e.State(), 20_000); err != nil {
			t.Fatal(err)
		}
	}
}

// walk plays a game at random and calls visit at every open state.
func walk(t *rapid.T, g *Game, s State, visit func(State, []Play)) {
	for g.Outcome(s) == andor.Unknown {
		moves := g.AppendMoves(nil, s)
		visit(s, moves)
		s = g.Next(s, rapid.SampledFrom(moves).Draw(t, "move"))
	}
}

func TestKeysAreExact(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r, e := drawGame(t, 12)
		g := r.Game(e)
		seen := map[[3]uint64]State{}
		for range 5 {
			walk(t, g, e.State(), func(s State, _ []Play) {
				if before, ok := seen[g.Key(s)]; ok && before != s {
					t.Fatalf("%+v and %+v share a key", before, s)
				}
				seen[g.Key(s)] = s
			})
		}
	})
}

// TestMovesAreTheReferees compares the generated moves with the moves of the referee, who
// tries every subset, and the states after them.
func TestMovesAreTheReferees(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r, e := drawGame(t, 9)
		g, referee := r.Game(e), r.Referee(e)
		walk(t, g, e.State(), func(s State, moves []Play) {
			legal := map[Play]bool{}
			for _, p := range referee.AppendMoves(nil, s) {
				legal[p] = true
			}
			finish := len(moves) == 1 && moves[0].Cards == s.Hands[s.Turn]
			if !finish && !sameOnce(moves, legal) || !legal[moves[0]] {
				t.Fatalf("%+v: %v", s, moves)
			}
			for _, p := range moves {
				after := g.Next(s, p)
				if after != referee.Next(s, p) {
					t.Fatalf("%+v: %v leads elsewhere", s, p)
				}
				if g.Outcome(after) != referee.Outcome(after) || g.Kind(after) != referee.Kind(after) {
					t.Fatalf("%+v: the referee says %v, %v", after, referee.Outcome(after), referee.Kind(after))
				}
			}
			ordered := map[Play]bool{}
			for _, p := range g.AppendOrdered(nil, s) {
				ordered[p] = true
			}
			if !sameOnce(moves, ordered) {
				t.Fatalf("%+v: ordered %v, plain %v", s, ordered, moves)
			}
		})
	})
}

func TestDocumentOrder(t *testing.T) {
	for _, c := range []struct{ rules, hand, last, want string }{
		// Kinds from the last of NMALKBCDEFGHJI to the first; a kind's plays from
		// the strongest to the weakest.
		{"basic", "33344456", "", "33344456"},
		{"basic", "3334445567", "", "33344467 33344457 33344456 333444 334455 34567 4447 4446 4445 4443 3337 3336 3335 3334 444 333 55 44 33 7 6 5 4 3"},
		{"basic", "3344556", "", "334455 55 44 33 6 5 4 3"},
		{"basic", "44445567", "", "4447 4446 4445 444 55 44 444467 444457 444456 7 6 5 4 4444"},
		{"basic", "5558", "", "5558"},
		{"standard", "44BR", "", "44 R B 4 BR"},
		{"standard", "445556BR", "33", "44 55 BR -"},
		{"standard", "44446667", "555", "666 4444 -"},
		{"standard", "66", "55", "66"},
	} {
		rules := rulesOf(t, c.rules)
		s := State{Hands: [Seats]Hand{handOf(t, c.hand), Of(Three, 1)}}
		if c.last != "" {
			last := rules.Classify(nil, handOf(t, c.last))[0]
			s.Kind, s.Rank, s.Len, s.Owner = last.Kind, last.Rank, last.Len, Down
		}
		var got []string
		for _, p := range rules.Game(&Endgame{}).AppendMoves(nil, s) {
			got = append(got, p.String())
		}
		if want := strings.Fields(c.want); !slices.Equal(got, want) {
			t.Errorf("%s, %s after %q: %v, want %v", c.rules, c.hand, c.last, got, want)
		}
	}
}

func TestGenerationOfMovesAllocatesNothing(t *testing.T) {
	e, _ := Notation{}.ParseEndgame("a 345667TTJJQK 4556778999 L")
	g, s := rulesOf(t, "standard").Game(&e), e.State()
	dst := g.AppendOrdered(nil, s)
	if n := testing.AllocsPerRun(100, func() { dst = g.AppendOrdered(dst[:0], s) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func BenchmarkAppendOrdered(b *testing.B) {
	e, _ := Notation{}.ParseEndgame("a 345667TTJJQK 4556778999 L")
	g, s := rulesOf(b, "standard").Game(&e), e.State()
	want := len(rulesOf(b, "standard").Referee(&e).AppendMoves(nil, s))
	var dst []Play
	for b.Loop() {
		if dst = g.AppendOrdered(dst[:0], s); len(dst) != want {
			b.Fatalf("%d moves, want %d", len(dst), want)
		}
	}
	b.ReportMetric(float64(want), "moves")
}
