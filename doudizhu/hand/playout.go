// Playouts: the chance to win, estimated by playing out sampled deals.

package hand

import (
	"context"
	"math"
	"math/rand/v2"
	"time"

	"kedou/doudizhu"
	"kedou/internal/engine"
	"kedou/internal/phrase"
	"kedou/search"
)

// Sampling says how many deals to sample. Negative numbers are refused.
type Sampling struct {
	Seed  uint64
	Deals int           // at most this many
	Time  time.Duration // and no longer; zero: no limit
}

// check refuses negative limits.
func (s Sampling) check() error {
	if s.Deals < 0 {
		return phrase.Errorf("%w: deals can't be negative, they are %d", search.ErrLimits, s.Deals)
	}
	return engine.Check(search.Limits{Time: s.Time})
}

// Estimate is the result of the sampled deals. Point of view: the landlord.
type Estimate struct {
	Deals, Won    int
	Points, Error float64 // mean result a deal and its standard error; see Playouts
}

// Chance returns the share of deals that the landlord won.
func (e Estimate) Chance() float64 { return float64(e.Won) / float64(max(e.Deals, 1)) }

// StdErr returns the standard error of Chance. It adds one won and one lost deal, so that a short
// run of luck doesn't look certain.
func (e Estimate) StdErr() float64 {
	n := float64(e.Deals)
	p := (float64(e.Won) + 1) / (n + 2)
	return math.Sqrt(p * (1 - p) / max(n, 1))
}

// Bid returns the bid for the landlord's chance: 3 from 0.55 on, 2 from 0.5, 1 from 0.45, otherwise
// 0. A chance somewhat below a half is worth a bid, because a player who passes faces a landlord
// with a good hand.
func (e Estimate) Bid() int {
	switch p := e.Chance(); {
	case p >= 0.55:
		return 3
	case p >= 0.5:
		return 2
	case p >= 0.45:
		return 1
	}
	return 0
}

// Double reports whether the player at the seat should double: if the mean result favours the
// player's side by more than its standard error.
func (e Estimate) Double(s doudizhu.Seat) bool {
	points := e.Points
	if s.Peasant() {
		points = -points
	}
	return points > e.Error
}

// Playouts deals the unknown cards at random many times, and lets three robots (see Analyst.Choose)
// play each deal out, the landlord leading. It stops after s.Deals or after s.Time. Equal seeds
// sample the same sequence of deals.
//
// Known are a player's own cards and the landlord's bottom cards; before the bidding, pass the own
// hand as the landlord's. Playouts fills each hand up to its HandSizes. A deal's result is 1,
// doubled by each bomb and by the rocket, positive if the landlord wins.
//
// Playouts fails if the known cards exceed a deck or a hand, or if a limit is negative
// ([search.ErrLimits]). When ctx ends, it returns the cause of ctx with the estimate so far.
func (r Rules) Playouts(ctx context.Context, known [doudizhu.Seats]doudizhu.Hand, s Sampling) (Estimate, error) {
	if err := s.check(); err != nil {
		return Estimate{}, err
	}
	d, err := newDealer(r, known)
	if err != nil {
		return Estimate{}, err
	}
	var players [doudizhu.Seats]player
	for i := range players {
		players[i] = NewAnalyst(r).Choose
	}
	var e Estimate
	var sum, squares float64
	start := time.Now()
	for e.Deals < s.Deals && ctx.Err() == nil && (s.Time == 0 || time.Since(start) < s.Time) {
		rng := rand.New(rand.NewPCG(s.Seed, uint64(e.Deals)))
		points := playOut(players, d.deal(rng))
		if points > 0 {
			e.Won++
		}
		sum += points
		squares += points * points
		e.Deals++
	}
	e.Points, e.Error = meanOf(sum, squares, float64(e.Deals))
	return e, context.Cause(ctx)
}

// meanOf returns the mean of n results, given their sum and that of their
// squares, and its standard error. A few equal results don't make it certain.
func meanOf(sum, squares, n float64) (mean, stdErr float64) {
	n = max(n, 1)
	mean = sum / n
	variance := (squares - n*mean*mean) / max(n-1, 1)
	return mean, math.Sqrt(max(variance, 1/n) / n)
}

// player decides what to play.
type player func(View) doudizhu.Play

// playOut plays a deal to its end and returns its result.
func playOut(players [doudizhu.Seats]player, hands [doudizhu.Seats]doudizhu.Hand) float64 {
	var v View
	for s, h := range hands {
		v.Left[s] = h.Cards()
	}
	points := 1.0
	for {
		if v.Owner == v.Seat {
			v.Last = doudizhu.Play{} // all others have passed
		}
		v.Hand = hands[v.Seat]
		if p := players[v.Seat](v); p.Kind != doudizhu.Pass {
			v.Last, v.Owner = p, v.Seat
			hands[v.Seat] -= p.Cards
			v.Left[v.Seat] -= p.Cards.Cards()
			if p.Kind.Trumps() {
				points *= 2
			}
		} else if v.Owner == v.Seat {
			v.Owner = v.next() // a leader with only dead cards
		}
		if hands[v.Seat] == 0 {
			break
		}
		v.Seat = v.next()
	}
	if v.Seat.Peasant() {
		return -points
	}
	return points
}
