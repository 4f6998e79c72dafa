package fast

// An estimate of the moves and turns still to come in a line.

import (
	"math/bits"

	"kedou/klondike/internal/quotient"
)

// estimate guesses the rest of a line. An example: 20 cards aren't up; in one column 9♥ lies above 4♥, so that it has to move away before
// it can go up; at draw 3 the stock has 5 cards and the waste 4. The guess is 20 + 1 + 2 + 1.
//
// It is no bound: the cards of the waste may go one after another without another turn. But lines that leave cards on the waste pay for
// that later, and without this term they look better than they are.
type estimate struct {
	draw   int
	blocks [quotient.MaxColumns][quotient.MaxDealt + 1]uint8 // by column and dealt cards in place: cards above a lower card of their suit
}

// reset makes e ready for a deal.
func (e *estimate) reset(d *deal) {
	e.draw = d.Rules.Draw
	for column, dealt := range d.dealt {
		below := cards(0)
		for place, c := range dealt {
			e.blocks[column][place+1] = e.blocks[column][place]
			if c != 0 && lowerOf(c)&below != 0 {
				e.blocks[column][place+1]++
			}
			below |= c
		}
	}
}

// lowerOf returns the cards of c's suit below c.
func lowerOf(c cards) cards {
	for _, suit := range quotient.Suits {
		if suit&c != 0 {
			return suit & (c - 1)
		}
	}
	return 0
}

// of returns the estimate for s with the given waste; left are the cards that aren't up.
func (e *estimate) of(s *state, waste int, left cards) int {
	stock := bits.OnesCount64(s.Stock)
	n := bits.OnesCount64(left) + (stock-waste+e.draw-1)/e.draw + waste/e.draw
	for column := range e.blocks {
		n += int(e.blocks[column][s.columns.At(column)])
	}
	return n
}
