package fast

// The cost of a state on the way to shorter lines: the moves and turns that led to it, with the waste and the cards whose place matters.

import (
	"math/bits"

	"kedou/klondike"
	"kedou/klondike/internal/quotient"
)

// node is a state reached while a line is being shortened.
type node struct {
	state state
	// ties says which card lies on which twin where two face-up twins have one card between them. Of the pair of the twins, the lower bit
	// means that the place is settled, the upper one that card and twin have different places in their pairs. A place is settled if the
	// card came when it had no other; otherwise it may still be chosen.
	ties   cards
	parent int32 // the node's number, or -1
	next   int32 // another node of the same key, or -1
	cost   int16 // moves and turns so far
	bound  int16 // moves and turns expected to come
	on     int16 // index on the known line, plus 1, or 0
	gain   int16 // if on the line: moves and turns that the line would gain
	step   step  // that led here from the parent
	waste  uint8 // cards of the waste
	dead   bool  // a cheaper path was found
	open   bool  // may be lost though the parent isn't
	layer  uint8 // of its state, see beam
}

func startNode(s state, p *klondike.Position) node {
	n := node{state: s, parent: -1, waste: uint8(len(p.Waste))}
	for i := range p.Tableau {
		for j, cs := p.Tableau[i].Down+1, p.Tableau[i].Cards; j < len(cs); j++ {
			n.settle(1<<quotient.Number(cs[j]), quotient.Number(cs[j-1]))
		}
	}
	return n
}

// play makes step t and reports whether the rules allow the turns that it takes.
func (n *node) play(d *deal, t step) bool {
	c, i := t.Card()
	n.cost++
	if n.state.Stock&c != 0 {
		place := bits.OnesCount64(n.state.key&(1<<d.place[i]-1)) + 1
		turns, redeal := d.talon(n).Reach(place)
		switch helps := place%d.Rules.Draw == 0 || place == bits.OnesCount64(n.state.Stock); {
		case redeal && (!helps || !d.Unlimited() && n.state.redeals == 0):
			return false
		case redeal && !d.Unlimited():
			n.state.redeals--
		}
		n.cost += int16(turns)
		n.waste = uint8(place - 1)
	}
	if t.Kind() == quotient.Up {
		n.leave(c, i)
	} else {
		n.settleOn(c)
	}
	d.apply(&n.state, t)
	return true
}

func (d *deal) talon(n *node) klondike.Talon {
	return d.Talon(bits.OnesCount64(n.state.Stock), int(n.waste), n.state.redeals)
}

// settle records that c lies on the card with number parent.
func (n *node) settle(c cards, parent int) {
	twins := quotient.Pair(1 << parent)
	n.ties = n.ties&^twins | twins&quotient.Firsts
	if (bits.TrailingZeros64(c)^parent)&1 != 0 {
		n.ties |= twins
	}
}

// children returns the free cards of c's pair: those that lie on the pair above.
func (s *state) children(c cards) cards { return quotient.Pair(c) & s.Free() }

// settleOn records the place of c, which comes to the tableau or moves there, if it has no choice: one face-up twin to lie on. If the other
// twin has a card already, the place follows from that card's.
func (n *node) settleOn(c cards) {
	parents := quotient.Pair(c) << quotient.OneRank & n.state.Tableau
	if n.state.children(c)&^c != 0 || parents == 0 {
		return
	}
	n.ties &^= quotient.Pair(parents)
	if parents&(parents-1) == 0 {
		n.settle(c, bits.TrailingZeros64(parents))
	}
}

// leave counts the move that raising c costs if another card has to be taken off it first, and records that the other card now lies on c's
// twin.
func (n *node) leave(c cards, i int) {
	if n.state.Tableau&c == 0 {
		return
	}
	if n.state.Locked&c == 0 && n.state.children(c) == c {
		n.ties &^= quotient.Pair(c) << quotient.OneRank
	}
	child := n.state.children(c >> quotient.OneRank)
	if child == 0 {
		return
	}
	before := n.ties & quotient.Pair(c)
	n.settle(child, i^1)
	if before&quotient.Firsts != 0 && before != n.ties&quotient.Pair(c) {
		n.cost++
	}
}
