// All moves of a hand, with low kickers only, for searches that don't use the split.

package strong

import (
	"math/bits"

	"kedou/doudizhu"
)

// body is a kind of move other than bombs and the rocket: the fewest ranks of its body, and how many solos and pairs each rank takes
// along.
type body struct {
	kind              doudizhu.Kind
	least, ones, twos int
}

// bodies are the kinds of move other than bombs and the rocket, long ones first.
var bodies = [...]body{
	{doudizhu.PlanePairs, 2, 0, 1}, {doudizhu.PlaneSolos, 2, 1, 0}, {doudizhu.TrioChain, 2, 0, 0}, {doudizhu.PairChain, 3, 0, 0},
	{doudizhu.Chain, 5, 0, 0}, {doudizhu.TrioPair, 1, 0, 1}, {doudizhu.TrioSolo, 1, 1, 0}, {doudizhu.Trio, 1, 0, 0},
	{doudizhu.Pair, 1, 0, 0}, {doudizhu.Solo, 1, 0, 0}, {doudizhu.FourPairs, 1, 0, 2}, {doudizhu.FourSolos, 1, 2, 0},
}

// appendMoves appends the moves of a hand that beat last, or all of them if last is a pass.
func appendMoves(dst []move, c cards, last move) []move {
	if last.kind == doudizhu.Rocket {
		return dst
	}
	for i := range bodies {
		switch b := &bodies[i]; {
		case last.kind == doudizhu.Pass:
			for n := b.least; n == b.least || b.least > 1 && n <= longest; n++ {
				dst = b.append(dst, c, n, 0)
			}
		case b.kind == last.kind:
			dst = b.append(dst, c, int(last.len), last.rank+1)
		}
	}
	fours := c.atLeast(4)
	if last.kind == doudizhu.Bomb {
		fours = from(fours, last.rank+1)
	}
	dst = appendEach(dst, doudizhu.Bomb, fours)
	if c.rocket() {
		dst = append(dst, rocket)
	}
	return dst
}

// longest is how many ranks a chain may have.
const longest = int(doudizhu.Ace) + 1

// append appends the moves of a hand with a body of n ranks, from rank r on.
func (b *body) append(dst []move, c cards, n int, r uint8) []move {
	set := c.atLeast(unit[b.kind])
	if b.least > 1 {
		set = runs(set, n)
	}
	if n*(int(unit[b.kind])+b.ones+2*b.twos) > c.count() {
		return dst
	}
	for set = from(set, r); set != 0; set &= set - 1 {
		m := move{kind: b.kind, rank: low(set), len: uint8(n)}
		switch {
		case b.ones > 0:
			dst = appendSolos(dst, c, m, n*b.ones)
		case b.twos > 0:
			dst = choose(dst, m, true, c.atLeast(2)&^m.body()&^c.atLeast(4), n*b.twos, mostChosen)
		default:
			dst = append(dst, m)
		}
	}
	return dst
}

// mostChosen is how many of the lowest ranks serve as kickers.
const mostChosen = 5

// appendSolos appends m with each choice of n solos: without breaking a four if others are enough, and without both jokers. Two
// may be a pair.
func appendSolos(dst []move, c cards, m move, n int) []move {
	set := c.atLeast(1) &^ m.body()
	if set&bothJokers == bothJokers {
		set &^= bothJokers
	}
	if loose := set &^ c.atLeast(4); bits.OnesCount16(loose) >= n {
		set = loose
	}
	dst = choose(dst, m, false, set, n, mostChosen)
	if n == 2 {
		dst = choose(dst, m, true, c.atLeast(2)&^m.body()&^c.atLeast(4), 1, 3)
	}
	return dst
}

// choose appends m with each choice of n more kickers, pairs or else solos, from the lowest ranks of set.
func choose(dst []move, m move, pairs bool, set uint16, n, most int) []move {
	if n == 0 {
		return append(dst, m)
	}
	for ; set != 0 && most > 0; set, most = set&(set-1), most-1 {
		with := m
		if pairs {
			with.twos |= set & -set
		} else {
			with.ones |= set & -set
		}
		dst = choose(dst, with, pairs, set&(set-1), n-1, most-1)
	}
	return dst
}
