package fast

// Shorter lines, by a beam search around a known one.

import (
	"math/bits"
	"slices"

	"kedou/internal/engine"
	"kedou/klondike/internal/quotient"
)

// shortener shortens a won line by beam search (Lowerre 1976). States of one layer have the same number of irreversible steps before them,
// so their cost plus expected cost compare well. The known line is in the beam: a node that reaches one of its states at less cost,
// possibly after turns of the stock, can continue along the line, and needn't find the end on its own.
//
// The beam is widened in rounds: each expands some more nodes of every layer, and the result of one round bounds the next. Most beams reach
// the end in the first rounds, and a line close to the shortest one. In others all states from some layer on are lost, and rounds are wasted.
// So states that DeleteRelaxation shows to be lost are left out, and as long as the line stays poor, those that the search finds to be lost.
type shortener struct {
	game     game // of the deal, for its questions
	meter    *engine.Meter
	estimate estimate
	beam     beam
	judge    judge
	line     []step
	path     []node // path[i] is before line[i]; one more at the end
	left     int64  // states that may still be expanded
	early    bool   // the work may end before they are used up
	best     join
}

// join is where the beam meets the line: node id can continue with the steps of the line from index on.
type join struct {
	gain int // moves and turns
	id   int32
	on   int
}

// A round expands at most usual nodes of a layer, or 1/narrow of all expansions if that is more and the work doesn't end early. Wide beams
// find shorter lines, narrow ones soon show that a deal needs no more work.
const (
	usual  = 25
	narrow = 400
)

// shorten shortens line, which leads from start to the end of the game, within the given expansions and nodes.
func (x *shortener) shorten(start node, line []step, expansions int64, nodes int) {
	x.estimate.reset(x.game.deal)
	x.path = append(x.path[:0], start)
	x.replace(line)
	if nodes < len(x.path) || expansions <= 0 {
		return
	}
	x.left, x.best, x.early = expansions, join{}, expansions <= DefaultPolish
	if x.early && !usualRules(x.game.deal) {
		x.left, x.early = min(expansions, DefaultPolish/2), false
	}
	x.beam.reset(layer(&start.state), nodes)
	x.judge.reset(layer(&start.state))
	x.lay()
	x.widenAll(layer(&start.state))
	if x.best.gain > 0 {
		x.adopt()
	}
}

func (x *shortener) cost() int { return int(x.path[len(x.path)-1].cost) }

// replace makes steps the line, without steps that lead back to an earlier state of the line.
func (x *shortener) replace(steps []step) {
	x.line, x.path = x.line[:0], x.path[:1]
	for _, t := range steps {
		n := x.path[len(x.path)-1]
		n.step = t
		n.play(x.game.deal, t)
		if i := slices.IndexFunc(x.path, func(p node) bool { return p.state.key == n.state.key }); i >= 0 {
			x.line, x.path = x.line[:i], x.path[:i+1]
			continue
		}
		x.line, x.path = append(x.line, t), append(x.path, n)
	}
}

// lay puts the known line into the beam.
func (x *shortener) lay() {
	parent := int32(-1)
	for i, n := range x.path {
		n.parent, n.on = parent, int16(i+1)
		x.rate(&n)
		parent = x.beam.store(&n, x.beam.head(n.state.key))
		x.beam.push(parent)
	}
}

// usualRules reports whether what widenAll expects of shortest lines holds under the rules of d; with others they are longer.
func usualRules(d *deal) bool { return d.Rules.Draw <= 6 && d.Rules.WorryBack && d.Unlimited() }

// widenAll widens the layers from the highest one on in rounds, until the line is good or nothing is left. The judge is asked after the first
// round while the line is poor, longer than nearly all shortest lines of whole deals.
func (x *shortener) widenAll(highest int) {
	width := max(min(x.left/int64(highest+1), usual), 1)
	if !x.early {
		width = max(width, x.left/narrow)
	}
	for rounds := 0; x.left > 0; rounds++ {
		left := x.left
		for at := highest; at > 0; at-- {
			x.widen(at, width)
		}
		// Shortest lines of whole deals are mostly longer than the start's estimate by a third to a half; the longer the work has lasted,
		// the less can be expected of it.
		if x.left == left || x.early && x.atMost(min(22+3*rounds, mostSixteenths)) {
			return
		}
		x.judge.round(!x.atMost(mostSixteenths))
	}
}

// mostSixteenths of the start's estimate are enough for the shortest lines of 99 in 100 whole deals.
const mostSixteenths = 30

// atMost reports whether the best line takes at most so many sixteenths of the start's estimate.
func (x *shortener) atMost(sixteenths int) bool {
	return 16*(x.cost()-x.best.gain) <= int(x.beam.nodes[0].bound)*sixteenths
}

// widen expands at most width nodes of a layer, the first ones, as far as they may lead to a shorter line.
func (x *shortener) widen(at int, width int64) {
	for width > 0 && x.left > 0 && len(x.beam.layers[at]) > 0 && x.meter.InTime() {
		id := x.beam.pop(at)
		if x.useless(&x.beam.nodes[id]) {
			continue
		}
		width--
		x.left--
		x.expand(id)
	}
}

// useless reports whether no shorter line leads through n. With all cards in sight few states are lost.
func (x *shortener) useless(n *node) bool {
	return n.dead || int(n.bound) >= x.cost()-x.best.gain || n.open && n.state.hidden > 0 && x.lost(n)
}

