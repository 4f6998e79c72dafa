// Hints: the plays to consider, the best first.

package hand

import (
	"cmp"
	"slices"

	"kedou/doudizhu"
)

// Hint is a play and the power of the hand that it leaves.
type Hint struct {
	Play doudizhu.Play
	Rest Power
	Line []doudizhu.Play // of a certain win that begins with Play (Closer.First); nil without one
}

// Hints returns every play from h that beats last, or after a pass every lead, in the order in which
// document 004 hints them: by the power of the rest, greatest first, then by the cards laid, as
// lists from low to high. Two things differ from the document: a play that empties the hand comes
// first, and only equal powers count as equal. Plays of the same cards are one hint, under the
// reading without kickers if there is one, and with the highest rank that wildcards allow. The pass
// is no hint.
func (a *Analyst) Hints(h doudizhu.Hand, last doudizhu.Play) []Hint {
	return a.HintsBy(ByRest, h, last)
}

// Order is an order of hints that document 004 discusses.
type Order uint8

// The orders. The document keeps ByRest, and ByDocument is that order to the letter. By the document ByPlay breaks groups, and BySum,
// better in theory, failed in its trials.
const (
	ByRest     Order = iota // the power of the rest, greatest first
	ByPlay                  // the power of the play, lowest first
	BySum                   // the powers of both together, greatest first, and then as by ByPlay
	ByDocument              // as ByRest, but a play that empties the hand stands where its rest, of power 0, puts it
)

// Orders are the orders' names.
func Orders() []string { return []string{"rest", "play", "sum", "document"} }

// HintsBy returns every play from h that beats last, like Hints, in one of the document's orders. A play that empties the
// hand is the first in every order but ByDocument, and the cards decide ties.
func (a *Analyst) HintsBy(o Order, h doudizhu.Hand, last doudizhu.Play) []Hint {
	a.found = a.rules.AppendFollows(a.found[:0], h, last)
	slices.SortStableFunc(a.found, func(p, q doudizhu.Play) int {
		return cmp.Or(compareCards(p.Cards, q.Cards), compareReadings(p, q))
	})
	a.found = slices.CompactFunc(a.found, func(p, q doudizhu.Play) bool { return p.Cards == q.Cards })
	a.power.ready(h) // one list of leads serves all remaining hands
	hints := make([]Hint, len(a.found))
	for i, p := range a.found {
		hints[i] = Hint{Play: p, Rest: a.Power(h - p.Cards)}
	}
	slices.SortStableFunc(hints, func(x, y Hint) int {
		switch {
		case o == ByDocument:
		case x.Play.Cards == h:
			return -1
		case y.Play.Cards == h:
			return 1
		}
		return o.compare(x, y)
	})
	return hints
}

// Key returns the power by which the order ranks a hint.
func (o Order) Key(x Hint) Power {
	switch o {
	case ByPlay:
		return PowerOf(x.Play)
	case BySum:
		return x.Rest + PowerOf(x.Play)
	}
	return x.Rest
}

// compare is negative if x comes before y.
func (o Order) compare(x, y Hint) int {
	if o == ByPlay {
		return cmp.Compare(o.Key(x), o.Key(y))
	}
	first := cmp.Compare(o.Key(y), o.Key(x))
	if o == BySum {
		return cmp.Or(first, cmp.Compare(PowerOf(x.Play), PowerOf(y.Play)))
	}
	return first
}

// compareReadings orders readings of the same cards, the preferred one first.
func compareReadings(p, q doudizhu.Play) int {
	return cmp.Or(cmp.Compare(p.Kind.Shape().Kickers, q.Kind.Shape().Kickers), cmp.Compare(p.Kind, q.Kind), cmp.Compare(q.Rank, p.Rank))
}
