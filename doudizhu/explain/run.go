// Runs: a forced win with plays that no opponent can beat.

package explain

import (
	"slices"

	"kedou/doudizhu"
)

// A run empties the leader's hand play by play, and no enemy can beat any play before the last. A
// player who leads with a run has won. (Other leads may win, too.)

// runner finds runs, and remembers them. A runner serves one goroutine.
type runner struct {
	rules *doudizhu.Rules
	known map[table][]doudizhu.Play // nil where there is no run
}

// table is a leader's hand and those of his enemies, one or two.
type table struct{ leader, enemy, other doudizhu.Hand }

func newRunner(r *doudizhu.Rules) *runner { return &runner{r, map[table][]doudizhu.Play{}} }

// bytes estimates the memory of the runner: an entry of a map and a few plays.
func (r *runner) bytes() int64 { return int64(len(r.known)) * 256 }

// run returns a run of fewest plays for the side of a seat that leads in s, or nil.
func (r *runner) run(s doudizhu.State, seat doudizhu.Seat) []doudizhu.Play {
	t := table{leader: s.Hands[seat], enemy: s.Hands[doudizhu.Landlord]}
	if seat == doudizhu.Landlord {
		t.enemy, t.other = s.Hands[doudizhu.Down], s.Hands[doudizhu.Up]
	}
	plays, ok := r.known[t]
	if !ok {
		plays = r.find(t)
		r.known[t] = plays
	}
	return plays
}

// find looks for a run.
func (r *runner) find(t table) []doudizhu.Play {
	leads := r.rules.AppendLeads(nil, t.leader)
	c := cover{last: map[doudizhu.Hand]doudizhu.Play{}, tried: map[doudizhu.Hand][]doudizhu.Play{}}
	for _, p := range leads {
		if _, ok := c.last[p.Cards]; !ok {
			c.last[p.Cards] = p
		}
	}
	enemies := []tops{r.tops(t.enemy), r.tops(t.other)}
	for _, p := range leads {
		if !slices.ContainsFunc(enemies, func(e tops) bool { return e.beats(p) }) {
			c.controls = append(c.controls, p)
		}
	}
	return c.lay(t.leader)
}

// cover lays a hand in controls and a last play.
type cover struct {
	controls []doudizhu.Play
	last     map[doudizhu.Hand]doudizhu.Play   // every play, by its cards
	tried    map[doudizhu.Hand][]doudizhu.Play // the fewest plays for the remaining cards; nil if there are none
}

// lay returns the fewest controls and a last play that make up the hand h.
func (c *cover) lay(h doudizhu.Hand) []doudizhu.Play {
	if p, ok := c.last[h]; ok {
		return []doudizhu.Play{p}
	}
	best, ok := c.tried[h]
	if ok {
		return best
	}
	for _, p := range c.controls {
		if !h.Contains(p.Cards) {
			continue
		}
		if rest := c.lay(h - p.Cards); rest != nil && (best == nil || len(rest)+1 < len(best)) {
			best = append([]doudizhu.Play{p}, rest...)
		}
	}
	c.tried[h] = best
	return best
}

// tops has, for each kind and length, one more than the highest rank of a hand's plays.
type tops [doudizhu.Kinds][13]uint8

// tops returns the tops of a hand.
func (r *runner) tops(h doudizhu.Hand) (t tops) {
	for _, p := range r.rules.AppendLeads(nil, h) {
		t[p.Kind][p.Len] = max(t[p.Kind][p.Len], uint8(p.Rank)+1)
	}
	return t
}

// beats reports whether the hand has a play that beats p.
func (t *tops) beats(p doudizhu.Play) bool {
	switch {
	case p.Kind == doudizhu.Rocket:
		return false
	case t[doudizhu.Rocket][1] > 0, p.Kind != doudizhu.Bomb && t[doudizhu.Bomb][1] > 0:
		return true
	}
	return t[p.Kind][p.Len] > uint8(p.Rank)+1
}
