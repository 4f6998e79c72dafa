package minimal

// The bound on the columns, compared with a look at one column.

import (
	"math/rand/v2"
	"testing"

	"kedou/klondike"
	"kedou/klondike/internal/quotient"
	"kedou/search/searchtest"
)

// TestTableauBound: a dealt card above a lower one of its suit in the same column must move to another column, so the bound is at least the
// number of such cards.
func TestTableauBound(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 14))
	lost := 0
	for range searchtest.Size(60, 3000) {
		rules := klondike.Standard(1)
		rules.Columns = 4 + r.IntN(4)
		dealt := rules.Columns * (rules.Columns + 1) / 2
		rules.Ranks = (dealt+quotient.MaxStock)/4 - r.IntN(3)
		p := klondike.NewDeal(r.Uint64(), rules)
		var d deal
		root, err := d.setUp(rules, MovesTurns, &p)
		if err != nil {
			t.Fatal(err)
		}
		want := 0
		for i := range p.Tableau {
			want += buried(p.Tableau[i].Cards)
		}
		switch bound := int(d.layouts[root.layout].bound); {
		case bound == infinite:
			lost++
		case bound < want:
			t.Errorf("%v: the bound is %d, want %d or more", p.Tableau, bound, want)
		}
	}
	t.Logf("%d lost", lost)
}

// buried counts the cards that lie on a lower one of their suit.
func buried(column []klondike.Card) (n int) {
	for i, c := range column {
		for _, below := range column[:i] {
			if below.Suit() == c.Suit() && below.Rank() < c.Rank() {
				n++
				break
			}
		}
	}
	return n
}
