package explain

// The search that decides lifted deals.

import (
	"slices"

	"kedou/search"
)

// searcher decides lifted deals, one after the other. What it remembers of a state is true
// of the state, whatever path led there.
type searcher struct {
	deal      *lifted
	meter     *search.Meter // of all questions together
	lost      map[key]bool
	members   []state // of the component at hand
	allowance int64   // components that this round may enter
	left      int64   // components that this question may enter
}

// firstRound is how many components the first round of a question may enter. In every
// further one twice as many may be entered, and the exits are tried from the other end.
const firstRound = 200

// decide returns the verdict on g. Unknown means that so many components weren't enough, or
// that the meter stops.
func (x *searcher) decide(g *lifted, components int64) search.Status {
	x.deal, x.left = g, components
	x.lost = map[key]bool{}
	root, backward := g.root(), false
	for round := int64(firstRound); ; round *= 2 {
		x.allowance = min(round, x.left)
		x.left -= x.allowance
		if verdict := x.visit(root, backward); verdict != search.Unknown || x.left == 0 || !x.meter.Ready() {
			return verdict
		}
		backward = !backward
	}
}

// visit decides s, which is normalized.
func (x *searcher) visit(s state, backward bool) search.Status {
	k := s.key()
	switch {
	case x.deal.won(&s):
		return search.Solved
	case x.lost[k]:
		return search.Unsolvable
	case x.allowance == 0 || !x.meter.Spend():
		return search.Unknown
	}
	x.allowance--
	if h := x.deal.hope(&s); !x.deal.lost(&h) {
		exits := x.exits(s)
		if backward {
			slices.Reverse(exits)
		}
		for _, e := range exits {
			if verdict := x.visit(e.state, backward); verdict != search.Unsolvable {
				return verdict
			}
		}
	}
	x.lost[k] = true
	return search.Unsolvable
}
