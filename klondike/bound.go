package klondike

// A lower bound on the length of a solution.

import "kedou/search"

// LengthCosts is the usual length of a solution: moves of cards and runs, and
// turns of the stock. Redeals aren't counted.
var LengthCosts = Costs{Move: 1, Turn: 1, Back: 1}

// inversions are, for each column and number of its face-down cards, what the
// lower bound needs to know about those cards.
type inversions struct {
	inverted [7][]search.Cost // cards that lie above a lower one of their suit
	buried   [7][]uint64      // the cards, as a set
}

// lowerOfSuit is the set of the cards of c's suit and lower rank.
func lowerOfSuit(c Card) uint64 { return 0x1111111111111111 << c.Suit() & (1<<c - 1) &^ 0xF }

func (p *Problem) invert() inversions {
	var v inversions
	for i, hidden := range p.hidden {
		count, set := search.Cost(0), uint64(0)
		for _, c := range hidden {
			v.inverted[i], v.buried[i] = append(v.inverted[i], count), append(v.buried[i], set)
			if set&lowerOfSuit(c) != 0 {
				count++
			}
			set |= 1 << c
		}
		v.inverted[i], v.buried[i] = append(v.inverted[i], count), append(v.buried[i], set)
	}
	return v
}

// LowerBound is an admissible and consistent estimate of the length of a
// solution, in LengthCosts. Its parts count different moves:
//
//   - each card that isn't collected needs a move to its foundation;
//   - each card in the stock must be turned, Draw of them at once at best;
//   - a face-down card, or the face-up one that lies on the face-down ones, above
//     a lower card of its suit must go to another column before that card can be
//     collected, at the head of the run that moves; no two such cards head the
//     same run, and the move is not to a foundation.
//
// The idea of the last part is that of the shortest-path solvers KSolve (Fry) and
// MinimalKlondike (Jordan). It is consistent: a move to a foundation removes one
// card of the first part, and none of the third as all lower cards are up by
// then; a run that moves removes one of the third at most; a turn Draw cards of
// the second; everything else lets the estimate grow.
func (p *Problem) LowerBound(s State) search.Cost {
	stock := s.left() - s.turned()
	h := search.Cost(p.rules.Cards()-s.up()) + search.Cost((stock+p.rules.Draw-1)/p.rules.Draw)
	for i, c := range s.columns {
		if down := c.down(); down > 0 {
			h += p.inverted[i][down]
			if p.buried[i][down]&lowerOfSuit(c.head()) != 0 {
				h++
			}
		}
	}
	return h
}
