package lift

// The lifted deal: the cards of a set keep their places, all others lie open beside the
// board.

import (
	"math/bits"
	"slices"

	"kedou/klondike"
	"kedou/klondike/internal/quotient"
)

type cards = quotient.Cards

// Order stands in a set of cards for the order of the stock: without that member every card
// of the stock can be played at any time. It is no card's bit.
const Order cards = 1 << quotient.Bits

// Game is a deal in which only the cards of a set have their places. It doesn't change
// while it is searched.
type Game struct {
	quotient.Deal                              // with the stock as a hand also if its order isn't kept
	Beside        cards                        // lifted: each lies open in a place of its own, to which it may come back
	Dealt         [quotient.MaxColumns][]cards // the set's cards in every column, deepest first
	Talon         []Place                      // the set's cards of waste and stock, in the order of turning
	at            [64]uint8                    // by card: its column, or its place in the stock from 1
	under         [64]cards                    // by dealt card: the one below it, or none
	both          bool                         // the lifted cards are up as well as beside
	start         State
}

// Place is a card of the set in the stock.
type Place struct {
	Card   cards
	Number int // in the stock, from 1
	blanks int // places of lifted cards right before it
}

// State is a class of positions, as in package fast: which open card lies on which doesn't
// matter and isn't part of the state.
type State struct {
	quotient.State
	Columns quotient.Columns // dealt cards of the set that are in place
	turned  uint8            // places of the stock up to that of the last card taken
	redeals uint8            // left, if they are limited
}

// key is the exact name of a state.
type key [3]uint64

func (s *State) key() key {
	return key{s.Up | uint64(s.turned)<<quotient.Bits, s.Stock, uint64(s.Columns) | uint64(s.redeals)<<32}
}

// All returns the largest set: the cards of p that have places, and the order of the stock.
func All(p *klondike.Position, r klondike.Rules) cards {
	return quotient.NewDeal(r).Deck&^quotient.Foundations(p.Foundation) | Order
}

// Members lists a set in the order of the cards' bits, the order of the stock last.
func Members(set cards) (list []cards) {
	for ; set != 0; set &= set - 1 {
		list = append(list, set&-set)
	}
	return list
}

// New returns p, a valid position, with all cards lifted but those of the set kept.
func New(p *klondike.Position, r klondike.Rules, kept cards) *Game {
	g := &Game{Deal: quotient.NewDeal(r)}
	g.Hand = g.Hand || kept&Order == 0
	s := &g.start
	s.Up = quotient.Foundations(p.Foundation)
	g.Beside = g.Deck &^ kept &^ s.Up
	for i := range p.Tableau {
		g.setColumn(i, &p.Tableau[i])
	}
	g.setStock(p)
	s.Tableau |= g.Beside
	return g
}

// NewEasier is New with lifted cards that are up and lie beside the board at the same time, for good: a game that is easier
// still, and has fewer states. It is that of package proof, whose sections on lifting and on the stock are the proof.
func NewEasier(p *klondike.Position, r klondike.Rules, kept cards) *Game {
	g := New(p, r, kept)
	g.both = true
	g.start.Up |= g.Beside
	return g
}

// up returns the cards that are up as far as there is no gap below them.
func (g *Game) up(s *State) cards {
	if g.both {
		return quotient.Rise(s.Up)
	}
	return s.Up
}

// tops returns the cards that can come back from their foundations.
func (g *Game) tops(s *State) (tops cards) {
	if !g.both {
		return quotient.Tops(s.Up)
	}
	for _, suit := range quotient.Suits {
		if up := s.Up & suit &^ g.Beside; up != 0 {
			tops |= 1 << (63 - bits.LeadingZeros64(up))
		}
	}
	return tops
}

// setColumn deals the kept cards of a column.
func (g *Game) setColumn(i int, c *klondike.Column) {
	s := &g.start
	for place, card := range c.Cards {
		n := quotient.Number(card)
		b := cards(1) << n
		switch {
		case g.Beside&b != 0:
		case place <= c.Down:
			if depth := len(g.Dealt[i]); depth > 0 {
				g.under[n] = g.Dealt[i][depth-1]
			}
			g.Dealt[i] = append(g.Dealt[i], b)
			g.at[n] = uint8(i)
		default:
			s.Tableau |= b
		}
	}
	s.Columns.Set(i, len(g.Dealt[i]))
	g.open(s, i)
}

// open turns up the last of the dealt cards of a column. A king on the ground is free.
func (g *Game) open(s *State, column int) {
	n := s.Columns.At(column)
	if n == 0 {
		return
	}
	c := g.Dealt[column][n-1]
	s.Tableau |= c
	if n == 1 && c&g.Kings != 0 {
		s.Columns.Set(column, 0)
	} else {
		s.Locked |= c
	}
}

// setStock lists the kept cards of waste and stock, with blanks for the others.
func (g *Game) setStock(p *klondike.Position) {
	blanks := 0
	for i, c := range slices.Concat(p.Waste, p.Stock) {
		n := quotient.Number(c)
		b := cards(1) << n
		if g.Beside&b != 0 {
			blanks++
			continue
		}
		g.start.Stock |= b
		g.at[n] = uint8(i + 1)
		g.Talon = append(g.Talon, Place{b, i + 1, blanks})
		blanks = 0
	}
	if g.Hand {
		return
	}
	g.start.turned = uint8(len(p.Waste))
	g.start.redeals = g.Redeals(p)
}

// Won reports whether all cards are up, or surely can be: with the stock as a hand and no
// card face down the lowest card that isn't up is never covered.
func (g *Game) Won(s *State) bool {
	return s.Up == g.Deck || g.Hand && s.Tableau|s.Up|s.Stock == g.Deck
}

// slots returns both cards of every pair one of which is uncovered or can be.
func (g *Game) slots(s *State) cards {
	return quotient.Slots(s.Tableau, s.Locked|g.Beside)
}

// spaces returns the number of empty columns.
func (g *Game) spaces(s *State) int { return g.Spaces(s.Locked, s.Tableau&^g.Beside) }

// homes returns the cards that the tableau has a place for.
func (g *Game) homes(s *State, slots cards) cards {
	return g.Homes(slots, g.spaces(s) > 0) | g.Beside
}

// raise puts a card on its foundation.
func (g *Game) raise(s *State, c cards) {
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
func (g *Game) lay(s *State, c cards) {
	g.take(s, c)
	s.Tableau |= c
}

// uncover takes a locked card off what it holds down.
func (g *Game) uncover(s *State, c cards) {
	s.Locked ^= c
	column := int(g.at[bits.TrailingZeros64(c)])
	s.Columns.Set(column, s.Columns.At(column)-1)
	g.open(s, column)
}
