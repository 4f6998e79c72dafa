// Agreement: the dedicated solver, with every technique off likewise, against a
// plain minimax and the generic engines, on random endgames.
//
// KEDOU_LONG=1 runs the full sizes: 10,000 endgames of two hands under each of
// six rule sets, and 2,000 of three.

package endgame

import (
	"context"
	"math/rand/v2"
	"testing"

	"kedou/doudizhu"
	"kedou/search/andor"
	"kedou/search/searchtest"
)

// ruleSets are the rules of random endgames: the named rule sets, and one that allows what those
// forbid.
func ruleSets(t testing.TB) map[string]doudizhu.Rules {
	sets := map[string]doudizhu.Rules{}
	for _, name := range doudizhu.RuleSets() {
		r, err := doudizhu.ParseRules(name)
		if err != nil {
			t.Fatal(err)
		}
		sets[name] = r
	}
	odd := sets["standard"]
	for k := doudizhu.TrioSolo; k <= doudizhu.FourPairs; k++ {
		odd.Kinds[k].Body = true
	}
	odd.Kinds[doudizhu.Chain].Min = 4
	odd.Kinds[doudizhu.FourSolos].Jokers = 0
	odd.Kinds[doudizhu.PlanePairs].Same = 2
	sets["odd"] = odd
	return sets
}

// randomEndgame deals from a deck from which ranks have been thinned out, so
// that fours, chains and planes are common, and sometimes puts a play on the
// table.
func randomEndgame(rng *rand.Rand, rules *doudizhu.Rules, cards int, three bool) doudizhu.Endgame {
	e := doudizhu.Endgame{ID: "random", Three: three}
	var deck []doudizhu.Rank
	low, span := rng.IntN(8), 4+rng.IntN(12)
	for r := doudizhu.Three; r <= doudizhu.BigJoker; r++ {
		if int(r) >= low && int(r) < low+span {
			for range doudizhu.Deck.Count(r) {
				deck = append(deck, r)
			}
		}
	}
	cards = min(cards, len(deck))
	seats := len(e.Players())
	for i, n := range rng.Perm(len(deck))[:cards] {
		seat := i % seats
		if i >= seats && rng.IntN(3) == 0 {
			seat = rng.IntN(seats)
		}
		e.Hands[seat] += doudizhu.Of(deck[n], 1)
	}
	e.Turn = doudizhu.Seat(rng.IntN(seats))
	e.Owner = e.Turn
	if rng.IntN(3) == 0 {
		layRandom(rng, rules, &e)
	}
	return e
}

// layRandom lets the mover lead a random play, and perhaps the next player pass.
func layRandom(rng *rand.Rand, rules *doudizhu.Rules, e *doudizhu.Endgame) {
	plays := rules.AppendLeads(nil, e.Hands[e.Turn])
	p := plays[rng.IntN(len(plays))]
	if p.Cards == e.Hands[e.Turn] {
		return
	}
	e.Hands[e.Turn] -= p.Cards
	e.Last, e.Turn = p.Rival(), e.Next(e.Turn)
	if e.Three && rng.IntN(2) == 0 {
		e.Turn = e.Next(e.Turn)
	}
}

// minimax decides a position with a memory of positions and no other refinement.
func minimax(g *doudizhu.Game, s doudizhu.State, seen map[[3]uint64]bool) (landlord bool) {
	if v := g.Outcome(s); v != andor.Unknown {
		return v == andor.Lost
	}
	key := g.Key(s)
	if v, ok := seen[key]; ok {
		return v
	}
	peasant := s.Turn.Peasant()
	landlord = peasant
	for _, p := range g.AppendMoves(nil, s) {
		if minimax(g, g.Next(s, p), seen) != peasant {
			landlord = !peasant
			break
		}
	}
	seen[key] = landlord
	return landlord
}

// solve returns whether the landlord wins e without the techniques off.
func solve(t testing.TB, rules doudizhu.Rules, e *doudizhu.Endgame, o Options) bool {
	t.Helper()
	s, err := New(rules, o)
	if err != nil {
		t.Fatal(err)
	}
	r, err := s.Solve(context.Background(), e)
	if err != nil || r.Reason != 0 {
		t.Fatalf("%v: %v %v", e, r.Reason, err)
	}
	return r.ForPeasants() == andor.Lost
}

// switched are the sets of techniques to be off in turn: none, each, and all.
func switched() []Technique {
	off := []Technique{0, everything}
	for t := Technique(1); t < everything; t <<= 1 {
		off = append(off, t)
	}
	return off
}

func TestAgreesWithMinimax(t *testing.T) {
	for name, rules := range ruleSets(t) {
		t.Run(name, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(uint64(len(name)), 11))
			for range searchtest.Size(170, 10200) {
				e := randomEndgame(rng, &rules, 8+rng.IntN(9), false)
				checkEndgame(t, rng, rules, e)
			}
			for range searchtest.Size(40, 400) {
				e := randomEndgame(rng, &rules, 9+rng.IntN(7), true)
				checkEndgame(t, rng, rules, e)
			}
		})
	}
}

// checkEndgame compares the solver, whole and with a random switch off, with minimax and, now and
// then, a generic engine.
func checkEndgame(t *testing.T, rng *rand.Rand, rules doudizhu.Rules, e doudizhu.Endgame) {
	t.Helper()
	g := rules.Game(&e)
	want := minimax(g, e.State(), map[[3]uint64]bool{})
	off := switched()
	for _, o := range []Technique{0, everything, off[rng.IntN(len(off))]} {
		if got := solve(t, rules, &e, Options{Off: o}); got != want {
			t.Fatalf("%v, last %v by %v, without %q: landlord wins %v, minimax says %v", &e, e.Last, e.Owner, o, got, want)
		}
	}
	if rng.IntN(10) == 0 {
		r, err := andor.AlphaBeta(context.Background(), g, e.State(), andor.Config[doudizhu.State, doudizhu.Play]{})
		if err != nil || (r.Outcome == andor.Lost) != want {
			t.Fatalf("%v: alpha-beta says %v, %v; minimax %v", &e, r.Outcome, err, want)
		}
	}
}
