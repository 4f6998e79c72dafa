package klondike

// The referee: it plays moves on a readable position and refuses what the rules forbid. It shares no code with the move generator or any
// engine.

import (
	"fmt"

	"kedou/internal/phrase"
	"kedou/search"
)

// Result is the answer of the solvers of whole deals: the verdict, and the moves of a win.
type Result = search.Result[Move]

// ErrWrong is wrapped by an error about an answer that the rules contradict: a fault of the solver, never of the deal.
var ErrWrong = phrase.Errorf("the rules contradict the solver")

// Verify plays moves from start. Its error names the first step, counted from 1, that breaks the rules and why ("step 17: 7H:3>5: …"), or
// says that the game isn't won at the end. It is nil for a solution only.
func Verify(start Position, r Rules, moves []Move) error {
	if err := start.Validate(r); err != nil {
		return phrase.Errorf("start: %w", err)
	}
	p := start.Clone()
	for i, m := range moves {
		if err := p.Play(m, r); err != nil {
			return phrase.Errorf("step %d: %v: %w", i+1, m, err)
		}
	}
	if !p.Won(r) {
		up := 0
		for _, rank := range p.Foundation {
			up += int(rank)
		}
		return phrase.Errorf("after step %d the game isn't won: %d of %d cards are on the foundations", len(moves), up, r.Cards())
	}
	return nil
}

// Replay returns the position before each move and the one at the end. It stops at the first move that the rules forbid, with Verify's
// error.
func Replay(start Position, r Rules, moves []Move) ([]Position, error) {
	positions := []Position{start.Clone()}
	for i, m := range moves {
		p := positions[i].Clone()
		if err := p.Play(m, r); err != nil {
			return positions, phrase.Errorf("step %d: %v: %w", i+1, m, err)
		}
		positions = append(positions, p)
	}
	return positions, nil
}

// Play makes one move on p, a valid position. If the rules forbid the move, Play returns the reason and leaves p unchanged. An uncovered
// card turns face up.
func (p *Position) Play(m Move, r Rules) error {
	if m.IsTurn() {
		return p.turn(m, r)
	}
	if m.To.IsFoundation() && m.Card.Suit() != Suit(m.To-foundationC) {
		return phrase.Errorf("%s goes to the foundation of its suit, %v", m.Card.Symbol(), m.Card.Suit().Foundation())
	}
	run, err := p.run(m)
	if err != nil {
		return err
	}
	if err := p.admit(m, len(run), r); err != nil {
		return err
	}
	run = append([]Card(nil), run...)
	p.take(m.From, len(run))
	if m.To.IsFoundation() {
		p.Foundation[m.To-foundationC]++
	} else {
		c := &p.Tableau[m.To-Column1]
		c.Cards = append(c.Cards, run...)
	}
	return nil
}

// turn turns cards from the stock, or turns the waste over.
func (p *Position) turn(m Move, r Rules) error {
	switch {
	case m != Turn:
		return phrase.Errorf("a turn names no piles")
	case len(p.Stock) > 0:
		n := min(r.Draw, len(p.Stock))
		p.Waste = append(p.Waste, p.Stock[:n]...)
		p.Stock = p.Stock[n:]
	case len(p.Waste) == 0:
		return phrase.Errorf("stock and waste are both empty")
	case r.Redeals != Unlimited && p.Redealt >= r.Redeals:
		return phrase.Errorf("the rules allow %v and no more", plural(r.Redeals, "redeal"))
	default:
		p.Stock, p.Waste = p.Waste, nil
		p.Redealt++
	}
	return nil
}

