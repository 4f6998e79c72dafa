// Examining a set of cards: the kinds of its size, and the test that the cards fail.

package doudizhu

import "kedou/internal/phrase"

// Examine compares cards with the kind k: it returns the readings that Classify has of this kind or, if there are none, the first failed test: of
// the kind and length in the rules, of the body, of the kickers. Both are empty for a kind that has no plays of so many cards, and for wildcards.
func (r *Rules) Examine(k Kind, cards Hand) (readings []Play, fails phrase.Text) {
	n := cards.Cards()
	switch {
	case k == Rocket && n != 2, k == Pass, n == 0, cards.Count(Wild) > 0:
		return nil, fails
	case k == Rocket:
		if readings = r.rocket(cards); readings == nil {
			fails = phrase.New("the cards aren't both jokers")
		}
		return readings, fails
	case n%k.size(1) != 0 || !k.spans(n/k.size(1)):
		return nil, fails
	}
	return r.examine(k, n/k.size(1), cards)
}

// rocket returns the reading of cards as the rocket.
func (r *Rules) rocket(cards Hand) []Play {
	if cards != Jokers || r.Kinds[Rocket].Max == 0 {
		return nil
	}
	return []Play{{Rocket, SmallJoker, 1, cards}}
}

// spans reports whether bodies of the kind may have n ranks under some rules.
func (k Kind) spans(n int) bool {
	return n >= int(kinds[k].least) && (n == 1 || k.chain() && n <= unbounded)
}

// examine compares cards with a kind whose body has n ranks.
func (r *Rules) examine(k Kind, n int, cards Hand) (readings []Play, fails phrase.Text) {
	readings = r.readings(nil, k, n, cards)
	a, unit := r.Kinds[k], k.Shape().Unit
	switch {
	case readings != nil:
	case a.Max == 0:
		fails = phrase.New("the rules don't have this kind")
	case n < int(a.Min) || n > int(a.Max):
		fails = phrase.New("a body of %d ranks; the rules have %d to %d", n, a.Min, a.Max)
	case n == 1:
		fails = phrase.New("no rank has %d cards", unit)
	case unit == 1:
		fails = phrase.New("not %d ranks in a row from 3 to A, once each", n)
	default:
		fails = phrase.New("no %d ranks in a row from 3 to A have %d cards each", n, unit)
	}
	if readings == nil && n >= int(a.Min) && n <= int(a.Max) {
		if p, found := lowestBody(k, n, cards); found {
			fails = a.refuses(p)
		}
	}
	return readings, fails
}

// lowestBody returns the cards as a play of a kind with the lowest body that they hold, whatever its kickers.
func lowestBody(k Kind, n int, cards Hand) (Play, bool) {
	last := BigJoker
	if n > 1 {
		last = Ace - Rank(n-1)
	}
	for rank := Three; rank <= last; rank++ {
		if p := (Play{k, rank, uint8(n), cards}); cards.Contains(p.Body()) {
			return p, true
		}
	}
	return Play{}, false
}

// refuses says why takes refuses the cards outside the body of p as kickers.
func (a Allow) refuses(p Play) phrase.Text {
	size, rest := max(p.Kind.Shape().Size, 1), p.Kickers()
	for rank := Three; rank <= BigJoker; rank++ {
		switch n := rest.Count(rank); {
		case n%size != 0:
			return phrase.New("the kickers %s of %s aren't pairs", rest, p.Body())
		case n > 0 && !a.Body && p.Body().Count(rank) > 0:
			return phrase.New("the kicker %s has a rank of the body %s", rank, p.Body())
		case n/size > int(a.Same):
			return phrase.New("%d kickers of %s share the rank %s; the rules have %d", n/size, p.Body(), rank, a.Same)
		}
	}
	return phrase.New("%d jokers are kickers; the rules have %d", (rest & Jokers).Cards(), a.Jokers)
}
