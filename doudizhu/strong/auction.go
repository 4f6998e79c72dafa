// The evidence of the auction and the doubles: players who have called hold better cards than players who have passed.

package strong

import (
	"math"
	"math/bits"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// Question is a question to a player before play.
type Question uint8

// The questions.
const (
	Bidding         Question = iota // whether to bid or call, before any other bid
	Outbidding                      // the same, or to rob, after another's bid or call
	LandlordDoubles                 // whether to double, with the bottom cards in hand
	DownDoubles
	UpDoubles
	Questions
)

// CallOf returns the question of the player who calls after some calls.
func CallOf(before []table.Call) Question {
	if table.Called(before) {
		return Outbidding
	}
	return Bidding
}

// DoubleOf returns the question whether a seat doubles.
func DoubleOf(s doudizhu.Seat) Question { return LandlordDoubles + Question(s) }

// reply is a hidden player's answer.
type reply struct {
	hidden   int // whose it is: an index of hidden.seats
	question Question
	yes      bool
}

// hear collects the hidden players' answers before play, and the cards that the landlord didn't hold yet at the calls.
func (e *evidence) hear(v *table.View, h *hidden) {
	e.replies, e.taken = e.replies[:0], [2]cards{}
	if i := h.index(landlord); i >= 0 {
		e.taken[i] = pack(v.Bottom)
	}
	for n, c := range v.Calls {
		e.reply(h, v.Seat(c.Chair), CallOf(v.Calls[:n]), c.Bid > 0)
	}
	for c, said := range v.Doubled {
		if seat := v.Seat(table.Chair(c)); said > 0 && v.Variant.Auction != table.Takes {
			e.reply(h, seat, DoubleOf(seat), said > table.Refused)
		}
	}
}

// reply keeps an answer, if its player's hand is hidden.
func (e *evidence) reply(h *hidden, seat doudizhu.Seat, q Question, yes bool) {
	if i := h.index(int8(seat)); i >= 0 {
		e.replies = append(e.replies, reply{i, q, yes})
	}
}

// doubt returns the misses of a world's answers: they make the world as unlikely as these answers are with the cards of the world.
func (e *evidence) doubt(s *splitter, w *world) (misses float64) {
	for _, r := range e.replies {
		held := w.hands[r.hidden].plus(e.laid[r.hidden])
		if r.question <= Outbidding {
			held = held.minus(e.taken[r.hidden])
		}
		misses += r.misses(s, s.natural(held))
	}
	return misses
}

// surest bounds the logarithm of an answer's odds, since players differ.
const surest = 4

// misses is the logarithm of the chance of the answer with a hand, in misses.
func (r *reply) misses(s *splitter, held cards) float64 {
	odds := 0.
	for i, x := range s.factors(held) {
		odds += answers[r.question][i] * x
	}
	odds = min(max(odds, -surest), surest)
	if r.yes {
		odds = -odds
	}
	return math.Log1p(math.Exp(odds)) / -math.Log(oddsOfMiss)
}

// handFactors is the number of coefficients of a Question.
const handFactors = 8

// HandFactors returns the factors of a Question's coefficients; the sum of the products is the logarithm of the odds of a yes. The factors are the
// big joker, the small joker, both, the twos, the aces, the bombs, the value of the split in turns, and a one.
func (p *Player) HandFactors(h doudizhu.Hand) [handFactors]float64 {
	return p.policy.factors(p.policy.natural(pack(h)))
}

func (s *splitter) factors(c cards) [handFactors]float64 {
	count := func(r doudizhu.Rank) float64 { return float64(bits.OnesCount64(uint64(c>>r) & lanes)) }
	big, small := count(doudizhu.BigJoker), count(doudizhu.SmallJoker)
	return [handFactors]float64{big, small, big * small, count(doudizhu.Two), count(doudizhu.Ace), float64(bits.OnesCount16(c.atLeast(4))),
		float64(s.split(c).value) / turn, 1}
}
