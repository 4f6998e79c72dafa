package klondike

// The move generator.

import "kedou/search"

var _ search.Problem[State, Step, State] = (*Problem)(nil)

// AppendMoves implements search.Problem, in a fixed order: waste to foundation, column to foundation, column to column, waste to column,
// turn, back from a foundation. Within a kind it goes by column from the left, the shortest run first, and by target from the left.
func (p *Problem) AppendMoves(dst []Step, s State) []Step {
	tableau := p.technique&afterTurn == 0 || s.waste&turnedLast == 0
	var tips [7]Card
	for i := range p.rules.Columns {
		tips[i] = s.columns[i].tip()
	}
	if tableau && p.technique&safe != 0 {
		if m, ok := p.forced(&s, &tips); ok {
			return append(dst, m)
		}
	}
	var stock [52]Card
	reach := p.reach(&s, stock[:0])
	for _, c := range reach {
		if s.collects(c) {
			dst = append(dst, Step{c, Waste, c.Suit().Foundation()})
		}
	}
	if tableau {
		dst = p.collect(dst, &s, &tips)
		dst = p.shift(dst, &s, &tips)
	}
	for _, c := range reach {
		dst = p.lay(dst, c, Waste, &tips)
	}
	if p.technique&talonMacros == 0 && p.talon(&s).CanTurn() {
		dst = append(dst, turn)
	}
	if tableau && p.rules.WorryBack {
		dst = p.back(dst, &s, &tips)
	}
	return dst
}

// reach appends the cards that can be played from the waste: its top card or, with talon-macros, all cards that turning brings up.
func (p *Problem) reach(s *State, dst []Card) []Card {
	if p.technique&talonMacros == 0 {
		if w := s.turned(); w > 0 {
			dst = append(dst, p.order[select64(s.stock, w-1)])
		}
		return dst
	}
	for place := range p.talon(s).Open {
		dst = append(dst, p.order[select64(s.stock, place-1)])
	}
	return dst
}

func (p *Problem) collect(dst []Step, s *State, tips *[7]Card) []Step {
	if p.technique&twins != 0 {
		return p.liftable(dst, s, tips)
	}
	for i, c := range tips {
		if c != NoCard && s.collects(c) {
			dst = append(dst, Step{c, Column1 + Pile(i), c.Suit().Foundation()})
		}
	}
	return dst
}

func (p *Problem) shift(dst []Step, s *State, tips *[7]Card) []Step {
	for i := range p.rules.Columns {
		column := s.columns[i]
		j := column.size() - 1
		if p.technique&twins != 0 {
			j = min(j, 0) // free runs need no moves
		}
		for ; j >= 0; j-- {
			rests := j == 0 && column.down() == 0 && p.technique&kingRests != 0
			if c := column.at(j); c.Rank() != p.top || !rests {
				dst = p.lay(dst, c, Column1+Pile(i), tips)
			}
		}
	}
	return dst
}

// lay appends the moves of c, from a pile, to columns. It needn't exclude c's own column, whose last card is c or ranks below c.
func (p *Problem) lay(dst []Step, c Card, from Pile, tips *[7]Card) []Step {
	empties := 0
	for i, tip := range tips[:p.rules.Columns] {
		if tip == NoCard {
			empties++
			stays := from.IsFoundation() && p.technique&kingStays != 0
			if c.Rank() != p.top || stays || empties > 1 && p.technique&symmetry != 0 {
				continue
			}
		} else if !tip.accepts(c) {
			continue
		}
		dst = append(dst, Step{c, from, Column1 + Pile(i)})
		if tip != NoCard && p.technique&twins != 0 {
			break
		}
	}
	return dst
}

func (p *Problem) back(dst []Step, s *State, tips *[7]Card) []Step {
	for u := range Suit(p.rules.Suits) {
		rank := s.height(u)
		if rank == 0 || p.technique&safe != 0 && p.safe(s, NewCard(Rank(rank), u)) {
			continue
		}
		dst = p.lay(dst, NewCard(Rank(rank), u), u.Foundation(), tips)
	}
	return dst
}

// forced finds a safe move to a foundation.
func (p *Problem) forced(s *State, tips *[7]Card) (Step, bool) {
	var up [52]Step
	for _, m := range p.collect(up[:0], s, tips) {
		if p.safe(s, m.card) {
			return m, true
		}
	}
	return Step{}, false
}

// safe is Keller's rule. A suit that isn't in play counts as collected.
func (p *Problem) safe(s *State, c Card) bool {
	height := func(u Suit) int {
		if int(u) >= p.rules.Suits {
			return 13
		}
		return s.height(u)
	}
	twin := 3 - c.Suit()
	one, other := Diamonds, Hearts
	if c.Suit().Red() {
		one, other = Clubs, Spades
	}
	r := int(c.Rank())
	return r <= min(height(one), height(other))+2 && r <= height(twin)+3
}
