package explain

// Components: states that open cards going up and coming back lead to, and the ways out.

import (
	"math/bits"
	"slices"

	"kedou/klondike/internal/quotient"
)

// normalise plays what is safe or can be undone, until nothing of that is left.
func (g *lifted) normalise(s *state) {
	for {
		open := g.next(s) & g.slots(s) & s.tableau
		c := open & quotient.SafeCards(s.up|g.done)
		if c == 0 && g.rules.WorryBack {
			c = open &^ s.locked
		}
		if c == 0 {
			return
		}
		g.raise(s, c&-c)
	}
}

// root returns the start of g, normalised.
func (g *lifted) root() state {
	s := g.start
	g.normalise(&s)
	return s
}

// exit is an irreversible step out of a component.
type exit struct {
	state state // after the step, normalised
	card  cards
	kind  quotient.Step
}

// exits returns the ways out of the component of s, which is normalised: one for each state
// that follows, the most promising first. A safe card that goes up for good is the only one.
func (x *searcher) exits(s state) []exit {
	x.members = append(x.members[:0], s)
	var out []exit
	stock := x.deal.inReach(&s)
	for i := 0; i < len(x.members); i++ {
		m := x.members[i]
		slots, next := x.deal.slots(&m), x.deal.next(&m)
		safe := quotient.SafeCards(m.up | x.deal.done)
		if c := safe & next & m.tableau & slots; c != 0 {
			if c &= -c; m.locked&c != 0 {
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
	if !x.deal.rules.WorryBack {
		return
	}
	c := m.tableau&^m.locked&slots&next | quotient.Tops(m.up)&x.deal.homes(&m, slots)&^safe
	for ; c != 0; c &= c - 1 {
		x.join(m, c&-c)
	}
}

// join adds the state in which c has gone up or come back.
func (x *searcher) join(s state, c cards) {
	if s.up&c != 0 {
		x.deal.lower(&s, c)
	} else {
		x.deal.raise(&s, c)
	}
	if !slices.ContainsFunc(x.members, func(m state) bool { return m.up == s.up }) {
		x.members = append(x.members, s)
	}
}

// leave appends the exits of a member.
func (x *searcher) leave(out []exit, m state, slots, next, safe, stock cards) []exit {
	homes := x.deal.homes(&m, slots)
	raises := (m.locked&slots | stock) & next
	if !x.deal.rules.WorryBack {
		raises |= m.tableau & slots & next
	}
	for _, steps := range [...]struct {
		kind quotient.Step
		of   cards
	}{{quotient.Up, raises}, {quotient.Reveal, m.locked & homes}, {quotient.Lay, stock & homes &^ (next & safe)}} {
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
	x.deal.normalise(&s)
	k := s.key()
	if slices.ContainsFunc(out, func(e exit) bool { return e.state.key() == k }) {
		return out
	}
	return append(out, exit{s, c, kind})
}

// score is lower for states nearer to having all cards face up.
func (s *state) score() int {
	dealt := 0
	for i := range maxColumns {
		dealt += s.count(i)
	}
	return 8*dealt + bits.OnesCount64(s.stock) - bits.OnesCount64(s.up)
}
