package blunder

// Decisions, and players' answers to them.

import (
	"context"
	"math/rand/v2"
	"slices"
	"time"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// Decision is a position of a recorded game, and the worths of its plays.
type Decision struct {
	Record table.Record // the game up to the decision
	Worths []Worth      // of the judged plays
}

// Worth is the value of a play: the chance of the mover's side to win after it on the true cards, from 0 to 1.
type Worth struct {
	Play   doudizhu.Play // the zero Play is a pass
	Chance float64
}

// LateCards is the most cards in play in a late decision; with more cards the decision is early.
const LateCards = 36

// game returns the game at the decision.
func (d *Decision) game() (*table.Game, error) { return table.Resume(d.Record) }

// seat returns the seat of the player to move, and how many cards are in play.
func (d *Decision) seat() (doudizhu.Seat, int) {
	g, err := d.game()
	if err != nil {
		return doudizhu.Landlord, 0 // impossible for a Judge's decision, and for one that was read
	}
	e := g.Endgame()
	return e.Turn, e.Cards()
}

// best returns the greatest worth of a judged play.
func (d *Decision) best() float64 {
	best := 0.
	for _, w := range d.Worths {
		best = max(best, w.Chance)
	}
	return best
}

// worth returns the worth of a judged play.
func (d *Decision) worth(p doudizhu.Play) (chance float64, judged bool) {
	i := slices.IndexFunc(d.Worths, func(w Worth) bool { return w.Play == p })
	if i < 0 {
		return 0, false
	}
	return d.Worths[i].Chance, true
}

// Answer is a player's answer to a decision.
type Answer struct {
	Play doudizhu.Play
	Lost float64       // the chance that the play gives away, compared with the best judged play; less than 0 if the play is better
	Open bool          // the judge doesn't know the worth of the play, and Lost is 0
	Time time.Duration // of the player, by the clock
}

// Ask puts the decision to a player, and lets the judge judge a play without a worth. The player's random source depends on the deal and on the
// earlier moves, so that equal players answer alike. The error is the player's, reports an illegal play, or is the cause of the context's end.
func (j *Judge) Ask(ctx context.Context, d *Decision, p table.Player) (Answer, error) {
	g, err := d.game()
	if err != nil {
		return Answer{}, err
	}
	view, began := g.View(g.Asked()), time.Now()
	play, err := p.Play(ctx, view, rand.New(rand.NewPCG(d.Record.Deal.Seed, uint64(len(d.Record.Moves)+1))))
	a := Answer{Play: play, Time: time.Since(began)}
	if ctx.Err() != nil {
		err = context.Cause(ctx)
	}
	if err == nil {
		err = g.Play(view.Chair, play)
	}
	if err != nil {
		return a, err
	}
	chance, judged := d.worth(play)
	if !judged {
		chance, judged, err = j.by.one(ctx, &d.Record, play)
	}
	if a.Open = !judged; judged {
		a.Lost = d.best() - chance
	}
	return a, err
}
