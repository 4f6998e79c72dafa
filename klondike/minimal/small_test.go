package minimal_test

// The solver compared with plain uniform-cost search, on small decks. KEDOU_LONG=1 runs the full sizes, -short small ones.

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"kedou/klondike"
	"kedou/klondike/minimal"
	"kedou/search"
	"kedou/search/searchtest"
)

// small is a game with a small deck, on which uniform-cost search ends.
type small struct {
	rules  klondike.Rules
	metric minimal.Metric
	start  klondike.Position
}

// anySmall returns a small game: 4 to 7 ranks of two to four suits, stocks of 3 to 15 cards,
// draw 1 to 6, sometimes limited redeals, no way back from a foundation, or a game in
// progress.
func anySmall(r *rand.Rand) small {
	g := small{metric: minimal.Metric(r.IntN(3)), rules: klondike.Standard(1 + r.IntN(6))}
	for stock := 0; stock < 3 || stock > 15; {
		g.rules.Ranks, g.rules.Columns, g.rules.Suits = 4+r.IntN(4), 3+r.IntN(4), 4
		if r.IntN(4) == 0 {
			g.rules.Suits -= 1 + r.IntN(2)
		}
		stock = g.rules.Cards() - g.rules.Columns*(g.rules.Columns+1)/2
	}
	g.rules.WorryBack = r.IntN(4) > 0
	if r.IntN(4) == 0 {
		g.rules.Redeals = r.IntN(4)
	}
	g.start = klondike.NewDeal(r.Uint64(), g.rules)
	if r.IntN(2) == 0 {
		g.play(r, r.IntN(40))
	}
	return g
}

// play makes random moves.
func (g *small) play(r *rand.Rand, n int) {
	for range n {
		moves, err := klondike.LegalMoves(g.start, g.rules)
		if err != nil || len(moves) == 0 {
			return
		}
		if err := g.start.Play(moves[r.IntN(len(moves))], g.rules); err != nil {
			panic(err)
		}
		if g.rules.Redeals == klondike.Unlimited {
			g.start.Redealt = 0
		}
	}
}

// uniform decides g by uniform-cost search over whole positions.
func (g *small) uniform(t *testing.T, expansions int64) search.Result[klondike.Step] {
	t.Helper()
	costs := klondike.Costs{Move: 1, Back: 1}
	if g.metric != minimal.Moves {
		costs.Turn = 1
	}
	if g.metric == minimal.MovesTurnsRedeals {
		costs.Redeal = 1
	}
	techniques, err := klondike.ParseTechnique("after-turn,king-rests,symmetry,talon-macros")
	if err != nil {
		t.Fatal(err)
	}
	problem, root, err := klondike.NewProblem(g.start, g.rules, klondike.Score{Costs: costs, Technique: techniques})
	if err != nil {
		t.Fatal(err)
	}
	result, err := search.BestFirst(context.Background(), problem, root, search.Config[klondike.State, klondike.Step]{
		Open: search.NewBucket, Limits: search.Limits{Expansions: expansions},
	})
	if err != nil {
		t.Fatal(err)
	}
	return result
}

// TestSmall compares lengths. The solver itself replays and recounts every line.
func TestSmall(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	count := map[search.Status]int{}
	for range searchtest.Size(250, 6000) {
		g := anySmall(r)
		count[g.compare(t, int64(searchtest.Size(10_000, 60_000)))]++
	}
	t.Log(count)
}

// TestTies compares lengths of games in progress in which many twins have cards on them.
func TestTies(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	count := map[search.Status]int{}
	for range searchtest.Size(1500, 30_000) {
		g := anySmall(r)
		g.play(r, 20+r.IntN(60))
		count[g.compare(t, 2000)]++
	}
	t.Log(count)
}

// TestOwnTwin solves games in which runs move onto the twin of the card that they uncover. If a line breaks the rules, or is longer than
// the search claims, Solve returns an error.
func TestOwnTwin(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	proved := 0
	for range searchtest.Size(400, 10_000) {
		g := tangled(r)
		if a := g.solve(t, minimal.Options{Limits: search.Limits{Expansions: 3000}}); a.Proved() {
			proved++
		}
	}
	t.Logf("%d proved", proved)
}

// tangled returns a game of 6 or 7 ranks in which many twins soon have cards on them.
func tangled(r *rand.Rand) small {
	g := small{metric: minimal.Metric(r.IntN(3)), rules: klondike.Standard(1 + r.IntN(6))}
	g.rules.Ranks = 6 + r.IntN(2)
	g.rules.Columns = g.rules.Ranks - 1 - r.IntN(2)
	g.rules.WorryBack = r.IntN(4) > 0
	if r.IntN(4) == 0 {
		g.rules.Redeals = r.IntN(3)
	}
	g.start = klondike.NewDeal(r.Uint64(), g.rules)
	for i := 1; i < g.rules.Columns-1; i++ {
		g.arrange(r, i)
	}
	return g
}

// arrange exchanges cards of a deal, so that the open card c of column i lies on a hidden card of the next rank and the other colour, whose
// twin is open in the next column.
func (g *small) arrange(r *rand.Rand, i int) {
	below := klondike.NewCard(klondike.Rank(2+r.IntN(g.rules.Ranks-1)), klondike.Suit(r.IntN(4)))
	c := klondike.NewCard(below.Rank()-1, below.Suit()^1)
	twin := klondike.NewCard(below.Rank(), 3-below.Suit())
	g.put(c, &g.start.Tableau[i].Cards[i])
	g.put(below, &g.start.Tableau[i].Cards[i-1])
	g.put(twin, &g.start.Tableau[i+1].Cards[i+1])
}

// put exchanges the card c with the card at a place.
func (g *small) put(c klondike.Card, at *klondike.Card) {
	for i := range g.start.Tableau {
		exchange(g.start.Tableau[i].Cards, c, *at)
	}
	exchange(g.start.Stock, c, *at)
	*at = c
}

func exchange(cards []klondike.Card, old, new klondike.Card) {
	if i := slices.Index(cards, old); i >= 0 {
		cards[i] = new
	}
}

// compare compares the solver with uniform-cost search on g, as far as the latter gets.
func (g *small) compare(t *testing.T, expansions int64) search.Status {
	t.Helper()
	want := g.uniform(t, expansions)
	if want.Status == search.Unknown {
		return want.Status
	}
	a := g.solve(t, minimal.Options{})
	if a.Result.Status != want.Status || a.Lower != a.Upper || a.Upper != int(want.Cost) {
		t.Fatalf("%+v, %v, %+v: %v, length %d to %d, want %v, %d", g.rules, g.metric, g.start, a.Result.Status, a.Lower, a.Upper, want.Status, want.Cost)
	}
	return want.Status
}
