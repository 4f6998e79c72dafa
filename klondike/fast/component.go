package fast

// The expansion of a component: all states that free cards reach by going up and coming back, and the irreversible ways out.

import "kedou/klondike/internal/quotient"

// begin pushes s, which is normalized, onto g.members as the first member of a component, and returns where the component begins on the
// three stacks.
func (g *game) begin(s *state) frame {
	f := frame{exits: len(g.exits), members: len(g.members), trail: len(g.trail)}
	g.members = append(g.members, member{state: *s})
	return f
}

// forget removes the exits that f began from the stacks.
func (g *game) forget(f frame) { g.exits, g.trail = g.exits[:f.exits], g.trail[:f.trail] }

// end removes everything that f began from the stacks.
func (g *game) end(f frame) {
	g.forget(f)
	g.members = g.members[:f.members]
}

// The exits of a component are listed in parts, since one of the first often wins.
const (
	byColumns = iota // a locked card of the first member moves at once
	byStock          // the other exits of the first member
	byOthers         // the other members' exits that the first doesn't have
	parts
)

// list pushes a part of the exits of f's component onto g.exits, and the steps of the exits onto g.trail.
func (g *game) list(part int, f *frame) {
	g.chain = g.chain[:0]
	switch m := &g.members[f.members]; part {
	case byColumns:
		g.moveLocked(f.members, &m.state)
	case byStock:
		s := &m.state
		g.openStock(s)
		f.talon = g.talon
		g.leave(f.members, m.ways, s, s.Slots(), g.deal.Next(s.Up), g.safe(s))
	case byOthers:
		g.talon = f.talon // other components have used it since
		for i := f.members; i < len(g.members) && !g.visit(i, f); i++ {
		}
	}
}

func (g *game) expand(s *state) frame {
	f := g.begin(s)
	for part := range parts {
		g.list(part, &f)
	}
	return f
}

// moveLocked emits the exits by which a locked card of member i, the first, moves at once.
func (g *game) moveLocked(i int, s *state) {
	w := &g.members[i].ways
	slots := s.Slots()
	w.raises, w.reveals = s.Locked&slots&g.deal.Next(s.Up), s.Locked&g.deal.Homes(slots, g.deal.Spaces(s.Locked, s.Tableau) > 0)
	if g.stage.uses(LazyEmptying) {
		w.reveals &^= g.deal.ground
	}
	g.emitAll(i, s, quotient.Up, w.raises)
	g.emitAll(i, s, quotient.Reveal, w.reveals)
}

// emitAll emits an exit for a step of one kind with each of the cards.
func (g *game) emitAll(i int, s *state, kind step, set cards) {
	for ; set != 0; set &= set - 1 {
		_, card := quotient.Lowest(set)
		g.emit(i, s, kind.Of(card))
	}
}

// visit expands member i of the component that f began. If a safe card goes up there irreversibly, no other exit of the component is
// needed, and visit returns true.
func (g *game) visit(i int, f *frame) (settled bool) {
	s := &g.members[i].state
	slots, next := s.Slots(), g.deal.Next(s.Up)
	safe := g.safe(s)
	g.chain = g.chain[:0]
	if c := safe & next & (s.Tableau&slots | g.forcible(s)); c != 0 {
		c, card := quotient.Lowest(c)
		if (s.Locked|s.Stock)&c == 0 {
			g.join(i, f.members, quotient.Up.Of(card))
			return false
		}
		g.forget(*f)
		g.emit(i, s, quotient.Up.Of(card))
		return true
	}
	if g.deal.Rules.WorryBack {
		g.joinAll(i, f.members, quotient.Up, s.Free()&slots&next)
		homes := g.deal.Homes(slots, g.deal.Spaces(s.Locked, s.Tableau) > 0)
		g.joinAll(i, f.members, quotient.Return, quotient.Tops(s.Up)&homes&^safe)
	}
	if i > f.members {
		g.leave(i, g.members[g.members[i].from].ways, s, slots, next, safe)
	}
	return false
}

// joinAll adds the states after a step of one kind with each of the cards.
func (g *game) joinAll(i, first int, kind step, set cards) {
	for ; set != 0; set &= set - 1 {
		_, card := quotient.Lowest(set)
		g.join(i, first, kind.Of(card))
	}
}

// join adds the state after step t of member i to the component, whose members
// begin at first.
func (g *game) join(i, first int, t step) {
	s := &g.members[i].state
	key := g.deal.keyAfter(s, t)
	for j := first; j < len(g.members); j++ {
		if g.members[j].state.key == key {
			return
		}
	}
	g.members = append(g.members, member{state: *s, from: int32(i), step: t})
	g.do(&g.members[len(g.members)-1].state, t)
}

// leave emits the exits of member i that known, its parent, doesn't have. An exit that
// both have leads to states one reversible step apart, that is to one component.
func (g *game) leave(i int, known ways, s *state, slots, next, safe cards) {
	homes := g.deal.Homes(slots, g.deal.Spaces(s.Locked, s.Tableau) > 0)
	stock := g.playable(s, homes|next)
	w := &g.members[i].ways
	w.reveals = s.Locked & homes
	w.raises = s.Locked & slots & next
	if !g.deal.Rules.WorryBack {
		w.raises = s.Tableau & slots & next
	}
	if g.stage.uses(LazyStock) {
		w.raises |= s.Tableau & slots & quotient.Ready(next, s.Stock)
		g.setUseful(s, next)
	} else {
		w.raises |= stock & next
		w.lays = stock & homes &^ (next & safe)
	}
	raises, reveals, lays := w.raises&^known.raises, w.reveals, w.lays&^known.lays
	for c := raises; c != 0; c &= c - 1 {
		one, _ := quotient.Lowest(c)
		g.raiseChain(i, *s, one)
	}
	if !g.stage.uses(LazyEmptying) {
		reveals &^= known.reveals
	} else {
		reveals &^= known.reveals &^ g.deal.ground
	}
	for c := reveals; c != 0; c &= c - 1 {
		one, card := quotient.Lowest(c)
		g.reveal(i, s, one, card)
	}
	g.emitAll(i, s, quotient.Lay, lays)
	if g.stage.uses(LazyStock) {
		for c := g.useful & homes &^ slots; c != 0; c &= c - 1 {
			one, card := quotient.Lowest(c)
			g.layForUse(i, *s, one, card)
		}
	}
}