// lost reports whether n is found lost, by the judge where asking pays. The search expands eight states in the time of a node.
func (x *shortener) lost(n *node) bool {
	if !x.judge.pays(n.layer) {
		return x.game.hopeless(&n.state)
	}
	lost, states := x.judge.lost(n)
	x.left -= states / 8
	return lost
}

// adopt makes the line with the best join the known one.
func (x *shortener) adopt() {
	var steps []step
	for id := x.best.id; x.beam.nodes[id].parent >= 0; id = x.beam.nodes[id].parent {
		steps = append(steps, x.beam.nodes[id].step)
	}
	slices.Reverse(steps)
	if x.best.on == len(x.line) {
		steps = x.game.deal.finish(steps, x.beam.nodes[x.best.id].state)
	}
	x.replace(append(steps, x.line[x.best.on:]...))
}

// expand adds the states one step after a node. A safe card goes up and no other step is tried; a card comes back only where its pair has
// no other place for the card it is to take; and a column isn't emptied while another is empty.
func (x *shortener) expand(id int32) {
	s := x.beam.nodes[id].state
	slots, next, safe := s.Slots(), x.game.deal.Next(s.Up), x.game.deal.Safe(s.Up)
	if c, i := quotient.Lowest(next & safe & s.Tableau & slots); c != 0 {
		x.try(id, quotient.Up.Of(i), false)
		return
	}
	now, later := x.game.deal.reach(&s, x.game.turnsOf(&s))
	homes := x.game.deal.Homes(slots, x.game.deal.Spaces(s.Locked, s.Tableau) > 0)
	stock := x.game.deal.at(now|later) & (homes | next)
	reveals := s.Locked & homes
	if x.game.deal.Spaces(s.Locked, s.Tableau) > 0 {
		reveals &^= x.game.deal.ground
	}
	x.tryAll(id, quotient.Up, next&(stock|s.Locked&slots), true)
	x.tryAll(id, quotient.Up, next&s.Free()&slots, !x.game.deal.Rules.WorryBack)
	x.tryAll(id, quotient.Lay, stock&homes&^(next&safe), true)
	x.tryAll(id, quotient.Reveal, reveals, true)
	if x.game.deal.Rules.WorryBack {
		x.tryAll(id, quotient.Return, quotient.Tops(s.Up)&homes&^(safe|slots), false)
	}
}

// tryAll tries the steps of one kind with each of the cards. They are open if they may lead from a won state to a lost one.
func (x *shortener) tryAll(id int32, kind step, set cards, open bool) {
	for ; set != 0; set &= set - 1 {
		_, i := quotient.Lowest(set)
		x.try(id, kind.Of(i), open)
	}
}

// try adds the node after step t of node id, unless a known node of the same state, up to turns of the stock, is as cheap.
func (x *shortener) try(id int32, t step, open bool) {
	n := x.beam.nodes[id]
	n.parent, n.step, n.on, n.dead, n.open = id, t, 0, false, open
	if !n.play(x.game.deal, t) || len(x.beam.nodes) >= x.beam.most {
		return
	}
	x.rate(&n)
	if int(n.bound) >= x.cost()-x.best.gain {
		return
	}
	h := x.beam.head(n.state.key)
	if x.known(&n, h.id-1) {
		return
	}
	id = x.beam.store(&n, h)
	switch {
	case n.layer == 0:
		x.best = join{x.cost() - int(n.bound), id, len(x.line)}
		return
	case n.on > 0 && int(n.gain) > x.best.gain:
		x.best = join{int(n.gain), id, int(n.on - 1)}
	}
	x.beam.push(id)
}

// rate sets the layer and the bound of n. The bound is exact in the lowest layer.
func (x *shortener) rate(n *node) {
	n.layer = uint8(layer(&n.state))
	n.bound = n.cost + int16(x.estimate.of(&n.state, int(n.waste), x.game.deal.Deck&^n.state.Up))
}

// known compares n with the nodes of its key, of which id is the newest. It reports whether one of them is no worse. Nodes that n is no
// worse than become dead, and n takes their place on the line.
func (x *shortener) known(n *node, id int32) bool {
	for ; id >= 0; id = x.beam.nodes[id].next {
		other := &x.beam.nodes[id]
		if other.dead {
			continue
		}
		if x.spared(other, n) >= 0 {
			return true
		}
		if spared := x.spared(n, other); spared >= 0 {
			other.dead = true
			if other.on > 0 {
				n.on, n.gain = other.on, other.gain+int16(spared)
			}
		}
	}
	return false
}

// spared returns the cost saved by reaching b, of the same key, from a by turns of the stock; negative if nothing is saved. With limited
// redeals it compares equal wastes only.
func (x *shortener) spared(a, b *node) int {
	turns := 0
	if a.waste != b.waste {
		if b.waste == 0 || !x.game.deal.Unlimited() {
			return -1
		}
		var redeal bool
		turns, redeal = x.game.deal.talon(a).Reach(int(b.waste))
		if redeal && x.game.deal.Offset(int(b.waste), bits.OnesCount64(b.state.Stock)) != 0 {
			return -1
		}
	} else if a.state.redeals < b.state.redeals {
		return -1
	}
	return int(b.cost-a.cost) - turns
}
