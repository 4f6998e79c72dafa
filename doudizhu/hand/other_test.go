// What others can beat agrees with the plays of all their possible hands.

package hand

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"kedou/doudizhu"
)

// drawCards draws this many cards from a deck.
func drawCards(t *rapid.T, deck doudizhu.Hand, cards int) (h doudizhu.Hand) {
	var list []doudizhu.Rank
	for r := doudizhu.Three; r <= doudizhu.Wild; r++ {
		list = append(list, slices.Repeat([]doudizhu.Rank{r}, deck.Count(r))...)
	}
	for _, r := range rapid.Permutation(list).Draw(t, "cards")[:cards] {
		h += doudizhu.Of(r, 1)
	}
	return h
}

// TestCanBeat: another can beat a play if a play of the cards that he may hold does, and his known cards leave room for it. With unseen wildcards
// a wrong yes is allowed.
func TestCanBeat(t *testing.T) {
	for _, name := range doudizhu.RuleSets() {
		set, _ := doudizhu.ParseRules(name)
		rapid.Check(t, func(t *rapid.T) {
			r, deck := Rules{Rules: set}, doudizhu.Deck
			if rapid.Bool().Draw(t, "flower") {
				r.Wild, deck = Flower, deck+doudizhu.Of(doudizhu.Wild, 1)
			}
			mine := drawCards(t, deck, rapid.IntRange(1, 12).Draw(t, "mine"))
			o := Other{May: drawCards(t, deck-mine, rapid.IntRange(1, 16).Draw(t, "may"))}
			o.Left = rapid.IntRange(1, o.May.Cards()).Draw(t, "left")
			o.Known = drawCards(t, o.May, rapid.IntRange(0, min(3, o.Left)).Draw(t, "known"))
			for _, p := range r.AppendLeads(nil, mine) {
				beaten := slices.ContainsFunc(r.AppendFollows(nil, o.May, p), func(q doudizhu.Play) bool { return o.fits(q.Cards) })
				if can := o.CanBeat(&r, p); beaten && !can || can && !beaten && r.Wild.count(o.May) == 0 {
					t.Fatalf("%s: %v, %v for sure, beat %v: %v, want %v", name, o.May, o.Known, p, can, beaten)
				}
			}
		})
	}
}

// fits reports whether the other's hand has room for some cards beside the known ones.
func (o *Other) fits(cards doudizhu.Hand) bool {
	n := o.Known.Cards()
	for r := doudizhu.Three; r <= doudizhu.Wild; r++ {
		n += max(0, cards.Count(r)-o.Known.Count(r))
	}
	return n <= o.Left
}
