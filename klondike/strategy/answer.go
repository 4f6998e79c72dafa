package strategy

// Answers, and the referee.

import (
	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/minimal"
	"kedou/search"
)

// Answer is a search's result with the moves as a player makes them: a solution, or a line to the greatest number of cards up.
type Answer struct {
	klondike.Result
	Length   klondike.Length // of Path, as the referee counts it
	NoLine   bool            // no solution was requested
	Shortest *Bounds         // bounds on the length of the shortest solution, if any are known
	Best     *Cards          // how many cards can go up, if requested
	Reached  []klondike.Move // without a verdict, the moves to the best position reached; see Reach
}

// Bounds are the bounds known on the length of the shortest solution.
type Bounds struct {
	Metric       minimal.Metric
	Lower, Upper int
}

// Proved reports whether no solution is shorter than Upper. b may be nil.
func (b *Bounds) Proved() bool { return b != nil && b.Lower == b.Upper }

// Cards are bounds on how many cards of a deal can go up.
type Cards struct{ Lower, Upper int }

// Check lets the referee play the moves from start, and counts their length.
func (a *Answer) Check(start klondike.Position, r klondike.Rules) error {
	if _, err := klondike.Replay(start, r, a.Reached); err != nil {
		return phrase.Errorf("%w: %w", klondike.ErrWrong, err)
	}
	switch {
	case a.NoLine:
		return nil
	case a.Status == search.Solved:
		if err := klondike.Verify(start, r, a.Path); err != nil {
			return phrase.Errorf("%w: %w", klondike.ErrWrong, err)
		}
	case a.Best != nil:
		if up, err := cardsPlaced(start, r, a.Path); err != nil || up != a.Best.Lower {
			return phrase.Errorf("%w: the moves bring up %d cards, not %d (%v)", klondike.ErrWrong, up, a.Best.Lower, err)
		}
	default:
		return nil
	}
	a.Length = klondike.LengthOf(start, r, a.Path)
	if b := a.Shortest; b != nil && b.Metric.Of(a.Length) != b.Upper {
		return phrase.Errorf("%w: a line of length %d is said to have %d", klondike.ErrWrong, b.Metric.Of(a.Length), b.Upper)
	}
	return nil
}

// cardsPlaced lets the referee play moves from start and counts the cards on the foundations at the end.
func cardsPlaced(start klondike.Position, r klondike.Rules, moves []klondike.Move) (int, error) {
	positions, err := klondike.Replay(start, r, moves)
	if err != nil {
		return 0, phrase.Errorf("%w: %w", klondike.ErrWrong, err)
	}
	return positions[len(positions)-1].CardsUp(), nil
}
