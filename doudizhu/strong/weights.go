// The values of groups of cards, which decide the splits of hands.

package strong

import (
	"math/bits"

	"kedou/doudizhu"
)

// turn is the cost of a group: laying it takes a turn. All values are in thousandths of a turn.
const turn = 1000

// shape holds the numbers from which weights are made. A group's control, its chance to win the trick and the next
// lead, regains a part of its turn.
type shape struct {
	Solo, Pair                int32 // percent of the controls in soloControl and pairControl
	Trio, TrioRank            int32 // a trio's control, and for each rank above the three
	Chain, ChainLen, ChainTop int32 // a chain's control, for each rank beyond five, for each rank of its top
	PairChain, TrioChain      int32
	Bomb, Rocket              int32 // a bomb's worth beyond its turn, and the rocket's
	Kicker                    int32 // the cost of a kicker, instead of a turn
	Slope                     int32 // a little for every rank, so that low cards go first
	Two                       int32 // the control of a solo two
}

// tuned is the shape found by hill climbing on self-play.
var tuned = shape{Solo: 106, Pair: 100, Trio: 304, TrioRank: 28, Chain: 174, ChainLen: 60, ChainTop: 23,
	PairChain: 267, TrioChain: 406, Bomb: 956, Rocket: 361, Kicker: 6, Slope: 14, Two: 683}

// The controls of solos and pairs by rank; shape has the control of a solo two.
var (
	soloControl = [doudizhu.Ranks]int32{5: 10, 20, 40, 70, 110, 180, 340, 0, 850, 1000}
	pairControl = [doudizhu.Ranks]int32{3: 10, 20, 40, 70, 110, 190, 280, 400, 600, 900}
)

// weights are the values of groups: their control less their turn.
type weights struct {
	solo, pair, trio, bomb [doudizhu.Ranks]int32
	chains                 [3][13][12]int32 // by the index of the kind in chainKinds, by length, by rank
	rocket, kicker         int32
	along                  uint16 // the solos that a split counts as kickers
	solos, pairs           sums
}

// sums holds the sums of values over sets of ranks, for the lower eight ranks and for those above.
type sums [2][256]int32

// of returns the sum over a set.
func (s *sums) of(set uint16) int32 { return s[0][set&255] + s[1][set>>8] }

// sumsOf tabulates sums.
func sumsOf(value *[doudizhu.Ranks]int32) (s sums) {
	for half := range s {
		for set := 1; set < 256; set++ {
			if r := bits.TrailingZeros(uint(set)) + 8*half; r < doudizhu.Ranks {
				s[half][set] = s[half][set&(set-1)] + value[r]
			}
		}
	}
	return s
}

// weights makes the weights of a shape.
func (s *shape) weights() *weights {
	w := &weights{rocket: s.Rocket, kicker: s.Kicker, along: 1<<doudizhu.Two - 1}
	for r := range int32(doudizhu.Ranks) {
		slope := s.Slope*r - turn
		w.solo[r] = slope + soloControl[r]*s.Solo/100
		w.pair[r] = slope + pairControl[r]*s.Pair/100
		w.trio[r] = slope + s.Trio + s.TrioRank*r
		w.bomb[r] = s.Bomb + 25*r
	}
	w.solo[doudizhu.Two] += s.Two
	eachChain(func(rank, len int) {
		n, slope, top := int32(len), s.Slope*int32(rank)-turn, int32(rank+len-1)
		w.chains[0][n][rank] = slope + s.Chain + s.ChainLen*(n-5) + s.ChainTop*top
		w.chains[1][n][rank] = slope + s.PairChain + 80*(n-3) + 45*top
		w.chains[2][n][rank] = slope + s.TrioChain + 100*(n-2) + 40*top
	})
	w.solos, w.pairs = sumsOf(&w.solo), sumsOf(&w.pair)
	return w
}

// eachChain calls f for the lowest rank and the length of every chain of two ranks and more.
func eachChain(f func(rank, len int)) {
	for r := range 12 {
		for n := 2; r+n <= 12; n++ {
			f(r, n)
		}
	}
}

// control returns a move's chance to win its trick, by the weights.
func (w *weights) control(m move) int32 {
	switch m.kind {
	case doudizhu.Solo:
		return w.solo[m.rank] + turn
	case doudizhu.Pair:
		return w.pair[m.rank] + turn
	case doudizhu.Trio, doudizhu.TrioSolo, doudizhu.TrioPair:
		return w.trio[m.rank] + turn
	case doudizhu.Chain:
		return w.chains[0][m.len][m.rank] + turn
	case doudizhu.PairChain:
		return w.chains[1][m.len][m.rank] + turn
	case doudizhu.TrioChain, doudizhu.PlaneSolos, doudizhu.PlanePairs:
		return w.chains[2][m.len][m.rank] + turn
	case doudizhu.Bomb:
		return w.bomb[m.rank] + turn
	}
	return 2 * turn
}
