package minimal

// The exact bound on the stock (technique ExactTalon).
//
// It relaxes the game to the stock alone. The stock is turned and redealt by the rules of the draw, and the top of the waste can be taken
// at any time. Taking a card costs a move, since it has to lie somewhere, unless all lower cards of its suit have left the stock and can be
// in sight (exposure.go); then it costs nothing beyond its way up. A* with the suits' bound finds cheapest ways to empty the stock, and the
// results of one question help the next ones (Adaptive A*, Koenig and Likhachev 2005).

import (
	"math/bits"

	"kedou/klondike/internal/quotient"
)

// unloading stores the costs of stocks: turns, redeals and moves together.
type unloading struct {
	deal      *deal
	exposures exposures
	slots     []stockBound
	shift     int
	used      int
	most      int // slots allowed
	visits    []visit
	open      [256][]uint32 // visits by their sum
	touched   []uint32      // slots with a visit
}

// stockBound is the bound of a stock, and whether it is exact.
type stockBound struct {
	name  uint32 // 0 for an empty slot
	visit uint32 // in this question; 0 for none
	bound uint8
	exact bool
	asked bool // a question began here; a second one costs more than it saves
}

// visit is a stock in one question.
type visit struct {
	slot, from uint32 // from is the visit before
	cost       uint8
	done       bool
}

const (
	fewestSlots = 1 << 12
	mostVisits  = 40 // of one question

	unloadingShare = 16 // the part of the memory that the table may use
	slotBytes      = 12
)

// ask returns a lower bound on the cost of a stock, exact unless the question is too large or memory is short.
func (u *unloading) ask(mask uint32, waste int) int {
	if u.used+mostVisits*2 > len(u.slots)/4*3 {
		u.grow()
	}
	root := u.find(mask, waste)
	if b := &u.slots[root]; !b.exact && !b.asked {
		b.asked = true
		u.answer(root)
	}
	return int(u.slots[root].bound)
}

// answer runs A* from the stock in a slot, and stores the results.
func (u *unloading) answer(root uint32) {
	u.visits = append(u.visits[:0], visit{})
	f := int(u.slots[root].bound)
	u.enter(root, 0, 0, f)
	for {
		for ; len(u.open[f]) == 0; f++ {
			if f == infinite-1 {
				u.settle(0, f)
				u.slots[root].bound = infinite
				return
			}
		}
		last := len(u.open[f]) - 1
		v := u.open[f][last]
		u.open[f] = u.open[f][:last]
		switch x := &u.visits[v]; {
		case x.done:
		case u.slots[x.slot].exact && int(x.cost+u.slots[x.slot].bound) > f:
			u.open[x.cost+u.slots[x.slot].bound] = append(u.open[x.cost+u.slots[x.slot].bound], v)
		case u.slots[x.slot].exact:
			u.settle(v, f)
			return
		case len(u.visits) > mostVisits:
			u.settle(0, f)
			return
		default:
			x.done = true
			u.expand(v, f)
		}
	}
}

// enter records a path to a stock, reached from visit from at a cost.
func (u *unloading) enter(slot, from uint32, cost, f int) {
	b := &u.slots[slot]
	if cost+int(b.bound) >= infinite {
		return
	}
	if b.visit == 0 {
		u.touched = append(u.touched, slot)
	} else if x := &u.visits[b.visit]; int(x.cost) > cost {
		x.done = true
	} else {
		return
	}
	u.visits = append(u.visits, visit{slot: slot, from: from, cost: uint8(cost)})
	b.visit = uint32(len(u.visits) - 1)
	sum := max(cost+int(b.bound), f)
	u.open[sum] = append(u.open[sum], b.visit)
}

// expand turns the stock of a visit, or takes the top of the waste.
func (u *unloading) expand(v uint32, f int) {
	d, name, cost := u.deal, u.slots[u.visits[v].slot].name-1, int(u.visits[v].cost)
	mask, waste := name&(1<<quotient.MaxStock-1), int(name>>quotient.MaxStock)
	n := bits.OnesCount32(mask)
	if waste > 0 {
		place, seen := nth(mask, waste), u.exposures.of(mask)
		card := int(d.order[place])
		switch free := seen.raises(d, card); {
		case free:
			u.enter(u.find(mask&^(1<<place), waste-1), v, cost, f)
			if waste == n || d.Rules.Draw == 1 {
				return // leaving the card brings no other card nearer
			}
		case seen.takes(d, 1<<card):
			u.enter(u.find(mask&^(1<<place), waste-1), v, cost+1, f)
		}
	}
	if waste == n {
		u.enter(u.find(mask, 0), v, cost+d.metric.redeal(), f)
	} else {
		u.enter(u.find(mask, min(waste+d.Rules.Draw, n)), v, cost+d.metric.turn(), f)
	}
}

// settle ends a question: the sum f bounds every expanded stock, and is exact along the path to visit v.
func (u *unloading) settle(v uint32, f int) {
	for ; v != 0; v = u.visits[v].from {
		b := &u.slots[u.visits[v].slot]
		b.bound, b.exact = uint8(f-int(u.visits[v].cost)), true
	}
	for _, slot := range u.touched {
		b := &u.slots[slot]
		if x := u.visits[b.visit]; x.done && !b.exact {
			b.bound = max(b.bound, uint8(max(f-int(x.cost), 0)))
		}
		b.visit = 0
	}
	u.touched = u.touched[:0]
	for i := range u.open {
		u.open[i] = u.open[i][:0]
	}
}

// nth returns the place of the n-th card of a stock mask, from 1.
func nth(mask uint32, n int) int {
	for ; n > 1; n-- {
		mask &= mask - 1
	}
	return bits.TrailingZeros32(mask)
}

func (u *unloading) reset(d *deal, root *state, on Technique, most int) {
	u.exposures.reset(d, root, on&Waiting == 0)
	u.deal, u.most, u.used = d, max(most, fewestSlots), 0
	if len(u.slots) > 8*fewestSlots || u.slots == nil {
		u.resize(fewestSlots)
	} else {
		clear(u.slots)
	}
}

func (u *unloading) resize(n int) {
	u.slots = make([]stockBound, n)
	u.shift = 64 - bits.Len(uint(n-1))
}

// find returns the slot of a stock, which is entered with the suits' bound if it is new. Stocks that turning connects are neighbours, since
// one question reads them all.
func (u *unloading) find(mask uint32, waste int) uint32 {
	const spread = 0x9E3779B97F4A7C15
	name, turns := mask|uint32(waste)<<quotient.MaxStock+1, uint32(waste/u.deal.Rules.Draw)
	i := (uint32(uint64(mask+1)*spread>>u.shift) + turns) & uint32(len(u.slots)-1)
	for ; u.slots[i].name != name; i = (i + 1) & uint32(len(u.slots)-1) {
		if u.slots[i].name == 0 {
			u.slots[i] = stockBound{name: name, bound: uint8(u.deal.talonBySuits(mask, waste)), exact: mask == 0}
			u.used++
			break
		}
	}
	return i
}

// grow enlarges the table, or empties it if memory doesn't allow more.
func (u *unloading) grow() {
	old := u.slots
	if 4*len(old) > u.most {
		clear(u.slots)
		u.used = 0
		return
	}
	u.resize(4 * len(old))
	u.used = 0
	for _, b := range old {
		if b.name != 0 {
			u.slots[u.find((b.name-1)&(1<<quotient.MaxStock-1), int((b.name-1)>>quotient.MaxStock))] = b
		}
	}
}

func (u *unloading) bytes() int64 { return int64(len(u.slots)) * slotBytes }
