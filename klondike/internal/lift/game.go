package lift

// The lifted deal: the cards of a set keep their places, all others lie open next to the board.

import (
	"math/bits"
	"slices"

	"kedou/klondike"
	"kedou/klondike/internal/quotient"
)

type cards = quotient.Cards

// Order is the member of a set that stands for the order of the stock: without it every card of the stock can be played at any time. It is
// no card's bit.
const Order cards = 1 << quotient.Bits

// Game is a deal in which only the cards of a set keep their places. It doesn't change during a search.
type Game struct {
	quotient.Deal                              // Hand also if the order of the stock isn't kept
	Lifted        cards                        // lifted: each lies open in its own place, to which it may come back
	Dealt         [quotient.MaxColumns][]cards // the set's cards in every column, deepest first
	Talon         []Place                      // the set's cards of waste and stock, in the order of turning
	at            [64]uint8                    // by card: its column, or its place in the stock from 1
	under         [64]cards                    // by dealt card: the one below it, or none
	columns       [quotient.MaxColumns]cards   // the cards of Dealt
	both          bool                         // the lifted cards are up as well as next to the board
	start         State
}

// Place is a card of the set in the stock.
type Place struct {
	Card   cards
	Number int // in the stock, from 1
	blanks int // lifted cards right before it
}

// State is a class of positions, as in package fast: which open card lies on which isn't part of the state.
type State struct {
	quotient.State
	Columns quotient.Columns // dealt cards of the set still in place
	turned  uint8            // places of the stock up to the last card taken
	redeals uint8            // left, if they are limited
}

// key identifies a state exactly.
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

// New returns p, a valid position, with all cards lifted except the set kept.
func New(p *klondike.Position, r klondike.Rules, kept cards) *Game {
	g := &Game{Deal: quotient.NewDeal(r)}
	g.Hand = g.Hand || kept&Order == 0
	s := &g.start
	s.Up = quotient.Foundations(p.Foundation)
	g.Lifted = g.Deck &^ kept &^ s.Up
	for i := range p.Tableau {
		g.setColumn(i, &p.Tableau[i])
	}
	g.setStock(p)
	s.Tableau |= g.Lifted
	return g
}

// NewEasier is New with lifted cards that are permanently both up and next to the board. That game is easier still, and has fewer states. It
// is the game of the kept cards in klondike/proof/LEMMAS.md; lemmas 1 and 6 show that it is no harder than the deal.
func NewEasier(p *klondike.Position, r klondike.Rules, kept cards) *Game {
	g := New(p, r, kept)
	g.both = true
	g.start.Up |= g.Lifted
	return g
}

// Picture returns the state of g, made by NewEasier, that imitates the state s of the deal: if s is won, so is the picture. The stock is turned
// up to the given place of the deal's waste and stock.
func (g *Game) Picture(s *quotient.State, turned, redeals uint8) State {
	inPlace, kept := g.Deck&^(s.Up|s.Stock|s.Free()), g.Deck&^g.Lifted
	p := State{State: quotient.State{Tableau: g.Lifted | s.Free()&kept, Up: s.Up | g.Lifted, Stock: s.Stock & kept}}
	for i, column := range g.columns {
		p.Columns.Set(i, bits.OnesCount64(column&inPlace))
		g.open(&p, i)
	}
	if !g.Hand {
		p.redeals = redeals
		g.turn(&p, turned)
	}
	g.normalize(&p)
	return p
}

// up returns the cards that are up, as far as there is no gap below them.
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
		if up := s.Up & suit &^ g.Lifted; up != 0 {
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
		case g.Lifted&b != 0:
		case place <= c.Down:
			if depth := len(g.Dealt[i]); depth > 0 {
				g.under[n] = g.Dealt[i][depth-1]
			}
			g.Dealt[i] = append(g.Dealt[i], b)
			g.columns[i] |= b
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
		if g.Lifted&b != 0 {
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

// Won reports whether all cards are up, or certainly can be: with the stock as a hand and no card face down the lowest card that isn't up
// is never covered.
func (g *Game) Won(s *State) bool {
	return s.Up == g.Deck || g.Hand && s.Tableau|s.Up|s.Stock == g.Deck
}

// slots returns both cards of every pair one of which is uncovered or can be.
func (g *Game) slots(s *State) cards {
	return quotient.Slots(s.Tableau, s.Locked|g.Lifted)
}

// spaces returns the number of empty columns.
func (g *Game) spaces(s *State) int { return g.Spaces(s.Locked, s.Tableau&^g.Lifted) }

// homes returns the cards for which the tableau has a place.
func (g *Game) homes(s *State, slots cards) cards {
	return g.Homes(slots, g.spaces(s) > 0) | g.Lifted
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

// uncover takes the locked card c off the cards below.
func (g *Game) uncover(s *State, c cards) {
	s.Locked ^= c
	column := int(g.at[bits.TrailingZeros64(c)])
	s.Columns.Set(column, s.Columns.At(column)-1)
	g.open(s, column)
}
