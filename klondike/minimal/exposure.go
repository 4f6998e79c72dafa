package minimal

// The cards that can be in sight as long as certain cards are left in the stock (technique Waiting).
//
// An example: 3♥ lies below 9♦, and 10♣ and 10♠ are in the stock, as is 5♥. A lower diamond lies below 9♦, too. So 9♦ stays where it is
// until a black ten has been laid, and 5♥ can't go up before that. This holds in every position with the two tens in the stock, so the
// result can be stored by the cards of the stock alone.

import "kedou/klondike/internal/quotient"

// exposure holds the cards that can be in sight or on the foundations.
type exposure struct {
	stock   uint32 // the mask of the stock, 0 for an empty entry
	space   bool   // a column can be empty
	visible cards
}

// exposures is a cache of them. An entry is replaced by the next one with its slot.
type exposures struct {
	deal    *deal
	off     bool // treat everything but the stock as in sight
	hidden  cards
	locked  cards
	space   bool
	entries [1 << exposureBits]exposure
}

const exposureBits = 13

// reset prepares s for a search from root.
func (s *exposures) reset(d *deal, root *state, off bool) {
	l := &d.layouts[root.layout]
	s.deal, s.off, s.hidden, s.locked, s.space = d, off, l.hidden, l.locked, d.Spaces(root.Locked, root.Tableau) > 0
	clear(s.entries[:])
}

// of returns the exposure of a stock that isn't empty.
func (s *exposures) of(stock uint32) *exposure {
	const spread = 0x9E3779B1
	e := &s.entries[stock*spread>>(32-exposureBits)]
	if e.stock == stock {
		return e
	}
	*e = exposure{stock: stock, space: s.space, visible: s.deal.Deck &^ s.deal.inStock(stock)}
	if s.off {
		e.space = true
		return e
	}
	e.visible &^= s.hidden
	for locked, before := s.locked, cards(0); locked != before; {
		before = locked
		locked = e.release(s.deal, locked)
	}
	return e
}

// release removes from locked the cards that can leave their places, and returns the rest with the cards locked in their stead.
func (e *exposure) release(d *deal, locked cards) cards {
	for c := e.visible & d.Kings; c != 0 && !e.space; c &= c - 1 {
		_, i := quotient.Lowest(c)
		e.space = e.raises(d, i)
	}
	for c := locked; c != 0; c &= c - 1 {
		c, i := quotient.Lowest(c)
		if e.raises(d, i) || e.takes(d, c) {
			locked = locked&^c | d.under[i]
			e.visible |= d.under[i]
			e.space = e.space || c&d.ground != 0
		}
	}
	return locked
}

func (e *exposure) raises(d *deal, i int) bool { return d.below[i]&^e.visible == 0 }

func (e *exposure) takes(d *deal, c cards) bool {
	return quotient.Pair(c)<<quotient.OneRank&e.visible != 0 || e.space && c&d.Kings != 0
}
