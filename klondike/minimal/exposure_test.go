package minimal

// Exposures compared with games.

import (
	"math/rand/v2"
	"slices"
	"testing"

	"kedou/klondike"
	"kedou/klondike/internal/quotient"
	"kedou/search/searchtest"
)

// TestExposure plays games at random: the exposure of the stock always includes the cards in sight, and empty columns.
func TestExposure(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	empty, positions := 0, 0
	for i := range searchtest.Size(2000, 100_000) {
		rules := klondike.Standard(1 + r.IntN(3))
		if i%20 > 0 { // small decks, on which kings go up before their columns are needed
			rules.Ranks, rules.Columns = 2+r.IntN(3), 3
		}
		p := klondike.NewDeal(r.Uint64(), rules)
		var d deal
		root, err := d.setUp(rules, MovesTurns, &p)
		if err != nil {
			t.Fatal(err)
		}
		var s exposures
		s.reset(&d, &root, false)
		for range 2 * rules.Cards() {
			moves, err := klondike.LegalMoves(p, rules)
			if err != nil || len(moves) == 0 {
				break
			}
			move := moves[r.IntN(len(moves))]
			if up := slices.IndexFunc(moves, func(m klondike.Move) bool { return m.To.IsFoundation() }); up >= 0 && r.IntN(2) == 0 {
				move = moves[up]
			}
			if err := p.Play(move, rules); err != nil {
				t.Fatal(err)
			}
			p.Redealt = 0
			positions++
			empty += s.check(t, &p)
		}
	}
	t.Logf("%d positions, %d with an empty column", positions, empty)
}

// check compares s with a position, and returns 1 if the position has an empty column.
func (s *exposures) check(t *testing.T, p *klondike.Position) (empty int) {
	stock, shown := uint32(0), s.deal.Deck
	for _, pile := range [][]klondike.Card{p.Waste, p.Stock} {
		for _, c := range pile {
			stock |= 1 << s.deal.place[quotient.Number(c)]
			shown &^= 1 << quotient.Number(c)
		}
	}
	for _, column := range p.Tableau[:s.deal.Rules.Columns] {
		for _, c := range column.Cards[:column.Down] {
			shown &^= 1 << quotient.Number(c)
		}
		if len(column.Cards) == 0 {
			empty = 1
		}
	}
	if stock == 0 {
		return empty
	}
	if e := s.of(stock); shown&^e.visible != 0 || empty == 1 && !e.space {
		t.Fatalf("%v: %x is in sight, %x can be; an empty column %v", p, shown, e.visible, e.space)
	}
	return empty
}
