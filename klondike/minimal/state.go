package minimal

// A state of the search, and its key.

import "kedou/klondike/internal/quotient"

// cards is a set of cards, and a step leads from one state to another.
type (
	cards = quotient.Cards
	step  = quotient.Step
)

// state is one class of positions: package fast's quotient with the ties.
type state struct {
	tableau cards  // face-up cards of the columns
	locked  cards  // those still in the places where they were dealt; the others are free
	up      cards  // cards on the foundations
	ties    cards  // see ties.go
	stock   uint32 // which cards of the deal's order are left
	layout  uint32
	heights uint16 // of the foundations, four bits each
	waste   uint8  // cards of the stock that are turned
	redeals uint8  // left
}

// key is a state in two words, without what the deal knows:
//
//	a: heights 16 bits, layout 21, stock 24
//	b: ties 52, waste 5, redeals 5
type key struct{ a, b uint64 }

const (
	layoutBits = 21
	layoutAt   = 16
	stockAt    = layoutAt + layoutBits
	wasteAt    = quotient.Bits
	redealsAt  = wasteAt + 5
)

func (s *state) key() key {
	return key{
		uint64(s.heights) | uint64(s.layout)<<layoutAt | uint64(s.stock)<<stockAt,
		s.ties | uint64(s.waste)<<wasteAt | uint64(s.redeals)<<redealsAt,
	}
}

func (k key) stock() uint32  { return uint32(k.a >> stockAt) }
func (k key) layout() uint32 { return uint32(k.a >> layoutAt & (maxLayouts - 1)) }
func (k key) waste() int     { return int(k.b >> wasteAt & 31) }

// height returns the number of cards on the foundations.
func (k key) height() int {
	sum := k.a&0x0F0F + k.a>>4&0x0F0F
	return int(sum&255 + sum>>8)
}

// unpack is the inverse of state.key.
func (d *deal) unpack(k key) state {
	s := state{
		ties:    k.b & (1<<quotient.Bits - 1),
		stock:   k.stock(),
		layout:  k.layout(),
		heights: uint16(k.a),
		waste:   uint8(k.waste()),
		redeals: uint8(k.b >> redealsAt),
	}
	for suit := range d.raised {
		s.up |= d.raised[suit][s.heights>>(4*suit)&15]
	}
	s.setCards(d)
	return s
}

// setCards finds the cards of the tableau from the rest of the state.
func (s *state) setCards(d *deal) {
	l := &d.layouts[s.layout]
	s.locked = l.locked
	s.tableau = d.deck &^ (s.up | l.hidden | d.inStock(s.stock))
}

// free returns the cards that lie on a card of the pair above, or kings on the ground.
func (s *state) free() cards { return s.tableau &^ s.locked }

// slots returns both cards of every pair that has room for a card.
func (s *state) slots() cards { return quotient.Slots(s.tableau, s.locked) }
