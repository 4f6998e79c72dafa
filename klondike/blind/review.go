package blind

// A game looked at again: what each decision was worth when it was made.

import (
	"context"
	"math/rand/v2"

	"kedou/klondike"
)

// Judged is a decision of a game: the moves up to the first that can't be undone.
type Judged struct {
	First, Last int    // its moves, by their places in the game's
	Before      Advice // what was known before them
	After       Advice // and after them, before anything was turned up
}

// Loss is how much win chance the decision lost against the best way on; 0 if it was
// none, or if the estimates don't tell.
func (j *Judged) Loss() float64 {
	loss := j.Before.Chance - j.After.Chance
	if noise := 2 * (j.Before.Error + j.After.Error); loss < noise {
		return 0
	}
	return loss
}

// Review judges the decisions of a game that begins at start, by what was known then. The
// error is that of NewGame, one that names an illegal move, or the context's cause beside
// what is judged so far.
func (a *Adviser) Review(ctx context.Context, start klondike.Position, t Terms, moves []klondike.Move, seed uint64) ([]Judged, error) {
	g, err := NewGame(start, t)
	if err != nil {
		return nil, err
	}
	var all []Judged
	for first := 0; first < len(moves); {
		before := g.View()
		last, after, err := a.decision(g, moves, first)
		if err != nil {
			return all, err
		}
		j := Judged{First: first, Last: last}
		if j.Before, err = a.Advise(ctx, before, rand.New(rand.NewPCG(seed, uint64(first)))); err != nil {
			return all, err
		}
		if j.After, err = a.Advise(ctx, after, rand.New(rand.NewPCG(seed, uint64(first)))); err != nil {
			return all, err
		}
		all = append(all, j)
		first = last + 1
	}
	return all, nil
}

// decision plays the moves from first on, up to the first that can't be undone or that
// shows a card, and returns its place and what the player knew before that card was seen.
func (a *Adviser) decision(g *Game, moves []klondike.Move, first int) (int, *View, error) {
	s := g.View()
	if err := a.decider.load(s); err != nil {
		return 0, nil, err
	}
	root, unseen := a.decider.knowledge.root, len(a.decider.knowledge.unseen)
	for at := first; ; at++ {
		if err := s.Position.Play(moves[at], s.Rules); err != nil {
			return 0, nil, err
		}
		if err := g.Play(moves[at]); err != nil {
			return 0, nil, err
		}
		s.Moves = append(s.Moves, moves[at])
		if err := a.decider.load(s); err != nil {
			return 0, nil, err
		}
		if at == len(moves)-1 || a.decider.knowledge.root != root || g.hides() != unseen {
			return at, s, nil
		}
	}
}

// hides is how many cards the player hasn't seen.
func (g *Game) hides() int {
	n := g.Down()
	if g.terms.StockHidden {
		p := g.View().Position
		for _, pile := range [][]klondike.Card{p.Stock, p.Waste} {
			for _, c := range pile {
				if c == klondike.NoCard {
					n++
				}
			}
		}
	}
	return n
}
