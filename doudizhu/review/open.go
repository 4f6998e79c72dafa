package review

// Games with open cards: facts that no player could know.

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
	Positions []Verdict // before each step, and after the last
	solver    *endgame.Solver
}

// Verdict is the winner of a position with open cards. Point of view: the landlord.
type Verdict struct {
	Landlord andor.Outcome  // Won if the landlord wins
	Better   *doudizhu.Play // a winning play, if found
	Reason   string         // the reason for an undecided position
}

// OpenCards finds the winner of each position of a game that table.Verify has accepted, within limits for each. If a move leads to a position that
// the mover's side wins, the side won before the move, too, without a search. Positions not searched when ctx ends stay undecided.
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

// solve lets the solver decide a position.
func (v *Open) solve(ctx context.Context, e *doudizhu.Endgame) (Verdict, error) {
	switch {
	case e.Check() != nil: // a wildcard; the referee has checked everything else
		return Verdict{Reason: "wildcards"}, nil
	case ctx.Err() != nil:
		return Verdict{Reason: search.Cancelled.String()}, nil
	}
	r, err := v.solver.Solve(ctx, e)
	if ctx.Err() != nil {
		err = nil // the report shows the verdicts so far
	}
	verdict := Verdict{Better: r.Play, Reason: r.Reason.String()}
	if r.Outcome != andor.Unknown {
		verdict.Landlord, verdict.Reason = r.ForPeasants().Opposite(), ""
	}
	return verdict, err
}

// Undecided returns the number of undecided positions.
func (v *Open) Undecided() (n int) {
	for _, p := range v.Positions {
		if p.Landlord == andor.Unknown {
			n++
		}
	}
	return n
}

// Mistakes returns the number of steps that have given the win away.
func (v *Open) Mistakes() (n int) {
	for i := range v.Steps {
		if v.Mistake(i) {
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
