// The cast of a playout: which policy plays which seat, and where a playout ends.

package strong

import "kedou/doudizhu"

// The models of players: the numbers of the policies in a cast.
const (
	roles  uint8 = iota // the policy of files lead.go and follow.go, which knows the three roles
	hinter              // the policy of file hinter.go
	models
)

// cast has a policy for each model, and a model for each seat.
type cast struct {
	policies [models]*policy
	seats    [doudizhu.Seats]uint8
	exact    *exact
	few      int8 // the cards at which the exact search ends playouts
	nodes    int  // the most nodes of that search
	whole    bool // playouts continue to the last card, where bombs and springs count
}

func newCast() cast {
	c := cast{policies: [models]*policy{newPolicy(), newHinter()}}
	c.exact = newExact(c.policies[roles])
	return c
}

// of returns the policy that plays a seat.
func (c *cast) of(seat int8) *policy { return c.policies[c.seats[seat]] }

// cards counts the cards of all hands.
func (p *position) cards() int8 { return p.left[0] + p.left[1] + p.left[2] }

// playout plays the position to its end, or until it is decided, and returns the seat that then owns the table: the player who goes
// out, or a player of the winning side.
func (c *cast) playout(at *position) int8 {
	for few := c.few; ; {
		if at.cards() <= few {
			if by := c.exact.solve(at, c.nodes); by != unsettled {
				c.finish(at)
				at.owner = by.seat()
				return at.owner
			}
			few = at.cards() - 2
		}
		if _, over := c.step(at); over {
			return at.owner
		}
	}
}

// finish plays a position out to the last card, if bombs and springs count.
func (c *cast) finish(at *position) {
	for over := !c.whole; !over; {
		_, over = c.step(at)
	}
}

// step makes the mover's move, and reports whether the game is over or decided.
func (c *cast) step(at *position) (m move, over bool) {
	mover, po := at.turn, c.of(at.turn)
	m = po.choose(at)
	at.lay(m)
	return m, po.won && !c.whole || at.hands[mover].cards == 0
}
