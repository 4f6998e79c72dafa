package fast

// A deal is what stays the same in one search: the hidden cards, the order of the stock, and the weights of the key.

import (
	"math/bits"
	"slices"

	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/internal/quotient"
)

// ErrTooLarge is the error for a position that doesn't fit the solver's 64-bit key: more than 24 cards of stock, or columns with very many
// hidden cards.
var ErrTooLarge = phrase.Errorf("fast: the position does not fit a 64-bit key")

// keyBits are the bits of a key without its offset; the rest of a slot is payload.
const keyBits = 56

// deal is a deal under its rules, or under those of the relaxation. It doesn't change during a search.
type deal struct {
	quotient.Deal
	ground       cards                                         // the deepest card of every column
	dealt        [quotient.MaxColumns][quotient.MaxDealt]cards // by column: hidden cards and the locked one, deepest first
	under        [64]cards                                     // by dealt card: the card below it in its column, or none
	order        [quotient.MaxStock]cards                      // stock and waste in the order of turning
	sets         [quotient.MaxStock / 4][16]cards              // for four places each: the cards of every set of them
	place        [64]uint8                                     // by card: its place in order
	column       [64]uint8                                     // by card: the column it was dealt to
	stockMask    uint64                                        // the key's bits for the cards of the stock
	raiseWeight  [64]uint64                                    // by card: change of the key when it goes up
	revealWeight [quotient.MaxColumns]uint64                   // by column: decrease of the key when a card leaves
	offsetWeight uint64                                        // change of the key by one card of waste
	redealWeight uint64                                        // and by one redeal left
}

// relax makes d the deal of with the stock as a hand.
func (d *deal) relax(of *deal) {
	*d = *of
	d.Rules.Draw, d.Rules.Redeals = 1, klondike.Unlimited
	d.Hand, d.FreeTurns = true, true
}

// setUp packs p, a legal position of the rules r, into d and returns its state. It
// checks only that p fits the packing.
func (d *deal) setUp(r klondike.Rules, p *klondike.Position) (state, error) {
	*d = deal{Deal: quotient.NewDeal(r)}
	var s state
	s.Up = quotient.Foundations(p.Foundation)
	for i := range p.Tableau {
		if err := d.setColumn(&s, i, &p.Tableau[i]); err != nil {
			return s, err
		}
	}
	if err := d.setStock(&s, p); err != nil {
		return s, err
	}
	err := d.setKey(&s)
	return s, err
}

// setColumn deals column i: its hidden cards, the locked one and the free rest.
func (d *deal) setColumn(s *state, i int, c *klondike.Column) error {
	if c.Down >= quotient.MaxDealt {
		return phrase.Errorf("%w: column %d has %d hidden cards", ErrTooLarge, i+1, c.Down)
	}
	for place, card := range c.Cards {
		bit := cards(1) << quotient.Number(card)
		switch {
		case place < c.Down:
			d.dealt[i][place] = bit
			s.hidden++
		case place == c.Down && (place > 0 || bit&d.Kings == 0):
			d.dealt[i][place] = bit
			s.Locked |= bit
			s.columns.Set(i, place+1)
			fallthrough
		default:
			s.Tableau |= bit
		}
		switch {
		case place == 0:
			d.ground |= bit
		case place <= c.Down:
			d.under[quotient.Number(card)] = d.dealt[i][place-1]
		}
		d.column[quotient.Number(card)] = uint8(i)
	}
	return nil
}

// setStock lists waste and stock as one sequence with an offset.
func (d *deal) setStock(s *state, p *klondike.Position) error {
	n := len(p.Waste) + len(p.Stock)
	if n > quotient.MaxStock {
		return phrase.Errorf("%w: %d cards in the stock", ErrTooLarge, n)
	}
	for i, c := range slices.Concat(p.Waste, p.Stock) {
		bit := cards(1) << quotient.Number(c)
		d.order[i], d.place[quotient.Number(c)] = bit, uint8(i)
		s.Stock |= bit
	}
	d.setSets()
	s.offset = d.Offset(len(p.Waste), n)
	s.redeals = d.Redeals(p)
	return nil
}

// setSets lists the cards of every set of four neighbouring places.
func (d *deal) setSets() {
	for i := range d.sets {
		for places := 1; places < 16; places++ {
			d.sets[i][places] = d.sets[i][places&(places-1)] | d.order[4*i+bits.TrailingZeros(uint(places))]
		}
	}
}

// setKey chooses the weights: the low bits are the mask of the stock, above them columns and foundations, each a digit of a number of mixed
// radix, and on top, where the rules need them, the offset and the redeals left.
func (d *deal) setKey(s *state) error {
	n := bits.OnesCount64(s.Stock)
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
		d.revealWeight[i] = digit(s.columns.At(i) + 1)
		s.key += d.revealWeight[i] * uint64(s.columns.At(i))
	}
	for suit := range klondike.Suit(d.Rules.Suits) {
		weight := digit(d.Rules.Ranks + 1)
		for rank := range klondike.Rank(d.Rules.Ranks) {
			i := quotient.Number(klondike.NewCard(rank+1, suit))
			d.raiseWeight[i] = weight
			s.key += weight * (s.Up >> i & 1)
		}
	}
	fits = fits && unit < 1<<keyBits
	d.offsetWeight = digit(n + 1)
	if !d.Unlimited() {
		d.redealWeight = digit(int(s.redeals) + 1)
	}
	if !fits {
		return ErrTooLarge
	}
	return nil
}
