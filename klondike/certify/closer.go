package certify

// The search of one game, depth first, until a win or the end of its budget.

import (
	"slices"

	"kedou/klondike/proof"
)

// outcome is what a search has found out.
type outcome int

const (
	open outcome = iota
	lost
	won
)

// closer searches a game and remembers what is lost.
type closer struct {
	game   *proof.Game
	lost   proof.Proved
	jams   map[proof.State]bool
	work   int64 // states found and questions asked so far
	budget int64
}

func newCloser(g *proof.Game) *closer {
	return &closer{game: g, lost: proof.Proved{}, jams: map[proof.State]bool{}}
}

// close decides s, a normal state, within so much work.
func (x *closer) close(s proof.State, work int64) outcome {
	x.budget = x.work + work
	return x.visit(s)
}

func (x *closer) visit(s proof.State) outcome {
	g := x.game
	switch {
	case g.Won(&s):
		return won
	case x.lost.Covers(g, &s):
		return lost
	}
	x.work += 8
	if g.Hopeless(&s) {
		return lost
	}
	if x.work >= x.budget {
		return open
	}
	x.work += 16
	if g.Jammed(&s) {
		x.lost.Add(s)
		x.jams[s] = true
		return lost
	}
	exits, ok := x.exits(s)
	if !ok {
		return open
	}
	for _, e := range exits {
		if v := x.visit(e); v != lost {
			return v
		}
	}
	x.lost.Add(s)
	return lost
}

// exits returns the states after the exits of s, the most promising first, if the budget allows.
func (x *closer) exits(s proof.State) ([]proof.State, bool) {
	steps := 4 + max(x.budget-x.work, 0)
	before := steps
	exits, _ := x.game.Exits(s, &steps)
	x.work += before - steps
	slices.SortStableFunc(exits, func(a, b proof.State) int { return promise(&a) - promise(&b) })
	return exits, steps >= 0
}

// promise orders states: the least is the most promising.
func promise(s *proof.State) int {
	up, inPlace, stock := s.Counts()
	return 8*inPlace + stock - up
}
