// Keeping: of plays about as good, the one that keeps bombs, twos and jokers.

package strong

import (
	"math"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// overrated is by how much playouts overrate a play that spends a bomb or the rocket: their players, who see all cards, find no better use for it
// later, and the others seldom answer with a bomb of theirs (ABLATION.md). mostLuck bounds the luck of few playouts. mostMore is
// how many times the playouts of a play the best play may have for a comparison: KKK+4 with 20 lucky playouts is no match for 6666+45 with 274.
const (
	overrated = 0.05
	mostLuck  = 0.02
	mostMore  = 4
)

// Overrated is by how much the share of playouts won overrates a play of the view's player: more than 0 for a play that spends a bomb while many cards
// are in play and that doesn't empty the hand. Near the end the exact search sees what a bomb is worth.
func Overrated(v *table.View, play doudizhu.Play) float64 {
	if v.Left[0]+v.Left[1]+v.Left[2] <= lastCards || play.Cards == v.Hand {
		return 0
	}
	bombs, _ := spent(v.Hand, play.Cards)
	return overrated * float64(bombs)
}

// keep puts the best play that keeps more of the hand's bombs, twos and jokers first, unless the play that spends them is ahead by more than luck
// explains. An example: with 4566668899TJJKKKAA22 the lead 99 rather than 6666 with 4 and T.
func (p *Player) keep(hand doudizhu.Hand) {
	best := p.live[0]
	if p.inPlay <= lastCards || best.leaves <= 1 {
		return
	}
	bombs, big := spent(hand, best.play.Cards)
	for i, c := range p.live {
		b, g := spent(hand, c.play.Cards)
		if best.made > mostMore*c.made || b > bombs || b == bombs && g >= big {
			continue
		}
		if best.share()-c.share() <= min(mostLuck, math.Sqrt(best.variance()+c.variance())) {
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
