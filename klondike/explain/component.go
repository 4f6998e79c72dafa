package explain

// Components: states that open cards going up and coming back lead to, and the ways out.

import (
	"math/bits"
	"slices"

	"kedou/klondike/internal/quotient"
)

// normalize plays what is safe or can be undone, until nothing of that is left.
func (g *lifted) normalize(s *state) {
	for {
		open := g.Next(s.Up) & g.slots(s) & s.Tableau
		c := open & g.Safe(s.Up)
		if c == 0 && g.Rules.WorryBack {
			c = open &^ s.Locked
		}
		if c == 0 {
			return
		}
		g.raise(s, c&-c)
	}
}

// root returns the start of g, normalized.
func (g *lifted) root() state {
	s := g.start
	g.normalize(&s)
	return s
}

// exit is an irreversible step out of a component.
type exit struct {
	state state // after the step, normalized
	card  cards
	kind  quotient.Step
}

// exits returns the ways out of the component of s, which is normalized: one for each state
// that follows, the most promising first. A safe card that goes up for good is the only one.
func (x *searcher) exits(s state) []exit {
	x.members = append(x.members[:0], s)
	var out []exit
	stock := x.deal.inReach(&s)
	for i := 0; i < len(x.members); i++ {
		m := x.members[i]
		slots, next := x.deal.slots(&m), x.deal.Next(m.Up)
		safe := x.deal.Safe(m.Up)
		if c := safe & next & m.Tableau & slots; c != 0 {
			if c &= -c; m.Locked&c != 0 {
				return x.emit(out[:0], m, c, quotient.Up)
			}
			x.join(m, c)
			continue
		}
		x.around(m, slots, next, safe)
		out = x.leave(out, m, slots, next, safe, stock)
	}
	slices.SortStableFunc(out, func(a, b exit) int { return a.state.score() - b.state.score() })
	return out
}

// around joins the states that one open card going up or coming back leads to from m.
func (x *searcher) around(m state, slots, next, safe cards) {
	if !x.deal.Rules.WorryBack {
		return
	}
	c := m.Free()&slots&next | quotient.Tops(m.Up)&x.deal.homes(&m, slots)&^safe
	for ; c != 0; c &= c - 1 {
		x.join(m, c&-c)
	}
}

// join adds the state in which c has gone up or come back.
func (x *searcher) join(s state, c cards) {
	if s.Up&c != 0 {
		s.Lower(c)
	} else {
		x.deal.raise(&s, c)
	}
	if !slices.ContainsFunc(x.members, func(m state) bool { return m.Up == s.Up }) {
		x.members = append(x.members, s)
	}
}

// leave appends the exits of a member.
func (x *searcher) leave(out []exit, m state, slots, next, safe, stock cards) []exit {
	homes := x.deal.homes(&m, slots)
	raises := (m.Locked&slots | stock) & next
	if !x.deal.Rules.WorryBack {
		raises |= m.Tableau & slots & next
	}
	for _, steps := range [...]struct {
		kind quotient.Step
		of   cards
	}{{quotient.Up, raises}, {quotient.Reveal, m.Locked & homes}, {quotient.Lay, stock & homes &^ (next & safe)}} {
		for c := steps.of; c != 0; c &= c - 1 {
			out = x.emit(out, m, c&-c, steps.kind)
		}
	}
	return out
}

// emit appends an exit of the state s, unless one to the same state is there.
func (x *searcher) emit(out []exit, s state, c cards, kind quotient.Step) []exit {
	switch kind {
	case quotient.Up:
		x.deal.raise(&s, c)
	case quotient.Reveal:
		x.deal.uncover(&s, c)
	case quotient.Lay:
		x.deal.lay(&s, c)
	}
	x.deal.normalize(&s)
	k := s.key()
	if slices.ContainsFunc(out, func(e exit) bool { return e.state.key() == k }) {
		return out
	}
	return append(out, exit{s, c, kind})
}

// score is lower for states nearer to having all cards face up.
func (s *state) score() int {
	dealt := 0
	for i := range quotient.MaxColumns {
		dealt += s.columns.At(i)
	}
	return 8*dealt + bits.OnesCount64(s.Stock) - bits.OnesCount64(s.Up)
}
