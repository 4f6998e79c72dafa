package advice

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"kedou/klondike"
	"kedou/klondike/internal/quotient"
	"kedou/search/searchtest"
)

// TestComponent plays random games by all kinds of rules. A move that can be undone leads to a position of the same component, and the way
// between the two states is one step.
func TestComponent(t *testing.T) {
	random, undone := rand.New(rand.NewPCG(50, 1)), 0
	for i := range searchtest.Size(300, 10_000) {
		r := klondike.Standard(1 + i%4)
		if i%3 == 0 {
			r.Ranks, r.Columns = 6, 4
		}
		d, p := quotient.NewDeal(r), klondike.NewDeal(uint64(i), r)
		for range 100 {
			moves, err := klondike.LegalMoves(p, r)
			if err != nil {
				t.Fatal(err)
			}
			if len(moves) == 0 {
				break
			}
			m, before := moves[min(random.IntN(len(moves)), random.IntN(len(moves)))], componentOf(&p, &d)
			step, changes := stepOf(&p, m, &d)
			if err := p.Play(m, r); err != nil {
				t.Fatal(err)
			}
			card, _ := step.Card()
			if m.IsTurn() || changes && step.Kind() != quotient.Return && (step.Kind() != quotient.Up || before.state.Free()&card == 0) {
				continue
			}
			after, way := componentOf(&p, &d), before.walk(stateOf(&p, &d))
			at, same := before.position(before.talon), after.position(before.talon)
			if undone++; !reflect.DeepEqual(at, same) || before.stops != after.stops || changes != (len(way) == 1) || changes && way[0] != step {
				t.Fatalf("%s: after %v %s, not %s; steps %v", p.Neutral(r), m, same.Neutral(r), at.Neutral(r), way)
			}
			if err := at.Validate(r); err != nil || stateOf(&at, &d) != before.top {
				t.Fatalf("%s: %v", at.Neutral(r), err)
			}
		}
	}
	if undone == 0 {
		t.Error("no move could be undone")
	}
	t.Logf("%d moves could be undone", undone)
}
