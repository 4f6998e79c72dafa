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
				waiting = quotient.Waiting(up, shown)
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

// jammed reports whether s is hopeless whichever of two twins that need one place is late.
func (g *Game) jammed(s *State, reach cards) bool {
	lost, early := g.relaxed(s, reach, 0, true)
	return lost || g.Jammed(&s.State, early, func(late cards) bool {
		lost, _ := g.relaxed(s, reach, late, false)
		return lost
	})
}
