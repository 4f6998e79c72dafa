package strategy

// Verdicts on the moves of a Klondike position, and a check whether moves win it.

import (
	"context"
	"errors"
	"slices"

	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/search"
	"kedou/search/phrase"
)

// Hint is the verdict on a move, and the length of the win that begins with it.
type Hint struct {
	fast.Advice
	Length klondike.Length // if Status is Solved
}

// Hints returns the verdicts on the legal moves of p, the best first. The first of several empty columns stands for all. The referee has
// checked every win.
func Hints(ctx context.Context, s *fast.Solver, p *klondike.Position, r klondike.Rules) ([]Hint, error) {
	advice, err := s.Hint(ctx, p)
	if err != nil {
		return nil, err
	}
	var hints []Hint
	for _, a := range advice {
		if repeats(p, a.Move) {
			continue
		}
		h := Hint{Advice: a}
		if a.Status == search.Solved {
			if err := klondike.Verify(*p, r, a.Path); err != nil {
				return nil, phrase.Errorf("%w: %w", klondike.ErrWrong, err)
			}
			h.Length = klondike.LengthOf(*p, r, a.Path)
		}
		hints = append(hints, h)
	}
	return hints, nil
}

// repeats reports whether m goes to an empty column that isn't the first; the rules don't distinguish empty columns.
func repeats(p *klondike.Position, m klondike.Move) bool {
	if !m.To.IsColumn() {
		return false
	}
	empty := func(c klondike.Column) bool { return len(c.Cards) == 0 }
	to := int(m.To - klondike.Column1)
	return empty(p.Tableau[to]) && slices.IndexFunc(p.Tableau[:to], empty) >= 0
}

// Verdict derives the verdict on a position from the verdicts on its moves.
func Verdict(p *klondike.Position, r klondike.Rules, hints []Hint) search.Status {
	has := func(s search.Status) bool {
		return slices.ContainsFunc(hints, func(h Hint) bool { return h.Status == s })
	}
	switch {
	case p.Won(r) || has(search.Solved):
		return search.Solved
	case has(search.Unknown):
		return search.Unknown
	}
	return search.Unsolvable
}

// Wins checks the moves as a solution of p and returns the fault in wrong. If the moves can't be read, unread says why.
func Wins(p klondike.Position, r klondike.Rules, texts []string) (wrong, unread error) {
	moves, err := klondike.ParseMoves(p, r, texts)
	switch {
	case errors.Is(err, klondike.ErrNotMove):
		return nil, err
	case err != nil:
		return err, nil
	}
	return klondike.Verify(p, r, moves), nil
}
