package blind

// The learned chances, and the states that a tree and a view share.

import (
	"context"
	"math"
	"testing"

	"kedou/klondike"
)

// TestChances plays games by the policy: on average the estimates along won games are higher, and every count is a small whole number.
func TestChances(t *testing.T) {
	terms := Terms{Rules: klondike.Standard(3)}
	e, x := newEngine(terms, 0), chancesFor(terms, 0).estimate()
	e.policy = policyFor(terms.Rules, 0)
	var k knowledge
	var sum, n [2]float64
	for i := range uint64(300) {
		if err := k.load(e, &View{Terms: terms, Position: klondike.NewDeal(1_300_000+i, terms.Rules)}); err != nil {
			t.Fatal(err)
		}
		s := k.root
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
