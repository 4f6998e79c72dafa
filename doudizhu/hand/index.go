// The index: chances and points by role, and the advice that follows.

package hand

import (
	"math"

	"kedou/doudizhu"
	"kedou/internal/phrase"
)

// Role is the role for which a player judges a hand.
type Role uint8

// The roles.
const (
	Bidder   Role = iota // the landlord's seat, before the bottom cards are known
	Landlord             // the landlord's seat, with the bottom cards in hand
	Down                 // the peasant after the landlord
	Up                   // the peasant before the landlord
	Roles
)

// Seat returns the seat of the role.
func (r Role) Seat() doudizhu.Seat {
	return [Roles]doudizhu.Seat{doudizhu.Landlord, doudizhu.Landlord, doudizhu.Down, doudizhu.Up}[r]
}

// Index is the value of a hand in a role. Point of view: the player with the hand and his side.
type Index struct {
	Chance float64 // that the side wins
	Points float64 // the mean points won or lost a game, for each point of a peasant's first stake
}

// model is the fitted model of one deck. The last coefficient of a list is the constant.
type model struct {
	Chance, Points [Roles][Features + 1]float64
	Bids           [3]float64     // the least points for a bid of 1, 2 and 3
	Call, Rob      float64        // the least points for calling the landlord's seat, and for robbing it
	Double         [Roles]float64 // the least points for doubling the stake
}

// Judge judges hands. It isn't safe for concurrent use.
type Judge struct {
	analyst *Analyst
	model   *model
}

// ErrDeck is the error of a deck without a fitted model.
var ErrDeck = phrase.Errorf("there is a landlord index for the deck of 54 cards and the one with a flower, and for no other wildcards")

// NewJudge returns a judge that counts plays with the analyst, under the analyst's rules. One model fits the deck of 54 cards
// (rule set standard), one the deck with a flower (yuncheng); they serve for other rule sets, too. For a wild rank NewJudge
// returns ErrDeck.
func NewJudge(a *Analyst) (*Judge, error) {
	switch a.Rules().Wild {
	case Wild{}:
		return &Judge{a, &standard}, nil
	case Flower:
		return &Judge{a, &yuncheng}, nil
	}
	return nil, ErrDeck
}

// Index judges a hand in a role: 17 cards, or the 20 or 21 of a landlord who has taken up the bottom cards.
func (j *Judge) Index(h doudizhu.Hand, r Role) Index {
	x := Describe(j.analyst, h)
	return Index{
		Chance: 1 / (1 + math.Exp(-sum(&j.model.Chance[r], &x))),
		Points: sum(&j.model.Points[r], &x),
	}
}

// sum weighs the features.
func sum(b *[Features + 1]float64, x *[Features]float64) float64 {
	total := b[Features]
	for i := range x {
		total += b[i] * x[i]
	}
	return total
}

// Bid returns the highest bid, from 0 to 3, that pays by a bidder's index.
func (j *Judge) Bid(i Index) int {
	bid := 0
	for b, least := range j.model.Bids {
		if i.Points >= least {
			bid = b + 1
		}
	}
	return bid
}

// Calls reports whether calling the landlord's seat pays if there was no call yet, by a bidder's index.
func (j *Judge) Calls(i Index) bool { return i.Points >= j.model.Call }

// Robs reports whether robbing the landlord's seat pays, by a bidder's index.
func (j *Judge) Robs(i Index) bool { return i.Points >= j.model.Rob }

// Doubles reports whether doubling pays, by the index in a role once the landlord is known.
func (j *Judge) Doubles(i Index, r Role) bool { return i.Points >= j.model.Double[r] }
