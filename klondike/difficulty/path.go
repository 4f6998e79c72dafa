package difficulty

// The way to a win, and its narrow places.

import (
	"context"
	"slices"

	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/search"
)

// Choice is a place on the way to a win with two or more moves that can't be undone.
type Choice struct {
	Step      int           // of the line, from 0 on
	Move      klondike.Move // the line's move
	Moves     int           // that can't be undone
	Winning   int           // moves that keep the deal winnable
	Undecided int           // moves that a limit left undecided
}

// Only reports whether the line's move is the only one that wins.
func (c *Choice) Only() bool { return c.Winning == 1 && c.Undecided == 0 }

// Path is the shortest line known to win a deal, and the choices along it.
type Path struct {
	Line    []klondike.Move
	Length  klondike.Length
	Choices []Choice
}

// NoPathError means that no way to win a deal is known. A limit may stop the search for a line even where a verdict without a line was
// found in time.
type NoPathError struct {
	Status search.Status // Unsolvable or Unknown
	Reason search.Reason // why the Status is Unknown
}

// Error implements error.
func (e *NoPathError) Error() string { return e.Phrase().String() }

// Phrase returns the error's sentence in parts.
func (e *NoPathError) Phrase() phrase.Text {
	return phrase.New("difficulty: no way to a win is known: %v %v", e.Status, e.Reason)
}

// Path finds a short way to a win, some 5 % longer than the shortest one, and a verdict on every choice along the way. The error is a
// *NoPathError or fast.Solver.Solve's.
func (j *Judge) Path(ctx context.Context, p *klondike.Position) (Path, error) {
	r, err := j.solver.Solve(ctx, p)
	if err == nil && r.Status != search.Solved {
		err = &NoPathError{r.Status, r.Reason}
	}
	if err != nil {
		return Path{}, err
	}
	path := Path{Line: r.Path, Length: klondike.LengthOf(*p, j.rules, r.Path)}
	positions, err := klondike.Replay(*p, j.rules, r.Path)
	for i, m := range r.Path {
		if err == nil && !undoable(&positions[i], m, j.rules) {
			err = j.choose(ctx, &path, i, &positions[i])
		}
	}
	return path, err
}

// choose adds the choice at a step, if there is one.
func (j *Judge) choose(ctx context.Context, path *Path, step int, p *klondike.Position) error {
	moves, err := klondike.LegalMoves(*p, j.rules)
	if err != nil {
		return err
	}
	moves = slices.DeleteFunc(moves, func(m klondike.Move) bool { return undoable(p, m, j.rules) })
	c := Choice{Step: step, Move: path.Line[step], Moves: len(moves)}
	if len(moves) < 2 {
		return nil
	}
	for _, m := range moves {
		status := search.Solved
		if m != c.Move {
			if status, err = j.after(ctx, p, m); err != nil {
				return err
			}
		}
		switch status {
		case search.Solved:
			c.Winning++
		case search.Unknown:
			c.Undecided++
		}
	}
	path.Choices = append(path.Choices, c)
	return nil
}

// after returns the verdict on the position after a move.
func (j *Judge) after(ctx context.Context, p *klondike.Position, m klondike.Move) (search.Status, error) {
	next := p.Clone()
	if err := next.Play(m, j.rules); err != nil {
		return search.Unknown, err
	}
	r, err := j.verdicts.Solve(ctx, &next)
	return r.Status, err
}

// undoable reports whether the rules allow a move to be taken back: a turn, by turning the stock through; a move from a foundation; and a
// move that leaves a face-up card, or an empty column that takes the same king.
func undoable(p *klondike.Position, m klondike.Move, r klondike.Rules) bool {
	if m.IsTurn() {
		return r.Redeals == klondike.Unlimited
	}
	if !m.From.IsColumn() {
		return m.From.IsFoundation()
	}
	c := p.Tableau[m.From-klondike.Column1]
	under := slices.Index(c.Cards, m.Card) - 1
	switch {
	case m.To.IsFoundation() && !r.WorryBack:
		return false
	case under < 0:
		return int(m.Card.Rank()) == r.Ranks
	}
	return under >= c.Down
}

// Narrowness is the mean share of the moves at a choice that keep the deal winnable, leaving out undecided moves. It is 1 without a choice.
func (p *Path) Narrowness() float64 {
	sum := 0.0
	for _, c := range p.Choices {
		sum += float64(c.Winning) / float64(c.Moves)
	}
	if sum == 0 {
		return 1
	}
	return sum / float64(len(p.Choices))
}

// Undecided counts the moves at choices that a limit left undecided.
func (p *Path) Undecided() (n int) {
	for _, c := range p.Choices {
		n += c.Undecided
	}
	return n
}

// Narrow returns the first choice that has only one winning move, if there is one.
func (p *Path) Narrow() (Choice, bool) {
	i := slices.IndexFunc(p.Choices, func(c Choice) bool { return c.Only() })
	if i < 0 {
		return Choice{}, false
	}
	return p.Choices[i], true
}