// emit pushes an exit for step t of s, reached by g.chain from member i.
func (g *game) emit(i int, s *state, t step) {
	g.chain = append(g.chain, t)
	g.do(g.add(i, s), t)
	g.settle(i)
	g.chain = g.chain[:len(g.chain)-1]
}

// push pushes the state s, reached by g.chain from member i, as an exit.
func (g *game) push(i int, s *state) {
	g.add(i, s)
	g.settle(i)
}

// add pushes an exit for g.chain from member i that has yet to be settled, and returns its state, which is s so far. It is made in place,
// since copies are a good part of a state's time.
func (g *game) add(i int, s *state) *state {
	begin, n := len(g.trail), len(g.exits)
	g.trail = append(g.trail, g.chain...)
	if n == cap(g.exits) {
		g.exits = append(g.exits, exit{})
	}
	g.exits = g.exits[:n+1]
	e := &g.exits[n]
	e.state = *s
	e.begin, e.end, e.member = uint32(begin), uint32(len(g.trail)), uint32(i)
	return &e.state
}

// settle normalizes and scores the last exit, which is one of member i.
func (g *game) settle(i int) {
	e := &g.exits[len(g.exits)-1]
	from := &g.members[i].state
	turns := int16(0)
	if g.round.shuffle == 0 {
		turns = g.deal.turns(from, &e.state)
	}
	g.normalize(&e.state, nil)
	e.score = g.weigh(from, e, turns)
}

// raiseChain puts c on its foundation, after the stock cards that must go there first, and emits the result.
func (g *game) raiseChain(i int, s state, c cards) {
	n := len(g.chain)
	for first := quotient.Lead(c, s.Up); first&^quotient.Above(c) != 0; first = quotient.Above(first) {
		_, card := quotient.Lowest(first)
		g.chain = append(g.chain, quotient.Up.Of(card))
		g.do(&s, quotient.Up.Of(card))
	}
	g.push(i, &s)
	g.chain = g.chain[:n]
}

// reveal makes the reveal of c. A reveal that only empties a column is made only if no column is empty, and a king must take the place at
// once (LazyEmptying).
func (g *game) reveal(i int, s *state, c cards, card int) {
	if !g.stage.uses(LazyEmptying) || c&g.deal.ground == 0 {
		g.emit(i, s, quotient.Reveal.Of(card))
		return
	}
	if g.deal.Spaces(s.Locked, s.Tableau) > 0 {
		return
	}
	g.chain = append(g.chain, quotient.Reveal.Of(card))
	after := *s
	g.deal.uncover(&after, c, card)
	g.followUp(i, &after, g.deal.Kings, 0)
	g.chain = g.chain[:len(g.chain)-1]
}

// setUseful sets g.useful to the stock cards of s that layForUse can emit an exit for, and perhaps others: a card of the tableau or a
// foundation can be put on them, or a useful stock card can, or their twins can go up. The foundations take next.
func (g *game) setUseful(s *state, next cards) {
	movers := s.Locked
	if g.deal.Rules.WorryBack {
		movers |= quotient.Tops(s.Up) &^ g.deal.Safe(s.Up)
	}
	g.useful = s.Stock & quotient.Twins(s.Tableau&(next|quotient.Ready(next, s.Stock)))
	for more := movers | g.useful; more != 0; g.useful |= more {
		more = quotient.Pair(more) << quotient.OneRank & s.Stock &^ g.useful
	}
}

// layForUse lays the stock card c of a pair without a slot, and emits the steps that use the new slot at once (LazyStock).
func (g *game) layForUse(i int, s state, c cards, card int) {
	children := quotient.Pair(c) >> quotient.OneRank
	g.chain = append(g.chain, quotient.Lay.Of(card))
	g.deal.lay(&s, c, card)
	g.followUp(i, &s, children, quotient.Twins(c))
	g.chain = g.chain[:len(g.chain)-1]
}

// followUp emits the moves that put one of children on the place that the last step made, and the raising of twin, which the step
// uncovered. If a foundation's card can come down there, s itself is the exit: further steps are in its component.
func (g *game) followUp(i int, s *state, children, twin cards) {
	if g.deal.Rules.WorryBack && quotient.Tops(s.Up)&children&^g.deal.Safe(s.Up) != 0 {
		g.push(i, s)
		return
	}
	for c := s.Locked & children; c != 0; c &= c - 1 {
		one, card := quotient.Lowest(c)
		g.reveal(i, s, one, card)
	}
	if !g.stage.uses(LazyStock) {
		g.emitAll(i, s, quotient.Lay, g.playable(s, children))
		return
	}
	if twin &= s.Tableau; twin != 0 {
		if next := g.deal.Next(s.Up); twin&(next|quotient.Ready(next, s.Stock)) != 0 {
			g.raiseChain(i, *s, twin)
		}
	}
	for c := g.useful & s.Stock & children &^ s.Slots(); c != 0; c &= c - 1 {
		one, card := quotient.Lowest(c)
		g.layForUse(i, *s, one, card)
	}
}
