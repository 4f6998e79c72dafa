package lift

// Hope as one function for the inner loop of a search, and by cases of two cards that need one place.

import (
	"math/bits"

	"kedou/klondike/internal/quotient"
)

// hopeless reports whether the hopes of s, whose stock has the cards of reach in reach, show that s is lost.
func (g *Game) hopeless(s *State, reach cards) bool {
	lost, _ := g.relaxed(s, reach, 0, false)
	return lost
}

// relaxed adds facts until nothing new follows, and reports whether some card can't go up. The cards of late must wait for their twins, see
// jammed; if watch is set, early are the cards that took a place for which they would have had to wait.
//
// The search calls it for every state, so the facts are local variables, and the columns come before the foundations and the stock. Package
// fast has the same function for deals without lifted cards.
func (g *Game) relaxed(s *State, open, late cards, watch bool) (lost bool, early cards) {
	shown, slots, up, tops := s.Tableau, g.slots(s), s.Up, s.Locked
	free, drawn, kings := s.Free()&^g.Lifted, cards(0), cards(0)
	if g.spaces(s) > 0 {
		kings = g.Kings
	}
	for {
		for {
			homes, waiting := g.Homes(slots, false)|kings|g.Lifted, cards(0)
			if watch || late != 0 {
				waiting = waitingFor(up, shown)
				homes &^= late & waiting
			}
			leave, below := tops&(homes|up), (open|s.Up)&homes&^shown
			if leave|below == 0 {
				break
			}
			early |= (leave&^up | below) & waiting
			tops &^= leave
			for c := leave; c != 0; c &= c - 1 {
				one := g.under[bits.TrailingZeros64(c)&63]
				below |= one
				tops |= one
				if one == 0 {
					kings = g.Kings
				}
			}
			shown |= below
			slots |= quotient.Pair(below)
		}
		drawn |= open & shown
		if tops == 0 && drawn == s.Stock {
			return false, early
		}
		if raised := quotient.Rise(up|(shown&slots|open)&g.Deck) &^ up; raised != 0 {
			up |= raised
			drawn |= raised & open
			freed := raised & free
			slots |= quotient.Pair(freed << quotient.OneRank)
			if freed&g.Kings != 0 {
				kings = g.Kings
			}
			continue
		}
		if open == s.Stock {
			return up != g.Deck, early
		}
		more := g.behind(s, drawn) &^ open
		if more == 0 {
			return up != g.Deck, early
		}
		open |= more
	}
}

// jammed reports whether s is hopeless whichever of two twins that need one place is late, as in package fast.
func (g *Game) jammed(s *State, reach cards) bool {
	lost, early := g.relaxed(s, reach, 0, true)
	if lost {
		return true
	}
	late := cards(0)
	for pairs := g.rivals(s) & quotient.Some(early); pairs != 0; pairs &= pairs - 1 {
		one, _ := quotient.Lowest(pairs)
		other := quotient.Twins(one)
		switch {
		case early&other != 0 && g.hopelessIf(s, reach, late|other):
			if late |= one; g.hopelessIf(s, reach, late) {
				return true
			}
		case early&one != 0 && g.hopelessIf(s, reach, late|one):
			late |= other
		}
	}
	return false
}

// hopelessIf is hopeless with the cards of late waiting for their twins.
func (g *Game) hopelessIf(s *State, reach, late cards) bool {
	lost, _ := g.relaxed(s, reach, late, false)
	return lost
}

// rivals returns, as the lower bits of pairs, the twins both of which have yet to be laid or to go up, and for which there is at most one
// place.
func (g *Game) rivals(s *State) cards {
	yet := g.Deck &^ g.Kings &^ s.Up &^ s.Free()
	return quotient.Both(yet) &^ (quotient.Whole(quotient.Both(s.Tableau)) >> quotient.OneRank)
}

// waitingFor returns the cards that have no place if they are late: their twins can't be up, and of the pair above them at most one card
// can be in sight.
func waitingFor(up, shown cards) cards {
	return ^(quotient.Twins(up) | quotient.Whole(quotient.Both(shown))>>quotient.OneRank)
}
