// The index: chances and points by role, and the advice that follows.

package bidding

import (
	"math"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/search/phrase"
)

// Role is what a player judges his hand for.
type Role uint8

// The roles.
const (
	Bidder   Role = iota // the landlord's seat, of which the bottom cards aren't known yet
	Landlord             // the landlord's seat, with the bottom cards in hand
	Down                 // the peasant after the landlord
	Up                   // the peasant before the landlord
	Roles
)

// Seat returns the seat of the role.
func (r Role) Seat() doudizhu.Seat {
	return [Roles]doudizhu.Seat{doudizhu.Landlord, doudizhu.Landlord, doudizhu.Down, doudizhu.Up}[r]
}

// Index is what a hand is worth in a role.
type Index struct {
	Chance float64 // that the player's side wins
	Points float64 // what he wins or loses a game on average, for each point that a peasant's stake begins with
}

// Model is what was fitted for one deck. The last coefficient of a list is added whatever the hand.
type Model struct {
	Chance, Points [Roles][Features + 1]float64
	Bids           [3]float64     // the points from which 1, 2 and 3 are bid
	Call, Rob      float64        // the points from which the landlord's seat is called, and robbed
	Double         [Roles]float64 // the points from which the stake is doubled
}

// Judge judges hands. It isn't safe for concurrent use.
type Judge struct {
	analyst *hand.Analyst
	model   *Model
}

// ErrDeck is the error about a deck for which nothing was fitted.
var ErrDeck = phrase.Errorf("there is a landlord index for the deck of 54 cards and the one with a flower, and for no other wildcards")

// New returns a judge who counts plays with the analyst, under whose rules hands are judged. The model was fitted under the
// rule sets standard, for 54 cards, and yuncheng, for the deck with a flower, and serves for other rule sets too. It is an
// error, ErrDeck, if a rank is wild.
func New(a *hand.Analyst) (*Judge, error) {
	switch a.Rules().Wild {
	case hand.Wild{}:
		return &Judge{a, &standard}, nil
	case hand.Flower:
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

// Bid returns the highest bid, from 0 to 3, that a bidder's index speaks for.
func (j *Judge) Bid(i Index) int {
	bid := 0
	for b, least := range j.model.Bids {
		if i.Points >= least {
			bid = b + 1
		}
	}
	return bid
}

// Calls reports whether to call the landlord's seat where nobody has, with a bidder's index.
func (j *Judge) Calls(i Index) bool { return i.Points >= j.model.Call }

// Robs reports whether to rob another of the landlord's seat, with a bidder's index.
func (j *Judge) Robs(i Index) bool { return i.Points >= j.model.Rob }

// Doubles reports whether to double, with the index in a role once the landlord is known.
func (j *Judge) Doubles(i Index, r Role) bool { return i.Points >= j.model.Double[r] }
