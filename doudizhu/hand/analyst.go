// The analyst: fewest plays and power of hands.

package hand

import (
	"iter"
	"unsafe"

	"kedou/doudizhu"
)

// Analyst judges hands under one set of rules and remembers its results, so that it judges a hand
// again, or one that differs by a card, more cheaply. It keeps two tables of at most 32 MiB each,
// for powers and for fewest plays; a hand of 20 cards needs a few KiB. An Analyst isn't safe for
// concurrent use.
type Analyst struct {
	rules  Rules
	power  *Weigher // by rules without fours with kickers
	fewest *Weigher
	found  []doudizhu.Play
}

// Values of a play in the search for fewest plays: one play weighs more than any
// power, which breaks ties, and a dead card more than all plays of a hand.
const (
	perPlay = 1 << 40
	perDead = 1000 * perPlay
)

// deadCard is the power of a card that no play can take.
const deadCard Power = -10_000_000

// NewAnalyst returns an analyst with empty tables.
func NewAnalyst(r Rules) *Analyst {
	plain := r
	for k := range plain.Rules.Kinds {
		if s := doudizhu.Kind(k).Shape(); s.Unit == 4 && s.Kickers > 0 {
			plain.Rules.Kinds[k] = doudizhu.Allow{}
		}
	}
	return &Analyst{
		rules:  r,
		power:  NewWeigher(plain, func(p doudizhu.Play) int64 { return int64(PowerOf(p)) }, int64(deadCard)),
		fewest: NewWeigher(r, func(p doudizhu.Play) int64 { return int64(PowerOf(p)) - perPlay }, -perDead),
	}
}

// Rules returns the rules by which the analyst judges.
func (a *Analyst) Rules() *Rules { return &a.rules }

// Bytes returns the memory of the analyst's tables and lists of plays.
func (a *Analyst) Bytes() int64 {
	return a.power.bytes() + a.fewest.bytes() + int64(cap(a.found))*int64(unsafe.Sizeof(doudizhu.Play{}))
}

// Power returns the greatest sum of the powers of the plays of a split of h. It leaves out fours
// with kickers, as document 004 does: their weights are as high as a bomb's. Each dead card (see
// Split) counts as -10,000 units.
func (a *Analyst) Power(h doudizhu.Hand) Power { return Power(a.power.Total(h)) }

// PowerSplit returns a split that has the power of h.
func (a *Analyst) PowerSplit(h doudizhu.Hand) Split { return a.power.first(h) }

// Fewest returns the least number of plays that lay all of h while no other player plays. It
// returns false if the hand has a dead card.
func (a *Analyst) Fewest(h doudizhu.Hand) (plays int, ok bool) {
	total := a.fewest.Total(h)
	return count(total), total > -perDead/2
}

// FewestSplit returns a split of h into the fewest plays, among these one of the greatest total
// power.
func (a *Analyst) FewestSplit(h doudizhu.Hand) Split { return a.fewest.first(h) }

// FewestSplits yields every split of h into the fewest plays, each once. There may be very many:
// each choice of kickers is one. The loop may use the analyst.
func (a *Analyst) FewestSplits(h doudizhu.Hand) iter.Seq[Split] {
	return func(yield func(Split) bool) {
		apart := NewWeigher(a.rules, a.fewest.value, a.fewest.dead)
		apart.each(h, func(x, y int64) bool { return count(x) == count(y) }, yield)
	}
}

// count returns the number of plays in a total of the search for fewest plays.
func count(total int64) int { return int((perPlay/2 - total) / perPlay) }

// first returns a split of the best total.
func (s *Weigher) first(h doudizhu.Hand) (best Split) {
	s.each(h, func(x, y int64) bool { return x == y }, func(found Split) bool {
		best = found
		return false
	})
	return best
}