// run returns the cards that move, if they can be lifted.
func (p *Position) run(m Move) ([]Card, error) {
	switch {
	case m.From == Waste:
		if last(p.Waste) != m.Card {
			if len(p.Waste) == 0 {
				return nil, phrase.Errorf("the waste is empty")
			}
			return nil, phrase.Errorf("the top of the waste is %s", last(p.Waste).Symbol())
		}
	case m.From.IsColumn():
		c := p.Tableau[m.From-Column1]
		for i := c.Down; i < len(c.Cards); i++ {
			if c.Cards[i] == m.Card {
				return c.Cards[i:], nil
			}
		}
		return nil, phrase.Errorf("%s doesn't lie face up in column %v", m.Card.Symbol(), m.From)
	case m.From.IsFoundation():
		s := Suit(m.From - foundationC)
		if top := p.Foundation[s]; top == 0 || m.Card != NewCard(top, s) {
			return nil, phrase.Errorf("%s isn't on top of foundation %v", m.Card.Symbol(), m.From)
		}
	default:
		return nil, phrase.Errorf("no card can be taken from %v", m.From)
	}
	return []Card{m.Card}, nil
}

// admit returns the reason that forbids a run of n cards to go where m puts it, or nil.
func (p *Position) admit(m Move, n int, r Rules) error {
	switch {
	case m.To.IsFoundation():
		s := Suit(m.To - foundationC)
		switch {
		case m.From.IsFoundation():
			return phrase.Errorf("cards don't move between foundations")
		case n > 1:
			return phrase.Errorf("%s is covered", m.Card.Symbol())
		case m.Card.Rank() != p.Foundation[s]+1:
			return phrase.Errorf("foundation %v has %d cards and takes the next of its suit", m.To, p.Foundation[s])
		}
		return nil
	case !m.To.IsColumn() || int(m.To-Column1) >= r.Columns:
		return phrase.Errorf("there is no pile %v to move to", m.To)
	case m.From == m.To:
		return phrase.Errorf("it stays where it is")
	case m.From.IsFoundation() && !r.WorryBack:
		return phrase.Errorf("the rules let no card come back from a foundation")
	}
	on := p.Tableau[m.To-Column1].tip()
	switch {
	case on == NoCard && int(m.Card.Rank()) != r.Ranks:
		return phrase.Errorf("column %v is empty and takes only a card of the highest rank", m.To)
	case on != NoCard && !fits(m.Card, on):
		return phrase.Errorf("%s can't lie on %s", m.Card.Symbol(), on.Symbol())
	}
	return nil
}

// fits is the rule of the columns, one rank down and the other colour, coded separately for the referee.
func fits(c, on Card) bool {
	black := func(c Card) bool { return c.Suit() == Clubs || c.Suit() == Spades }
	return int(c.Rank())+1 == int(on.Rank()) && black(c) != black(on)
}

func (p *Position) take(from Pile, n int) {
	switch {
	case from == Waste:
		p.Waste = p.Waste[:len(p.Waste)-1]
	case from.IsFoundation():
		p.Foundation[from-foundationC]--
	default:
		c := &p.Tableau[from-Column1]
		c.Cards = c.Cards[:len(c.Cards)-n]
		c.Down = min(c.Down, max(len(c.Cards)-1, 0))
	}
}

// Length counts the steps of a line of play by kind.
type Length struct {
	Moves   int `json:"moves"`   // of cards and runs
	Turns   int `json:"turns"`   // of the stock
	Redeals int `json:"redeals"` // the waste turned over to be the stock again
}

// String counts the steps of each kind: "71 moves, 15 turns, 2 redeals".
func (l Length) String() string {
	return fmt.Sprintf("%d moves, %d turns, %d redeals", l.Moves, l.Turns, l.Redeals)
}

// Steps returns the number of all steps, which is also the number of texts that Notation.Format writes.
func (l Length) Steps() int { return l.Moves + l.Turns + l.Redeals }

// Total returns the length as solvers commonly compare it: redeals are free.
func (l Length) Total() int { return l.Moves + l.Turns }

// LengthOf counts the steps of a legal line of play from start. A turn is a redeal if the stock is empty.
func LengthOf(start Position, r Rules, moves []Move) Length {
	var l Length
	t := start.Talon(r)
	for _, m := range moves {
		switch {
		case !m.IsTurn():
			l.Moves++
			if m.From == Waste {
				t = t.Take(t.Waste)
			}
			continue
		case t.Spent():
			l.Redeals++
		default:
			l.Turns++
		}
		t = t.Turn()
	}
	return l
}
