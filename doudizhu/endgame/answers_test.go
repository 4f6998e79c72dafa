// Answers: moves, lines and proofs, checked by the game's own rules.

package endgame

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"kedou/doudizhu"
	"kedou/search"
	"kedou/search/andor"
	"kedou/search/searchtest"
)

// randomSolver returns a random endgame and a solver for it.
func randomSolver(t *testing.T, rng *rand.Rand, cards int, three bool) (*Solver, *doudizhu.Endgame, *doudizhu.Rules) {
	t.Helper()
	rules, err := doudizhu.ParseRules("standard")
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

// TestEveryPlayIsJudged compares every judgement and every reply with the referee, who knows the
// legal plays, and with an engine of search/andor, on 5,000 endgames of two and three hands; on 500
// with -short.
func TestEveryPlayIsJudged(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 12))
	for i := range searchtest.Size(5000, 5000) {
		s, e, rules := randomSolver(t, rng, 4+rng.IntN(6), i%2 == 0)
		r, err := s.Solve(context.Background(), e, Moves)
		if err != nil {
			t.Fatal(err)
		}
		legal := rules.Referee(e).AppendMoves(nil, e.State())
		if len(r.Moves) != len(legal) {
			t.Fatalf("%v, last %v by %v: %d plays judged, %v are legal", e, e.Last, e.Owner, len(r.Moves), legal)
		}
		best := andor.Lost
		for _, m := range r.Moves {
			if !slices.Contains(legal, m.Play) {
				t.Fatalf("%v, last %v by %v: %v is not legal", e, e.Last, e.Owner, m.Play)
			}
			checkMove(t, rules, e, m)
			if m.Outcome == andor.Won {
				best = andor.Won
			}
		}
		if r.Outcome != best {
			t.Fatalf("%v: %v, but the best play is %v", e, r.Outcome, best)
		}
	}
}

// checkMove compares one judgement with an engine of search/andor, and its reply with the referee
// and the engine.
func checkMove(t *testing.T, rules *doudizhu.Rules, e *doudizhu.Endgame, m Move) {
	t.Helper()
	at := apply(t, rules, *e, m.Play)
	if got := generic(t, rules, &at, e.Turn); got != m.Outcome {
		t.Fatalf("%v, last %v by %v: %v is %v, alpha-beta says %v", e, e.Last, e.Owner, m.Play, m.Outcome, got)
	}
	for m.Outcome == andor.Lost && at.Turn.Peasant() == e.Turn.Peasant() {
		if at.Turn == at.Owner { // the partner leads, and there is no reply
			if m.Reply != nil {
				t.Fatalf("%v, last %v by %v: %v is answered by %v, but %s leads", e, e.Last, e.Owner, m.Play, m.Reply, e.SeatName(at.Turn))
			}
			return
		}
		at = apply(t, rules, at, doudizhu.Play{})
	}
	if m.Outcome == andor.Lost != (m.Reply != nil) {
		t.Fatalf("%v, last %v by %v: %v is %v, and the reply %v", e, e.Last, e.Owner, m.Play, m.Outcome, m.Reply)
	}
	if m.Reply == nil {
		return
	}
	if m.Reply.Seat != at.Turn {
		t.Fatalf("%v: %v is answered by %s, not %s", e, m.Play, e.SeatName(m.Reply.Seat), e.SeatName(at.Turn))
	}
	at = apply(t, rules, at, m.Reply.Play)
	if got := generic(t, rules, &at, e.Turn); got != andor.Lost {
		t.Fatalf("%v: after %v and the reply %v the play is %v", e, m.Play, m.Reply.Play, got)
	}
}

// apply makes a play by the referee's rules.
func apply(t *testing.T, rules *doudizhu.Rules, e doudizhu.Endgame, p doudizhu.Play) doudizhu.Endgame {
	t.Helper()
	after, err := rules.Apply(e, p)
	if err != nil {
		t.Fatalf("%v, last %v by %v: %v: %v", &e, e.Last, e.Owner, p, err)
	}
	return after
}

// generic returns the outcome of e for seat's side by an engine of search/andor.
func generic(t *testing.T, rules *doudizhu.Rules, e *doudizhu.Endgame, seat doudizhu.Seat) andor.Outcome {
	t.Helper()
	r, err := andor.AlphaBeta(context.Background(), rules.Game(e), e.State(), andor.Config[doudizhu.State, doudizhu.Play]{})
	if err != nil {
		t.Fatal(err)
	}
	return seenBy(seat, r.Outcome.Opposite())
}

// finish makes the plays of a line by the referee and returns the outcome for
// the side to move of e.
func finish(t *testing.T, rules *doudizhu.Rules, e *doudizhu.Endgame, line []doudizhu.Play) andor.Outcome {
	t.Helper()
	at := *e
	for _, p := range line {
		at = apply(t, rules, at, p)
	}
	winner, over := at.Winner()
	if !over {
		t.Fatalf("%v: after %v no side has won", e, line)
	}
	if winner.Peasant() == e.Turn.Peasant() {
		return andor.Won
	}
	return andor.Lost
}

