// The chance that an enemy can beat a play, if the unseen cards are dealt at random.

package bot

import (
	"kedou/doudizhu"
)

// odds are the chances of one player's hand.
type odds struct {
	unseen  doudizhu.Hand
	left    int           // how many of the unseen cards he holds
	atLeast [5][5]float64 // atLeast[c][k]: the chance that he holds k or more of c cards
	none    [56]float64   // none[c]: the chance that he holds none of c cards
	bomb    float64       // the chance that he holds a bomb
	rocket  float64
}

// newOdds computes the chances of a player with n of the unseen cards.
func newOdds(unseen doudizhu.Hand, n int) odds {
	o := odds{unseen: unseen, left: n}
	all := unseen.Cards()
	o.none[0] = 1
	for c := 1; c <= all; c++ {
		o.none[c] = o.none[c-1] * float64(max(all-n-c+1, 0)) / float64(all-c+1)
	}
	for c := range min(len(o.atLeast), all+1) {
		o.atLeast[c] = tails(all, n, c)
	}
	no := 1.0
	for r := doudizhu.Three; r <= doudizhu.Two; r++ {
		no *= 1 - o.atLeast[unseen.Count(r)][4]
	}
	o.bomb = 1 - no
	if unseen.Contains(doudizhu.Jokers) {
		o.rocket = o.atLeast[2][2]
	}
	return o
}

// tails returns the chances to hold 0 or more, 1 or more … of c marked cards in a hand of n out of all, dealing
// one marked card after another.
func tails(all, n, c int) (t [5]float64) {
	t[0] = 1
	for i := range c {
		for k := i + 1; k > 0; k-- {
			// With k-1 or more so far, the next card comes to this hand with the chance of its free places. Only hands
			// with exactly k-1 change.
			exact := t[k-1]
			if k < len(t) {
				exact -= t[k]
				t[k] += exact * float64(max(n-k+1, 0)) / float64(all-i)
			}
		}
	}
	return t
}

// beats returns the chance that the player holds a play of p's kind that beats p. It treats overlapping runs as
// independent, so that for chains the result is a guess.
func (o *odds) beats(p doudizhu.Play) float64 {
	if p.Kind == doudizhu.Rocket || p.Cards.Cards() > o.left {
		return 0
	}
	if p.Kind == doudizhu.Solo {
		higher := (o.unseen &^ doudizhu.Of(doudizhu.Wild, 15)) >> (4 * (p.Rank + 1))
		return o.has(higher.Cards())
	}
	unit, n, top := p.Kind.Shape().Unit, doudizhu.Rank(p.Len), doudizhu.Two
	if n > 1 {
		top = doudizhu.Ace
	}
	none := 1.0
	for low := p.Rank + 1; low+n-1 <= top; low++ {
		run := 1.0
		for r := low; r < low+n; r++ {
			run *= o.atLeast[o.unseen.Count(r)][unit]
		}
		none *= 1 - run
	}
	return 1 - none
}

// has returns the chance that the player holds one or more of c cards.
func (o *odds) has(c int) float64 { return 1 - o.none[c] }

// trumps returns the chance that the player holds a bomb or the rocket that beats p, which is no bomb of the player's
// own kind.
func (o *odds) trumps(p doudizhu.Play) float64 {
	switch p.Kind {
	case doudizhu.Rocket:
		return 0
	case doudizhu.Bomb:
		return o.rocket
	}
	return 1 - (1-o.bomb)*(1-o.rocket)
}
