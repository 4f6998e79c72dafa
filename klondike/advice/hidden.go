package advice

// What now, for a player who doesn't see all cards.

import (
	"context"

	"kedou/klondike/blind"
	"kedou/search"
)

// Advise answers a player who sees s. The chances assume that the player uct goes on, who plays out o.Iterations games in sampled worlds, or
// as many as o.Time allows; an answer takes at most twice that time. The same view has the same answer, except with o.Time. The error is
// blind.ErrView, or the context's cause.
func Advise(ctx context.Context, s *blind.View, o blind.Options) (Answer, error) {
	end, err := Ended(ctx, s)
	switch {
	case err != nil || end.Over.Certain():
		return Answer{End: end, Verdict: search.Unsolvable}, err
	case end.Over == Won:
		return Answer{End: end, Verdict: search.Solved, Chance: 1}, nil
	}
	found, err := blind.NewAdviser(o).Advise(ctx, s)
	if err != nil {
		return Answer{}, err
	}
	a := Answer{End: end, Chance: found.Chance, Error: found.Error, Games: found.Games, Ways: make([]Way, len(found.Ways))}
	if found.Proved {
		a.Verdict = verdict(found.Chance == 1)
	}
	if a.Verdict == search.Unsolvable {
		a.Over = Lost
	}
	for i, w := range found.Ways {
		a.Ways[i] = Way{Way: w, Verdict: a.Verdict}
	}
	return a, nil
}

func verdict(wins bool) search.Status {
	if wins {
		return search.Solved
	}
	return search.Unsolvable
}
