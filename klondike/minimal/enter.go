package minimal

// The entry of states into the list of nodes, unless others are as good.

import (
	"math/bits"

	"kedou/klondike"
	"kedou/klondike/internal/quotient"
)

// enter adds the states of the batch that no known state makes superfluous and for which rest returns a bound, and calls opened for each.
// If rest refuses a state, no line through that state is of use, and neither is one through a state that it makes superfluous. enter reads
// table and nodes for the whole batch at once, so that the processor loads several of them together.
func (n *nodes) enter(rest func(*arrival) (bound int, ok bool), opened func(i uint32)) (duplicates, reopened int64) {
	for b := range n.batch {
		a := &n.batch[b]
		a.link = n.table[n.slot(a.hash)]
	}
	for b := range n.batch {
		if a := &n.batch[b]; n.at(a.link&linkMask).key.a != a.key.a {
			a.other = a.link
		}
	}
	for b := range n.batch {
		a := &n.batch[b]
		slot, stale := n.find(a)
		reopened += stale
		if slot < 0 {
			duplicates++
			continue
		}
		bound, ok := rest(a)
		if !ok {
			continue
		}
		if n.table[slot] == 0 {
			n.links++
		}
		n.table[slot] = tag(a.hash) | n.used
		*n.at(n.used) = node{key: a.key, parent: a.parent, cost: uint16(a.cost), rest: uint16(bound)}
		n.used++
		n.live++
		opened(n.used - 1)
	}
	n.batch = n.batch[:0]
	return duplicates, reopened
}

// find returns the slot for a, -1 if a known state makes a superfluous. It marks nodes that a makes superfluous as stale, and returns their
// number.
func (n *nodes) find(a *arrival) (slot int64, stale int64) {
	slot = -1
	cards := bits.OnesCount64(a.key.a >> stockAt)
	for at := n.slot(a.hash); ; at = n.after(at) {
		link := n.table[at]
		if link == 0 {
			if slot < 0 {
				slot = int64(at)
			}
			return slot, stale
		}
		if link&^linkMask != tag(a.hash) || link == a.other {
			continue
		}
		x := n.at(link & linkMask)
		switch {
		case x.key.a != a.key.a:
		case x.stale:
			slot = int64(at)
		case int(x.cost)+n.detour(x.key.b, a.key.b, cards) <= a.cost:
			return -1, stale
		case a.cost+n.detour(a.key.b, x.key.b, cards) <= int(x.cost):
			x.stale = true
			n.live--
			stale++
			slot = int64(at)
		}
	}
}

// detour bounds from above what a state costs more than another one of its group: turning from one waste to the other, and a move for every
// tie that the other state doesn't have (technique Dominance). The two are the second words of the keys.
func (n *nodes) detour(from, to uint64, cards int) int {
	if from == to {
		return 0
	}
	if n.exact {
		return unreachable
	}
	return n.deal.turning.between(from, to, cards) + bits.OnesCount64(quotient.Some(from&^to&(1<<quotient.Bits-1)))
}

// unreachable is a cost above every line's.
const unreachable = 1 << 12

// turning lists the costs by the cards in the talon, the waste and the target waste.
type turning struct {
	limited bool // redeals are limited, and a state has some left
	costs   [quotient.MaxStock + 1][quotient.MaxStock + 1][quotient.MaxStock + 1]uint16
}

const paid uint16 = 1 << 15 // includes a redeal

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
