package fast

// Two cards and one place: the delete relaxation by cases (technique Exclusion).

import "kedou/klondike/internal/quotient"

// jammed reports whether s is lost because whichever of two twins is laid first takes the other's place. An example: 8♠ is in sight, 8♣
// lies below 7♦ in one column, and what 7♦ waits for below 7♥ in another. Either red seven can move to 8♠, but not both.
//
// Of twins that are neither up nor free, one is laid first, and then the other one is late: it has no place before both cards of the pair
// above have been in sight, or the first has gone up. If one case is hopeless the other holds in every further case.
func (g *game) jammed(s *state) bool {
	lost, early := g.lost(s, 0, true)
	if lost {
		return true
	}
	late := cards(0)
	for pairs := g.deal.rivals(s) & quotient.Some(early); pairs != 0; pairs &= pairs - 1 {
		one, _ := quotient.Lowest(pairs)
		other := quotient.Twins(one)
		switch {
		case early&other != 0 && g.hopelessIf(s, late|other):
			if late |= one; g.hopelessIf(s, late) {
				return true
			}
		case early&one != 0 && g.hopelessIf(s, late|one):
			late |= other
		}
	}
	return false
}

// hopelessIf is hopeless with the cards of late waiting for their twins.
func (g *game) hopelessIf(s *state, late cards) bool {
	lost, _ := g.lost(s, late, false)
	return lost
}

// rivals returns, as the lower bits of pairs, the twins both of which have yet to be laid or to go up, and for which there is at most one
// place.
func (d *deal) rivals(s *state) cards {
	yet := d.Deck &^ d.Kings &^ s.Up &^ s.Free()
	return quotient.Both(yet) &^ (quotient.Whole(quotient.Both(s.Tableau)) >> quotient.OneRank)
}

// waitingFor returns the cards that have no place if they are late: their twins can't be up, and of the pair above them at most one card
// can be in sight.
func waitingFor(up, shown cards) cards {
	return ^(quotient.Twins(up) | quotient.Whole(quotient.Both(shown))>>quotient.OneRank)
}

// worth counts what questions about jammed states have gained, among the states with one number of hidden cards.
type worth struct {
	asked, jammed int64
	lost, states  int64 // states found lost by search, and the states expanded for that
}

// askingCost is how many states a question must save. A question takes as long as some three states; but the states saved are often
// searched all the same, because they are reached from elsewhere.
const askingCost = 32

// pays reports whether questions have saved enough so far. The first questions are assumed to hit every other time and to save 20 states
// then.
func (w *worth) pays() bool {
	return (w.jammed+2)*(w.states+20) > askingCost*(w.asked+4)*(w.lost+1)
}

// askJammed asks whether s is jammed, if that pays.
func (x *searcher) askJammed(s *state) bool {
	w := &x.worth[s.hidden]
	if !x.game.stage.uses(Exclusion) || x.doubts.lost == 0 || !w.pays() {
		return false
	}
	w.asked++
	if !x.game.jammed(s) {
		return false
	}
	w.jammed++
	return true
}
