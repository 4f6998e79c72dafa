package lift

// The search that decides lifted deals.

import (
	"kedou/internal/engine"
	"kedou/search"
)

// Searcher decides lifted deals, one after another. What it stores about a state is true of the state, whatever path led there.
type Searcher struct {
	Cases     bool // also try cases of two cards that need one place, which takes longer and finds more losses
	game      *Game
	meter     *engine.Meter // for all questions together
	own       keys          // lost states of a question for itself
	lost      *keys         // of the present question
	open      *keys         // states that the present question needn't decide again; nil for a question for itself
	members   []State       // of the present component
	exits     []Exit        // a stack: those of every component on the path
	backward  bool          // try the exits from the last
	allowance int64         // components that this round may still enter
}

// NewSearcher returns a Searcher that counts every component with the meter, and stops when the meter does.
func NewSearcher(m *engine.Meter) *Searcher { return &Searcher{meter: m} }

// Bytes returns the memory of the stored states.
func (x *Searcher) Bytes() int64 { return int64(len(x.own.slots)) * slotBytes }

// MostBytes bounds the memory of Above when each question may enter the given number of components.
func MostBytes(components int64) int64 {
	slots := int64(fewestSlots)
	for 4*lastTimes*components >= 3*slots {
		slots *= 2
	}
	return slots * slotBytes * 3 / 2 // while the table grows
}

// firstRound is the number of components that the first round of a question may enter. Each further round may enter twice as many, and
// tries the exits from the other end.
const firstRound = 200

// Decide returns the verdict on g. Unknown means that the components weren't enough, or that the meter stopped.
func (x *Searcher) Decide(g *Game, components int64) search.Status {
	return x.DecideState(g, g.Root(), components)
}

// DecideState is Decide for a state of g.
func (x *Searcher) DecideState(g *Game, s State, components int64) search.Status {
	x.game, x.lost, x.open = g, &x.own, nil
	x.own.clear()
	return x.inRounds(&s, components)
}

// inRounds decides s in rounds.
func (x *Searcher) inRounds(s *State, components int64) search.Status {
	x.backward = false
	for round := int64(firstRound); ; round *= 2 {
		x.allowance = min(round, components)
		components -= x.allowance
		if verdict := x.visit(s); verdict != search.Unknown || components == 0 || !x.meter.Ready() {
			return verdict
		}
		x.backward = !x.backward
	}
}

// visit decides s, which is normalized.
func (x *Searcher) visit(s *State) search.Status {
	k := s.key()
	switch {
	case x.game.Won(s):
		return search.Solved
	case x.lost.has(k):
		return search.Unsolvable
	case x.open != nil && x.open.has(k):
		return search.Solved
	case x.allowance == 0 || !x.meter.Spend():
		return search.Unknown
	}
	x.allowance--
	verdict := search.Unsolvable
	if reach := x.game.inReach(s); !x.seenLost(s, reach) {
		verdict = x.enter(s, reach)
	}
	switch {
	case verdict == search.Unsolvable:
		x.lost.add(k)
	case verdict == search.Solved && x.open != nil:
		x.open.add(k)
	}
	return verdict
}

// seenLost reports whether the relaxation shows that s is lost, by cases if the searcher tries them.
func (x *Searcher) seenLost(s *State, reach cards) bool {
	if x.Cases {
		return x.game.jammed(s, reach)
	}
	return x.game.hopeless(s, reach)
}

// enter decides s by the exits of its component.
func (x *Searcher) enter(s *State, reach cards) search.Status {
	first := x.list(s, reach)
	last := len(x.exits) - 1
	verdict := search.Unsolvable
	for i := first; i <= last && verdict == search.Unsolvable; i++ {
		e := i
		if x.backward {
			e = first + last - i
		}
		next := x.exits[e].State
		verdict = x.visit(&next)
	}
	x.exits = x.exits[:first]
	return verdict
}
