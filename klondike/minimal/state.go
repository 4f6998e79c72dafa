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
	quotient.State
	ties    cards  // see ties.go
	left    uint32 // places of the stock that have a card, in the order of turning
	layout  uint32
	heights uint16 // of the foundations, four bits each
	offset  uint8  // cards of waste, see quotient.Deal.Offset
	redeals uint8  // left
}

// key is a state in two words, without what belongs to the deal:
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
		uint64(s.heights) | uint64(s.layout)<<layoutAt | uint64(s.left)<<stockAt,
		s.ties | uint64(s.offset)<<wasteAt | uint64(s.redeals)<<redealsAt,
	}
}

func (k key) stock() uint32  { return uint32(k.a >> stockAt) }
func (k key) layout() uint32 { return uint32(k.a >> layoutAt & (maxLayouts - 1)) }
func (k key) waste() int     { return int(k.b >> wasteAt & 31) }

func (k key) height() int {
	sum := k.a&0x0F0F + k.a>>4&0x0F0F
	return int(sum&255 + sum>>8)
}

func (d *deal) unpack(k key) state {
	s := state{
		ties:    k.b & (1<<quotient.Bits - 1),
		left:    k.stock(),
		layout:  k.layout(),
		heights: uint16(k.a),
		offset:  uint8(k.waste()),
		redeals: uint8(k.b >> redealsAt),
	}
	for suit := range d.raised {
		s.Up |= d.raised[suit][s.heights>>(4*suit)&15]
	}
	s.setCards(d)
	return s
}

// setCards finds the cards of the tableau from the other fields.
func (s *state) setCards(d *deal) {
	l := &d.layouts[s.layout]
	s.Locked = l.locked
	s.Stock = d.inStock(s.left)
	s.Tableau = d.Deck &^ (s.Up | l.hidden | s.Stock)
}
