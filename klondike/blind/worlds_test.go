package blind

import (
	"math/rand/v2"
	"testing"

	"kedou/klondike"
)

// TestWorlds: with three unseen cards there are six positions; all are valid and different, and random ones are among them.
func TestWorlds(t *testing.T) {
	rules := klondike.Standard(1)
	s := View{Terms: Terms{Rules: rules, StockHidden: true}}
	for suit := range klondike.Suit(4) {
		s.Position.Foundation[suit] = 12
	}
	s.Position.Tableau[0] = klondike.Column{Cards: []klondike.Card{klondike.NoCard, klondike.NoCard, klondike.NewCard(13, klondike.Spades)}, Down: 2}
	s.Position.Stock = []klondike.Card{klondike.NoCard}
	w, err := s.Worlds()
	if err != nil || w.Unseen() != 3 {
		t.Fatal(w.Unseen(), err)
	}
	found := map[string]bool{}
	for p := range w.All() {
		if err := p.Validate(rules); err != nil {
			t.Error(err)
		}
		found[p.Neutral(rules)] = true
	}
	if len(found) != 6 {
		t.Errorf("%d worlds: %v", len(found), found)
	}
	n := 0
	for p := range w.Some(rand.New(rand.NewPCG(1, 1))) {
		if n++; !found[p.Neutral(rules)] || n == 20 {
			break
		}
	}
	if n < 20 {
		t.Error("a random world is none of all")
	}
}
