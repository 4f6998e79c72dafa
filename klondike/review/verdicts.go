package review

// Verdicts on a game's positions, with all cards known.

import (
	"context"
	"sort"

	"kedou/klondike"
	"kedou/klondike/advice"
	"kedou/klondike/fast"
	"kedou/search"
)

// VerdictLimits are the limits of verdicts and solutions, independent of time: of 386 lost deals one needs more than half.
var VerdictLimits = search.Limits{Expansions: 1_000_000, Memory: 64 << 20}

// verdicts are those on all positions of a game, by the number of moves made: each up to won is winnable, each from lost on is lost, and
// those between are undecided.
type verdicts struct{ won, lost int }

func (v verdicts) after(moves int) search.Status {
	switch {
	case moves <= v.won:
		return search.Solved
	case moves >= v.lost:
		return search.Unsolvable
	}
	return search.Unknown
}

// verdictsOf decides a few positions of a game: a lost position stays lost, and every position on the way to a winnable one is winnable.
func verdictsOf(ctx context.Context, positions []klondike.Position, r klondike.Rules) (v verdicts, err error) {
	all := len(positions)
	if positions[all-1].Won(r) {
		return verdicts{all - 1, all}, nil
	}
	is := func(i int, wanted search.Status) bool {
		if err != nil {
			return false
		}
		found, failed := advice.Winnable(ctx, &positions[i], r, fast.Options{Limits: VerdictLimits})
		err = failed
		return found.Status == wanted
	}
	v.lost = sort.Search(all, func(i int) bool { return is(i, search.Unsolvable) })
	if v.won = v.lost - 1; v.won >= 0 && !is(v.won, search.Solved) {
		v.won = sort.Search(v.lost, func(i int) bool { return !is(i, search.Solved) }) - 1
	}
	return v, err
}

// decideAll decides the game's positions. Of a game that continues nothing may be known.
func (r *run) decideAll() (err error) {
	if r.verdicts = (verdicts{-1, len(r.positions)}); r.Unfinished {
		return nil
	}
	if r.verdicts, err = verdictsOf(r.Context, r.positions, r.terms.Rules); r.verdicts.lost < len(r.positions) {
		r.LostAt = r.verdicts.lost
	}
	return err
}
