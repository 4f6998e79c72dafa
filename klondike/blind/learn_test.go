package blind

// Learning: the fit, the lessons, and the file written.

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"kedou/klondike"
)

// TestFit: the regression recovers chances that are a weighted sum of two counts.
func TestFit(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	lessons := make([]lesson, 8000)
	for i := range lessons {
		c := &lessons[i].counts
		for k := range c {
			c[k] = int8(random.IntN(10))
		}
		c[countHidden] = int8(random.IntN(fullHouse + 1))
		lessons[i].chance = float32(logistic(1 + 0.4*float64(c[countUp]) - 0.3*float64(c[countHidden])))
	}
	c, miss := fit(lessons, random)
	if miss > 1e-4 {
		t.Errorf("the mean squared error is %g", miss)
	}
	if slope := c.weights[countUp] + c.weights[counts+countUp]/2 + c.weights[2*counts+countUp]/4; math.Abs(slope-0.4) > 0.05 {
		t.Errorf("a card up is worth %.2f with half the cards face down, not 0.4", slope)
	}
}

// TestLearn: the same settings give the same chances on any number of threads, a Go file that gofmt leaves unchanged, and chances that
// distinguish a won game from a fresh one.
func TestLearn(t *testing.T) {
	var files [2]strings.Builder
	for i := range files {
		l := Learning{Terms: Terms{Rules: klondike.Standard(3)}, First: 1_000_000, Games: 12, Rounds: 2, Iterations: 40, Seed: 1, Workers: 1 + i}
		r, err := Learn(context.Background(), l)
		if err != nil {
			t.Fatal(err)
		}
		if err := r.WriteGo(&files[i], 3, "klondike tune", "2026-01-01"); err != nil {
			t.Fatal(err)
		}
	}
	checkWritten(t, &files)
	enough := errors.New("enough")
	ctx, cancel := context.WithCancelCause(context.Background())
	cancel(enough)
	if _, err := Learn(ctx, Learning{Terms: Terms{Rules: klondike.Standard(1)}, Games: 3, Rounds: 1, Iterations: 10}); !errors.Is(err, enough) {
		t.Errorf("cancelled: %v", err)
	}
}

// TestChances plays games by the policy: on average the estimates along won games are higher, and every count fits into a lesson.
func TestChances(t *testing.T) {
	terms := Terms{Rules: klondike.Standard(3)}
	e, x := newEngine(terms, 0), chancesFor(terms, 0).estimate()
	e.policy = policyFor(terms.Rules, 0)
	tuning := Tuning{Terms: terms}
	var sum, n [2]float64
	for _, deal := range tuning.deals(1_300_000, 300) {
		e.world = deal.world
		s := deal.root
		e.arrive(&s)
		total, states := 0.0, 0.0
		for going := true; going && !e.won(&s); going = e.follow(&s) {
			var f features
			e.measure(&s, &f, true)
			for i, c := range f {
				if c < 0 || c > math.MaxInt8 || c != float32(int8(c)) {
					t.Fatalf("count %d is %v", i, c)
				}
			}
			total += float64(x.chance(e, &s))
			states++
		}
		i := 0
		if e.won(&s) {
			i = 1
		}
		sum[i] += total / max(states, 1)
		n[i]++
	}
	if lost, won := sum[0]/n[0], sum[1]/n[1]; won < lost+0.2 {
		t.Errorf("%.2f in the %g games won, %.2f in the %g lost", won, n[1], lost, n[0])
	}
}

// TestPlacesStay plays games by the policy: the state that a way on leads to in the tree equals the state read from the next view, also
// after a stock card was taken.
func TestPlacesStay(t *testing.T) {
	for deal := range uint64(60) {
		terms := Terms{Rules: klondike.Standard(1 + int(deal%4))}
		g, err := NewGame(klondike.NewDeal(deal, terms.Rules), terms)
		if err != nil {
			t.Fatal(err)
		}
		var expected state
		d := &decider{chooser: byPolicy{}}
		for going := true; going; {
			going = comesTrue(t, g, d, &expected)
		}
	}
}

// comesTrue makes the next decision of g. It compares the state before it with the one expected by the decision before, if any, and stores
// the next expected state.
func comesTrue(t *testing.T, g *Game, d *decider, expected *state) bool {
	s := g.View()
	s.Position = g.at.Clone() // with all cards, so that the engine's world is the true one
	if err := d.load(s); err != nil {
		t.Fatal(err)
	}
	e, root := d.engine, &d.knowledge.root
	if root.fresh != 0 {
		play(t, g, d.knowledge.moves(nil))
		return true
	}
	if expected.Up != 0 && *expected != *root {
		t.Fatalf("after %v: %+v, expected %+v", s.Moves, *root, *expected)
	}
	e.expandOnce(root)
	if len(e.exits) == 0 || e.won(root) {
		return false
	}
	i, _ := d.chooser.choose(context.Background(), d, nil)
	play(t, g, d.way(i))
	*expected = e.exits[i].state
	e.arrive(expected)
	return true
}

func play(t *testing.T, g *Game, moves []klondike.Move) {
	t.Helper()
	for _, m := range moves {
		if err := g.Play(m); err != nil {
			t.Fatal(err)
		}
	}
}
