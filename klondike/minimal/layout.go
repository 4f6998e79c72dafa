package minimal

// The layouts of a deal: which dealt cards are still in their places, and the least number of them that must move to another column (technique
// TableauBound). A layout is the number of such cards in every column; all layouts are listed before the search.

import (
	"math/bits"

	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/klondike/internal/quotient"
)

// layout is a combination of dealt cards in place.
type layout struct {
	hidden cards // the face-down cards
	locked cards // the uppermost dealt card of every column
	bound  uint8 // least number of reveals needed, see boundLayouts
}

// maxLayouts is the greatest number of layouts for which a key has room; a fresh deal has 40,320.
const (
	maxLayouts  = 1 << layoutBits
	layoutBytes = 24
)

// setColumns deals the columns of p and lists the layouts.
func (d *deal) setColumns(s *state, p *klondike.Position) error {
	d.layouts = append(d.layouts[:0], layout{})
	for i := range p.Tableau[:d.Rules.Columns] {
		c := &p.Tableau[i]
		dealt := min(c.Down+1, len(c.Cards)) // including the locked card
		weight := len(d.layouts)
		if weight*(dealt+1) > maxLayouts {
			return phrase.Errorf("%w: the columns have too many hidden cards", fast.ErrTooLarge)
		}
		for n := range dealt {
			d.setDealt(c.Cards[:n+1], uint32(weight))
			for _, below := range d.layouts[:weight] {
				d.layouts = append(d.layouts, below.and(c.Cards[:n+1]))
			}
		}
		s.layout += uint32(d.inPlace(c.Cards[:dealt]) * weight)
	}
	d.boundLayouts()
	s.setCards(d)
	d.setTies(s, p)
	return nil
}

// setDealt records what changes when the last of the dealt cards of a column leaves; weight is the weight of the column's number in the
// layout.
func (d *deal) setDealt(dealt []klondike.Card, weight uint32) {
	n := len(dealt)
	c := quotient.Number(dealt[n-1])
	d.leaves[c] = uint32(n-d.inPlace(dealt[:n-1])) * weight
	if n == 1 {
		d.ground |= 1 << c
	} else {
		d.under[c] = 1 << quotient.Number(dealt[n-2])
	}
}

// inPlace returns the number of a column's cards that are in their places: all of them, except that a king alone on the ground counts as a
// free card.
func (d *deal) inPlace(dealt []klondike.Card) int {
	if len(dealt) == 1 && int(dealt[0].Rank()) == d.Rules.Ranks {
		return 0
	}
	return len(dealt)
}

// and returns l with the dealt cards of one more column.
func (l layout) and(dealt []klondike.Card) layout {
	n := len(dealt) - 1
	for _, c := range dealt[:n] {
		l.hidden |= 1 << quotient.Number(c)
	}
	l.locked |= 1 << quotient.Number(dealt[n])
	return l
}

// infinite is the bound of a layout that can't be cleared.
const infinite = 255

// boundLayouts fills in layout.bound by dynamic programming: a card leaves a layout
// for one with a smaller number.
func (d *deal) boundLayouts() {
	for i := range d.layouts[1:] {
		l := &d.layouts[i+1]
		l.bound = infinite
		for c := l.locked; c != 0; c &= c - 1 {
			c, card := quotient.Lowest(c)
			after, reveals := d.layouts[uint32(i+1)-d.leaves[card]].bound, d.reveals(l, c, card)
			if after != infinite && reveals != infinite {
				l.bound = min(l.bound, after+reveals)
			}
		}
	}
}

// reveals returns the least number of reveals that c costs when it is the next to leave the layout l: none if it may go up, infinite if no
// place takes it.
//
// It assumes that all cards that have left their places, and all stock cards, may be anywhere.
func (d *deal) reveals(l *layout, c cards, card int) uint8 {
	parents := quotient.Pair(c) << quotient.OneRank & d.Deck &^ l.hidden
	switch {
	case d.below[card]&(l.hidden|l.locked) == 0:
		return 0
	case parents != 0 || c&d.Kings != 0 && bits.OnesCount64(l.locked) < d.Rules.Columns:
		return 1
	}
	return infinite
}
