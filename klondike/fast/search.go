package fast

// The depth-first search over components, with an exact store of verdicts, and its questions to the draw-1 relaxation as far as they pay.

import (
	"math"

	"kedou/internal/engine"
	"kedou/klondike/internal/quotient"
	"kedou/search"
)

// searcher decides states of one game. A stored verdict is true of the state whatever path led there: the components form a graph without
// cycles (every exit moves a locked card or takes one from the stock), so a verdict is stored when it is known and never before.
type searcher struct {
	game      game
	meter     *engine.Meter
	table     *table
	wins      *table                                         // won states, if the stage wants no line; nil if the table holds them too
	dominance *dominanceStore                                // used if the stage has HandDominance
	inSlot    bool                                           // the table's slots contain which offsets are lost, see deal.dominated
	relaxed   *searcher                                      // the draw-1 relaxation, used if the stage has Relaxation
	credit    credit                                         // for questions to it
	doubts    doubts                                         // gains of questions about hopeless states
	origin    origin                                         // of the state to be decided
	hopeful   bool                                           // a question has shown that it isn't hopeless
	worth     [quotient.MaxColumns * quotient.MaxDealt]worth // by hidden cards
	lifter    *lifter                                        // used between rounds if the stage has Lifting; nil except in one worker's searcher of the deal
	line      []step                                         // after Solved: the steps of the exits taken, last one first; stepSettle ends an exit
}

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

// decide returns the verdict on s, which is normalized; Unknown means that a limit or the allowance ended the search.
func (x *searcher) decide(s *state) search.Status {
	if x.game.won(s) {
		return search.Solved
	}
	if verdict := x.known(s); verdict != search.Unknown {
		x.meter.Stats.Duplicates++
		return verdict
	}
	if x.askHopeless(s) {
		return search.Unsolvable
	}
	if x.askJammed(s) {
		return x.kept(s, search.Unsolvable)
	}
	if x.askLemmas(s) {
		return x.kept(s, search.Unsolvable)
	}
	before := x.meter.Stats.Expanded
	if x.game.stage.uses(Relaxation) && x.credit.left > 0 {
		if verdict := x.askRelaxation(*s); verdict != search.Solved {
			return verdict
		}
	}
	if x.game.round.allowance--; x.game.round.allowance < 0 || !x.meter.Ready() {
		return search.Unknown
	}
	x.meter.Stats.Components++
	verdict := x.enter(s)
	if verdict == search.Unsolvable {
		x.doubts.lost++
		x.worth[s.hidden].lost++
		x.worth[s.hidden].states += x.meter.Stats.Expanded - before
	}
	return x.kept(s, verdict)
}

// kept stores the verdict on s, if there is one, and returns it.
func (x *searcher) kept(s *state, verdict search.Status) search.Status {
	if verdict != search.Unknown && !x.remember(s, verdict) {
		return x.stopFull(verdict)
	}
	return verdict
}

// enter decides the component of s, and shows it to other workers meanwhile.
func (x *searcher) enter(s *state) search.Status {
	if !x.table.shared {
		return x.leave(s)
	}
	name := x.name(s)
	x.table.busy.enter(name)
	defer x.table.busy.leave(name)
	return x.leave(s)
}

// leave decides the component of s by its exits: by the most promising ones before the others are listed, unless the round goes backward.
func (x *searcher) leave(s *state) search.Status {
	g, verdict := &x.game, search.Unsolvable
	f := g.begin(s)
	g.members[f.members].hopeful = x.hopeful
	f.began = x.meter.Stats.Expanded
	for part := 0; part < parts && verdict == search.Unsolvable && !f.lifted; part++ {
		if g.list(part, &f); x.game.round.backward && part < parts-1 {
			continue
		}
		verdict = x.decideExits(&f)
		g.forget(f)
	}
	x.meter.Stats.Expanded += int64(len(g.members) - f.members)
	x.credit.left += x.credit.state * int64(len(g.members)-f.members)
	g.end(f)
	return verdict
}

