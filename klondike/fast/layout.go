package fast

// Positions with columns, to write down what a player does.

import (
	"slices"

	"kedou/klondike"
)

// layout is a position with columns on which steps are played as moves.
type layout struct {
	ranks   int
	columns [][]klondike.Card
	stock   []klondike.Card // waste and stock in the order of turning
	talon   klondike.Talon
	moves   []klondike.Move
	future  []step // to come
}

func newLayout(r klondike.Rules, p *klondike.Position) *layout {
	const longest = 19 // six hidden cards and a run from king to ace
	l := &layout{ranks: r.Ranks, columns: make([][]klondike.Card, r.Columns), talon: p.Talon(r)}
	room := make([]klondike.Card, 0, r.Columns*longest)
	for i := range l.columns {
		l.columns[i] = append(room[i*longest:i*longest:(i+1)*longest], p.Tableau[i].Cards...)
	}
	l.stock = append(append(make([]klondike.Card, 0, maxStock), p.Waste...), p.Stock...)
	return l
}

// play makes step t, with the moves that it implies; future are the steps after it.
func (l *layout) play(t step, future []step) {
	l.future = future
	_, i := t.card()
	c := cardAt(i)
	foundation := klondike.FoundationOf(c.Suit())
	switch column, at := l.find(c); {
	case t.kind() == stepDown:
		l.put(c, foundation, l.home(c))
	case t.kind() == stepLay:
		l.turnTo(c)
		l.put(c, klondike.Waste, l.home(c))
	case t.kind() == stepReveal:
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

// find returns where c lies in the columns, or -1.
func (l *layout) find(c klondike.Card) (column, at int) {
	for i, cards := range l.columns {
		for j, card := range cards {
			if card == c {
				return i, j
			}
		}
	}
	return -1, -1
}

// home returns a column that takes c: an open card of the next rank and the
// other colour, or for a king an empty column. The quotient's invariant says
// that there is one, and it is never the column that c comes from.
func (l *layout) home(c klondike.Card) int {
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
	if first < 0 {
		panic("fast: no place for " + c.String())
	}
	return first
}

// takes reports whether c may lie on top.
func takes(top, c klondike.Card) bool {
	return top.Rank() == c.Rank()+1 && top.Suit().Red() != c.Suit().Red()
}

// better returns the column, first or second, where c is less in the way: the other one
// than that whose top goes up first with one card of c's pair on the two of them. Where c
// is gone by then and its twin has come, the twin gets the other place.
func (l *layout) better(c klondike.Card, first, second int) int {
	top := l.columns[second][len(l.columns[second])-1]
	own, there, with := index(c), index(top), cards(1)<<index(c)
	for _, t := range l.future {
		bit, i := t.card()
		switch {
		case i^own <= 1 && t.kind() == stepUp:
			if with &^= bit; with == 0 {
				return first
			}
		case i^own <= 1:
			with |= bit
		case i^there <= 1 && t.kind() == stepUp:
			if (i == there) == (with>>own&1 != 0) {
				return first
			}
			return second
		}
	}
	return first
}

// move moves the run from place at of a column.
func (l *layout) move(from, at, to int) {
	run := l.columns[from][at:]
	l.columns[to] = append(l.columns[to], run...)
	l.columns[from] = l.columns[from][:at]
	l.moves = append(l.moves, klondike.Move{Card: run[0], From: pile(from), To: pile(to)})
}

// put moves the single card c, not from a column, to one.
func (l *layout) put(c klondike.Card, from klondike.Pile, to int) {
	l.columns[to] = append(l.columns[to], c)
	l.moves = append(l.moves, klondike.Move{Card: c, From: from, To: pile(to)})
}

// turnTo turns the stock until c is the open card of the waste, and takes it.
func (l *layout) turnTo(c klondike.Card) {
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
