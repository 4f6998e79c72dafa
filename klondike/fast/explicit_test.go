package fast_test

// The oracle: Klondike with real columns, written independently of the solver. Its only shortcut is the quotient, which can be switched
// off.

import (
	"slices"

	"kedou/klondike"
	"kedou/search"
)

const (
	deepest = 16 // cards of a column
	widest  = 5  // columns
)

// pile is one column: card numbers, 4·rank + suit.
type pile struct {
	cards [deepest]byte
	size  uint8
	down  uint8 // face-down cards
	dealt uint8 // cards that haven't moved yet, face down or open; 0 for a king on the ground
}

// board is a whole position. The stock is a mask of the remaining cards.
type board struct {
	piles   [widest]pile
	up      [4]uint8
	stock   uint32
	waste   uint8 // turned cards of the stock
	redeals uint8 // left
}

// essence is the part of a board that the quotient keeps.
type essence struct {
	up             [4]uint8
	dealt          [widest]uint8
	stock          uint32
	waste, redeals uint8
}

func (b *board) essence() essence {
	e := essence{up: b.up, stock: b.stock, waste: b.waste, redeals: b.redeals}
	for i := range b.piles {
		e.dealt[i] = b.piles[i].dealt
	}
	return e
}

// oracle decides boards by depth-first search.
type oracle struct {
	rules    klondike.Rules
	quotient bool
	order    []byte // of the stock
	stack    []board
	limit    int
}

// decide returns the verdict on p, or Unknown at the limit of states.
func (o *oracle) decide(p *klondike.Position) search.Status {
	merged, whole := map[essence]bool{}, map[board]bool{}
	o.stack = append(o.stack[:0], o.pack(p))
	for n := 0; len(o.stack) > 0; n++ {
		b := o.stack[len(o.stack)-1]
		o.stack = o.stack[:len(o.stack)-1]
		if o.quotient {
			e := b.essence()
			if merged[e] {
				continue
			}
			merged[e] = true
		} else {
			slices.SortFunc(b.piles[:o.rules.Columns], func(x, y pile) int { return slices.Compare(x.cards[:], y.cards[:]) })
			if whole[b] {
				continue
			}
			whole[b] = true
		}
		if len(merged)+len(whole) > o.limit {
			return search.Unknown
		}
		if b.won(o.rules) {
			return search.Solved
		}
		o.expand(&b)
	}
	return search.Unsolvable
}

func (o *oracle) pack(p *klondike.Position) board {
	b := board{stock: 1<<(len(p.Waste)+len(p.Stock)) - 1, waste: uint8(len(p.Waste)), redeals: 255}
	if o.rules.Redeals != klondike.Unlimited {
		b.redeals = uint8(o.rules.Redeals - p.Redealt)
	}
	o.order = o.order[:0]
	for _, c := range append(slices.Clone(p.Waste), p.Stock...) {
		o.order = append(o.order, byte(c))
	}
	for i := range o.rules.Columns {
		column := &p.Tableau[i]
		for j, c := range column.Cards {
			b.piles[i].cards[j] = byte(c)
		}
		b.piles[i].size, b.piles[i].down = uint8(len(column.Cards)), uint8(column.Down)
		b.piles[i].dealt = uint8(column.Down + 1)
		o.settle(&b.piles[i])
	}
	for i, rank := range p.Foundation {
		b.up[i] = uint8(rank)
	}
	return b
}

// settle turns up a pile's last card and updates the number of unmoved cards.
func (o *oracle) settle(p *pile) {
	if p.size > 0 && p.down == p.size {
		p.down--
	}
	p.dealt = min(p.dealt, p.size)
	if p.dealt == 1 && int(p.cards[0]>>2) == o.rules.Ranks {
		p.dealt = 0
	}
}

func (b *board) won(r klondike.Rules) bool {
	for i := range r.Suits {
		if int(b.up[i]) < r.Ranks {
			return false
		}
	}
	return true
}
