package fast

// The depth-first search over components, with an exact memory of verdicts.

import (
	"math"
	"math/bits"
	"slices"

	"kedou/search"
)

// searcher decides states of one game. What it remembers is true of a state
// whatever path led there: the components form a graph without cycles (every
// exit moves a locked card or takes one from the stock), so a verdict
// is stored when it is known and never before.
type searcher struct {
	game
	*control
	memo      *table
	front     *frontier // nil without technique HandDominance
	lineless  bool      // wins may be remembered, since nobody asks for their lines
	backward  bool      // try the exits in reverse
	rounds    bool      // technique Rounds
	offsets   bool      // technique OffsetDominance
	relaxed   *searcher // the draw-1 relaxation, asked at every state if ask
	ask       bool
	allowance int64  // components that may still be entered
	line      []step // after Solved: the steps of the exits taken, last one first; stepSettle ends an exit
	polisher  polisher
}

// score orders exits: nearer to having every card face up first.
func (g *game) score(s *state) int16 {
	return int16(8*int(s.hidden) + bits.OnesCount64(s.hand) - bits.OnesCount64(s.up))
}

// decide returns the verdict on s, which is normalised; Unknown means that a
// limit or the allowance has run out.
func (x *searcher) decide(s state) search.Status {
	if x.won(&s) {
		return search.Solved
	}
	if verdict := x.known(&s); verdict != search.Unknown {
		x.stats.Duplicates++
		return verdict
	}
	if x.ask {
		if verdict := x.refuted(s); verdict != search.Solved {
			return verdict
		}
	}
	if x.allowance--; x.allowance < 0 || !x.enter() {
		return search.Unknown
	}
	f := x.open(&s)
	x.stats.Expanded += int64(len(x.members) - f.members)
	x.stats.Generated += int64(len(x.exits) - f.exits)
	verdict := search.Unsolvable
	for i := f.exits; i < len(x.exits) && verdict == search.Unsolvable; i++ {
		if verdict = x.decide(x.exits[i].state); verdict == search.Solved {
			x.note(&x.exits[i], f.members)
		}
	}
	x.exits, x.members, x.trail = x.exits[:f.exits], x.members[:f.members], x.trail[:f.trail]
	if verdict != search.Unknown && !x.remember(&s, verdict) {
		return x.stop(verdict)
	}
	return verdict
}

// note adds e, an exit of the component whose members begin at first, to the line.
func (x *searcher) note(e *exit, first int) {
	x.line = append(x.line, stepSettle)
	for i := e.end; i > e.begin; i-- {
		x.line = append(x.line, x.trail[i-1])
	}
	for i := int(e.member); i > first; i = int(x.members[i].from) {
		x.line = append(x.line, x.members[i].step)
	}
}

// stop ends the search because a table is full. A verdict that is known at that
// moment stands only if it is a win.
func (x *searcher) stop(verdict search.Status) search.Status {
	if verdict == search.Solved {
		return verdict
	}
	if x.memo.shared {
		x.halt.Store(true)
	} else {
		x.reason = search.MemoryLimit
	}
	return search.Unknown
}

// open expands s and sorts its exits, the most promising first.
func (x *searcher) open(s *state) frame {
	f := x.expand(s)
	exits := x.exits[f.exits:]
	for i := 1; i < len(exits); i++ {
		for j := i; j > 0 && exits[j].score < exits[j-1].score; j-- {
			exits[j], exits[j-1] = exits[j-1], exits[j]
		}
	}
	if x.backward {
		slices.Reverse(exits)
	}
	return f
}

// settle decides s in rounds with growing allowances, in which the exits are
// tried from the back and from the front in turn: a win that one order hides
// is often near in the other, and what one round has found out the next ones
// remember, so that a loss costs hardly more. Without rounds the order is the
// other one than backward says, so that workers differ all the same.
func (x *searcher) settle(s state, backward bool) search.Status {
	if !x.rounds {
		x.backward, x.allowance = !backward, math.MaxInt64
		return x.decide(s)
	}
	for allowance := int64(probe); ; allowance *= 2 {
		x.backward, x.allowance = backward, allowance
		if verdict := x.decide(s); verdict != search.Unknown || x.stopped() {
			return verdict
		}
		backward = !backward
	}
}

// refuted asks the relaxation about s: Solved means that it can't tell.
func (x *searcher) refuted(s state) search.Status {
	r := x.relaxed
	s.offset, s.left = 0, 0
	r.normalise(&s, nil)
	r.line = r.line[:0]
	return r.settle(s, true)
}

// known looks s up.
func (x *searcher) known(s *state) search.Status {
	payload, ok := x.memo.get(x.name(s))
	switch {
	case !ok && x.front != nil:
		return x.front.verdict(s)
	case !ok || x.offsets && !dominated(payload, s.offset, x.rules.Draw):
		return search.Unknown
	case x.handy && payload != 0:
		return search.Solved
	}
	return search.Unsolvable
}

// remember stores the verdict on s, and reports whether there was room.
func (x *searcher) remember(s *state, verdict search.Status) bool {
	if verdict == search.Solved && !x.lineless {
		return true
	}
	if x.front != nil {
		x.front.add(s, verdict)
	}
	name := x.name(s)
	switch {
	case verdict == search.Solved:
		return x.memo.set(name, 1<<keyBits)
	case x.offsets:
		payload, _ := x.memo.get(name)
		return x.memo.set(name, extended(payload, s.offset, x.rules.Draw))
	default:
		return x.memo.set(name, 0)
	}
}

// name returns s's key in the table, which is never 0.
func (x *searcher) name(s *state) uint64 {
	if x.handy || x.offsets {
		return s.key + 1
	}
	return s.key + uint64(s.offset)*x.offset + uint64(s.left)*x.deal.left + 1
}

// A slot of OffsetDominance holds, for the residues 1 and 2 of the offset, the
// number of the smallest offset known to be lost, plus one, in four bits each.
// That a slot exists means that the offset 0 is lost.

func dominated(payload uint64, offset uint8, draw int) bool {
	if offset == 0 {
		return true
	}
	known := payload >> field(offset, draw) & 15
	return known != 0 && int(known-1) <= int(offset)/draw
}

func extended(payload uint64, offset uint8, draw int) uint64 {
	if offset == 0 || dominated(payload, offset, draw) {
		return payload
	}
	at := field(offset, draw)
	return payload&^(15<<at) | uint64(int(offset)/draw+1)<<at
}

func field(offset uint8, draw int) int { return keyBits + 4*(int(offset)%draw-1) }
