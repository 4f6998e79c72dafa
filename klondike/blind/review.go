package blind

// Review: the worth of each decision of a game when it was made.

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"

	"kedou/klondike"
	"kedou/search/ledger"
)

// Judged is a decision of a game: the moves up to the first that can't be undone. Its chances assume that the player uct plays on by what was
// known then; they are certain once no card is hidden any more.
type Judged struct {
	ledger.Decision
	First, Last int             // indices of its moves in the game
	Best        []klondike.Move // uct's way on, at least up to the next card that is turned up; none if the game was lost
	same        bool            // the moves played lead to a state on this way
}

// Review judges the decisions of a game that begins at start, by what was known then, and passes them to each one by one. The first has
// chances even if it is forced. Options.Iterations is for uct's choice; peeks are what the player knew from moves taken back. Review plays
// at most games games after each of two ways on, and fewer where the difference is clear. It returns what is known at the end. The error is
// NewGame's, one that names an illegal move, each's own, or the context's cause.
func (a *Adviser) Review(ctx context.Context, start klondike.Position, t Terms, moves []klondike.Move, peeks []Peek, games int, each func(Judged) error) (*View, error) {
	g, err := NewGame(start, t)
	if err != nil {
		return nil, err
	}
	g.Recall(peeks)
	for first := 0; first < len(moves); {
		before := g.View()
		last, after, err := a.decision(g, moves, first)
		if err != nil {
			return nil, err
		}
		j, err := a.judge(ctx, before, after, games, uint64(first), first == 0)
		j.First, j.Last = first, last
		if err == nil {
			err = each(j)
		}
		if err != nil {
			return nil, err
		}
		first = last + 1
	}
	return g.View(), nil
}

// Judge compares the moves played, which led from before to after, with uct's way on; without after it values uct's way on alone. It plays on from
// both in the same fresh worlds, which follow from the seed. The error is ErrView, or the context's cause.
func (a *Adviser) Judge(ctx context.Context, before, after *View, games int, seed uint64) (Judged, error) {
	return a.judge(ctx, before, after, games, seed, true)
}

// judge is Judge, and computes no chances without a choice unless always is set.
func (a *Adviser) judge(ctx context.Context, before, after *View, games int, seed uint64, always bool) (j Judged, err error) {
	if err = a.choose(ctx, before, seed, &j); err != nil {
		return j, err
	}
	j.Played = j.Before
	if j.Proved {
		if j.same = after == nil || j.Choices == 0; j.same {
			return j, nil
		}
		played, proved, err := a.verdict(ctx, after)
		if proved || err != nil {
			j.Played = played
			return j, err
		}
		j.Proved = false
	}
	best, passes, err := a.lookAhead(before, after, j.Best)
	if after == nil {
		after = best
	}
	if j.same = passes; err != nil || j.Forced() && !always {
		return j, err
	}
	err = a.playOn(ctx, best, after, games, seed, &j)
	return j, err
}

// Forced reports whether there was nothing to decide. If then Games is 0 and Proved isn't set, there are no chances.
func (j *Judged) Forced() bool { return j.Choices <= 1 && j.same }

// choose finds uct's way on from s.
func (a *Adviser) choose(ctx context.Context, s *View, seed uint64, j *Judged) error {
	d := a.decider
	if err := d.load(s); err != nil {
		return err
	}
	moves, decided, err := d.forced(ctx)
	root := &d.knowledge.root
	j.Best, j.Choices = moves, 1
	switch {
	case err != nil:
		return err
	case d.engine.won(root):
		j.Proved, j.Before = true, 1
	case decided && len(moves) == 0:
		j.Proved, j.Choices = true, 0
	case decided && d.proved:
		j.Proved, j.Before = true, 1
		d.engine.expandOnce(root)
		j.Choices = len(d.engine.exits)
	case !decided:
		j.Choices = len(d.engine.exits)
		i, err := a.taker.choose(ctx, d, rand.New(rand.NewPCG(seed, 1)))
		if err != nil {
			return err
		}
		d.engine.expandOnce(root)
		j.Best = d.way(i)
	}
	return nil
}

