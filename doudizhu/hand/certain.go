// Certain wins: plays that nobody can beat, and one last play of anything.

package hand

import (
	"slices"
	"strings"

	"kedou/doudizhu"
	"kedou/internal/phrase"
)

// Closer finds the certain wins of a hand: a play that nobody can beat, whatever the others hold, after which such plays and one last play of
// anything lay all other cards. An example is BR33344: nobody can beat the rocket, and 333+44 then empties the hand. The answer is exact by what
// the player sees, apart from unseen wildcards (see Other). The search asks for the split with the fewest plays that can be beaten, as Weigher
// does for other weights; while every play can be beaten, it costs a look at each. A Closer isn't safe for concurrent use.
type Closer struct {
	rules  Rules
	hand   doudizhu.Hand
	others []Other
	bombed bool // another may hold a bomb or the rocket
	filed  bool // risks knows the hand
	risks  *Weigher
	found  []doudizhu.Play
}

// The cost of a play that can be beaten, more than that of all plays of a hand, and of a card that no play can take, which is
// more again.
const (
	perRisk  = 1 << 20
	deadRisk = 100 * perRisk
)

// NewCloser returns a closer without a hand.
func NewCloser(r Rules) *Closer {
	c := &Closer{rules: r}
	c.risks = NewWeigher(r, c.weigh, -deadRisk)
	return c
}

// Ready gives the closer a hand, and what its player knows of the others.
func (c *Closer) Ready(h doudizhu.Hand, others ...Other) {
	c.hand, c.others, c.filed, c.bombed = h, append(c.others[:0], others...), false, false
	for i := range c.others {
		c.bombed = c.bombed || c.others[i].bombs(&c.rules)
	}
}

// beatable reports whether another can beat p.
func (c *Closer) beatable(p doudizhu.Play) bool {
	if c.bombed && !p.Kind.Trumps() {
		return true
	}
	return slices.ContainsFunc(c.others, func(o Other) bool { return o.CanBeat(&c.rules, p) })
}

// weigh prefers few plays that can be beaten, then few plays, bombs not counted, so that they stay whole.
func (c *Closer) weigh(p doudizhu.Play) int64 {
	switch {
	case c.beatable(p):
		return -perRisk
	case p.Kind.Trumps():
		return 0
	}
	return -1
}

// Line returns the plays of a certain win that begins with p, or nil if p doesn't win for certain. The last play is the one that can be beaten, if
// any can. The plays other than p are in the order of their ranks.
func (c *Closer) Line(p doudizhu.Play) []doudizhu.Play {
	rest := c.hand - p.Cards
	switch {
	case rest == 0:
		return []doudizhu.Play{p}
	case p.Kind == doudizhu.Pass || c.beatable(p) || c.Risks(rest) > 1:
		return nil
	}
	after := c.risks.first(rest).Plays
	slices.SortStableFunc(after, func(a, b doudizhu.Play) int {
		switch x, y := c.beatable(a), c.beatable(b); {
		case x == y:
			return 0
		case x:
			return 1
		}
		return -1
	})
	return slices.Insert(after, 0, p)
}

// Risks returns the fewest plays that another can beat in a split of h, a part of the hand; more than any split has, if h has cards that no play
// can take.
func (c *Closer) Risks(h doudizhu.Hand) int {
	if h == 0 {
		return 0
	}
	return int(-c.total(h) / perRisk)
}

// total returns the weight of a part of the hand.
func (c *Closer) total(h doudizhu.Hand) int64 {
	if !c.filed {
		c.risks.Reset(c.hand)
		c.filed = true
	}
	return c.risks.Total(h)
}

// Best returns the certain win that begins with a play on last and has the fewest plays that can be beaten, then the fewest plays, bombs not
// counted; nil if there is none.
func (c *Closer) Best(last doudizhu.Play) []doudizhu.Play {
	c.found = c.rules.AppendFollows(c.found[:0], c.hand, last)
	var best doudizhu.Play
	most := int64(-2 * perRisk)
	for _, p := range c.found {
		if p.Cards == c.hand {
			return []doudizhu.Play{p}
		}
		if c.beatable(p) {
			continue
		}
		if w := c.weigh(p) + c.total(c.hand-p.Cards); w > most {
			best, most = p, w
		}
	}
	return c.Line(best)
}

// First fills the lines of hints for the closer's hand, and puts those that win for certain before the others.
func (c *Closer) First(hints []Hint) {
	for i := range hints {
		hints[i].Line = c.Line(hints[i].Play)
	}
	slices.SortStableFunc(hints, func(a, b Hint) int { return min(1, len(b.Line)) - min(1, len(a.Line)) })
}

// Certain is the reason for the first play of a certain win: nobody can beat these plays, but for the last one.
func (r *Rules) Certain(line []doudizhu.Play) Reason {
	parts := make([]string, len(line))
	for i, p := range line {
		parts[i] = r.Parts(p)
	}
	last := len(parts) - 1
	if last == 0 {
		return Reason{Text: allCards.Text}
	}
	return Reason{Text: phrase.New("wins for certain: nobody can beat %s, then %s", strings.Join(parts[:last], " "), parts[last])}
}
