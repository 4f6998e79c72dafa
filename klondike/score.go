package klondike

// Scores: step costs and an estimate that belong together, for the engines that use them.

import "kedou/search"

// Score evaluates states: the costs of steps, and an estimate of the remaining cost. The zero Score costs and estimates nothing, on the
// whole graph.
type Score struct {
	Name      string
	Costs     Costs     // of the steps
	Technique Technique // the techniques with which the score was made and measured
	estimate  func(p *Problem, s State) search.Cost
}

// Estimate is the score's estimate of the remaining cost in s, a search.Heuristic.
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
		{"dig", Costs{Move: 1, Back: 1}, Strong, (*Problem).dig},
		{"pile1", even, Basic, (*Problem).pile1},
		{"pile2", even, Basic, (*Problem).pile2},
		{"length", LengthCosts, Exact, (*Problem).LowerBound},
		{"none", LengthCosts, Exact, func(*Problem, State) search.Cost { return 0 }},
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

// lowest returns the height of the lowest foundation.
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
