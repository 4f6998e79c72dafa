package strategy

// The referee.

import (
	"errors"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/internal/phrase"
	"kedou/search/andor"
)

// ErrWrong marks an error about an answer that the referee refuses: a fault of the program.
var ErrWrong = phrase.Errorf("the referee refuses the answer")

// verify lets the referee verify r, the answer to e: everything that may be printed.
func verify(rules *doudizhu.Rules, e *doudizhu.Endgame, r *endgame.Result) error {
	c := check{rules, e}
	err := errors.Join(c.line(r.Line, r.ForPeasants()), c.line(r.BestLine, r.ForPeasants()))
	if r.Play != nil {
		err = errors.Join(err, c.move(endgame.Move{Play: *r.Play}))
	}
	for _, m := range r.Moves {
		err = errors.Join(err, c.move(m))
	}
	if r.Proof != nil {
		err = errors.Join(err, andor.Verify(rules.Referee(e), e.State(), r.Proof))
	}
	if err != nil {
		return phrase.Errorf("%v: %w: %w", e, ErrWrong, err)
	}
	return nil
}

// check is an endgame before the referee.
type check struct {
	rules *doudizhu.Rules
	start *doudizhu.Endgame
}

// line plays a line, which must end with the hand of a winner empty.
func (c check) line(line []doudizhu.Play, peasants andor.Outcome) error {
	if len(line) == 0 {
		return nil
	}
	end, err := *c.start, error(nil)
	for _, p := range line {
		if end, err = c.rules.Apply(end, p); err != nil {
			return err
		}
	}
	if winner, over := end.Winner(); !over || winner.Peasant() != (peasants == andor.Won) {
		return phrase.Errorf("the line doesn't end in a win")
	}
	return nil
}

// move plays a first play and its reply, before which all others pass.
func (c check) move(m endgame.Move) error {
	e, err := c.rules.Apply(*c.start, m.Play)
	if err != nil || m.Reply == nil {
		return err
	}
	for err == nil && e.Turn != m.Reply.Seat {
		e, err = c.rules.Apply(e, doudizhu.Play{})
	}
	if err == nil {
		_, err = c.rules.Apply(e, m.Reply.Play)
	}
	return err
}