func TestLinesAndProofs(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 12))
	for i := range searchtest.Size(120, 2400) {
		s, e, rules := randomSolver(t, rng, 8+rng.IntN(6), i%3 == 0)
		r, err := s.Solve(context.Background(), e, Line, Proof)
		if err != nil || r.Proof == nil {
			t.Fatalf("%v: no proof, %v", e, err)
		}
		if got := finish(t, rules, e, r.Line); got != r.Outcome {
			t.Fatalf("%v is %v, but the line %v is %v", e, r.Outcome, r.Line, got)
		}
		if r.Proof.Winner != andor.Won && r.Proof.Winner != andor.Lost || r.Proof.Winner != r.ForPeasants() {
			t.Fatalf("%v is %v, but the proof is of %v", e, r.ForPeasants(), r.Proof.Winner)
		}
		if err := andor.Verify(rules.Referee(e), e.State(), r.Proof); err != nil {
			t.Fatalf("%v: %v", e, err)
		}
	}
}

// turns returns how many turns, passes included, the game from s takes by brute force if the
// winners (an outcome for the prover) hurry and the losers hold out.
func turns(g *doudizhu.Game, s doudizhu.State, winner andor.Outcome, seen map[[3]uint64]int) int {
	const never = 1000
	if v := g.Outcome(s); v == winner {
		return 0
	} else if v != andor.Unknown {
		return never
	}
	if n, ok := seen[g.Key(s)]; ok {
		return n
	}
	hurries := s.Turn.Peasant() == (winner == andor.Won)
	best := 0
	if hurries {
		best = never
	}
	for _, p := range g.AppendMoves(nil, s) {
		n := min(never, 1+turns(g, g.Next(s, p), winner, seen))
		if hurries {
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
	for i := range searchtest.Size(200, 4000) {
		s, e, rules := randomSolver(t, rng, 6+rng.IntN(6), i%3 == 0)
		r, err := s.Solve(context.Background(), e, BestLine)
		if err != nil {
			t.Fatal(err)
		}
		want := turns(rules.Game(e), e.State(), r.ForPeasants(), map[[3]uint64]int{})
		if len(r.BestLine) != want {
			t.Fatalf("%v: %v takes %d turns, brute force %d", e, r.BestLine, len(r.BestLine), want)
		}
		if got := finish(t, rules, e, r.BestLine); got != r.Outcome {
			t.Fatalf("%v is %v, but the line %v is %v", e, r.Outcome, r.BestLine, got)
		}
	}
}

// hard is an endgame that takes millions of expansions.
const hard = "x 335677899TTTJQKKAA2R 34457899TQQQKKAAB 34455666788JJJ222 L"

// TestOneLimitForAll asks everything about an endgame under rising limits: Results name the missing
// answers, the others are right, and the work stays within the limit.
func TestOneLimitForAll(t *testing.T) {
	if testing.Short() {
		t.Skip("asks the same question a hundred times")
	}
	rules, _ := rulesOf("standard")
	e := parse(t, []string{"level-8", "RAQQJJT999844", "B22AAT886633", "L"})
	full := ask(t, rules, e, search.Limits{})
	if full.Reason != search.NoReason || full.Proof == nil || full.BestLine == nil {
		t.Fatalf("without a limit: %v, %v", full.Reason, full.Cut)
	}
	cut := map[Question]bool{}
	for limit := int64(1); limit < full.Stats.Expanded; limit += 1 + limit/int64(searchtest.Size(4, 8)) {
		r := ask(t, rules, e, search.Limits{Expansions: limit})
		if r.Stats.Expanded > limit || r.Reason != search.ExpansionLimit {
			t.Fatalf("%d expansions, %v, under a limit of %d", r.Stats.Expanded, r.Reason, limit)
		}
		cut[r.Cut] = true
		if (r.Outcome == andor.Unknown || r.Outcome == andor.Won && r.Play == nil) != (r.Cut == Verdict) {
			t.Fatalf("%v, play %v, and cut off is %v", r.Outcome, r.Play, r.Cut)
		}
		for i, m := range r.Moves {
			if m.Outcome != andor.Unknown && m.Outcome != full.Moves[i].Outcome {
				t.Fatalf("limit %d: %v is %v, was %v", limit, m.Play, m.Outcome, full.Moves[i].Outcome)
			}
		}
	}
	for _, q := range []Question{Verdict, Moves, BestLine} {
		if !cut[q] {
			t.Errorf("no limit cut off %v", q)
		}
	}
}

// ask asks everything about e under limits.
func ask(t *testing.T, rules doudizhu.Rules, e *doudizhu.Endgame, l search.Limits) Result {
	t.Helper()
	s, err := New(rules, Options{Limits: l})
	if err != nil {
		t.Fatal(err)
	}
	r, err := s.Solve(context.Background(), e, Moves, Line, Proof, BestLine)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestLimits(t *testing.T) {
	rules, _ := rulesOf("standard")
	e := parse(t, strings.Fields(hard))
	s, err := New(rules, Options{Limits: search.Limits{Expansions: 5000, Memory: 16 << 20}})
	if err != nil {
		t.Fatal(err)
	}
	r, err := s.Solve(context.Background(), e)
	if err != nil || r.Outcome != andor.Unknown || r.Reason != search.ExpansionLimit || r.Stats.Expanded != 5000 {
		t.Errorf("%+v, %v", r, err)
	}
	why := errors.New("dinner")
	ctx, cancel := context.WithCancelCause(context.Background())
	cancel(why)
	if r, err = s.Solve(ctx, e); err != why || r.Reason != search.Cancelled || r.Cut != Verdict {
		t.Errorf("%+v, %v", r, err)
	}
	for _, l := range []search.Limits{{Depth: 1}, {Expansions: -1}, {Memory: -1}, {Time: -1}} {
		if _, err := New(rules, Options{Limits: l}); !errors.Is(err, search.ErrLimits) {
			t.Errorf("%+v: %v", l, err)
		}
	}
}
