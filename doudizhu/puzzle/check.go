// The check: the referee verifies every verdict of a puzzle.

package puzzle

import (
	"context"

	"kedou/doudizhu/endgame"
	"kedou/internal/phrase"
	"kedou/search/andor"
)

// check verifies, for every first play that the referee allows, the strategy of the side that then
// wins. A candidate whose strategy exceeds the limits is no puzzle. check fails if a strategy fails
// or the referee finds other plays.
func (m *maker) check(ctx context.Context, s *endgame.Solver, p *Puzzle) (bool, error) {
	referee, start := m.rules.Referee(&p.Endgame), p.Endgame.State()
	won := 0
	for _, play := range referee.AppendMoves(nil, start) {
		outcome, r, err := m.after(ctx, s, p, play, endgame.Proof)
		if err != nil || r.Proof == nil {
			return false, err
		}
		if err := andor.Verify(referee, referee.Next(start, play), r.Proof); err != nil {
			return false, phrase.Errorf("puzzle: the referee refuses a strategy after %v in %v: %w", play, p.Endgame, err)
		}
		if outcome == andor.Won {
			won++
		}
	}
	if won != len(p.Winning) {
		return false, phrase.Errorf("puzzle: %d plays win in %v, and by the referee %d", len(p.Winning), p.Endgame, won)
	}
	return true, nil
}
