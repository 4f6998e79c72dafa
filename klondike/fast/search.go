package fast

// The depth-first search over components, with an exact memory of verdicts.

import (
	"math/bits"
	"slices"

	"kedou/klondike/internal/quotient"
	"kedou/search"
)

// searcher decides states of one game. What it remembers is true of a state
// whatever path led there: the components form a graph without cycles (every
// exit moves a locked card or takes one from the stock), so a verdict
// is stored when it is known and never before.
type searcher struct {
	game      game
	meter     *search.Meter
	table     *table
	dominance *dominanceStore                                // asked if the stage uses HandDominance
	inSlot    bool                                           // the table's slots say which offsets are lost, see deal.dominated
	relaxed   *searcher                                      // the draw-1 relaxation, asked if the stage uses Relaxation
	credit    credit                                         // what asking it is worth
	doubts    doubts                                         // what asking whether states are hopeless is worth
	worth     [quotient.MaxColumns * quotient.MaxDealt]worth // by hidden cards
	lifter    *lifter                                        // asked between rounds if the stage uses Lifting; nil but for one worker's searcher of the deal
	round     round
	line      []step // after Solved: the steps of the exits taken, last one first; stepSettle ends an exit
}

// round is one pass over the exits of components, in one order.
type round struct {
	backward  bool  // the exits are tried from the back
	allowance int64 // components that may still be entered
}

// begin makes x ready for a stage of the search.
func (x *searcher) begin(st stage) {
	x.game.stage, x.line = st, x.line[:0]
	x.credit, x.doubts = x.game.credit(), doubts{}
	clear(x.worth[:])
	x.table.key = ^uint64(0)
	x.inSlot = st.uses(OffsetDominance) && fitsSlot(x.game.deal.Rules)
	if x.game.deal.Hand || x.inSlot {
		x.table.key = 1<<keyBits - 1
	}
}

// score orders exits: nearer to having every card face up first.
func (g *game) score(s *state) int16 {
	return int16(8*int(s.hidden) + bits.OnesCount64(s.Stock) - bits.OnesCount64(s.Up))
}

// decide returns the verdict on s, which is normalized; Unknown means that a
// limit or the allowance has run out.
func (x *searcher) decide(s state) search.Status {
	if x.game.won(&s) {
		return search.Solved
	}
	if verdict := x.known(&s); verdict != search.Unknown {
		x.meter.Stats.Duplicates++
		return verdict
	}
	if x.askHopeless(&s) {
		return search.Unsolvable
	}
	if x.askJammed(&s) {
		return x.kept(&s, search.Unsolvable)
	}
	before := x.meter.Stats.Expanded
	if x.game.stage.uses(Relaxation) {
		if verdict := x.askRelaxation(s); verdict != search.Solved {
			return verdict
		}
	}
	if x.round.allowance--; x.round.allowance < 0 || !x.meter.Ready() {
		return search.Unknown
	}
	x.meter.Stats.Components++
	verdict := x.enter(&s)
	if verdict == search.Unsolvable {
		x.doubts.lost++
		x.worth[s.hidden].lost++
		x.worth[s.hidden].states += x.meter.Stats.Expanded - before
	}
	return x.kept(&s, verdict)
}

// kept remembers the verdict on s, if there is one, and returns it.
func (x *searcher) kept(s *state, verdict search.Status) search.Status {
	if verdict != search.Unknown && !x.remember(s, verdict) {
		return x.stopFull(verdict)
	}
	return verdict
}

// enter decides the component of s, which other workers see while it lasts.
func (x *searcher) enter(s *state) search.Status {
	if !x.table.shared {
		return x.leave(s)
	}
	name := x.name(s)
	x.table.busy.enter(name)
	defer x.table.busy.leave(name)
	return x.leave(s)
}

