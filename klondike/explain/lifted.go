package explain

// The lifted deal: the cards of a set keep their places, all others lie open beside the
// board.

import (
	"math/bits"

	"kedou/klondike"
	"kedou/klondike/internal/quotient"
)

type cards = quotient.Cards

// order stands in a set of cards for the order of the stock: without that member every card
// of the stock can be played at any time. It is no card's bit.
const order cards = 1 << quotient.Bits

const maxColumns = 7

// lifted is a deal in which only the cards of a set have their places. It doesn't change
// while it is searched.
type lifted struct {
	rules klondike.Rules
	hand  bool // every card of the stock can be played at any time
	deck  cards
	kings cards
	done  cards // cards of suits that aren't in play
	free  cards // lifted: each lies open in a place of its own, to which it may come back
	dealt [maxColumns][]cards
	stock []place
	at    [64]uint8 // by card: its column, or its place in the stock from 1
	start state
}

// place is a card of the set in the stock.
type place struct {
	card   cards
	number int // in the stock, from 1
	blanks int // places of lifted cards right before it
}

// state is a class of positions, as in package fast: which open card lies on which doesn't
// matter and isn't told.
type state struct {
	tableau, locked, up, stock cards
	counts                     uint64 // by column, eight bits: dealt cards of the set that are in place
	turned                     uint8  // places of the stock up to that of the last card taken
	redeals                    uint8  // left, if they are limited
}

// key is the exact name of a state.
type key [3]uint64

func (s *state) key() key {
	return key{s.up | uint64(s.turned)<<quotient.Bits, s.stock, s.counts | uint64(s.redeals)<<(8*maxColumns)}
}

func (s *state) count(column int) int { return int(s.counts >> (8 * column) & 255) }

func (s *state) setCount(column, n int) {
	s.counts = s.counts&^(255<<(8*column)) | uint64(n)<<(8*column)
}

// lift returns p, a valid position, with all cards lifted but those of the set kept.
func lift(p *klondike.Position, r klondike.Rules, kept cards) *lifted {
	g := &lifted{rules: r, hand: r.Draw == 1 && r.Redeals == klondike.Unlimited || kept&order == 0}
	g.deck, g.kings, g.done = quotient.Deck(r)
	g.free = g.deck &^ kept
	s := &g.start
	for suit, height := range p.Foundation {
		s.up |= quotient.Raised(suit, int(height))
	}
	g.free &^= s.up
	for i := range p.Tableau {
		g.setColumn(i, &p.Tableau[i])
	}
	g.setStock(p)
	s.tableau |= g.free
	return g
}

func bit(c klondike.Card) cards { return 1 << quotient.Number(c) }

// setColumn deals the kept cards of a column.
func (g *lifted) setColumn(i int, c *klondike.Column) {
	s := &g.start
	for place, card := range c.Cards {
		b := bit(card)
		switch {
		case g.free&b != 0:
		case place <= c.Down:
			g.dealt[i] = append(g.dealt[i], b)
			g.at[quotient.Number(card)] = uint8(i)
		default:
			s.tableau |= b
		}
	}
	s.setCount(i, len(g.dealt[i]))
	g.open(s, i)
}

// open turns up the last of the dealt cards of a column. A king on the ground is free.
func (g *lifted) open(s *state, column int) {
	n := s.count(column)
	if n == 0 {
		return
	}
	c := g.dealt[column][n-1]
	s.tableau |= c
	if n == 1 && c&g.kings != 0 {
		s.setCount(column, 0)
	} else {
		s.locked |= c
	}
}

// setStock lists the kept cards of waste and stock, with blanks for the others.
func (g *lifted) setStock(p *klondike.Position) {
	blanks := 0
	for i, c := range append(append([]klondike.Card(nil), p.Waste...), p.Stock...) {
		b := bit(c)
		if g.free&b != 0 {
			blanks++
			continue
		}
		g.start.stock |= b
		g.at[quotient.Number(c)] = uint8(i + 1)
		g.stock = append(g.stock, place{b, i + 1, blanks})
		blanks = 0
	}
	if g.hand {
		return
	}
	g.start.turned = uint8(len(p.Waste))
	if g.rules.Redeals != klondike.Unlimited {
		g.start.redeals = uint8(max(g.rules.Redeals-p.Redealt, 0))
	}
}

// won reports whether all cards are up, or surely can be: with the stock as a hand and no
// card face down the lowest card that isn't up is never covered.
func (g *lifted) won(s *state) bool {
	return s.up == g.deck || g.hand && s.tableau|s.up|s.stock == g.deck
}

// slots returns both cards of every pair one of which is uncovered or can be.
func (g *lifted) slots(s *state) cards {
	return quotient.Slots(s.tableau, s.locked|g.free)
}

// spaces returns the number of empty columns.
func (g *lifted) spaces(s *state) int {
	return g.rules.Columns - bits.OnesCount64(s.locked|s.tableau&g.kings&^g.free)
}

// homes returns the cards that the tableau has a place for.
func (g *lifted) homes(s *state, slots cards) cards {
	homes := slots>>quotient.OneRank | g.free
	if g.spaces(s) > 0 {
		homes |= g.kings
	}
	return homes
}

// next returns the cards that their foundations wait for.
func (g *lifted) next(s *state) cards { return quotient.Next(s.up) & g.deck }

// raise puts a card on its foundation.
func (g *lifted) raise(s *state, c cards) {
	if s.stock&c != 0 {
		g.take(s, c)
	} else {
		s.tableau ^= c
		if s.locked&c != 0 {
			g.uncover(s, c)
		}
	}
	s.up |= c
}

// lower brings a foundation's top card back.
func (g *lifted) lower(s *state, c cards) {
	s.up ^= c
	s.tableau |= c
}

// lay plays a stock card to the tableau.
func (g *lifted) lay(s *state, c cards) {
	g.take(s, c)
	s.tableau |= c
}

// uncover takes a locked card off what it holds down.
func (g *lifted) uncover(s *state, c cards) {
	s.locked ^= c
	column := int(g.at[bits.TrailingZeros64(c)])
	s.setCount(column, s.count(column)-1)
	g.open(s, column)
}
