package minimal

// The bound on the columns: the least number of dealt cards that must move to another column (technique TableauBound).

import (
	"math/bits"

	"kedou/klondike/internal/quotient"
)

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
