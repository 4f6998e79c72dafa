// Plans: a strategy and its properties.

package explain

import (
	"kedou/doudizhu"
	"kedou/search/andor"
)

// Plan is how a side wins from a position.
type Plan struct {
	Start    doudizhu.Endgame
	Peasants bool // whether the peasants win
	// Strategy has a play of the winners for every position that may come, for
	// andor.Verify.
	Strategy *andor.Proof[doudizhu.State, doudizhu.Play]
	// Situations is the number of different positions of the strategy in which the winners must
	// find a play: they can neither go out at once nor lead with a run. Least reports that no
	// strategy has fewer, if a position counts once for each line to it.
	Situations int
	Least      bool
	Line       []Step // the critical line: a whole game
	Facts      Facts
}

// Wins reports whether a seat is on the winners' side.
func (p *Plan) Wins(seat doudizhu.Seat) bool { return seat.Peasant() == p.Peasants }

// Plain returns the number of the first turn of the critical line, from 0, at which a
// winner leads with a run or goes out.
func (p *Plan) Plain() int {
	for i, step := range p.Line {
		if step.Plain {
			return i
		}
	}
	return len(p.Line)
}

// At returns the position before turn i of the critical line.
func (p *Plan) At(i int) doudizhu.Endgame {
	e := p.Start
	for _, s := range p.Line[:i] {
		if s.Play.Kind != doudizhu.Pass {
			e.Hands[e.Turn] -= s.Play.Cards
			e.Last, e.Owner = s.Play, e.Turn
		}
		if e.Turn = e.Next(e.Turn); e.Turn == e.Owner {
			e.Last = doudizhu.Play{}
		}
	}
	return e
}

// Answered reports whether a player lays cards in the same trick after turn i of the critical line.
func (p *Plan) Answered(i int) bool {
	for i++; i < len(p.Line); i++ {
		switch e := p.At(i); {
		case e.Last.Kind == doudizhu.Pass:
			return false
		case p.Line[i].Play.Kind != doudizhu.Pass:
			return true
		}
	}
	return false
}

// plan finds a plan for the side that wins s, the position e; nil once a limit is
// reached.
func (x *explainer) plan(e *doudizhu.Endgame, s doudizhu.State) *Plan {
	peasants := (x.inquiry.Outcome(s) == andor.Won) == s.Turn.Peasant()
	winner := andor.Lost
	if peasants {
		winner = andor.Won
	}
	p := newPlanner(x.game, x.inquiry, x.runs, winner)
	g, least := p.strategy(s, x.looks)
	if g == nil {
		return nil
	}
	plan := &Plan{Start: *e, Peasants: peasants, Strategy: g.proof, Least: least}
	r := reader{p, g, make([]bool, len(g.states))}
	for n, state := range g.states {
		_, plain := p.plain(state)
		r.open[n] = len(g.proof.Nodes[n]) > 0 && p.wins(state.Turn) && !plain
		if r.open[n] {
			plan.Situations++
		}
	}
	plan.Line = r.line(x)
	plan.Facts = r.facts(x)
	return plan
}

// reader reads a strategy.
type reader struct {
	*planner
	*graph
	open []bool // the nodes that are situations
}
