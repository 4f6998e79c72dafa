package blind

// The engine: the successors of a state. It serves the players, their trees and their rollouts, and reuses its slices.

import (
	"slices"

	"kedou/klondike/internal/quotient"
)

// engine generates the ways on from states of one game's knowledge.
type engine struct {
	quotient.Deal
	stockHidden bool
	squared     bool
	off         Technique
	stride      *stride
	policy      *policy // scores every way on, if not nil

	world   world
	members []member
	exits   []exit
	trail   []step
	chain   []step // from the member to the generator's present state
	open    cards  // stock cards in reach
	paid    cards  // those of open that cost a redeal
	reached []reached
}

// talon is the part of a state that decides which stock cards are in reach.
type talon struct {
	left            uint32
	offset, redeals uint8
}

// reached caches which stock cards are in reach, with the talon and the row for which that holds.
type reached struct {
	talon      talon
	row        uint32
	open, paid cards
}

// world is one possible place for every card.
type world struct {
	row    uint32                                        // number of a known stock's cards and places, or 0
	dealt  [quotient.MaxColumns][quotient.MaxDealt]uint8 // hidden cards and the locked one, deepest first
	column [64]uint8                                     // by card: the column that it was dealt to
	order  [quotient.MaxStock]uint8                      // in the order of turning
	place  [64]uint8                                     // by card
}

// member is one state of a component: the states that free cards reach by going up and coming back.
type member struct {
	state                 state
	reveals, raises, lays cards // steps that its neighbours needn't try again
	from                  int32
	step                  step
}

// exit is an irreversible way on from a member, with the free steps that follow.
type exit struct {
	state      state
	value      float32 // the policy's score
	member     int32
	begin, end int32 // its steps in trail
	turns      bool  // it only turns the stock to see more of it
}

func newEngine(t Terms, off Technique) *engine {
	return &engine{
		Deal: quotient.NewDeal(t.Rules), stockHidden: t.StockHidden, squared: t.StockHidden && t.Squared,
		off: off, stride: newStride(t.Rules.Draw), reached: make([]reached, recent),
	}
}

// expand lists the ways on from s, which is normalized. The list doesn't depend on cards that s hasn't seen.
func (e *engine) expand(s *state) {
	e.members = append(e.members[:0], member{state: *s})
	e.exits, e.trail, e.chain = e.exits[:0], e.trail[:0], e.chain[:0]
	e.openStock(s)
	for i := 0; i < len(e.members); i++ {
		e.leave(i)
	}
	if e.stockHidden {
		if after, found := e.turnOn(s); found {
			e.push(0, &after)
			e.exits[len(e.exits)-1].turns = true
		}
	}
}

func (e *engine) expandOnce(s *state) {
	e.expand(s)
	kept := e.exits[:0]
	for i := range e.exits {
		x := e.exits[i]
		if !slices.ContainsFunc(kept, func(other exit) bool { return other.state == x.state }) {
			kept = append(kept, x)
		}
	}
	e.exits = kept
}

// leave lists the ways on from member i that the member before it doesn't have, and
// adds its neighbours to the component.
func (e *engine) leave(i int) {
	m := &e.members[i]
	s := m.state
	slots, next := s.Slots(), e.Next(s.Up)
	homes := e.Homes(slots, e.spaces(&s) > 0)
	safe := e.Safe(s.Up)
	lazy := e.Hand && e.off&LazyStock == 0
	m.reveals = s.Locked & homes
	m.raises = s.Locked & slots & next
	if !e.Rules.WorryBack {
		m.raises = s.Tableau & slots & next
	}
	if lazy {
		m.raises |= s.Tableau & slots & quotient.Ready(next, s.Stock)
	} else {
		m.raises |= e.open & next
		m.lays = e.open & homes &^ (next & safe)
	}
	var known member
	if i > 0 {
		p := &e.members[m.from]
		known.raises, known.reveals, known.lays = p.raises, p.reveals, p.lays
		if e.off&LazyEmptying == 0 {
			known.reveals &^= s.ground
		}
	}
	raises, reveals, lays := m.raises&^known.raises, m.reveals&^known.reveals, m.lays&^known.lays
	if e.Rules.WorryBack {
		e.spread(i, &s, slots, next, homes&^safe)
	}
	for c := raises; c != 0; c &= c - 1 {
		e.raiseChain(i, s, c&-c)
	}
	for c := reveals; c != 0; c &= c - 1 {
		e.tryReveal(i, s, c&-c)
	}
	e.layAll(i, &s, lays)
	if lazy {
		for c := s.Stock & homes &^ slots; c != 0; c &= c - 1 {
			e.layForUse(i, s, c&-c)
		}
	}
}

