// Package engines puts questions to the solvers as commands and the page ask them: a
// deal or an endgame, a strategy by its name, and an answer that the referee has
// checked.
package engines

// Endgames with all that is asked about them.

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/search"
	"kedou/search/andor"
)

// ErrWrong is in an error about an answer that the referee refuses: a fault of the
// program.
var ErrWrong = errors.New("the referee refuses the answer")

// Endgame is an endgame to solve, and how.
type Endgame struct {
	Start    *doudizhu.Endgame
	Rules    *doudizhu.Rules
	Limits   search.Limits // of the whole answer
	Workers  int           // threads, of the dedicated solver
	Ask      []endgame.Question
	Progress func(search.Stats)
	Observe  func(search.Event[doudizhu.State, doudizhu.Play]) // of an engine of search/andor
}

// EndgameStrategies are the names of the strategies, the default first.
var EndgameStrategies = []string{"auto", "labelling", "aostar", "alphabeta", "dfpn"}

// Asks reports whether q is asked.
func (j Endgame) Asks(q endgame.Question) bool { return slices.Contains(j.Ask, q) }

// Solve puts the endgame to a strategy. What an interrupted search knows is an
// answer.
func (j Endgame) Solve(ctx context.Context, strategy string) (r endgame.Result, err error) {
	if strategy == "auto" {
		r, err = j.dedicated(ctx)
	} else {
		r, err = j.generic(ctx, engines[strategy])
	}
	if ctx.Err() != nil {
		err = nil
	}
	if err == nil {
		err = j.Check(&r)
	}
	return r, err
}

// dedicated puts the endgame to package endgame.
func (j Endgame) dedicated(ctx context.Context) (endgame.Result, error) {
	s, err := endgame.New(*j.Rules, endgame.Options{Limits: j.Limits, Workers: j.Workers, Progress: j.Progress})
	if err != nil {
		return endgame.Result{}, err
	}
	return s.Solve(ctx, j.Start, j.Ask...)
}

// Check has the referee look at everything in r that may be printed.
func (j Endgame) Check(r *endgame.Result) error {
	err := errors.Join(j.checkLine(r.Line, r.Outcome), j.checkLine(r.BestLine, r.Outcome))
	if r.Play != nil {
		_, illegal := j.Rules.Apply(*j.Start, *r.Play)
		err = errors.Join(err, illegal)
	}
	for _, m := range r.Moves {
		err = errors.Join(err, j.checkMove(m))
	}
	if r.Proof != nil {
		referee := doudizhu.NewReferee(j.Rules, j.Start)
		err = errors.Join(err, andor.Verify(referee, doudizhu.StateOf(j.Start), r.Proof))
	}
	if err != nil {
		return fmt.Errorf("%v: %w: %w", j.Start, ErrWrong, err)
	}
	return nil
}

// checkLine plays a line, which must end with the hand of a winner empty.
func (j Endgame) checkLine(line []doudizhu.Play, o andor.Outcome) error {
	if len(line) == 0 {
		return nil
	}
	end, err := *j.Start, error(nil)
	for _, p := range line {
		if end, err = j.Rules.Apply(end, p); err != nil {
			return err
		}
	}
	if winner, over := end.Winner(); !over || winner.Peasant() != PeasantsWin(j.Start.Turn, o) {
		return errors.New("the line doesn't end in a win")
	}
	return nil
}

// checkMove plays a first play and its reply, before which all others pass.
func (j Endgame) checkMove(m endgame.Move) error {
	e, err := j.Rules.Apply(*j.Start, m.Play)
	if err != nil || m.Reply == nil {
		return err
	}
	for err == nil && e.Turn != m.Reply.Seat {
		e, err = j.Rules.Apply(e, doudizhu.Play{})
	}
	if err == nil {
		_, err = j.Rules.Apply(e, m.Reply.Play)
	}
	return err
}

// PeasantsWin turns an outcome for the side of turn into who wins.
func PeasantsWin(turn doudizhu.Seat, o andor.Outcome) bool {
	return turn.Peasant() == (o == andor.Won)
}