// verdict decides s if no card is hidden there.
func (a *Adviser) verdict(ctx context.Context, s *View) (chance float64, proved bool, err error) {
	d := a.decider
	if err := d.load(s); err != nil {
		return 0, false, err
	}
	if d.knowledge.root.fresh == 0 && d.engine.won(&d.knowledge.root) {
		return 1, true, nil
	}
	if !d.exact || len(d.knowledge.unseen) > 1 {
		return 0, false, nil
	}
	moves, proved, err := d.endings.solve(ctx, &d.knowledge)
	if len(moves) > 0 {
		chance = 1
	}
	return chance, proved, err
}

// lookAhead returns what is known after a way on from s, before a card is turned up. It reports whether the way passes the state of
// another view, or that is nil: who plays on from there by the way loses nothing.
func (a *Adviser) lookAhead(s, other *View, moves []klondike.Move) (after *View, passes bool, err error) {
	k := &a.decider.knowledge
	var goal state
	if passes = other == nil; !passes {
		err = a.decider.load(other)
		goal = k.root
	}
	after = &View{Terms: s.Terms, Position: s.Position.Clone(), Moves: append(s.Moves[:len(s.Moves):len(s.Moves)], moves...)}
	for n := 0; err == nil; n++ {
		if !passes {
			err = a.decider.load(after)
			passes = k.root == goal
		}
		if n == len(moves) {
			break
		}
		err = errors.Join(err, after.Position.Play(moves[n], s.Rules))
	}
	return after, passes, err
}

// Games after each of two ways on: the least number, and the number between two checks whether the difference is clear.
const (
	leastPlayed = 100
	playedStep  = 50
)

// playOn plays on from both views in the same worlds.
func (a *Adviser) playOn(ctx context.Context, best, after *View, games int, seed uint64, j *Judged) error {
	if off := a.decider.options.Off; a.best == nil || a.terms != best.Terms {
		a.terms, a.best, a.played = best.Terms, newProspect(best.Terms, off), newProspect(best.Terms, off)
	}
	if err := a.best.load(best, seed); err != nil {
		return err
	}
	if err := a.played.load(after, seed); err != nil {
		return err
	}
	var t tally
	s, down := skillFor(best.Rules), facedown(&best.Position)
	for n := 1; n <= games; n++ {
		x := a.best.play()
		y := x
		if !j.same {
			y = a.played.play()
		}
		t.note(x, y)
		if n%playedStep != 0 && n < games {
			continue
		}
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		if t.write(j, s, down); n >= leastPlayed && precise.Met(&j.Decision) {
			return nil
		}
	}
	return nil
}

// precise is the precision at which playing on ends.
var precise = ledger.Precision{Chance: 0.02, Loss: 0.005, Fine: 1}

// decision plays the moves from first on, up to the first that can't be undone or that shows a card. It returns that move's index and what
// the player knew before the card was seen.
func (a *Adviser) decision(g *Game, moves []klondike.Move, first int) (int, *View, error) {
	s := g.View()
	if err := a.decider.load(s); err != nil {
		return 0, nil, err
	}
	root, unseen := a.decider.knowledge.root, s.unseen()
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
		now := a.decider.knowledge.root
		if moves[at].IsTurn() && s.Rules.Redeals == klondike.Unlimited {
			now.offset = root.offset // other losses by turning belong to the moves played then
		}
		if at == len(moves)-1 || now != root || g.View().unseen() != unseen {
			return at, s, nil
		}
	}
}

// unseen returns the number of cards that the player hasn't seen.
func (s *View) unseen() (n int) {
	piles := [][]klondike.Card{s.Position.Stock, s.Position.Waste}
	for _, c := range s.Position.Tableau {
		piles = append(piles, c.Cards)
	}
	for _, c := range slices.Concat(piles...) {
		if c == klondike.NoCard {
			n++
		}
	}
	return n
}
