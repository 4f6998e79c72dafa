package replay

// The lines of replay below the table, in the height that is left: the cards of stock and waste, and the moves around the next one.

import (
	"fmt"
	"strings"

	"kedou/cmd/internal/tui"
	"kedou/klondike"
)

// below fills this many rows under the table at most: talon cards first, then moves.
func (r *replaying) below(l tui.Look, width, rows int) []string {
	p := r.line.Positions[r.at]
	var lines []string
	for _, pile := range []struct {
		format string
		cards  []klondike.Card
	}{{" stock: %s", p.Stock}, {" waste: %s", p.Waste}} {
		if len(pile.cards) > 0 {
			lines = append(lines, tui.Wrap(l.Signs(l.Speech.Sprintf(pile.format, symbols(pile.cards))), width)...)
		}
	}
	if len(lines) > 0 {
		lines = append([]string{""}, lines...)
	}
	if len(lines) > rows {
		return nil
	}
	if left := rows - len(lines) - 1; left > 0 && r.Last() > 0 {
		lines = append(append(lines, ""), r.moves(l, width, left)...)
	}
	return lines
}

func symbols(cards []klondike.Card) string {
	var words []string
	for _, c := range cards {
		words = append(words, c.Symbol())
	}
	return strings.Join(words, " ")
}

// The widest number and text of a move, and the gap between two.
const moveCell = 14

// moves lists moves in columns of this many rows, the next move marked and among them.
func (r *replaying) moves(l tui.Look, width, rows int) []string {
	columns := max(1, width/moveCell)
	rows = min(rows, (r.Last()+columns-1)/columns)
	fit := rows * columns
	first := max(0, min(r.at-fit/2, r.Last()-fit))
	lines := make([]string, rows)
	for i := first; i < min(first+fit, r.Last()); i++ {
		cell := tui.Pad(fmt.Sprintf(" %3d %s", i+1, r.line.Moves[i]), moveCell-1)
		if i == r.at {
			cell = l.Paint(tui.Here, ">"+cell[1:])
		}
		lines[(i-first)%rows] += cell + " "
	}
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " ")
	}
	return lines
}
