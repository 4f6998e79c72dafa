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
}

// LeadHints returns every play that a leader may choose from h, in the order in
// which document 004 hints them: by the power of the rest, greatest first, then
// by the cards laid, as lists from low to high. Unlike there, a play that empties
// the hand is the very first, and powers count as equal only if they are. Plays
// of the same cards are one hint, under the reading without kickers if there is
// one, and of the highest rank if wildcards leave it open.
func (a *Analyst) LeadHints(h doudizhu.Hand) []Hint { return a.FollowHints(h, doudizhu.Play{}) }

// FollowHints returns every play from h that beats last, ordered as by
// LeadHints. After a pass it returns the leads. Passing is never among them.
func (a *Analyst) FollowHints(h doudizhu.Hand, last doudizhu.Play) []Hint {
	a.found = a.rules.AppendFollows(a.found[:0], h, last)
	slices.SortStableFunc(a.found, func(p, q doudizhu.Play) int {
		return cmp.Or(compareCards(p.Cards, q.Cards), compareReadings(p, q))
	})
	a.found = slices.CompactFunc(a.found, func(p, q doudizhu.Play) bool { return p.Cards == q.Cards })
	a.power.ready(h) // one filing serves every rest
	hints := make([]Hint, len(a.found))
	for i, p := range a.found {
		hints[i] = Hint{p, a.Power(h - p.Cards)}
	}
	slices.SortStableFunc(hints, func(x, y Hint) int {
		switch h {
		case x.Play.Cards:
			return -1
		case y.Play.Cards:
			return 1
		}
		return cmp.Compare(y.Rest, x.Rest)
	})
	return hints
}

// compareReadings orders readings of the same cards, the one to lay them as first.
func compareReadings(p, q doudizhu.Play) int {
	return cmp.Or(cmp.Compare(p.Kind.Shape().Kickers, q.Kind.Shape().Kickers), cmp.Compare(p.Kind, q.Kind), cmp.Compare(q.Rank, p.Rank))
}
