// Answers: moves, lines and proofs, checked by the game's own rules.

package endgame

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"kedou/doudizhu"
	"kedou/search"
	"kedou/search/andor"
)

// randomSolver returns a random endgame and a solver for it.
func randomSolver(t *testing.T, rng *rand.Rand, cards int, three bool) (*Solver, *doudizhu.Endgame, *doudizhu.Rules) {
	t.Helper()
	rules, err := doudizhu.RuleSet("standard")
	if err != nil {
		t.Fatal(err)
	}
	e := randomEndgame(rng, &rules, cards, three)
	s, err := New(rules, Options{Limits: search.Limits{Memory: 32 << 20}})
	if err != nil {
		t.Fatal(err)
	}
	return s, &e, &rules
}

func TestMovesAgreeWithMinimax(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 12))
	for i := range long(150, 20) {
		s, e, rules := randomSolver(t, rng, 8+rng.IntN(7), i%3 == 0)
		moves, result, err := s.Moves(context.Background(), e)
		if err != nil {
			t.Fatal(err)
		}
		g, from := doudizhu.NewGame(rules, e), doudizhu.StateOf(e)
		seen := map[doudizhu.Key]bool{}
		for _, m := range moves {
			after := g.Next(from, m.Play)
			if landlord := minimax(g, after, seen); m.Status != search.Solved || landlord != (m.Winner == doudizhu.Landlord) {
				t.Fatalf("%v, %v: %v %v, minimax says landlord wins %v", e, m.Play, m.Status, m.Winner, landlord)
			}
		}
		if landlord := minimax(g, from, seen); landlord != (result.Winner == doudizhu.Landlord) {
			t.Fatalf("%v: %v wins, minimax says landlord wins %v", e, result.Winner, landlord)
		}
	}
}

// play makes the plays of a line by the referee and returns who has won.
func play(t *testing.T, rules *doudizhu.Rules, e *doudizhu.Endgame, line []doudizhu.Play) (winner doudizhu.Seat) {
	t.Helper()
	at := *e
	for _, p := range line {
		var err error
		if at, err = rules.Apply(at, p); err != nil {
			t.Fatalf("%v: %v: %v", e, line, err)
		}
	}
	winner, over := at.Winner()
	if !over {
		t.Fatalf("%v: after %v nobody has won", e, line)
	}
	return winner
}

func TestLinesAndProofs(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 12))
	for i := range long(120, 20) {
		s, e, rules := randomSolver(t, rng, 8+rng.IntN(6), i%3 == 0)
		line, result, err := s.Line(context.Background(), e)
		if err != nil {
			t.Fatal(err)
		}
		if winner := play(t, rules, e, line); winner.Peasant() != result.Winner.Peasant() {
			t.Fatalf("%v: %v wins, but the line is won by %v", e, result.Winner, winner)
		}
		proof, _, err := s.Proof(context.Background(), e)
		if err != nil || proof == nil {
			t.Fatalf("%v: no proof, %v", e, err)
		}
		if err := andor.Verify(doudizhu.NewReferee(rules, e), doudizhu.StateOf(e), proof); err != nil {
			t.Fatalf("%v: %v", e, err)
		}
	}
}

// fewest returns how many plays the winning side needs from s, by brute force.
func fewest(g *doudizhu.Game, s doudizhu.State, peasants bool, seen map[doudizhu.Key]int) int {
	const never = 1000
	if v := g.Outcome(s); v != andor.Unknown {
		if (v == andor.Won) == peasants {
			return 0
		}
		return never
	}
	if n, ok := seen[g.Key(s)]; ok {
		return n
	}
	mine := s.Turn.Peasant() == peasants
	best := 0
	if mine {
		best = never
	}
	for _, p := range g.AppendMoves(nil, s) {
		n := fewest(g, g.Next(s, p), peasants, seen)
		if mine && p.Kind != doudizhu.Pass {
			n = min(n+1, never)
		}
		if mine {
			best = min(best, n)
		} else {
			best = max(best, n)
		}
	}
	seen[g.Key(s)] = best
	return best
}

func TestBestLine(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 12))
	for i := range long(120, 20) {
		s, e, rules := randomSolver(t, rng, 6+rng.IntN(6), i%3 == 0)
		line, plays, result, err := s.BestLine(context.Background(), e)
		if err != nil {
			t.Fatal(err)
		}
		want := fewest(doudizhu.NewGame(rules, e), doudizhu.StateOf(e), result.Winner.Peasant(), map[doudizhu.Key]int{})
		if plays != want {
			t.Fatalf("%v: %d plays, brute force needs %d", e, plays, want)
		}
		play(t, rules, e, line)
		at, made := doudizhu.StateOf(e), 0
		for _, p := range line {
			if p.Kind != doudizhu.Pass && at.Turn.Peasant() == result.Winner.Peasant() {
				made++
			}
			at = doudizhu.NewGame(rules, e).Next(at, p)
		}
		if made != plays {
			t.Fatalf("%v: the line %v has %d plays of the winner, not %d", e, line, made, plays)
		}
	}
}

func TestLimits(t *testing.T) {
	rules, _ := doudizhu.RuleSet("standard")
	e := parse(t, []string{"x", "335677899TTTJQKKAA2R", "34457899TQQQKKAAB", "34455666788JJJ222", "L"})
	s, err := New(rules, Options{Limits: search.Limits{Expansions: 5000, Memory: 16 << 20}})
	if err != nil {
		t.Fatal(err)
	}
	r, err := s.Solve(context.Background(), e)
	if err != nil || r.Status != search.Unknown || r.Reason != search.ExpansionLimit || r.Stats.Expanded != 5000 {
		t.Errorf("%+v, %v", r, err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if r, err = s.Solve(ctx, e); err != context.Canceled || r.Reason != search.Cancelled {
		t.Errorf("%+v, %v", r, err)
	}
	if r.Stats.Bytes > 16<<20 {
		t.Errorf("%d bytes", r.Stats.Bytes)
	}
}

func ExampleSolver_Solve() {
	rules, _ := doudizhu.RuleSet("standard")
	e, _ := doudizhu.ParseEndgame("level-8 RAQQJJT999844 B22AAT886633 L", doudizhu.Notation{})
	solver, _ := New(rules, Options{})
	r, _ := solver.Solve(context.Background(), &e)
	fmt.Println(r.Status, e.SeatName(r.Winner), "wins")
	// Output: solved landlord wins
}
