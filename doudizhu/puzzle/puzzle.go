// Puzzles: their definition, and the trial of candidates.

package puzzle

import (
	"context"
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/hand"
	"kedou/search"
	"kedou/search/andor"
)

// Puzzle is an endgame that is hard to win, with its properties. Its seed and its number of cards,
// both in its ID, make it again.
type Puzzle struct {
	doudizhu.Endgame
	Seed     uint64
	Winning  []doudizhu.Play // every first play that wins, in the order of doudizhu.Rules
	Natural  []doudizhu.Play // the natural losing plays, the most natural first
	Place    int             // of the win among the hints: 1 if the first hint wins
	Turns    int             // of all players in the best line, passes included
	Expanded int64           // positions that the solver expanded to judge every first play
	Level    int             // from 1, the easiest, to 5; 0 without a ladder
	FoundBy  string          // the first player of the ladder who leads a winning play; empty if none does
}

// limits are the limits of each question about a candidate; a candidate that exceeds them is no
// puzzle. They don't depend on the clock, so that a seed has the same result everywhere.
var limits = search.Limits{Expansions: 500_000, Memory: 64 << 20}

// maker tries candidates. A maker serves one goroutine.
type maker struct {
	rules   doudizhu.Rules
	spec    *Spec
	analyst *hand.Analyst
	ladder  []Rung
}

func newMaker(r doudizhu.Rules, s *Spec) (*maker, error) {
	m := &maker{r, s, hand.NewAnalyst(hand.Rules{Rules: r}), nil}
	var err error
	if s.Ladder != nil {
		m.ladder, err = s.Ladder(r)
	}
	return m, err
}

// step is a part of a trial. It returns false if the candidate is no puzzle.
type step func(context.Context, *endgame.Solver, *Puzzle) (bool, error)

// try returns the candidate of the seed as a puzzle, or nil if it is none.
func (m *maker) try(ctx context.Context, seed uint64) (*Puzzle, error) {
	e, err := doudizhu.NewDeal(seed, m.spec.cards(seed), m.spec.Hands)
	if err != nil {
		return nil, err
	}
	// A new solver: knowledge of other candidates would change the number of expansions.
	solver, err := endgame.New(m.rules, endgame.Options{Limits: limits})
	if err != nil {
		return nil, err
	}
	p := &Puzzle{Endgame: e, Seed: seed}
	for _, s := range []step{m.judge, m.weigh, m.grade, m.check} {
		if fine, err := s(ctx, solver, p); err != nil || !fine {
			return nil, err
		}
	}
	return p, nil
}

// judge finds the winning plays, and stops as soon as the candidate is no puzzle: it is lost, a
// play empties the hand, a second body wins in a unique puzzle, or a limit is reached.
func (m *maker) judge(ctx context.Context, s *endgame.Solver, p *Puzzle) (bool, error) {
	r, err := s.Solve(ctx, &p.Endgame)
	p.Expanded = r.Stats.Expanded
	if err != nil || r.Outcome != andor.Won {
		return false, err
	}
	for _, play := range m.rules.AppendLeads(nil, p.Hands[p.Turn]) {
		if play.Cards == p.Hands[p.Turn] {
			return false, nil
		}
		outcome, r, err := m.after(ctx, s, p, play)
		p.Expanded += r.Stats.Expanded
		switch {
		case err != nil || outcome == andor.Unknown:
			return false, err
		case outcome == andor.Lost:
		case m.spec.Unique && len(p.Winning) > 0 && !p.wins(play):
			return false, nil
		default:
			p.Winning = append(p.Winning, play)
		}
	}
	return true, nil
}

// after answers questions about the position after a play, with outcomes for the side that made the
// play.
func (m *maker) after(ctx context.Context, s *endgame.Solver, p *Puzzle, play doudizhu.Play, ask ...endgame.Question) (andor.Outcome, endgame.Result, error) {
	next, err := m.rules.Apply(p.Endgame, play)
	if err != nil {
		return andor.Unknown, endgame.Result{}, err
	}
	r, err := s.Solve(ctx, &next, ask...)
	if r.Turn.Peasant() != p.Turn.Peasant() {
		return r.Outcome.Opposite(), r, err
	}
	return r.Outcome, r, err
}

// wins reports whether a play wins, or would with other kickers.
func (p *Puzzle) wins(play doudizhu.Play) bool {
	return slices.ContainsFunc(p.Winning, func(w doudizhu.Play) bool { return w.Rival() == play.Rival() })
}
