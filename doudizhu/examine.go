// Examining a set of cards: the kinds of its size, and the test that the cards fail.

package doudizhu

import "kedou/internal/phrase"

// Finding is the result of comparing a set of cards with a kind of play.
type Finding struct {
	Kind     Kind
	Readings []Play      // as Classify has them
	Fails    phrase.Text // the first test that the cards fail, if there are no readings
}

// ByCount returns the cards' ranks in four lists, as document 003 has them: the ranks held once, twice, three and four times.
func ByCount(cards Hand) (lists [4]Hand) {
	for r := Three; r <= Wild; r++ {
		if n := cards.Count(r); n > 0 && n <= len(lists) {
			lists[n-1] += Of(r, 1)
		}
	}
	return lists
}

// Examine compares cards without wildcards with every kind that has plays of their number, in the order of Kind. Each finding has the readings or
// the first failed test: of the kind and length in the rules, of the body, of the kickers.
func (r *Rules) Examine(cards Hand) (list []Finding) {
	n := cards.Cards()
	for k := Solo; k < Kinds; k++ {
		f := Finding{Kind: k}
		switch s := k.Shape(); {
		case k == Rocket && n != 2, n == 0, cards.Count(Wild) > 0:
			continue
		case k == Rocket:
			if f.Readings = r.rocket(cards); f.Readings == nil {
				f.Fails = phrase.New("the cards aren't both jokers")
			}
		case n%s.size(1) != 0 || !k.spans(n/s.size(1)):
			continue
		default:
			f = r.examine(k, n/s.size(1), cards)
		}
		list = append(list, f)
	}
	return list
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
func (r *Rules) examine(k Kind, n int, cards Hand) Finding {
	f := Finding{Kind: k, Readings: r.readings(nil, k, n, cards)}
	a, unit := r.Kinds[k], k.Shape().Unit
	switch {
	case f.Readings != nil:
	case a.Max == 0:
		f.Fails = phrase.New("the rules don't have this kind")
	case n < int(a.Min) || n > int(a.Max):
		f.Fails = phrase.New("a body of %d ranks; the rules have %d to %d", n, a.Min, a.Max)
	case n == 1:
		f.Fails = phrase.New("no rank has %d cards", unit)
	case unit == 1:
		f.Fails = phrase.New("not %d ranks in a row from 3 to A, once each", n)
	default:
		f.Fails = phrase.New("no %d ranks in a row from 3 to A have %d cards each", n, unit)
	}
	if f.Readings == nil && n >= int(a.Min) && n <= int(a.Max) {
		if p, found := lowestBody(k, n, cards); found {
			f.Fails = a.refuses(p)
		}
	}
	return f
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
