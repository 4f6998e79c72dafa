package minimal

// What can be in sight as long as certain cards are left in the stock (technique Waiting).
//
// An example: 3♥ lies below 9♦, and 10♣ and 10♠ are in the stock, as is 5♥. A lower diamond
// lies below 9♦, too. So 9♦ stays where it is until a black ten has been laid, and 5♥ can't
// go up before that. This is so in every position in which the two tens are in the stock,
// and may therefore be remembered by the cards of the stock alone.

import "kedou/klondike/internal/quotient"

// sight is the cards that can be in sight, on the foundations among them.
type sight struct {
	stock   uint32 // the mask of the stock, 0 for an empty entry
	space   bool   // a column can be empty
	visible cards
}

// sights remembers some of them. An entry gives way to the next one with its place.
type sights struct {
	deal    *deal
	off     bool // everything but the stock is in sight
	hidden  cards
	locked  cards
	space   bool
	entries [1 << sightBits]sight
}

const sightBits = 13

// reset sets s up for the state where a search begins.
func (s *sights) reset(d *deal, root *state, off bool) {
	l := &d.layouts[root.layout]
	s.deal, s.off, s.hidden, s.locked, s.space = d, off, l.hidden, l.locked, d.spaces(root) > 0
	clear(s.entries[:])
}

// of returns what can be in sight with a stock that isn't empty.
func (s *sights) of(stock uint32) *sight {
	const spread = 0x9E3779B1
	e := &s.entries[stock*spread>>(32-sightBits)]
	if e.stock == stock {
		return e
	}
	*e = sight{stock: stock, space: s.space, visible: s.deal.deck &^ s.deal.inStock(stock)}
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

// release takes locked cards away that can leave their places, and returns those that are
// locked then.
func (e *sight) release(d *deal, locked cards) cards {
	for c := e.visible & d.kings; c != 0 && !e.space; c &= c - 1 {
		_, i := quotient.Lowest(c)
		e.space = e.raises(d, i)
	}
	for c := locked; c != 0; c &= c - 1 {
		c, i := quotient.Lowest(c)
		if e.raises(d, i) || e.takes(d, c) {
			locked = locked&^c | d.shown[i]
			e.visible |= d.shown[i]
			e.space = e.space || c&d.bottom != 0
		}
	}
	return locked
}

// raises reports whether card i can be the next on its foundation.
func (e *sight) raises(d *deal, i int) bool { return d.below[i]&^e.visible == 0 }

// takes reports whether the tableau can have a place for c.
func (e *sight) takes(d *deal, c cards) bool {
	return quotient.Pair(c)<<quotient.OneRank&e.visible != 0 || e.space && c&d.kings != 0
}
