package klondike

// A lower bound on the length of a solution.

import "kedou/search"

// LengthCosts is the usual length of a solution: moves of cards and runs, and turns of the stock. Redeals cost nothing.
var LengthCosts = Costs{Move: 1, Turn: 1, Back: 1}

// inversions hold what the lower bound needs to know about the face-down cards of each column, by column and number of those cards.
type inversions struct {
	inverted [7][]search.Cost // cards above a lower card of their suit
	buried   [7][]uint64      // the cards, as a set
}

// lowerOfSuit is the set of the cards of c's suit with a lower rank.
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

// LowerBound is an admissible and consistent estimate of the length of a solution, in LengthCosts. It adds up three parts, which count
// different moves:
//
//   - each card off the foundations needs a move to its foundation;
//   - each card in the stock must be turned, at most Draw of them at once;
//   - a card above a lower card of its suit must go to another column before that lower card can be collected, if it lies face down, or is
//     the deepest face-up card and lies on face-down ones. It then heads the run that moves. No two such cards head the same run, and the
//     move is not to a foundation.
//
// The idea of the last part comes from the shortest-path solvers KSolve (Fry) and MinimalKlondike (Jordan).
//
// The estimate is consistent. A move to a foundation reduces the first part by one, and leaves the third, since all lower cards are up by
// then. A run that moves reduces the third by at most one, a turn the second by at most Draw cards. Every other step leaves the estimate or
// increases it.
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
