// Moves: plays of playouts, and what beats what.

package strong

import (
	"math/bits"

	"kedou/doudizhu"
)

// move is a play by its body, and its kickers as the ranks that lose one card and the ranks that lose two (three: both).
// The zero move is a pass.
type move struct {
	kind       doudizhu.Kind
	rank, len  uint8 // of the body: the lowest rank, and how many there are
	ones, twos uint16
}

// rocket is the rocket, whose rank is the small joker's.
var rocket = move{kind: doudizhu.Rocket, rank: uint8(doudizhu.SmallJoker), len: 1}

// unit is how many cards of each rank a body of the kind has.
var unit = func() (u [doudizhu.Kinds]uint) {
	for k := range doudizhu.Kinds {
		u[k] = uint(k.Shape().Unit)
	}
	return u
}()

// moveOf converts a play. A play with a wildcard loses its cards, since moves have no wildcards.
func moveOf(p doudizhu.Play) move {
	m := move{kind: p.Kind, rank: uint8(p.Rank), len: p.Len}
	if p.Kind == doudizhu.Pass || p.Cards.Count(doudizhu.Wild) > 0 {
		return m
	}
	for r, k := 0, p.Kickers(); k != 0; r, k = r+1, k>>4 {
		m.ones |= uint16(k&1) << r
		m.twos |= uint16(k>>1&1) << r
	}
	return m
}

// body returns the ranks of the body.
func (m move) body() uint16 { return (1<<m.len - 1) << m.rank }

// size returns how many cards the move lays.
func (m move) size() int {
	if m.kind == doudizhu.Rocket {
		return 2
	}
	return int(unit[m.kind])*int(m.len) + bits.OnesCount16(m.ones) + 2*bits.OnesCount16(m.twos)
}

// after returns the hand without the cards of m.
func (c cards) after(m move) cards {
	if m.kind == doudizhu.Rocket {
		return c.less(bothJokers, 1)
	}
	c = c.less(m.body(), unit[m.kind])
	if m.ones|m.twos != 0 {
		c = c.less(m.ones, 1).less(m.twos, 2)
	}
	return c
}

// like reports whether m and o have the same body, and so beat the same moves.
func (m move) like(o move) bool { return m.kind == o.kind && m.rank == o.rank && m.len == o.len }

// trumps reports whether m is a bomb or the rocket.
func (m move) trumps() bool { return m.kind >= doudizhu.Bomb }

// beats reports whether m may be laid on last; every move except a pass beats a pass, which stands for a
// free lead.
func (m move) beats(last move) bool {
	switch {
	case m.kind == doudizhu.Pass || last.kind == doudizhu.Rocket:
		return false
	case last.kind == doudizhu.Pass || m.kind == doudizhu.Rocket:
		return true
	case m.kind == last.kind:
		return m.len == last.len && m.rank > last.rank
	}
	return m.kind == doudizhu.Bomb
}

// beats reports whether the hand holds anything that beats m.
func (c cards) beats(m move) bool {
	if m.kind == doudizhu.Rocket {
		return false
	}
	if c.rocket() {
		return true
	}
	bombs := c.atLeast(4)
	if m.kind == doudizhu.Bomb {
		return bombs>>(m.rank+1) != 0
	}
	return bombs != 0 || c.follows(m)
}

// follows reports whether the hand holds anything of m's own kind that beats m, and cards enough for its kickers.
func (c cards) follows(m move) bool {
	set := c.atLeast(unit[m.kind])
	if m.len > 1 {
		set = runs(set, int(m.len))
	}
	if set>>(m.rank+1) == 0 {
		return false
	}
	return m.ones|m.twos == 0 || c.count() >= m.size()
}
