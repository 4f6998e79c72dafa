// The founding document's two orders of leads.

package doudizhu

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// leadsOf lists the landlord's leads in a game's order.
func leadsOf(t *testing.T, g func(*Game) *Game, hand string) string {
	e, err := Notation{}.ParseEndgame("a " + hand + " 3 L")
	if err != nil {
		t.Fatal(err)
	}
	rules, _ := ParseRules("basic")
	var words []string
	for _, p := range g(rules.Game(&e)).AppendMoves(nil, e.State()) {
		words = append(words, p.Parts())
	}
	return strings.Join(words, " ")
}

func TestOrdersOfLeads(t *testing.T) {
	for _, c := range []struct{ hand, letters, words string }{
		{"44445689", "444+9 444+8 444+6 444+5 444 44 4444+89 4444+69 4444+68 4444+59 4444+58 4444+56 9 8 6 5 4 4444",
			"4444+89 4444+69 4444+68 4444+59 4444+58 4444+56 444+9 444+8 444+6 444+5 4444 444 44 9 8 6 5 4"},
		{"AA8", "AA A 8", "AA A 8"},
	} {
		if got := leadsOf(t, func(g *Game) *Game { return g }, c.hand); got != c.letters {
			t.Errorf("%s: %s, want %s", c.hand, got, c.letters)
		}
		if got := leadsOf(t, (*Game).MostCardsFirst, c.hand); got != c.words {
			t.Errorf("%s, in words: %s, want %s", c.hand, got, c.words)
		}
	}
}

// TestMostCardsFirstIsASort: MostCardsFirst lists the same plays, sorted by their number of cards.
func TestMostCardsFirstIsASort(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r, e := drawGame(t, 8)
		g, s := r.Game(e), e.State()
		want := g.AppendMoves(nil, s)
		if s.Kind == Pass {
			slices.SortStableFunc(want, func(p, q Play) int { return cmp.Compare(q.Cards.Cards(), p.Cards.Cards()) })
		}
		if got := g.MostCardsFirst().AppendMoves(nil, s); !slices.Equal(got, want) {
			t.Fatalf("%v: %v, want %v", e, got, want)
		}
	})
}
