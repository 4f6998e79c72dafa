package explain

// A solution in chapters.

import (
	"kedou/internal/phrase"
	"kedou/klondike"
)

// Chapter is a part of a solution.
type Chapter struct {
	Begin, End int         // indexes of its moves, End after the last one
	Title      phrase.Text // its first event, such as "a redeal"
	Uncovered  []klondike.Card
	Raised     []klondike.Card
	Played     []klondike.Card // from the waste to columns
	Turns      int             // of the stock
}

// chapters divides a solution where a redeal begins, a king moves to an empty column, a column has become empty, or all cards are in
// sight. A won position has no chapters.
func chapters(positions []klondike.Position, moves []klondike.Move, r klondike.Rules) []Chapter {
	if len(moves) == 0 {
		return nil
	}
	list := []Chapter{{Title: phrase.New("the deal")}}
	for i, m := range moves {
		title := opening(positions, moves, i, r)
		if title.Format != "" && i > list[len(list)-1].Begin {
			list = append(list, Chapter{Begin: i, Title: title})
		} else if title.Format != "" {
			list[len(list)-1].Title = title
		}
		list[len(list)-1].add(&positions[i], m)
		list[len(list)-1].End = i + 1
		if title.Format == inSight.Format {
			list[len(list)-1].finish(positions, moves)
			break
		}
	}
	return list
}

var inSight = phrase.New("all cards are in sight")

// opening returns the title of a chapter that begins with move i, or the zero Text.
func opening(positions []klondike.Position, moves []klondike.Move, i int, r klondike.Rules) phrase.Text {
	p, m := &positions[i], moves[i]
	to := m.To - klondike.Column1
	switch {
	case visible(p) && (i == 0 || !visible(&positions[i-1])):
		return inSight
	case m.IsTurn() && p.Talon(r).Spent():
		return phrase.New("a redeal")
	case !m.IsTurn() && m.To.IsColumn() && len(p.Tableau[to].Cards) == 0:
		return phrase.New("%s moves to the empty column %d", m.Card.Symbol(), int(to)+1)
	case i > 0:
		return opened(&positions[i-1], p)
	}
	return phrase.Text{}
}

// opened names a column that has become empty from one position to the next.
func opened(before, after *klondike.Position) phrase.Text {
	for i := range after.Tableau {
		if len(before.Tableau[i].Cards) > 0 && len(after.Tableau[i].Cards) == 0 {
			return phrase.New("column %d is empty", i+1)
		}
	}
	return phrase.Text{}
}

// visible reports whether no card is face down, in the stock or in the waste.
func visible(p *klondike.Position) bool {
	for _, c := range p.Tableau {
		if c.Down > 0 {
			return false
		}
	}
	return len(p.Stock)+len(p.Waste) == 0
}

func (c *Chapter) finish(positions []klondike.Position, moves []klondike.Move) {
	for i := c.End; i < len(moves); i++ {
		c.add(&positions[i], moves[i])
	}
	c.End = len(moves)
}

func (c *Chapter) add(p *klondike.Position, m klondike.Move) {
	switch {
	case m.IsTurn():
		c.Turns++
	case m.To.IsFoundation():
		c.Raised = append(c.Raised, m.Card)
	case m.From == klondike.Waste:
		c.Played = append(c.Played, m.Card)
	}
	if card := uncovers(p, m); card != klondike.NoCard {
		c.Uncovered = append(c.Uncovered, card)
	}
}

// Summary describes the chapter in a line.
func (c *Chapter) Summary() phrase.Text {
	var parts []phrase.Text
	for _, p := range []struct {
		what  string
		cards []klondike.Card
	}{{"uncovers %v", c.Uncovered}, {"plays from the stock %v", c.Played}, {"brings up %v", c.Raised}} {
		switch n := len(p.cards); {
		case n > 8:
			parts = append(parts, phrase.New(p.what, phrase.New("%d cards", n)))
		case n > 0:
			parts = append(parts, phrase.New(p.what, names(p.cards)))
		}
	}
	if parts == nil {
		return phrase.New("moves cards between columns")
	}
	return joined(parts, "%v; %v")
}
