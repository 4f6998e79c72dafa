package explain

// A won deal: its solution in chapters, and the narrow places on the way.

import (
	"cmp"
	"context"
	"slices"

	"kedou/klondike"
	"kedou/search"
)

// Won is a solution to read.
type Won struct {
	Moves    []klondike.Move
	Chapters []Chapter
	Narrow   []Narrow // the narrowest first; none if no legal move along the solution is proved to lose
	Judged   int      // number of moves judged: all legal moves at the places where the solution moves a card
	// Undecided is the number of judged moves without a verdict. One of them may lose at a place that isn't in Narrow.
	Undecided int
}

// Narrow is a place of the solution at which few moves keep the deal won.
type Narrow struct {
	At        int // index of the move
	Legal     int // number of legal moves
	Keep      int // number of legal moves that keep the deal won
	Undecided int
	Mistake   klondike.Move // the losing move that a plain player would make
	Block     Block         // the block that makes Mistake lose
	Story     *Story        // nil if no short one explains the block
}

// mostNarrow is the greatest number of narrow places reported.
const mostNarrow = 3

func (e *Explainer) won(ctx context.Context, p *klondike.Position, moves []klondike.Move) (*Won, error) {
	positions, err := klondike.Replay(*p, e.rules, moves)
	if err != nil {
		return nil, err
	}
	w := &Won{Moves: moves, Chapters: chapters(positions, moves, e.rules)}
	var all []Narrow
	for i, m := range moves {
		if m.IsTurn() {
			continue
		}
		n, err := e.judgeAt(ctx, &positions[i], i)
		if err != nil {
			return nil, err
		}
		w.Judged += n.Legal
		w.Undecided += n.Undecided
		if n.Mistake != (klondike.Move{}) {
			all = append(all, n)
		}
	}
	w.Narrow, err = e.narrowest(ctx, positions, all)
	return w, err
}

// judgeAt judges all moves of p, the position before move number at of the solution. It stores the first losing move in a plain player's
// order.
func (e *Explainer) judgeAt(ctx context.Context, p *klondike.Position, at int) (Narrow, error) {
	n := Narrow{At: at}
	legal, err := klondike.LegalMoves(*p, e.rules)
	if err != nil {
		return n, err
	}
	slices.SortStableFunc(legal, func(a, b klondike.Move) int { return cmp.Compare(appeal(p, b), appeal(p, a)) })
	n.Legal = len(legal)
	for _, m := range legal {
		after := p.Clone()
		if err := after.Play(m, e.rules); err != nil {
			return n, err
		}
		r, err := e.verdicts.Solve(ctx, &after)
		switch {
		case err != nil:
			return n, err
		case r.Status == search.Solved:
			n.Keep++
		case r.Status == search.Unknown:
			n.Undecided++
		case n.Mistake == klondike.Move{}:
			n.Mistake = m
		}
	}
	return n, nil
}

// appeal ranks a move as a plain player does: first moves that raise cards, then moves that uncover face-down cards, then those of the
// waste; turns of the stock and moves back come last.
func appeal(p *klondike.Position, m klondike.Move) int {
	switch {
	case m.IsTurn():
		return 1
	case m.To.IsFoundation():
		return 5
	case m.From.IsColumn() && uncovers(p, m) != klondike.NoCard:
		return 4
	case m.From == klondike.Waste:
		return 3
	case m.From.IsColumn():
		return 2
	}
	return 0
}

// uncovers returns the card that m turns face up, or NoCard.
func uncovers(p *klondike.Position, m klondike.Move) klondike.Card {
	if !m.From.IsColumn() {
		return klondike.NoCard
	}
	c := p.Tableau[m.From-klondike.Column1]
	if c.Down == 0 || c.Cards[c.Down] != m.Card {
		return klondike.NoCard
	}
	return c.Cards[c.Down-1]
}

// narrowest keeps the places where the smallest share of the moves keeps the deal won, each with another mistake, and finds the reason why
// the mistake loses.
func (e *Explainer) narrowest(ctx context.Context, positions []klondike.Position, all []Narrow) ([]Narrow, error) {
	slices.SortStableFunc(all, func(a, b Narrow) int {
		return cmp.Or(cmp.Compare((a.Keep+a.Undecided)*b.Legal, (b.Keep+b.Undecided)*a.Legal), cmp.Compare(b.Legal, a.Legal))
	})
	var list []Narrow
	for _, n := range all {
		known := slices.ContainsFunc(list, func(o Narrow) bool { return o.Mistake == n.Mistake })
		if known || len(list) == mostNarrow {
			continue
		}
		after := positions[n.At].Clone()
		err := after.Play(n.Mistake, e.rules)
		if err == nil {
			n.Block, n.Story, err = e.Block(ctx, &after)
		}
		if err != nil {
			return list, err
		}
		list = append(list, n)
	}
	return list, nil
}
