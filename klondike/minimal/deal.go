package minimal

// The deal, and the lower bound on a state's remaining cost.

import (
	"math/bits"
	"slices"

	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/klondike/internal/quotient"
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

func (d *deal) bytes() int64 {
	bytes := int64(len(d.layouts)) * layoutBytes
	for _, t := range d.talon.extra {
		bytes += int64(len(t))
	}
	return bytes
}

// estimate bounds the remaining cost of a key's state from below: every card that isn't up takes a move, the dealt cards their reveals, and
// the stock its turns and lays. These are different steps, so the bounds add up. It returns infinite or more for a lost state.
func (d *deal) estimate(k key, on Technique) int {
	h := d.upMoves(k, on)
	if on&TalonBound != 0 {
		return h + d.talonBySuits(k.stock(), k.waste())
	}
	return h + d.turnsOf(bits.OnesCount32(k.stock())-k.waste())
}

// exact is estimate with the exact bound on the stock.
func (u *unloading) exact(k key, on Technique) int {
	return u.deal.upMoves(k, on) + u.ask(k.stock(), k.waste())
}

// upMoves bounds the moves other than lays.
func (d *deal) upMoves(k key, on Technique) int {
	h := d.cards - k.height()
	if on&TableauBound != 0 {
		h += int(d.layouts[k.layout()].bound)
	}
	return h
}

// talonBySuits bounds what the stock costs by the suits' tables.
func (d *deal) talonBySuits(mask uint32, waste int) int {
	if d.metric.turn() == 0 {
		return 0
	}
	return d.turnsOf(bits.OnesCount32(mask) - waste + d.talonExtra(mask, waste))
}

// turnsOf is the number of turns for a number of cards, if turns count.
func (d *deal) turnsOf(cards int) int {
	return (cards + d.Rules.Draw - 1) / d.Rules.Draw * d.metric.turn()
}
