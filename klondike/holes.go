package klondike

// The founding document's positions.

import (
	"cmp"
	"math/bits"
	"slices"

	"kedou/internal/phrase"
	"kedou/search"
)

// Holed is a Problem that identifies positions as the founding document on Klondike does. The differences:
//
//   - A card played from the waste leaves a hole, which closes at the next redeal. Positions with the same cards in the same places differ
//     if their holes do, for example if the second card of a pass was played in this pass or in the pass before.
//   - Positions don't differ by whether the last move was a turn.
//   - A stock of holes alone can be turned over once.
//   - Moves back come last, in the order of the pinyin notation: hearts, diamonds, spades, clubs.
//
// It has no techniques but after-turn, king-rests and king-stays. A State keeps its stock's holes in the upper half of stock: a bit for each
// place, set if a card is there, and one bit after the last place.
type Holed struct{ *Problem }

var _ search.Problem[State, Step, State] = Holed{}

// mostHoled is the greatest number of cards in stock and waste.
const mostHoled = 31

// Holed returns the Problem with holes, and its start, which has none. The error is one for a stock that is too large.
func (p *Problem) Holed() (Holed, State, error) {
	if n := len(p.order); n > mostHoled {
		return Holed{}, p.root, phrase.Errorf("stock and waste hold %d cards; the founding document's search takes %d at most", n, mostHoled)
	}
	return Holed{p}, p.root.withPlaces(full(p.root.left())), nil
}

func full(cards int) uint32 { return 1<<(cards+1) - 1 }

func (s State) withPlaces(places uint32) State {
	s.stock = uint64(places)<<32 | s.stock&(1<<32-1)
	return s
}

func (s *State) places() uint32 { return uint32(s.stock >> 32) }

// Plain returns the state without holes, as a Problem has it.
func (Holed) Plain(s State) State { return s.withPlaces(0) }

// Key implements search.Problem.
func (h Holed) Key(s State) State {
	s.waste &^= turnedLast
	return h.Problem.Key(s)
}

// Estimate is Problem.Estimate.
func (h Holed) Estimate(s State) search.Cost { return h.Problem.Estimate(h.Plain(s)) }

// AppendMoves implements search.Problem.
func (h Holed) AppendMoves(dst []Step, s State) []Step {
	known, plain := len(dst), h.Plain(s)
	dst = h.Problem.AppendMoves(dst, plain)
	back := slices.IndexFunc(dst[known:], func(m Step) bool { return m.from.IsFoundation() })
	if back < 0 {
		back = len(dst) - known
	}
	slices.SortStableFunc(dst[known+back:], func(a, b Step) int {
		return cmp.Compare(pinyinIndex(a.card.Suit()), pinyinIndex(b.card.Suit()))
	})
	if plain.left() == 0 && bits.Len32(s.places()) > 1 && h.rules.Redeals == Unlimited {
		dst = slices.Insert(dst, known+back, turn)
	}
	return dst
}

// Next implements search.Problem.
func (h Holed) Next(s State, m Step) (State, search.Cost) {
	places, plain := s.places(), h.Plain(s)
	switch {
	case m == turn && plain.turned() == plain.left():
		places = full(plain.left())
	case m.from == Waste:
		places &^= 1 << select64(uint64(places), plain.turned()-1)
	}
	next, cost := h.Problem.Next(plain, m)
	return next.withPlaces(places), cost
}
