package quotient

// The conversion of steps into a player's moves, with columns.

import (
	"slices"

	"kedou/klondike"
)

// line is a position with columns on which steps are played as moves.
type line struct {
	ranks   int
	columns [][]klondike.Card
	stock   []klondike.Card // waste and stock in the order of turning
	talon   klondike.Talon
	moves   []klondike.Move
	future  []Step // to come
}

// Moves converts steps from the position p into a player's moves. Where the steps leave open which of two columns takes a card, Moves
// chooses the column that spares a move later. Steps that can't be played give moves that klondike.Verify refuses.
func Moves(r klondike.Rules, p *klondike.Position, steps []Step) []klondike.Move {
	l := newLine(r, p)
	l.moves = make([]klondike.Move, 0, 2*len(steps))
	for i, t := range steps {
		l.future = steps[i+1:]
		l.play(t)
	}
	return l.moves
}

func newLine(r klondike.Rules, p *klondike.Position) *line {
	const longest = 19 // six hidden cards and a run from king to ace
	l := &line{ranks: r.Ranks, columns: make([][]klondike.Card, r.Columns), talon: p.Talon(r)}
	room := make([]klondike.Card, 0, r.Columns*longest)
	for i := range l.columns {
		l.columns[i] = append(room[i*longest:i*longest:(i+1)*longest], p.Tableau[i].Cards...)
	}
	l.stock = slices.Concat(p.Waste, p.Stock)
	return l
}

// play makes step t, with the moves that it implies.
func (l *line) play(t Step) {
	_, i := t.Card()
	c := CardAt(i)
	foundation := c.Suit().Foundation()
	switch column, at := l.find(c); {
	case t.Kind() == Return:
		l.put(c, foundation, l.home(c))
	case t.Kind() == Lay:
		l.turnTo(c)
		l.put(c, klondike.Waste, l.home(c))
	case t.Kind() == Reveal:
		l.move(column, at, l.home(c))
	case column < 0:
		l.turnTo(c)
		l.moves = append(l.moves, klondike.Move{Card: c, From: klondike.Waste, To: foundation})
	default:
		if at+1 < len(l.columns[column]) {
			l.move(column, at+1, l.home(l.columns[column][at+1]))
		}
		l.columns[column] = l.columns[column][:at]
		l.moves = append(l.moves, klondike.Move{Card: c, From: pile(column), To: foundation})
	}
}

// find returns the place of c in the columns, or -1.
func (l *line) find(c klondike.Card) (column, at int) {
	for i, cards := range l.columns {
		if j := slices.Index(cards, c); j >= 0 {
			return i, j
		}
	}
	return -1, -1
}

// home returns a column that takes c: an open card of the next rank and the other colour, or for a king an empty column. By the quotient's
// invariant there is one, and it is never the column that c comes from.
func (l *line) home(c klondike.Card) int {
	first := -1
	for i, cards := range l.columns {
		switch {
		case len(cards) == 0:
			if int(c.Rank()) == l.ranks {
				return i
			}
		case !takes(cards[len(cards)-1], c):
		case first >= 0:
			return l.better(c, first, i)
		default:
			first = i
		}
	}
	return max(first, 0)
}

// takes reports whether c may lie on top.
func takes(top, c klondike.Card) bool {
	return top.Rank() == c.Rank()+1 && top.Suit().Red() != c.Suit().Red()
}

// better chooses, of two columns that can take c, the one whose top card leaves for its foundation later. More exactly, it avoids the top
// that goes up first while one card of c's pair lies on the two. If c has gone by then and its twin has come, the twin gets the other
// column.
func (l *line) better(c klondike.Card, first, second int) int {
	top := l.columns[second][len(l.columns[second])-1]
	own, there, with := Number(c), Number(top), Cards(1)<<Number(c)
	for _, t := range l.future {
		bit, i := t.Card()
		switch {
		case i^own <= 1 && t.Kind() == Up:
			if with &^= bit; with == 0 {
				return first
			}
		case i^own <= 1:
			with |= bit
		case i^there <= 1 && t.Kind() == Up:
			if (i == there) == (with>>own&1 != 0) {
				return first
			}
			return second
		}
	}
	return first
}

// move moves the run from place at of a column.
func (l *line) move(from, at, to int) {
	run := l.columns[from][at:]
	l.columns[to] = append(l.columns[to], run...)
	l.columns[from] = l.columns[from][:at]
	l.moves = append(l.moves, klondike.Move{Card: run[0], From: pile(from), To: pile(to)})
}

// put moves the single card c, not from a column, to one.
func (l *line) put(c klondike.Card, from klondike.Pile, to int) {
	l.columns[to] = append(l.columns[to], c)
	l.moves = append(l.moves, klondike.Move{Card: c, From: from, To: pile(to)})
}

// turnTo turns the stock until c is the open card of the waste, and takes it.
func (l *line) turnTo(c klondike.Card) {
	at := slices.Index(l.stock, c)
	turns, redeal := l.talon.Reach(at + 1)
	if redeal {
		turns++
	}
	for range turns {
		l.moves = append(l.moves, klondike.Turn)
	}
	l.talon = l.talon.Take(at + 1)
	l.stock = slices.Delete(l.stock, at, at+1)
}

func pile(column int) klondike.Pile { return klondike.Column1 + klondike.Pile(column) }