// decideExits decides the exits that f began, those in another worker's hands last: often they are decided by then. (ABDADA puts moves off
// in this way; Weill 1996.)
func (x *searcher) decideExits(f *frame) search.Status {
	x.game.sort(x.game.exits[f.exits:])
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
		if f.lifted = verdict == search.Unsolvable && x.lifted(f); f.lifted {
			return verdict
		}
	}
	for i := f.exits; i < f.exits+putOff && verdict == search.Unsolvable; i++ {
		verdict = x.decideExit(i, f, putOff == len(x.game.exits)-f.exits && i == f.exits)
	}
	return verdict
}

// decideExit decides exit i of those that f began; first means that it is the first one tried.
func (x *searcher) decideExit(i int, f *frame, first bool) search.Status {
	e := &x.game.exits[i]
	x.origin = origin{int(e.member), f.members, f.talon.reach, first}
	verdict := x.decide(&e.state)
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

// stopFull ends the search because a table is full. A verdict known at that moment stands only if it is a win.
func (x *searcher) stopFull(verdict search.Status) search.Status {
	if verdict == search.Solved {
		return verdict
	}
	if x.table.shared {
		x.meter.Halt()
	} else {
		x.meter.Stop(engine.MemoryLimit)
	}
	return search.Unknown
}

// decideInRounds decides s in rounds with growing allowances, from round n on, in which the exits are tried in several orders in turn. A win
// that one order hides is often near in another, and later rounds use the verdicts of earlier ones, so a loss costs hardly more. Without
// rounds the order is that of progress, backward for every other worker. Unknown may also mean that the given number of states has been
// expanded; one component may exceed it.
func (x *searcher) decideInRounds(s *state, n int, states int64) search.Status {
	if !x.game.stage.uses(Rounds) {
		x.game.round = round{backward: n&2 != 0, allowance: states}
		return x.decide(s)
	}
	for made := 0; ; made++ {
		before := x.meter.Stats.Expanded
		x.game.round = x.game.turn(n+made, min(firstRound<<(made/2), states))
		if verdict := x.decide(s); verdict != search.Unknown || x.meter.Stopped() {
			return verdict
		}
		if x.game.stage.uses(Lifting) && x.lifter != nil && x.lifter.lost(x.meter) {
			return search.Unsolvable
		}
		if states -= x.meter.Stats.Expanded - before; states <= 0 {
			return search.Unknown
		}
	}
}

// credit is the work that a searcher may spend on the relaxation, in quarters of a state. Up to draw 7 every state that the searcher
// expands itself earns some, and so does every loss that the relaxation finds. So a deal costs at most about twice what it would without
// the relaxation, and a deal that the relaxation decides alone about twice what that takes (technique Sparing).
type credit struct {
	left  int64
	state int64 // earned by a state that the searcher expands itself
	loss  int64 // earned by a loss that the relaxation finds
}

// credit returns a searcher's first credit. The more cards are turned at once, the fewer states the real game has, and the less a loss
// found by the relaxation saves: at draws 6 and 7 the first states pay off a debt, and from 8 on no question pays.
func (g *game) credit() credit {
	switch draw := g.deal.Rules.Draw; {
	case !g.stage.uses(Sparing):
		return credit{left: math.MaxInt64}
	case draw == 2:
		return credit{40_000, 8, 2000}
	case draw > 1 && draw < 6:
		return credit{12_000, 4, 1000}
	case draw == 6 || draw == 7:
		return credit{-4000, 4, 400}
	case draw == 1:
		return credit{0, 1, 4}
	}
	return credit{}
}

// askRelaxation asks the relaxation about s: Solved means that it proves nothing, or that more work wouldn't pay.
func (x *searcher) askRelaxation(s state) search.Status {
	r := x.relaxed
	s.offset, s.redeals = 0, 0
	r.game.normalize(&s, nil)
	r.line = r.line[:0]
	before := x.meter.Stats.Expanded
	verdict := r.decideInRounds(&s, 0, x.credit.left/4)
	x.credit.left -= 4 * (x.meter.Stats.Expanded - before)
	switch {
	case verdict == search.Unsolvable:
		x.credit.left += x.credit.loss
	case verdict == search.Unknown && !x.meter.Stopped():
		return search.Solved
	}
	return verdict
}
