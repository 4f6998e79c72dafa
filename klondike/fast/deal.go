package fast

// A deal is what stays the same in one search: the hidden cards, the order of
// the stock, and the weights that make the key.

import (
	"errors"
	"fmt"
	"math/bits"

	"kedou/klondike"
	"kedou/klondike/internal/quotient"
)

// ErrTooLarge is returned for a position that doesn't fit the solver's 64-bit
// key: more than 24 cards of stock, or columns with very many hidden cards.
var ErrTooLarge = errors.New("fast: the position does not fit a 64-bit key")

const (
	maxColumns = 7
	maxPlaces  = 15 // hidden cards and the locked one of a column
	maxStock   = 24
	keyBits    = 56 // of a key without its offset; the rest of a slot is payload
)

// deal is a deal under its rules, or under those of the relaxation. It doesn't
// change while it is searched.
type deal struct {
	rules        klondike.Rules
	stockIsHand  bool // draw 1 with unlimited redeals
	deck         cards
	kings        cards
	absent       cards                        // cards of suits that aren't in play
	deepest      cards                        // the deepest card of every column
	dealt        [maxColumns][maxPlaces]cards // by column: hidden cards and the locked one, deepest first
	under        [64]cards                    // by dealt card: the one it lies on in its column, or none
	stockOrder   [maxStock]cards              // stock and waste in the order of turning
	stockPlace   [64]uint8                    // by card: its place in stockOrder
	columnOf     [64]uint8                    // by card: the column it was dealt to
	stockMask    uint64                       // the key's bits that say which cards the stock has
	raiseWeight  [64]uint64                   // by card: what the key gains when it goes up
	revealWeight [maxColumns]uint64           // by column: what the key loses with a card
	offsetWeight uint64                       // what the key gains by one card of waste
	redealWeight uint64                       // and by one redeal that is left
}

// relax makes d what the deal of is with the stock as a hand.
func (d *deal) relax(of *deal) {
	*d = *of
	d.rules.Draw, d.rules.Redeals = 1, klondike.Unlimited
	d.stockIsHand = true
}

// setUp packs p, a legal position of the rules r, into d and returns its state. It
// checks only that p fits the packing.
func (d *deal) setUp(r klondike.Rules, p *klondike.Position) (state, error) {
	*d = deal{rules: r, stockIsHand: stockIsHand(r)}
	var s state
	d.deck, d.kings, d.absent = quotient.Deck(r)
	for suit, height := range p.Foundation {
		s.up |= quotient.Raised(suit, int(height))
	}
	for i := range p.Tableau {
		if err := d.setColumn(&s, i, &p.Tableau[i]); err != nil {
			return s, err
		}
	}
	if err := d.setStock(&s, p); err != nil {
		return s, err
	}
	return s, d.setKey(&s)
}

// setColumn deals column i: its hidden cards, the locked one and the free rest.
func (d *deal) setColumn(s *state, i int, c *klondike.Column) error {
	if c.Down >= maxPlaces {
		return fmt.Errorf("%w: column %d has %d hidden cards", ErrTooLarge, i+1, c.Down)
	}
	for place, card := range c.Cards {
		bit := cards(1) << quotient.Number(card)
		switch {
		case place < c.Down:
			d.dealt[i][place] = bit
			s.hidden++
		case place == c.Down && (place > 0 || bit&d.kings == 0):
			d.dealt[i][place] = bit
			s.locked |= bit
			s.setCount(i, place+1)
			fallthrough
		default:
			s.tableau |= bit
		}
		switch {
		case place == 0:
			d.deepest |= bit
		case place <= c.Down:
			d.under[quotient.Number(card)] = d.dealt[i][place-1]
		}
		d.columnOf[quotient.Number(card)] = uint8(i)
	}
	return nil
}

// setStock lists waste and stock as one sequence with an offset.
func (d *deal) setStock(s *state, p *klondike.Position) error {
	n := len(p.Waste) + len(p.Stock)
	if n > maxStock {
		return fmt.Errorf("%w: %d cards in the stock", ErrTooLarge, n)
	}
	for i := range n {
		var c klondike.Card
		if i < len(p.Waste) {
			c = p.Waste[i]
		} else {
			c = p.Stock[i-len(p.Waste)]
		}
		bit := cards(1) << quotient.Number(c)
		d.stockOrder[i], d.stockPlace[quotient.Number(c)] = bit, uint8(i)
		s.stock |= bit
	}
	s.offset = uint8(len(p.Waste))
	if d.unlimited() {
		s.offset = d.pure(len(p.Waste), n)
	} else {
		s.redeals = uint8(min(max(d.rules.Redeals-p.Redealt, 0), n))
	}
	return nil
}

// setKey chooses the weights: the low bits are the mask of the stock, above them
// stand columns and foundations, each a digit of a number of mixed radix, and
// on top, where the rules need them, the offset and the redeals that are left.
func (d *deal) setKey(s *state) error {
	n := bits.OnesCount64(s.stock)
	d.stockMask = 1<<n - 1
	s.key = d.stockMask
	unit, fits := uint64(1)<<n, true
	digit := func(values int) uint64 {
		weight := unit
		high, low := bits.Mul64(unit, uint64(values))
		fits, unit = fits && high == 0, low
		return weight
	}
	for i := range d.dealt {
		d.revealWeight[i] = digit(s.count(i) + 1)
		s.key += d.revealWeight[i] * uint64(s.count(i))
	}
	for suit := range klondike.Suit(d.rules.Suits) {
		weight := digit(d.rules.Ranks + 1)
		for rank := range klondike.Rank(d.rules.Ranks) {
			i := quotient.Number(klondike.NewCard(rank+1, suit))
			d.raiseWeight[i] = weight
			s.key += weight * (s.up >> i & 1)
		}
	}
	fits = fits && unit < 1<<keyBits
	d.offsetWeight = digit(n + 1)
	if !d.unlimited() {
		d.redealWeight = digit(int(s.redeals) + 1)
	}
	if !fits {
		return ErrTooLarge
	}
	return nil
}

// unlimited is the function unlimited for d's rules, which would be copied to call it.
func (d *deal) unlimited() bool { return d.rules.Redeals == klondike.Unlimited }

// pure returns the offset of a waste of w cards out of n as the key has it,
// when redeals are unlimited: all the offsets between which the player may move
// without playing a card are one, called 0.
func (d *deal) pure(w, n int) uint8 {
	if w == n || w%d.rules.Draw == 0 {
		return 0
	}
	return uint8(w)
}
