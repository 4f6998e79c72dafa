package fast

// Which states of a beam are lost: the shortener asks the search.

import (
	"kedou/internal/engine"
	"kedou/search"
)

// judge decides states of the shortener's beam by the search that has decided the deal, as far as some components suffice. The tables of
// verdicts go on from question to question, so most questions take a few states.
type judge struct {
	solver *Solver
	root   state // of the deal
	slots  int   // of each table
	asked  bool  // questions are worth asking
	rounds int   // of the beam, after the first one
	began  bool  // the searchers are ready
	meter  *engine.Meter
	layers []answers // by layer
}

// answers counts the questions about one layer's states, the lost ones among these, and the states that the search took. A round halves
// the counts.
type answers struct{ asked, lost, taken int }

// mostComponents limits a question. Half as many leave some lines a third too long, three times as many take a third more time.
const mostComponents = 80

// reset prepares j for states of at most the given layer.
func (j *judge) reset(layers int) {
	j.asked, j.began, j.rounds = false, false, 0
	for len(j.layers) <= layers {
		j.layers = append(j.layers, answers{})
	}
	clear(j.layers)
}

// round begins another round of the beam, in which questions are worth asking or not.
func (j *judge) round(asked bool) {
	j.asked = asked
	j.rounds++
	for i, a := range j.layers {
		j.layers[i] = answers{a.asked / 2, a.lost / 2, a.taken / 2}
	}
}

// pays reports whether to ask about a state of the layer: if at least every second state was lost so far, and the losses were cheap. Hard
// questions come up in the layers above; a line that stays poor is worth more of them from round to round.
func (j *judge) pays(layer uint8) bool {
	a := j.layers[layer]
	often, cheap := a.asked <= 8 || 2*a.lost >= a.asked, a.taken <= 100*j.rounds*j.rounds+8*a.lost
	return j.asked && often && cheap && j.slots >= 1<<smallest && j.solver.on&Closure != 0
}

// lost reports whether n is lost as far as the judge finds out, and how many states that took.
func (j *judge) lost(n *node) (lost bool, states int64) {
	if !j.began {
		j.begin()
	}
	x, s := j.solver.searcher(j.solver.workers[0]), n.state
	x.game.normalize(&s, nil)
	x.line, x.game.round = x.line[:0], round{allowance: mostComponents}
	before := j.meter.Stats.Expanded
	lost = x.decide(&s) == search.Unsolvable
	states = j.meter.Stats.Expanded - before
	a := &j.layers[n.layer]
	a.taken += int(states)
	if a.asked++; lost {
		a.lost++
	}
	return lost, states
}

// begin makes the searchers ready, with the deal's tables. They count their work by a meter of its own, so that a deal's counts and reason
// are those of its verdict.
func (j *judge) begin() {
	s := j.solver
	j.meter = s.meter.Share(2)[1]
	s.setMeters([]*engine.Meter{j.meter})
	for _, t := range []*table{&s.realTable, &s.handTable} {
		t.most = max(len(t.slots), j.slots)
	}
	s.wins.key = ^uint64(0)
	s.wins.reset(j.slots)
	s.beginAll(&j.root, j.slots, true)
	j.began = true
}
