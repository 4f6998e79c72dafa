package review

// Games gone over with open cards: what no one at the table could know.

import (
	"context"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/session"
	"kedou/doudizhu/table"
	"kedou/search"
	"kedou/search/andor"
)

// Open is a game with the winner of every position in it, if all cards are open.
type Open struct {
	Record    *table.Record
	Steps     []session.Step
	Positions []Verdict // before each step, and behind the last one
	solver    *endgame.Solver
}

// Verdict is who wins a position with open cards.
type Verdict struct {
	Landlord andor.Outcome  // Won if the landlord wins
	Better   *doudizhu.Play // a winning play, where it was looked for and found
	Reason   string         // why the position is undecided
}

// OpenCards finds out who wins each position of a game that table.Verify has accepted, within limits for each. If the side that moves has reached a
// position that it wins, it won before the move too; only the other positions are searched. What is open when ctx
// ends stays undecided.
func OpenCards(ctx context.Context, r *table.Record, limits search.Limits) (*Open, error) {
	solver, err := endgame.New(r.Variant.Rules.Rules, endgame.Options{Limits: limits})
	v := &Open{Record: r, solver: solver}
	for s := range session.Steps(r) {
		v.Steps = append(v.Steps, s)
	}
	n := len(v.Steps)
	v.Positions = make([]Verdict, n+1)
	switch {
	case err != nil:
	case r.Result != nil && r.Result.LandlordWon():
		v.Positions[n].Landlord = andor.Won
	case r.Result != nil:
		v.Positions[n].Landlord = andor.Lost
	case n > 0:
		v.Positions[n], err = v.solve(ctx, &v.Steps[n-1].After)
	}
	for i := n - 1; i >= 0 && err == nil; i-- {
		if s, after := &v.Steps[i], v.Positions[i+1].Landlord; after == wonBy(s.Before.Turn) {
			v.Positions[i] = Verdict{Landlord: after}
		} else {
			v.Positions[i], err = v.solve(ctx, &s.Before)
		}
	}
	return v, err
}

// wonBy is the outcome for the landlord if the side of a seat wins.
func wonBy(s doudizhu.Seat) andor.Outcome {
	if s.Peasant() {
		return andor.Lost
	}
	return andor.Won
}

// solve asks the solver who wins a position.
func (v *Open) solve(ctx context.Context, e *doudizhu.Endgame) (Verdict, error) {
	switch {
	case e.Check() != nil: // a wildcard: everything else the referee has checked
		return Verdict{Reason: "wildcards"}, nil
	case ctx.Err() != nil:
		return Verdict{Reason: search.Cancelled.String()}, nil
	}
	r, err := v.solver.Solve(ctx, e)
	if ctx.Err() != nil {
		err = nil // what is known by then is shown
	}
	verdict := Verdict{Better: r.Play, Reason: r.Reason.String()}
	if r.Outcome != andor.Unknown {
		verdict.Landlord, verdict.Reason = r.ForPeasants().Opposite(), ""
	}
	return verdict, err
}

// Undecided is how many positions are undecided.
func (v *Open) Undecided() (n int) {
	for _, p := range v.Positions {
		if p.Landlord == andor.Unknown {
			n++
		}
	}
	return n
}

// Mistake reports whether a step has given the win away.
func (v *Open) Mistake(step int) bool {
	mine := wonBy(v.Steps[step].Before.Turn)
	return v.Positions[step].Landlord == mine && v.Positions[step+1].Landlord == mine.Opposite()
}
