// Best lines: the winner wins in as few plays of his own as he can, the loser
// holds out for as many.

package endgame

import (
	"context"

	"kedou/doudizhu"
	"kedou/search"
	"kedou/search/andor"
)

// BestLine returns the line in which both sides play their best by the number of
// plays that the winning side still makes (its passes don't count, and two
// peasants' plays count together), and that number. It takes much longer than
// Solve: every position is searched anew for each number of plays. If a limit is
// reached, the line is empty and the Result says why.
func (s *Solver) BestLine(ctx context.Context, e *doudizhu.Endgame) ([]doudizhu.Play, int, Result, error) {
	r, err := s.begin(ctx, e)
	if err != nil {
		return nil, 0, Result{}, err
	}
	from := doudizhu.StateOf(e)
	result := r.solve(from)
	var line []doudizhu.Play
	plays := 0
	if result.Status == search.Solved {
		c := counter{run: r, winner: result.Winner, room: s.options.Limits.Memory, known: map[doudizhu.Key]bounds{}, fewest: map[doudizhu.Hand]int{}}
		for plays = 1; !c.within(from, plays) && c.reason == search.NoReason; {
			plays++
		}
		line = c.line(from, plays)
	}
	result.Reason, result.Stats = r.reason, r.stats()
	return line, plays, result, r.failure()
}

// counter decides whether the winner can win within so many plays.
type counter struct {
	*run
	winner doudizhu.Seat
	room   int64 // bytes for known
	known  map[doudizhu.Key]bounds
	fewest map[doudizhu.Hand]int
}

// bounds are numbers of plays: the winner can't win within less than least, and
// can within most, unless that is 0.
type bounds struct{ least, most int16 }

// within reports whether the winner wins p in at most n plays of his own; its
// answer means nothing once a limit is reached.
func (c *counter) within(p doudizhu.State, n int) bool {
	if v := c.game.Outcome(p); v != andor.Unknown {
		return (v == andor.Won) == c.winner.Peasant()
	}
	key := c.game.Key(p)
	b := c.known[key]
	switch {
	case b.most > 0 && n >= int(b.most):
		return true
	case n < int(b.least) || n < c.need(&p) || !c.enter():
		return false
	}
	if v, _ := c.run.known(p); v != unknown && (v == won) == c.winner.Peasant() {
		return false // he can't win at all
	}
	wins := c.any(p, n)
	if c.reason != search.NoReason {
		return false
	}
	if wins {
		b.most = int16(n)
	} else {
		b.least = int16(n + 1)
	}
	c.known[key] = b
	return wins
}

// enter counts a position, and reports false once a limit is reached.
func (c *counter) enter() bool {
	w := c.workers[0]
	if r := w.meter.Check(&w.stats); r != search.NoReason {
		c.reason = r
	}
	if c.room -= 48; c.room < 0 {
		c.reason = search.MemoryLimit
	}
	w.stats.Expanded++
	return c.reason == search.NoReason
}

// any reports whether the side to move has a play after which the winner wins
// within what is left of n plays or, if it is the other side, none after which he
// doesn't.
func (c *counter) any(p doudizhu.State, n int) bool {
	mine := p.Turn.Peasant() == c.winner.Peasant()
	for _, play := range c.game.AppendOrdered(nil, p) {
		if c.within(c.game.Next(p, play), c.left(p, play, n)) == mine {
			return mine
		}
	}
	return !mine
}

// left returns how many of n plays the winner has left after play in p.
func (c *counter) left(p doudizhu.State, play doudizhu.Play, n int) int {
	if p.Turn.Peasant() == c.winner.Peasant() && play.Kind != doudizhu.Pass {
		return n - 1
	}
	return n
}

// need returns a lower bound on the winner's plays: those that empty one of his
// hands if nobody ever answers.
func (c *counter) need(p *doudizhu.State) int {
	if c.winner == doudizhu.Landlord {
		return c.plays(p.Hands[doudizhu.Landlord])
	}
	n := c.plays(p.Hands[doudizhu.Down])
	if c.three {
		n = min(n, c.plays(p.Hands[doudizhu.Up]))
	}
	return n
}

// plays returns the fewest plays that empty a hand. The highest rank goes with
// some play; which, is tried out.
func (c *counter) plays(h doudizhu.Hand) int {
	if h == 0 {
		return 0
	}
	if n, ok := c.fewest[h]; ok {
		return n
	}
	n := h.Cards()
	top := doudizhu.BigJoker
	for h.Count(top) == 0 {
		top--
	}
	for _, p := range c.rules.AppendLeads(nil, h) {
		if p.Cards.Count(top) > 0 {
			n = min(n, 1+c.plays(h-p.Cards))
		}
	}
	c.fewest[h] = n
	return n
}

// line returns the best line from p, which takes n plays of the winner.
func (c *counter) line(p doudizhu.State, n int) (line []doudizhu.Play) {
	for c.game.Outcome(p) == andor.Unknown && c.reason == search.NoReason {
		play, left := c.best(p, n)
		line = append(line, play)
		p, n = c.game.Next(p, play), left
	}
	if c.reason != search.NoReason {
		return nil
	}
	return line
}

// best returns the best play in p, from which the winner needs n plays, and how
// many he needs after it.
func (c *counter) best(p doudizhu.State, n int) (doudizhu.Play, int) {
	plays := c.game.AppendOrdered(nil, p)
	mine := p.Turn.Peasant() == c.winner.Peasant()
	for _, play := range plays {
		after, left := c.game.Next(p, play), c.left(p, play, n)
		if mine && c.within(after, left) || !mine && !c.within(after, left-1) {
			return play, left
		}
	}
	return plays[0], n
}
