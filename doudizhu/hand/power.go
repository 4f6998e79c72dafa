// Power: the value of plays and hands.

package hand

import (
	"fmt"

	"kedou/doudizhu"
)

// Power is the value of plays and hands in thousandths of the unit of Zhou Weikuan's weights
// (DouDiZhu, 2018). It is exact: every term of the formula is a multiple of 0.005. An empty hand
// has power 0; most plays have a negative power, since each costs a turn.
type Power int64

// String writes the power in units, as in -1032.395.
func (p Power) String() string {
	sign := ""
	if p < 0 {
		sign, p = "-", -p
	}
	return fmt.Sprintf("%s%d.%03d", sign, p/1000, p%1000)
}

// PowerOf returns the power of a play: -150 for the turn it takes and -100 for
// each degree of badness,
//
//	rocket            -8
//	quad with kickers -4.5   + 0.003  (15 - t) + 0.002 L(1) - 0.002 sub
//	bomb of twos      -4.65
//	other quads       -6     + 0.175  (15 - t) + 0.002 L(1)
//	trio              0.433  + 0.02   (15 - t) + 0.02  L(1) - 0.01  sub
//	pair              0.437  + 0.015  (15 - t) + 0.02  L(2)
//	solo              0.435  + 0.0151 (15 - t) + 0.02  L(4)
//
// where t is the face value of the lowest body rank (three 3 … two 15, jokers 16 and 17) plus half
// the body's length, L(k) is that length if it exceeds k otherwise 0, and sub is 1 with solo
// kickers and 2 with pair kickers. The choice of kickers doesn't matter. A pass has power 0.
func PowerOf(p doudizhu.Play) Power {
	const turn = -150_000
	shape := p.Kind.Shape()
	low := Power(2*faceTwo - 2*face(p.Rank) - int(p.Len)) // 2 (15 - t)
	long := func(k uint8) Power {
		if p.Len > k {
			return Power(p.Len)
		}
		return 0
	}
	sub := Power(shape.Size)
	switch {
	case p.Kind == doudizhu.Pass:
		return 0
	case p.Kind == doudizhu.Rocket:
		return turn + 800_000
	case shape.Unit == 4 && shape.Kickers > 0:
		return turn + 450_000 - 150*low - 200*long(1) + 200*sub
	case p.Kind == doudizhu.Bomb && p.Rank == doudizhu.Two:
		return turn + 465_000
	case shape.Unit == 4:
		return turn + 600_000 - 8_750*low - 200*long(1)
	case shape.Unit == 3:
		return turn - 43_300 - 1_000*low - 2_000*long(1) + 1_000*sub
	case shape.Unit == 2:
		return turn - 43_700 - 750*low - 2_000*long(2)
	}
	return turn - 43_500 - 755*low - 2_000*long(4)
}
