package klondike

// Scores: step costs and an estimate that belong together, for the engines that use them; and a lower bound on the length of a solution.

import "kedou/search"

// Score evaluates states: the costs of steps, and an estimate of the remaining cost. The zero Score costs and estimates nothing, on the
// whole graph.
type Score struct {
	Name      string
	Costs     Costs     // of the steps
	Technique Technique // the techniques with which the score was made and measured
	estimate  func(p *Problem, s State) search.Cost
}

// Estimate is the score's estimate of the remaining cost in s, for search.Config.Heuristic.
func (p *Problem) Estimate(s State) search.Cost {
	if p.estimate == nil {
		return 0
	}
	return p.estimate(p, s)
}

// Scores lists all scores, the default first:
//
//   - dig counts the cards that cover others, so that the search uncovers the face-down cards first;
//   - pile1 and pile2 reward full foundations and long runs; pile2 gives less for a suit that is ahead of others and more for a king at the
//     bottom of a column;
//   - length is a lower bound on moves and turns, for shortest solutions;
//   - none estimates nothing.
func Scores() []Score {
	even := Costs{Move: 4, Turn: 4, Redeal: 4, Back: 40}
	return []Score{
		{"dig", Costs{Move: 1, Back: 1}, strong, (*Problem).dig},
		{"pile1", even, basic, (*Problem).pile1},
		{"pile2", even, basic, (*Problem).pile2},
		{"length", lengthCosts, exact, (*Problem).LowerBound},
		{"none", lengthCosts, exact, func(*Problem, State) search.Cost { return 0 }},
	}
}

// pile1 and pile2 count better positions higher. Their estimate is the greatest possible score, 100 for each rank, less the position's. The
// open list takes the least sum of costs and estimate, which is the greatest score less costs.
func (p *Problem) pile1(s State) search.Cost {
	low := p.lowest(&s)
	score := 100*low + 15*(s.up()-low*p.rules.Suits)
	for _, c := range s.columns {
		if c != 0 {
			score += 8*(c.size()-1) - 2*(c.down()+1)
		}
	}
	return search.Cost(100*p.rules.Ranks - score)
}

// ahead is what pile2 gives for a suit, by the number of cards it is ahead of the lowest suit.
var ahead = [...]int{0, 14, 24, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50}

func (p *Problem) pile2(s State) search.Cost {
	low := p.lowest(&s)
	score := 100 * low
	for u := range p.rules.Suits {
		score += ahead[s.height(Suit(u))-low]
	}
	for _, c := range s.columns {
		if c == 0 {
			continue
		}
		score += 8*(c.size()-1) - 2*(c.down()+1)
		if c.down() == 0 && c.head().Rank() == p.top {
			score += 10
		}
	}
	return search.Cost(100*p.rules.Ranks - score)
}

func (p *Problem) lowest(s *State) int {
	low := p.rules.Ranks
	for u := range p.rules.Suits {
		low = min(low, s.height(Suit(u)))
	}
	return low
}

// dig counts the cards that cover others: 8 for each dealt card still in its place in columns with face-down cards, 1 for each card of
// stock and waste, and 1 for each card not collected.
func (p *Problem) dig(s State) search.Cost {
	h := p.rules.Cards() - s.up() + s.left()
	for _, c := range s.columns {
		if down := c.down(); down > 0 {
			h += 8 * (down + 1)
		}
	}
	return search.Cost(h)
}

// lengthCosts is the usual length of a solution: moves of cards and runs, and turns of the stock. Redeals cost nothing.
var lengthCosts = Costs{Move: 1, Turn: 1, Back: 1}

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

// LowerBound is an admissible and consistent estimate of the length of a solution, in moves and turns. It adds up three parts, which count
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
