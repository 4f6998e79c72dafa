// Jobs: an endgame with all that is asked about it, put to any strategy, and the
// answer checked by the referee.

package main

import (
	"context"
	"errors"
	"io"
	"slices"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/trace"
	"kedou/search"
	"kedou/search/andor"
)

// job is an endgame to solve, and how.
type job struct {
	endgame  *doudizhu.Endgame
	rules    *doudizhu.Rules
	limits   search.Limits // of the whole answer
	workers  int           // threads, of the dedicated solver
	ask      []endgame.Question
	progress func(search.Stats)
	observe  func(andor.Step[doudizhu.State, doudizhu.Play]) // of the labelling search
}

// strategies are the names for --strategy, the default first.
var strategies = []string{"auto", "labelling", "aostar", "alphabeta", "dfpn"}

// asks reports whether q is asked.
func (j job) asks(q endgame.Question) bool { return slices.Contains(j.ask, q) }

// solve puts the job to a strategy. What an interrupted search knows is an answer.
func (j job) solve(ctx context.Context, strategy string) (r endgame.Result, err error) {
	if strategy == "auto" {
		r, err = j.dedicated(ctx)
	} else {
		r, err = j.generic(ctx, engines[strategy])
	}
	if ctx.Err() != nil {
		err = nil
	}
	if err == nil {
		err = j.check(&r)
	}
	return r, err
}

// dedicated puts the job to package endgame.
func (j job) dedicated(ctx context.Context) (endgame.Result, error) {
	s, err := endgame.New(*j.rules, endgame.Options{Limits: j.limits, Workers: j.workers, Progress: j.progress})
	if err != nil {
		return endgame.Result{}, err
	}
	return s.Solve(ctx, j.endgame, j.ask...)
}

// recorded solves the job and writes a trace of every step to a file, unless path
// is empty. A run that is interrupted leaves a trace of what it did.
func (j job) recorded(ctx context.Context, strategy, path string) (r endgame.Result, err error) {
	if path == "" {
		return j.solve(ctx, strategy)
	}
	err = cmdline.WriteFile(path, func(f io.Writer) error {
		w := trace.NewWriter(f, j.endgame)
		j.observe = w.Observe
		if r, err = j.solve(ctx, strategy); err != nil {
			return err
		}
		return w.Close(seenBy(r.Turn, r.Outcome), r.Reason)
	})
	return r, err
}

// check has the referee look at everything in r that may be printed.
func (j job) check(r *endgame.Result) error {
	err := errors.Join(j.checkLine(r.Line, r.Outcome), j.checkLine(r.BestLine, r.Outcome))
	if r.Play != nil {
		_, illegal := j.rules.Apply(*j.endgame, *r.Play)
		err = errors.Join(err, illegal)
	}
	for _, m := range r.Moves {
		err = errors.Join(err, j.checkMove(m))
	}
	if r.Proof != nil {
		referee := doudizhu.NewReferee(j.rules, j.endgame)
		err = errors.Join(err, andor.Verify(referee, doudizhu.StateOf(j.endgame), r.Proof))
	}
	if err != nil {
		return cmdline.Internalf("%v: the referee refuses the answer: %v", j.endgame, err)
	}
	return nil
}

// checkLine plays a line, which must end with the hand of a winner empty.
func (j job) checkLine(line []doudizhu.Play, o andor.Outcome) error {
	if len(line) == 0 {
		return nil
	}
	end, err := *j.endgame, error(nil)
	for _, p := range line {
		if end, err = j.rules.Apply(end, p); err != nil {
			return err
		}
	}
	if winner, over := end.Winner(); !over || winner.Peasant() != peasantsWin(j.endgame.Turn, o) {
		return errors.New("the line doesn't end in a win")
	}
	return nil
}

// checkMove plays a first play and its reply, before which all others pass.
func (j job) checkMove(m endgame.Move) error {
	e, err := j.rules.Apply(*j.endgame, m.Play)
	if err != nil || m.Reply == nil {
		return err
	}
	for err == nil && e.Turn != m.Reply.Seat {
		e, err = j.rules.Apply(e, doudizhu.Play{})
	}
	if err == nil {
		_, err = j.rules.Apply(e, m.Reply.Play)
	}
	return err
}

// peasantsWin turns an outcome for the side of turn into who wins.
func peasantsWin(turn doudizhu.Seat, o andor.Outcome) bool {
	return turn.Peasant() == (o == andor.Won)
}
