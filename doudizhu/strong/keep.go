// Keeping: of plays about as good, the one that keeps bombs, twos and jokers.

package strong

import (
	"math"

	"kedou/doudizhu"
)

// Playouts overrate plays that spend a bomb or the rocket by overrated: their players, who see all cards, find no better use for it later, and the
// others seldom answer with a bomb of theirs (ABLATION.md). Beyond that, a lead that luck explains is no lead; mostLuck bounds the luck of few playouts.
const (
	overrated = 0.05
	mostLuck  = 0.02
)

// keep puts the best play that keeps more of the hand's bombs, twos and jokers first, unless the play that spends them is ahead by more than playouts
// overrate it and luck explains. An example: with 4566668899TJJKKKAA22 the lead 99 rather than 6666 with 4 and T. Near the end, where the exact search
// sees what a bomb is worth, and with a play that leaves a single turn, nothing is kept back.
func (p *Player) keep(hand doudizhu.Hand) {
	best := p.live[0]
	if p.inPlay <= lastCards || best.leaves <= 1 {
		return
	}
	bombs, big := spent(hand, best.play.Cards)
	for i, c := range p.live {
		b, g := spent(hand, c.play.Cards)
		if c.n == 0 || b > bombs || b == bombs && g >= big {
			continue
		}
		luck := min(mostLuck, math.Sqrt(best.variance()+c.variance()))
		if best.won/best.n-c.won/c.n <= overrated*float64(bombs-b)+luck {
			copy(p.live[1:i+1], p.live[:i])
			p.live[0] = c
			return
		}
	}
}

// spent counts the bombs, with the rocket, that cards laid from a hand take or break, and the twos and jokers among the cards.
func spent(hand, laid doudizhu.Hand) (bombs, big int) {
	for r := doudizhu.Three; r < doudizhu.Ranks; r++ {
		switch n := laid.Count(r); {
		case n > 0 && hand.Count(r) == 4:
			bombs++
		case r >= doudizhu.Two:
			big += n
		}
	}
	if hand.Contains(doudizhu.Jokers) && laid.Count(doudizhu.SmallJoker)+laid.Count(doudizhu.BigJoker) > 0 {
		bombs++
	}
	return bombs, big
}
