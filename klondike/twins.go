package klondike

// Twins, the two cards of one rank and colour: the game doesn't depend on which of them a run lies on.

// arrange puts each free run into the order of suits: of the runs that can lie on two face-up cards of one rank and colour, the lower suit
// goes on the lower suit.
func (s *State) arrange() {
	var open, free uint64 // face-up cards; those not the deepest of their column
	for _, c := range s.columns {
		for i := range c.size() {
			open |= 1 << c.at(i)
			if i > 0 {
				free |= 1 << c.at(i)
			}
		}
	}
	for i, c := range s.columns {
		if c.size() == 0 {
			continue
		}
		built := single(c.head()) | c>>downAt<<downAt
		for card := follower(c.head(), open, free); card != NoCard; card = follower(card, open, free) {
			built = built.join(single(card))
		}
		s.columns[i] = built
	}
}

// follower returns the free card that belongs on c, if any.
func follower(c Card, open, free uint64) Card {
	low, high := Clubs, Spades // suits that lie on c
	if !c.Suit().Red() {
		low, high = Diamonds, Hearts
	}
	a, b := NewCard(c.Rank()-1, low), NewCard(c.Rank()-1, high)
	second := c.Suit() >= Hearts && open>>twin(c)&1 != 0
	switch {
	case free>>a&1 != 0 && !second:
		return a
	case free>>b&1 != 0 && (second == (free>>a&1 != 0)):
		return b
	}
	return NoCard
}

func twin(c Card) Card { return c ^ 3 }

// liftable appends the moves to foundations of cards that are uncovered, or whose twins can take the cards upon them.
func (p *Problem) liftable(dst []Step, s *State, tips *[7]Card) []Step {
	var uncovered uint64
	for _, c := range tips {
		uncovered |= 1 << c
	}
	for i := range p.rules.Columns {
		column := s.columns[i]
		for j := column.size() - 1; j >= 0; j-- {
			c := column.at(j)
			if s.collects(c) && (uncovered>>c&1 != 0 || uncovered>>twin(c)&1 != 0) {
				dst = append(dst, Step{c, Column1 + Pile(i), c.Suit().Foundation()})
			}
		}
	}
	return dst
}

// uncover moves the run on c, in column i, to c's twin, if there is a run.
func (s *State) uncover(i int, c Card) {
	column := s.columns[i]
	n := int(column.head().Rank()-c.Rank()) + 1
	if n == column.size() {
		return
	}
	for j := range s.columns {
		if s.columns[j].tip() == twin(c) {
			s.columns[j] = s.columns[j].join(column.run(n))
			s.columns[i] = column.cut(n)
			return
		}
	}
}
