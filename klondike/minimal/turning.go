package minimal

// The cost of turning the stock from one waste to another without playing a card.

import (
	"kedou/klondike"
	"kedou/klondike/internal/quotient"
)

// unreachable is a cost above every line's.
const unreachable = 1 << 12

// turning lists the costs by the cards in the talon, the waste and the target waste.
type turning struct {
	limited bool // redeals are limited, and a state has some left
	costs   [quotient.MaxStock + 1][quotient.MaxStock + 1][quotient.MaxStock + 1]uint16
}

const paid uint16 = 1 << 15 // includes a redeal

// set fills the lists for the rules.
func (t *turning) set(r klondike.Rules, m Metric) {
	t.limited = r.Redeals != klondike.Unlimited
	for cards := range quotient.MaxStock + 1 {
		for waste := range cards + 1 {
			for to := range cards + 1 {
				t.costs[cards][waste][to] = turnCost(r.Draw, m, cards, waste, to)
			}
		}
	}
}

// turnCost is an entry of the lists.
func turnCost(draw int, m Metric, cards, waste, to int) uint16 {
	turns := func(cards int) int { return (cards + draw - 1) / draw * m.turn() }
	switch {
	case to >= waste && ((to-waste)%draw == 0 || to == cards):
		return uint16(turns(to - waste))
	case to%draw == 0 || to == cards:
		return uint16(turns(cards-waste)+turns(to)+m.redeal()) | paid
	}
	return unreachable
}

// between returns the cost of turning from one state to another, given by the second words
// of their keys.
func (t *turning) between(from, to uint64, cards int) int {
	cost := t.costs[cards][from>>wasteAt&31][to>>wasteAt&31]
	if t.limited && from>>redealsAt < to>>redealsAt+uint64(cost>>15) {
		return unreachable
	}
	return int(cost &^ paid)
}
