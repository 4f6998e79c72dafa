package lift

// Components: the states that open cards reach by going up and coming back, and the ways out.

import (
	"math/bits"
	"slices"

	"kedou/klondike/internal/quotient"
)

// normalize makes safe and reversible steps until none is left.
func (g *Game) normalize(s *State) {
	for {
		up := g.up(s)
		open := g.Next(up) & g.slots(s) & s.Tableau
		c := open & g.Safe(up)
		if c == 0 && g.Rules.WorryBack {
			c = open &^ s.Locked
		}
		if c == 0 {
			return
		}
		g.raise(s, c&-c)
	}
}

// Root returns the start of g, normalized.
func (g *Game) Root() State {
	s := g.start
	g.normalize(&s)
	return s
}

// Exit is an irreversible step out of a component.
type Exit struct {
	State State // after the step, normalized
	Card  cards
	Kind  quotient.Step
}

// Exits returns the ways out of the component of s, which is normalized: one for each state that follows, the most promising first. If a
// safe card goes up for good, it is the only exit.
func (x *Searcher) Exits(g *Game, s State) []Exit {
	x.game = g
	first := x.list(&s, g.inReach(&s))
	exits := slices.Clone(x.exits[first:])
	x.exits = x.exits[:first]
	return exits
}

// list pushes the exits of the component of s, whose stock has the cards of reach in reach, and returns the index of the first.
func (x *Searcher) list(s *State, reach cards) (first int) {
	first = len(x.exits)
	x.members = append(x.members[:0], *s)
	for i := 0; i < len(x.members); i++ {
		m := x.members[i]
		up := x.game.up(&m)
		slots, next, safe := x.game.slots(&m), x.game.Next(up), x.game.Safe(up)
		if c := safe & next & m.Tableau & slots; c != 0 {
			if c &= -c; m.Locked&c != 0 {
				x.exits = x.exits[:first]
				x.emit(first, m, c, quotient.Up)
				return first
			}
			x.join(m, c)
			continue
		}
		homes := x.game.homes(&m, slots)
		if x.game.Rules.WorryBack {
			x.around(&m, m.Free()&slots&next|x.game.tops(&m)&homes&^safe)
		}
		x.leave(first, &m, slots, next, homes, reach, reach&homes&^(next&safe))
	}
	slices.SortStableFunc(x.exits[first:], func(a, b Exit) int { return a.State.score() - b.State.score() })
	return first
}

// around joins the states in which one of c, open cards and tops of foundations, has gone up or come back from m.
func (x *Searcher) around(m *State, c cards) {
	for ; c != 0; c &= c - 1 {
		x.join(*m, c&-c)
	}
}

// join adds the state in which c has gone up or come back.
func (x *Searcher) join(s State, c cards) {
	if s.Up&c != 0 {
		s.Lower(c)
	} else {
		x.game.raise(&s, c)
	}
	for i := range x.members {
		if x.members[i].Up == s.Up {
			return
		}
	}
	x.members = append(x.members, s)
}

// leave pushes the exits of a member that lead to states without an exit yet.
func (x *Searcher) leave(first int, m *State, slots, next, homes, reach, lays cards) {
	raises := (m.Locked&slots | reach) & next
	if !x.game.Rules.WorryBack {
		raises |= m.Tableau & slots & next
	}
	for _, steps := range [...]struct {
		kind quotient.Step
		of   cards
	}{{quotient.Up, raises}, {quotient.Reveal, m.Locked & homes}, {quotient.Lay, lays}} {
		for c := steps.of; c != 0; c &= c - 1 {
			x.emit(first, *m, c&-c, steps.kind)
		}
	}
}

// emit pushes an exit of the state s, unless one to the same state is there.
func (x *Searcher) emit(first int, s State, c cards, kind quotient.Step) {
	switch kind {
	case quotient.Up:
		x.game.raise(&s, c)
	case quotient.Reveal:
		x.game.uncover(&s, c)
	case quotient.Lay:
		x.game.lay(&s, c)
	}
	x.game.normalize(&s)
	k := s.key()
	for i := range x.exits[first:] {
		if x.exits[first+i].State.key() == k {
			return
		}
	}
	x.exits = append(x.exits, Exit{s, c, kind})
}

// score is lower for states nearer to having all cards face up.
func (s *State) score() int {
	dealt := 0
	for i := range quotient.MaxColumns {
		dealt += s.Columns.At(i)
	}
	return 8*dealt + bits.OnesCount64(s.Stock) - bits.OnesCount64(s.Up)
}
