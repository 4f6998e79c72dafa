// Verification of an explanation's strategies and lines.

package explain

import (
	"errors"

	"kedou/doudizhu"
	"kedou/internal/phrase"
	"kedou/search/andor"
)

// Verify lets the referee check all strategies and lines of an explanation under r. The referee shares no code with
// their search. An error is a fault of this module, never of the endgame.
func (x *Explanation) Verify(r doudizhu.Rules) error {
	plans := []*Plan{}
	if x.Plan != nil {
		plans = append(plans, x.Plan)
	}
	for _, w := range x.Wrong {
		plans = append(plans, w.Plan)
	}
	var err error
	for _, p := range plans {
		referee := r.Referee(&p.Start)
		err = errors.Join(err, andor.Verify(referee, p.Start.State(), p.Strategy), p.checkLine(r))
	}
	return err
}

// checkLine plays the line, which must end with a winner's hand empty.
func (p *Plan) checkLine(r doudizhu.Rules) error {
	end, err := p.Start, error(nil)
	for _, s := range p.Line {
		if end, err = r.Apply(end, s.Play); err != nil {
			return err
		}
	}
	if winner, over := end.Winner(); !over || !p.Wins(winner) {
		return phrase.Errorf("the line doesn't end in a win")
	}
	return nil
}
