// The cast of a playout: which policy plays which seat.

package strong

import "kedou/doudizhu"

// The models of players: the numbers of the policies in a cast.
const (
	roles  uint8 = iota // the policy of files lead.go and follow.go, which knows the three roles
	hinter              // that of file hinter.go
	models
)

// cast has a policy for each model, and a model for each seat.
type cast struct {
	policies [models]*policy
	seats    [doudizhu.Seats]uint8
}

func newCast() cast { return cast{policies: [models]*policy{newPolicy(), newHinter()}} }

// of returns the policy that plays a seat.
func (c *cast) of(seat int8) *policy { return c.policies[c.seats[seat]] }

// playout plays the position to its end and returns the seat that goes out.
func (c *cast) playout(at *position) int8 {
	for {
		mover := at.turn
		at.lay(c.of(mover).choose(at))
		if at.hands[mover].cards == 0 {
			return mover
		}
	}
}
