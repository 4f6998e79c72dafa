package explain

// The lifted deal: the cards of a set keep their places, all others lie open beside the
// board.

import (
	"math/bits"
	"slices"

	"kedou/klondike"
	"kedou/klondike/internal/quotient"
)

type cards = quotient.Cards

// order stands in a set of cards for the order of the stock: without that member every card
// of the stock can be played at any time. It is no card's bit.
const order cards = 1 << quotient.Bits

// lifted is a deal in which only the cards of a set have their places. It doesn't change
// while it is searched.
type lifted struct {
	quotient.Deal       // with the stock as a hand also if its order isn't kept
	beside        cards // lifted: each lies open in a place of its own, to which it may come back
	dealt         [quotient.MaxColumns][]cards
	stock         []place
	at            [64]uint8 // by card: its column, or its place in the stock from 1
	start         state
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
	quotient.State
	columns quotient.Columns // dealt cards of the set that are in place
	turned  uint8            // places of the stock up to that of the last card taken
	redeals uint8            // left, if they are limited
}

// key is the exact name of a state.
type key [3]uint64

func (s *state) key() key {
	return key{s.Up | uint64(s.turned)<<quotient.Bits, s.Stock, uint64(s.columns) | uint64(s.redeals)<<32}
}

// lift returns p, a valid position, with all cards lifted but those of the set kept.
func lift(p *klondike.Position, r klondike.Rules, kept cards) *lifted {
	g := &lifted{Deal: quotient.NewDeal(r)}
	g.Hand = g.Hand || kept&order == 0
	s := &g.start
	s.Up = quotient.Foundations(p.Foundation)
	g.beside = g.Deck &^ kept &^ s.Up
	for i := range p.Tableau {
		g.setColumn(i, &p.Tableau[i])
	}
	g.setStock(p)
	s.Tableau |= g.beside
	return g
}

func bit(c klondike.Card) cards { return 1 << quotient.Number(c) }

// setColumn deals the kept cards of a column.
func (g *lifted) setColumn(i int, c *klondike.Column) {
	s := &g.start
	for place, card := range c.Cards {
		b := bit(card)
		switch {
		case g.beside&b != 0:
		case place <= c.Down:
			g.dealt[i] = append(g.dealt[i], b)
			g.at[quotient.Number(card)] = uint8(i)
		default:
			s.Tableau |= b
		}
	}
	s.columns.Set(i, len(g.dealt[i]))
	g.open(s, i)
}

// open turns up the last of the dealt cards of a column. A king on the ground is free.
func (g *lifted) open(s *state, column int) {
	n := s.columns.At(column)
	if n == 0 {
		return
	}
	c := g.dealt[column][n-1]
	s.Tableau |= c
	if n == 1 && c&g.Kings != 0 {
		s.columns.Set(column, 0)
	} else {
		s.Locked |= c
	}
}

// setStock lists the kept cards of waste and stock, with blanks for the others.
func (g *lifted) setStock(p *klondike.Position) {
	blanks := 0
	for i, c := range slices.Concat(p.Waste, p.Stock) {
		b := bit(c)
		if g.beside&b != 0 {
			blanks++
			continue
		}
		g.start.Stock |= b
		g.at[quotient.Number(c)] = uint8(i + 1)
		g.stock = append(g.stock, place{b, i + 1, blanks})
		blanks = 0
	}
	if g.Hand {
		return
	}
	g.start.turned = uint8(len(p.Waste))
	g.start.redeals = g.Redeals(p)
}

// won reports whether all cards are up, or surely can be: with the stock as a hand and no
// card face down the lowest card that isn't up is never covered.
func (g *lifted) won(s *state) bool {
	return s.Up == g.Deck || g.Hand && s.Tableau|s.Up|s.Stock == g.Deck
}

// slots returns both cards of every pair one of which is uncovered or can be.
func (g *lifted) slots(s *state) cards {
	return quotient.Slots(s.Tableau, s.Locked|g.beside)
}

// spaces returns the number of empty columns.
func (g *lifted) spaces(s *state) int { return g.Spaces(s.Locked, s.Tableau&^g.beside) }

// homes returns the cards that the tableau has a place for.
func (g *lifted) homes(s *state, slots cards) cards {
	return g.Homes(slots, g.spaces(s) > 0) | g.beside
}

// raise puts a card on its foundation.
func (g *lifted) raise(s *state, c cards) {
	if s.Stock&c != 0 {
		g.take(s, c)
	} else {
		s.Tableau ^= c
		if s.Locked&c != 0 {
			g.uncover(s, c)
		}
	}
	s.Up |= c
}

// lay plays a stock card to the tableau.
func (g *lifted) lay(s *state, c cards) {
	g.take(s, c)
	s.Tableau |= c
}

// uncover takes a locked card off what it holds down.
func (g *lifted) uncover(s *state, c cards) {
	s.Locked ^= c
	column := int(g.at[bits.TrailingZeros64(c)])
	s.columns.Set(column, s.columns.At(column)-1)
	g.open(s, column)
}
