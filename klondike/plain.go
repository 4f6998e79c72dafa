package klondike

// From states and paths back to positions and moves.

import (
	"slices"

	"kedou/internal/phrase"
)

// Position unpacks a state of the problem. With symmetry, columns without face-down cards are in sorted order.
func (p *Problem) Position(s State) Position {
	var q Position
	for i := range p.rules.Columns {
		c := s.columns[i]
		q.Tableau[i].Down = c.down()
		q.Tableau[i].Cards = append(q.Tableau[i].Cards, p.hidden[i][:c.down()]...)
		for j := range c.size() {
			q.Tableau[i].Cards = append(q.Tableau[i].Cards, c.at(j))
		}
	}
	for u := range q.Foundation {
		q.Foundation[u] = Rank(s.height(Suit(u)))
	}
	var left []Card
	for i, c := range p.order {
		if s.stock>>i&1 != 0 {
			left = append(left, c)
		}
	}
	w := s.turned()
	q.Waste, q.Stock = left[:w:w], left[w:]
	q.Redealt = int(s.redealt)
	return q
}

// LegalMoves lists a player's moves in p, in the order of a Problem without techniques. The error is p.Validate's.
func LegalMoves(p Position, r Rules) ([]Move, error) {
	problem, root, err := NewProblem(p, r, Score{})
	if err != nil {
		return nil, err
	}
	var moves []Move
	for _, s := range problem.AppendMoves(nil, root) {
		moves = append(moves, Move{s.card, s.from, s.to})
	}
	return moves, nil
}

// Moves turns a path of this problem, found from its start, into a player's moves. It restores the turns that talon-macros left out and the
// moves of runs that twins left out, and renames columns that symmetry exchanged. Without those techniques each step is one move. If the
// rules forbid the path, the error names its first wrong step.
func (p *Problem) Moves(path []Step) ([]Move, error) {
	at, from := p.start.Clone(), p.root
	var moves []Move
	play := func(m Move) error {
		moves = append(moves, m)
		return at.Play(m, p.rules)
	}
	for i, step := range path {
		m := Move{step.card, step.from, step.to}
		err := p.bringUp(&at, m, play)
		if err == nil && p.technique&twins != 0 {
			err = uncover(&at, m, play)
		}
		if err == nil {
			err = play(p.name(&at, &from, m))
		}
		if err != nil {
			return moves, phrase.Errorf("step %d of the path: %v: %w", i+1, m, err)
		}
		from, _ = p.Next(from, step)
	}
	return moves, nil
}

// bringUp turns the stock until m's card is on top of the waste.
func (p *Problem) bringUp(at *Position, m Move, play func(Move) error) error {
	if m.From != Waste || p.technique&talonMacros == 0 {
		return nil
	}
	place := slices.Index(slices.Concat(at.Waste, at.Stock), m.Card) + 1
	turns, redeal := at.Talon(p.rules).Reach(place)
	if redeal {
		turns++
	}
	for range turns {
		if err := play(Turn); err != nil {
			return err
		}
	}
	return nil
}

// name finds the piles of m, made in the state s, at the corresponding position.
func (p *Problem) name(at *Position, s *State, m Move) Move {
	if p.technique&(symmetry|twins) == 0 {
		return m
	}
	if m.From.IsColumn() {
		m.From = at.columnOf(m.Card)
	}
	switch tip := NoCard; {
	case !m.To.IsColumn():
	case p.technique&twins != 0:
		if s.columns[m.To-Column1] != 0 {
			tip = at.taker(m.Card)
		}
		m.To = at.columnOf(tip)
	default:
		m.To = at.columnOf(s.columns[m.To-Column1].tip())
	}
	return m
}

// uncover moves the run on m's card to the card's twin, if m collects the card.
func uncover(at *Position, m Move, play func(Move) error) error {
	if !m.From.IsColumn() || !m.To.IsFoundation() {
		return nil
	}
	from := at.columnOf(m.Card)
	c := at.Tableau[from-Column1]
	if i := slices.Index(c.Cards, m.Card); i >= 0 && i+1 < len(c.Cards) {
		return play(Move{c.Cards[i+1], from, at.columnOf(twin(m.Card))})
	}
	return nil
}

// taker returns the last card of a column that takes c.
func (p *Position) taker(c Card) Card {
	for _, column := range p.Tableau {
		if tip := column.tip(); tip.accepts(c) {
			return tip
		}
	}
	return NoCard
}

// columnOf returns the column of a face-up card; NoCard is in the first empty column.
func (p *Position) columnOf(c Card) Pile {
	for i, column := range p.Tableau {
		if c == NoCard && len(column.Cards) == 0 {
			return Column1 + Pile(i)
		}
		for _, card := range column.Cards[column.Down:] {
			if card == c {
				return Column1 + Pile(i)
			}
		}
	}
	return Column1
}