// spread adds to the component the states one reversible step away from member i.
func (e *engine) spread(i int, s *state, slots, next, homes cards) {
	e.joinAll(i, quotient.Up, s.Free()&slots&next)
	down := quotient.Tops(s.Up) & homes
	if down != 0 && e.off&usefulReturns == 0 {
		down = e.useful(s, down)
	}
	e.joinAll(i, quotient.Return, down)
}

// joinAll joins the states after a step of one kind with each of the cards.
func (e *engine) joinAll(i int, kind step, set cards) {
	for ; set != 0; set &= set - 1 {
		_, card := quotient.Lowest(set)
		e.join(i, kind.Of(card))
	}
}

// useful returns those cards of down on which a card could usefully lie: a locked card, a stock card, or another useful card that comes
// down; or whose twin could go up from under its cover.
func (e *engine) useful(s *state, down cards) cards {
	wanted := s.Locked | s.Stock&e.open
	for {
		more := down & (quotient.Pair(wanted)<<quotient.OneRank | quotient.Twins(s.Tableau))
		if more&^wanted == 0 {
			return more
		}
		wanted |= more
	}
}

// join adds the state after step t of member i to the component.
func (e *engine) join(i int, t step) {
	s := e.members[i].state
	e.apply(&s, t)
	for j := range e.members {
		if e.members[j].state.Up == s.Up {
			return
		}
	}
	e.members = append(e.members, member{state: s, from: int32(i), step: t})
}

// layAll pushes an exit for laying each of the cards.
func (e *engine) layAll(i int, s *state, set cards) {
	for ; set != 0; set &= set - 1 {
		_, card := quotient.Lowest(set)
		e.emit(i, s, quotient.Lay.Of(card))
	}
}

// emit pushes an exit for step t of s, reached by e.chain from member i.
func (e *engine) emit(i int, s *state, t step) {
	e.chain = append(e.chain, t)
	x := e.note(i, s)
	e.apply(&x.state, t)
	e.judge(x)
	e.chain = e.chain[:len(e.chain)-1]
}

// push pushes the state s, reached by e.chain from member i, as an exit.
func (e *engine) push(i int, s *state) { e.judge(e.note(i, s)) }

// note adds an exit from member i by e.chain, with state s so far.
func (e *engine) note(i int, s *state) *exit {
	n := len(e.exits)
	e.exits = slices.Grow(e.exits, 1)[:n+1]
	x := &e.exits[n]
	x.state, x.value, x.member, x.turns, x.begin = *s, 0, int32(i), false, int32(len(e.trail))
	e.trail = append(e.trail, e.chain...)
	x.end = int32(len(e.trail))
	return x
}

// judge plays the free steps after an exit, and scores it by the policy.
func (e *engine) judge(x *exit) {
	e.normalize(&x.state, nil)
	if e.policy != nil {
		x.value = e.opinion(&x.state, e.policy)
	}
}

// normalize plays safe cards up, then any free card, until none is left: all of that can be undone or never needs to be. The steps are
// appended to *record, if not nil.
func (e *engine) normalize(s *state, record *[]step) {
	for {
		open := e.Next(s.Up) & (s.Tableau&s.Slots() | e.forcible(s))
		if open == 0 {
			return
		}
		c := cards(0)
		if e.off&Safe == 0 {
			c = open & e.Safe(s.Up)
		}
		if c == 0 && e.Rules.WorryBack {
			c = open & s.Free()
		}
		if c == 0 {
			return
		}
		c, i := quotient.Lowest(c)
		e.raise(s, c, i)
		if record != nil {
			*record = append(*record, quotient.Up.Of(i))
		}
	}
}
