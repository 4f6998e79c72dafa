// Best lines: the winner wins in as few turns as possible, the loser holds out for as many as possible.

package endgame

import (
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/search/andor"
)

// bestLine returns the line in which both sides play their best by the number of turns until a hand is empty: turns of all players, passes
// included. Winner is the outcome of p for the landlord. A best line takes much longer than the verdict, because bestLine searches every
// position again for each number of turns. It returns nil once a limit is reached.
func (r *run) bestLine(p doudizhu.State, winner andor.Outcome) []doudizhu.Play {
	c := counter{run: r, winner: winner, bounds: map[[3]uint64]bounds{}}
	for seat := range c.fewest {
		c.fewest[seat] = hand.NewAnalyst(hand.Rules{Rules: *r.deal.rules})
		c.fewest[seat].Fewest(p.Hands[seat])
	}
	n := 1
	for !c.within(p, n) && !r.meter.Stopped() {
		n++
	}
	return c.line(p, n)
}

// counter decides whether the winner can win within this many turns.
type counter struct {
	run    *run
	winner andor.Outcome // for the landlord
	bounds map[[3]uint64]bounds
	fewest [doudizhu.Seats]*hand.Analyst // one for each seat, which has listed the plays of the whole hand
}

// bounds are numbers of turns: the winner can't win in fewer than least, and can win in most, unless most is 0.
type bounds struct{ least, most int16 }

// wins reports whether a seat is on the winner's side.
func (c *counter) wins(seat doudizhu.Seat) bool { return seenBy(seat, c.winner) == andor.Won }

// within reports whether the winner wins p in at most n turns; the answer is meaningless once a limit is reached.
func (c *counter) within(p doudizhu.State, n int) bool {
	if o := c.run.game.Outcome(p); o != andor.Unknown {
		return o.Opposite() == c.winner
	}
	key := c.run.game.Key(p)
	b := c.bounds[key]
	switch {
	case b.most > 0 && n >= int(b.most):
		return true
	case n < int(b.least) || n < c.need(&p) || !c.enter():
		return false
	}
	if o, _ := c.run.known(p); o == c.winner.Opposite() {
		return false
	}
	wins := c.any(p, n)
	if c.run.meter.Stopped() {
		return false
	}
	if wins {
		b.most = int16(n)
	} else {
		b.least = int16(n + 1)
	}
	c.bounds[key] = b
	return wins
}

// enter counts a position, and reports false once a limit is reached.
func (c *counter) enter() bool {
	held := c.run.bytes() + int64(len(c.bounds))*boundsBytes
	for _, a := range c.fewest {
		held += a.Bytes()
	}
	return c.run.meter.Hold(held) && c.run.meter.Spend()
}

// boundsBytes is the memory that an entry of bounds takes at most: a map of Go has 8 places for at
// least 3.5 entries, and a byte more for each place.
const boundsBytes = (24 + 4 + 1) * 8 * 2 / 7

// any reports whether the side to move has a play after which the winner wins within n-1 turns or, if the loser moves, only such plays.
func (c *counter) any(p doudizhu.State, n int) bool {
	mine := c.wins(p.Turn)
	for _, play := range c.run.game.AppendOrdered(nil, p) {
		if c.within(c.run.game.Next(p, play), n-1) == mine {
			return mine
		}
	}
	return !mine
}

// need returns a lower bound on the turns: the winner empties one of his hands, and he makes a play in every round if no player answers.
func (c *counter) need(p *doudizhu.State) int {
	players := 2
	if c.run.deal.three {
		players = 3
	}
	least := 1 << 10
	for seat := range doudizhu.Seat(players) {
		if c.wins(seat) {
			before := (int(seat) - int(p.Turn) + players) % players
			plays, _ := c.fewest[seat].Fewest(p.Hands[seat])
			least = min(least, before+(plays-1)*players+1)
		}
	}
	return least
}

// line returns the best line from p, which takes n turns.
func (c *counter) line(p doudizhu.State, n int) (line []doudizhu.Play) {
	for ; !c.run.meter.Stopped() && c.run.game.Outcome(p) == andor.Unknown; n-- {
		play := c.best(p, n)
		line = append(line, play)
		p = c.run.game.Next(p, play)
	}
	if c.run.meter.Stopped() {
		return nil
	}
	return line
}

// best returns the best play in p, from which the winner needs n turns: for the winner a play after
// which n-1 turns are enough, for the loser one after which n-2 are not.
func (c *counter) best(p doudizhu.State, n int) doudizhu.Play {
	plays := c.run.game.AppendOrdered(nil, p)
	mine := c.wins(p.Turn)
	for _, play := range plays {
		after := c.run.game.Next(p, play)
		if mine && c.within(after, n-1) || !mine && !c.within(after, n-2) {
			return play
		}
	}
	return plays[0]
}
