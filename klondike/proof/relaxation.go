package proof

// The states that the relaxation shows to be lost.

// facts says what can be true at some time in a play, as far as the rules have derived. The rules only add facts.
type facts struct {
	shown Cards // kept cards that can lie face up in the tableau, and all lifted cards
	slots Cards // both cards of pairs that can have a slot
	up    Cards // cards that can be on the foundations, and all lifted cards
	drawn Cards // stock cards that can be taken
	open  Cards // stock cards that can come up
	tops  Cards // locked cards that can't leave their places, and cards uncovered by cards that can
	space bool  // a column can be empty
}

// Hopeless reports whether some card can't go up even if whatever was once possible stays possible (lemma 3).
func (g *Game) Hopeless(s *State) bool { return g.hopelessIf(s, 0) }

// relaxed adds facts by the rules of lemma 3, whose numbers stand at the lines, until none follows. The cards of late wait for their
// twins (lemma 5); early are the cards that take a home for which they would have to wait.
func (g *Game) relaxed(s *State, late Cards) (lost bool, early Cards) {
	r := g.room(s)
	open, _ := g.reach(s)
	free := g.free(s)
	lying := s.locked | free | g.lifted
	f := facts{shown: lying | r.laid, slots: r.slots, up: s.up | g.lifted, drawn: r.laid, open: open, tops: s.locked, space: r.space}
	returns := s.up & g.worrying
	for before := (facts{}); f != before; {
		before = f
		homes := g.homes(f.slots, f.space)
		waiting := ^(twins(f.up) | children(both(f.shown))) // cards whose twin can't be up, with at most one card of the pair above in sight
		homes &^= late & waiting
		f.drawn |= f.open & (homes | f.up) // 1
		early |= (f.tops | (f.drawn|returns)&^f.shown) & homes & waiting
		f.shown |= (f.drawn | returns) & homes            // 1
		for c := range (f.tops & (homes | f.up)).each() { // 2
			below := g.under[c.index()]
			f.tops ^= c | below
			f.shown |= below
			f.space = f.space || c&g.ground != 0
		}
		f.slots |= either(f.shown&^lying) | parents(f.slots&r.laid)       // 3, and lemma 9
		f.space = f.space || f.slots&r.laid&g.kings != 0                  // lemma 9
		raised := rise(f.up|(f.shown&f.slots|f.open)&g.deal.deck) &^ f.up // 4
		f.up |= raised
		f.slots |= parents(raised & free)
		f.space = f.space || raised&free&g.kings != 0
		if f.open != s.stock {
			f.open |= g.later(s.stock, f.drawn) // 5
		}
	}
	return f.up != g.deal.deck, early
}

// Jammed reports whether s is hopeless whichever of two twins that need one home is late (lemma 5).
func (g *Game) Jammed(s *State) bool {
	lost, early := g.relaxed(s, 0)
	if lost {
		return true
	}
	yet := g.deal.deck &^ g.kings &^ (g.lifted | s.up | g.free(s))
	yet &^= g.back | children(either(g.back)) // a card that goes back frees the home that it took
	late := Cards(0)
	for one := range (both(yet) & low &^ children(both(s.locked|g.free(s)|g.lifted))).each() {
		switch other := one << 1; {
		case early&other != 0 && g.hopelessIf(s, late|other):
			if late |= one; g.hopelessIf(s, late) {
				return true
			}
		case early&one != 0 && g.hopelessIf(s, late|one):
			late |= other
		}
	}
	return false
}

func (g *Game) hopelessIf(s *State, late Cards) bool {
	lost, _ := g.relaxed(s, late)
	return lost
}
