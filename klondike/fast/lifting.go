package fast

// A few cards whose places alone make the deal lost (technique Lifting).

import (
	"math/rand/v2"

	"kedou/internal/engine"
	"kedou/klondike"
	"kedou/klondike/internal/lift"
	"kedou/search"
)

// lifter searches for a set of cards whose places alone make a deal lost. Between the rounds of a long search it makes as many passes over
// the cards as pay, each with longer questions than the one before or in another order.
type lifter struct {
	position *klondike.Position
	rules    klondike.Rules
	most     int64          // memory limit in bytes
	searcher *lift.Searcher // made when first needed
	passes   int            // made
	spent    int64          // components of lifted deals
	lemmas   lemmas
}

// The worth of passes. A component of a lifted deal takes as long as two to three states.
const (
	shortest    = 100 // components for a question of the first pass
	longestPass = 9   // the last pass with longer questions than those before
	questions   = 24  // rough number of questions in a pass
	price       = 8   // states that pay for a component
	mostLifted  = 4   // the greatest draw at which passes pay
)

// begin prepares l for the position p, with the given memory in bytes.
func (l *lifter) begin(p *klondike.Position, r klondike.Rules, most int64) {
	*l = lifter{position: p, rules: r, most: most}
}

// length returns the components for a question of the next pass: 100, 400, 400, 1600, 1600 and so on.
func (l *lifter) length() int64 {
	return shortest << (2 * ((min(l.passes, longestPass) + 1) / 2))
}

// lost reports whether l finds a set, by as many passes as the states counted by m pay for.
func (l *lifter) lost(m *engine.Meter) bool {
	for !m.Stopped() && l.spent+questions*l.length() < m.Stats.Expanded/price && lift.MostBytes(l.length()) <= l.most {
		before := m.Stats.Expanded
		lost := l.pass(m)
		if l.spent += m.Stats.Expanded - before; lost {
			return true
		}
	}
	return false
}

func (l *lifter) pass(m *engine.Meter) bool {
	finder := l.finder(m, (*lift.Game).Root)
	list := lift.DeepestFirst(l.position)
	if l.passes > 0 {
		list = lift.Shuffled(l.position, rand.New(rand.NewPCG(uint64(l.passes), 3)))
	}
	_, lost := finder.Above(list, l.length())
	l.passes++
	return lost
}

// finder returns a Finder that asks whether the state that at returns for a game is lost.
func (l *lifter) finder(m *engine.Meter, at func(*lift.Game) lift.State) lift.Finder {
	if l.searcher == nil {
		l.searcher = lift.NewSearcher(m)
		l.searcher.Cases = true
	}
	return lift.Finder{Enough: m.Stopped, Ask: func(kept cards, components int64) search.Status {
		g := lift.NewEasier(l.position, l.rules, kept)
		return l.searcher.DecideState(g, at(g), components)
	}}
}

func (l *lifter) bytes() int64 {
	if l.searcher == nil {
		return 0
	}
	return l.searcher.Bytes() + l.lemmas.bytes()
}
