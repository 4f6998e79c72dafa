// Package playout is endgames with open cards, played by a person for one side or both against the solver. It keeps the game without a
// display.
package playout

import (
	"context"
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/strategy"
	"kedou/search"
	"kedou/search/andor"
)

// Sides are the words for the person's side in a Playout: the side that moves first, a named side, or
// both.
func Sides() []string { return []string{"mover", "landlord", "peasants", "both"} }

// Playout is an endgame played with open cards: a person for one side or both, the solver for the other. It keeps
// all plays, and shows the position after some of them.
type Playout struct {
	Rules     *doudizhu.Rules
	BestLine  bool // the solver plays the shortest win, or the longest resistance
	solver    *endgame.Solver
	landlord  bool // the person plays
	peasants  bool
	positions []doudizhu.Endgame // the first, and the position after each play
	plays     []doudizhu.Play
	shown     int // the number of plays before the shown position
}

// New begins a game of a person who plays side, one of Sides. The limits hold for each question to the solver.
func New(r *doudizhu.Rules, e *doudizhu.Endgame, side string, limits search.Limits) (*Playout, error) {
	solver, err := endgame.New(*r, endgame.Options{Limits: limits})
	mover := e.Turn.Peasant()
	return &Playout{
		Rules: r, solver: solver, positions: []doudizhu.Endgame{*e},
		landlord: side == "landlord" || side == "both" || side == "mover" && !mover,
		peasants: side == "peasants" || side == "both" || side == "mover" && mover,
	}, err
}

// At is the position shown.
func (g *Playout) At() *doudizhu.Endgame { return &g.positions[g.shown] }

// Shown is how many plays led to the position shown.
func (g *Playout) Shown() int { return g.shown }

// Start is the first position.
func (g *Playout) Start() *doudizhu.Endgame { return &g.positions[0] }

// Plays are all plays from the first position on.
func (g *Playout) Plays() []doudizhu.Play { return g.plays }

// Mine reports whether the person plays for a seat.
func (g *Playout) Mine(s doudizhu.Seat) bool {
	if s.Peasant() {
		return g.peasants
	}
	return g.landlord
}

// Goto shows the position after some of the plays.
func (g *Playout) Goto(shown int) { g.shown = shown }

// Lay makes a play in the position shown. It drops the plays that followed.
func (g *Playout) Lay(p doudizhu.Play) error {
	after, err := g.Rules.Apply(*g.At(), p)
	if err != nil {
		return err
	}
	g.plays = append(g.plays[:g.shown:g.shown], p)
	g.positions = append(g.positions[:g.shown+1:g.shown+1], after)
	g.shown++
	return nil
}

// LayFirst makes the first legal reading of several readings of the same cards. The error is the first
// reading's.
func (g *Playout) LayFirst(readings []doudizhu.Play) error {
	legal := slices.IndexFunc(readings, func(p doudizhu.Play) bool {
		_, err := g.Rules.Apply(*g.At(), p)
		return err == nil
	})
	return g.Lay(readings[max(0, legal)])
}

// Undo shows the position of the person's last choice. It returns false if there is none.
func (g *Playout) Undo() bool {
	for i := g.shown - 1; i >= 0; i-- {
		if g.Mine(g.positions[i].Turn) {
			g.shown = i
			return true
		}
	}
	return false
}

// Judge lets the solver judge every play of a position, and the referee check the judgement
// (strategy.ErrWrong).
func (g *Playout) Judge(ctx context.Context, e *doudizhu.Endgame) (endgame.Result, error) {
	r, err := g.solver.Solve(ctx, e, endgame.Moves)
	if err == nil {
		err = strategy.Check(g.Rules, e, &r)
	}
	return r, err
}

// Choose returns the solver's play for the side to move: a winning play if there is one, else the play that is
// hardest to refute.
func (g *Playout) Choose(ctx context.Context, e *doudizhu.Endgame) (doudizhu.Play, error) {
	ask := []endgame.Question{endgame.Line}
	if g.BestLine {
		ask = append(ask, endgame.BestLine)
	}
	r, err := g.solver.Solve(ctx, e, ask...)
	line := r.BestLine
	if line == nil {
		line = r.Line
	}
	if err == nil && len(line) == 0 { // undecided: any play
		line = doudizhu.NewGame(*g.Rules, e).AppendOrdered(nil, doudizhu.StateOf(e))
	}
	if err != nil {
		return doudizhu.Play{}, err
	}
	return line[0], nil
}

// Outcome is the outcome in the shown position, for the person's side; for a person who plays both sides, for the side that moved first. It
// is Unknown before the end.
func (g *Playout) Outcome() andor.Outcome {
	winner, over := g.At().Winner()
	switch {
	case !over:
		return andor.Unknown
	case g.Mine(winner) && (!g.landlord || !g.peasants || winner.Peasant() == g.positions[0].Turn.Peasant()):
		return andor.Won
	}
	return andor.Lost
}
