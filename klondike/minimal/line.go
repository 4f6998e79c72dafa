package minimal

// From steps to the moves of a player, with columns.

import (
	"slices"

	"kedou/klondike"
)

// line is a position with columns on which steps are played as moves.
type line struct {
	rules   klondike.Rules
	columns [][]klondike.Card
	stock   []klondike.Card // waste and stock in the order of turning
	talon   klondike.Talon
	steps   []step // all of them
	moves   []klondike.Move
}

// moves returns the steps of a line from p as moves.
func moves(r klondike.Rules, p *klondike.Position, steps []step) []klondike.Move {
	start := p.Clone()
	l := line{rules: r, talon: p.Talon(r), stock: append(start.Waste, start.Stock...), steps: steps}
	for _, c := range start.Tableau[:r.Columns] {
		l.columns = append(l.columns, c.Cards)
	}
	for k := range steps {
		l.play(k)
	}
	return l.moves
}

// play makes step k.
func (l *line) play(k int) {
	t := l.steps[k]
	c := cardAt(t.card())
	column, at := l.find(c)
	switch {
	case t.kind() == stepReturn:
		l.put(c, klondike.FoundationOf(c.Suit()), l.home(c, k))
	case t.kind() == stepReveal:
		l.move(column, at, l.home(c, k))
	case t.kind() == stepLay:
		l.draw(c)
		l.put(c, klondike.Waste, l.home(c, k))
	case column < 0:
		l.draw(c)
		l.moves = append(l.moves, klondike.Move{Card: c, From: klondike.Waste, To: klondike.FoundationOf(c.Suit())})
	default:
		if at+1 < len(l.columns[column]) {
			l.move(column, at+1, l.home(l.columns[column][at+1], k))
		}
		l.columns[column] = l.columns[column][:at]
		l.moves = append(l.moves, klondike.Move{Card: c, From: pile(column), To: klondike.FoundationOf(c.Suit())})
	}
}

// find returns where c lies in the columns, or -1.
func (l *line) find(c klondike.Card) (column, at int) {
	for i, cards := range l.columns {
		if j := slices.Index(cards, c); j >= 0 {
			return i, j
		}
	}
	return -1, -1
}

// home returns a column that takes c at step k. If two twins take c, and one of them goes
// up while a card lies on the other, that decides.
func (l *line) home(c klondike.Card, k int) int {
	homes := make([]int, 0, len(l.columns))
	for i, cards := range l.columns {
		if n := len(cards); n == 0 && int(c.Rank()) == l.rules.Ranks || n > 0 && takes(cards[n-1], c) {
			homes = append(homes, i)
		}
	}
	if len(homes) == 0 {
		return 0 // an illegal move, which is found out when the line is verified
	}
	if int(c.Rank()) < l.rules.Ranks && len(homes) == 2 && !l.belongsOn(l.tip(homes[0]), c, k) {
		return homes[1]
	}
	return homes[0]
}

// belongsOn reports whether c, which is put on one of two uncovered twins at step k, can lie
// on the parent: not if the parent is the first of the two to go up and c lies there
// still, or if its own twin lies there and the parent isn't the first.
func (l *line) belongsOn(parent, c klondike.Card, k int) bool {
	other := twinOf(c)
	there := map[klondike.Card]bool{c: true}
	for _, t := range l.steps[k+1:] {
		switch x := cardAt(t.card()); {
		case t.kind() == stepUp && (x == parent || x == twinOf(parent)):
			return there[c] != (x == parent)
		case x != c && x != other:
		case t.kind() == stepUp:
			delete(there, x)
		default:
			there[x] = true
		}
		if len(there) == 0 {
			return true
		}
	}
	return true
}

// tip returns the last card of a column.
func (l *line) tip(column int) klondike.Card {
	return l.columns[column][len(l.columns[column])-1]
}

// move moves the run from place at of a column.
func (l *line) move(from, at, to int) {
	run := l.columns[from][at:]
	l.columns[to] = append(l.columns[to][:len(l.columns[to]):len(l.columns[to])], run...)
	l.columns[from] = l.columns[from][:at]
	l.moves = append(l.moves, klondike.Move{Card: run[0], From: pile(from), To: pile(to)})
}

// put moves the single card c, not from a column, to one.
func (l *line) put(c klondike.Card, from klondike.Pile, to int) {
	l.columns[to] = append(l.columns[to][:len(l.columns[to]):len(l.columns[to])], c)
	l.moves = append(l.moves, klondike.Move{Card: c, From: from, To: pile(to)})
}

// draw turns the stock until c is the open card of the waste, and takes it.
func (l *line) draw(c klondike.Card) {
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

// twinOf returns the other card of c's rank and colour.
func twinOf(c klondike.Card) klondike.Card { return klondike.NewCard(c.Rank(), 3-c.Suit()) }

// takes reports whether c can lie on the card on.
func takes(on, c klondike.Card) bool {
	return on.Rank() == c.Rank()+1 && on.Suit().Red() != c.Suit().Red()
}