// leave decides the component of s by its exits: by those that promise most before the
// others are listed, unless the round goes backward.
func (x *searcher) leave(s *state) search.Status {
	g, verdict := &x.game, search.Unsolvable
	f := g.begin(s)
	for part := 0; part < parts && verdict == search.Unsolvable; part++ {
		if g.list(part, &f); x.round.backward && part < parts-1 {
			continue
		}
		verdict = x.decideExits(f)
		g.forget(f)
	}
	x.meter.Stats.Expanded += int64(len(g.members) - f.members)
	x.credit.left += x.credit.state * int64(len(g.members)-f.members)
	g.end(f)
	return verdict
}

// decideExits decides the exits that f began, last of all those that another worker is deciding: often that is
// done by then. (Weill's ABDADA, 1996, puts moves off so.)
func (x *searcher) decideExits(f frame) search.Status {
	x.sort(x.game.exits[f.exits:])
	x.meter.Stats.Generated += int64(len(x.game.exits) - f.exits)
	verdict := search.Unsolvable
	putOff := 0
	for i := f.exits; i < len(x.game.exits) && verdict == search.Unsolvable; i++ {
		if e := x.game.exits; x.table.shared && x.table.busy.has(x.name(&e[i].state)) {
			e[f.exits+putOff], e[i] = e[i], e[f.exits+putOff]
			putOff++
			continue
		}
		verdict = x.decideExit(i, f, i == f.exits+putOff)
	}
	for i := f.exits; i < f.exits+putOff && verdict == search.Unsolvable; i++ {
		verdict = x.decideExit(i, f, putOff == len(x.game.exits)-f.exits && i == f.exits)
	}
	return verdict
}

// decideExit decides exit i of those that f began; first says that it is the first one tried.
func (x *searcher) decideExit(i int, f frame, first bool) search.Status {
	x.doubts.first = first
	verdict := x.decide(x.game.exits[i].state)
	if verdict == search.Solved {
		x.appendExit(&x.game.exits[i], f.members)
	}
	return verdict
}

// appendExit adds e, an exit of the component whose members begin at first, to the line.
func (x *searcher) appendExit(e *exit, first int) {
	x.line = append(x.line, stepSettle)
	for i := e.end; i > e.begin; i-- {
		x.line = append(x.line, x.game.trail[i-1])
	}
	for i := int(e.member); i > first; i = int(x.game.members[i].from) {
		x.line = append(x.line, x.game.members[i].step)
	}
}

// stopFull ends the search because a table is full. A verdict that is known at that
// moment stands only if it is a win.
func (x *searcher) stopFull(verdict search.Status) search.Status {
	if verdict == search.Solved {
		return verdict
	}
	if x.table.shared {
		x.meter.Halt()
	} else {
		x.meter.Stop(search.MemoryLimit)
	}
	return search.Unknown
}

// sort puts the most promising of exits first, or last in a round that goes backward.
func (x *searcher) sort(exits []exit) {
	for i := 1; i < len(exits); i++ {
		for j := i; j > 0 && exits[j].score < exits[j-1].score; j-- {
			exits[j], exits[j-1] = exits[j-1], exits[j]
		}
	}
	if x.round.backward {
		slices.Reverse(exits)
	}
}

// decideInRounds decides s in rounds with growing allowances, in which the exits are
// tried from the back and from the front in turn: a win that one order hides
// is often near in the other, and what one round has found out the next ones
// remember, so that a loss costs hardly more. Without rounds the order is the
// other one than backward says, so that workers differ all the same. Unknown means that
// so many states have been expanded, too, perhaps a component more.
func (x *searcher) decideInRounds(s state, backward bool, states int64) search.Status {
	if !x.game.stage.uses(Rounds) {
		x.round = round{!backward, states}
		return x.decide(s)
	}
	for allowance := int64(firstRound); ; allowance *= 2 {
		before := x.meter.Stats.Expanded
		x.round = round{backward, min(allowance, states)}
		if verdict := x.decide(s); verdict != search.Unknown || x.meter.Stopped() {
			return verdict
		}
		if x.game.stage.uses(Lifting) && x.lifter != nil && x.lifter.lost(x.meter) {
			return search.Unsolvable
		}
		if states -= x.meter.Stats.Expanded - before; states <= 0 {
			return search.Unknown
		}
		backward = !backward
	}
}
