package minimal

// A deal is what stays the same during one search: the order of the stock, the hidden cards below each card, and the tables that turn a key
// into a state.

import (
	"slices"

	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/klondike/internal/quotient"
	"kedou/search/phrase"
)

// deal is a deal under its rules. It doesn't change during a search.
type deal struct {
	quotient.Deal
	metric Metric
	cards  int    // of the deck
	won    uint64 // state.heights when all cards are up
	all    uint32 // the stock mask at the start
	ground cards  // the deepest card of every column

	suit      [quotient.Bits]uint8              // by card: the place of its suit in state.heights
	leaves    [quotient.Bits]uint32             // by locked card: the change of the layout number when the card leaves
	under     [quotient.Bits]cards              // the card that it lies on, if any
	below     [quotient.Bits]cards              // the lower cards of its suit
	place     [quotient.Bits]uint8              // by stock card: its place in order
	order     [quotient.MaxStock]uint8          // the stock cards' numbers, in the order of turning
	stockSets [quotient.MaxStock / 8][256]cards // the cards at the places in a byte of a stock mask
	raised    [4][14]cards                      // by suit and height: the cards of a foundation
	layouts   []layout                          // by number, see layout.go
	talon     talonTables
	turning   turning
}

// setUp makes the tables of p, a legal position, and returns its state.
func (d *deal) setUp(r klondike.Rules, m Metric, p *klondike.Position) (state, error) {
	*d = deal{Deal: quotient.NewDeal(r), metric: m, layouts: d.layouts, talon: d.talon, turning: d.turning}
	d.FreeTurns = m == Moves && d.Unlimited()
	d.setDeck()
	var s state
	for suit, height := range p.Foundation {
		s.heights |= uint16(height) << (4 * suit)
		s.Up |= d.raised[suit][height]
	}
	if err := d.setStock(&s, p); err != nil {
		return s, err
	}
	if err := d.setColumns(&s, p); err != nil {
		return s, err
	}
	d.talon.set(d)
	return s, nil
}

// setDeck names the cards in play.
func (d *deal) setDeck() {
	d.cards = d.Rules.Cards()
	for i := range d.Rules.Ranks * quotient.OneRank {
		c := quotient.CardAt(i)
		d.suit[i] = uint8(4 * c.Suit())
		d.below[i] = quotient.Raised(int(c.Suit()), int(c.Rank())-1)
	}
	for suit := range d.Rules.Suits {
		d.won |= uint64(d.Rules.Ranks) << (4 * suit)
		for height := range d.Rules.Ranks + 1 {
			d.raised[suit][height] = quotient.Raised(suit, height)
		}
	}
}

// setStock lists waste and stock as one sequence.
func (d *deal) setStock(s *state, p *klondike.Position) error {
	n := len(p.Waste) + len(p.Stock)
	if n > quotient.MaxStock {
		return phrase.Errorf("%w: %d cards in the stock", fast.ErrTooLarge, n)
	}
	for i, c := range slices.Concat(p.Waste, p.Stock) {
		card := quotient.Number(c)
		d.order[i], d.place[card] = uint8(card), uint8(i)
		for b := range 256 {
			if b>>(i&7)&1 != 0 {
				d.stockSets[i>>3][b] |= 1 << card
			}
		}
	}
	d.all = 1<<n - 1
	s.left = d.all
	s.offset = d.Offset(len(p.Waste), n)
	s.redeals = d.Redeals(p)
	return nil
}

// inStock returns the cards of a stock mask.
func (d *deal) inStock(mask uint32) cards {
	return d.stockSets[0][mask&255] | d.stockSets[1][mask>>8&255] | d.stockSets[2][mask>>16&255]
}

// bytes returns the memory of the tables.
func (d *deal) bytes() int64 {
	bytes := int64(len(d.layouts)) * layoutBytes
	for _, t := range d.talon.extra {
		bytes += int64(len(t))
	}
	return bytes
}
