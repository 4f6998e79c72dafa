package proof

// The game that is played: never harder than the real one (lemma 1).

// Game is a deal in which only some cards are kept. Every other card is lifted: it counts as up, lies open in a place of its own at
// the same time, takes no other card's place, and needs none. Of the kept cards a state doesn't say which face-up card lies on
// which. A Game is for one goroutine.
type Game struct {
	deal      *Deal
	kept      Cards // with Order if the order of the stock counts
	lifted    Cards
	kings     Cards // the cards of the highest rank: they may lie on the ground
	safeMoves bool  // lemma 4 is in use
	hand      bool  // every card of the stock can be played at any time
	returning bool  // and may go back there at any time, from wherever it is (returning.go)
	fromStock Cards // the kept cards of the stock
	columns   [7][]Cards
	under     [52]Cards // by card in a column: the kept card under it, or none
	column    [52]uint8 // by card: its column
	place     [52]uint8 // by card: its place in the stock
	ground    Cards     // the lowest kept cards of the columns
	stock     []Cards   // by place: the kept card there, or none
	root      State
	members   []State // of a component, see Exits
}

// Order stands in a set of kept cards for the order of the stock.
const Order Cards = 1 << 52

// All keeps everything.
const All = Order<<1 - 1

// State is a class of positions of a game: kept cards that are in none of the sets lie in their columns below a locked one.
type State struct {
	up      Cards // on the foundations
	locked  Cards // the last kept card of each column that is in its place, but for a king with none below
	free    Cards // other kept cards in the tableau
	stock   Cards
	counts  uint32 // four bits for each column: how many kept cards are in place
	turned  uint8  // places of the stock that count as waste
	redeals uint8  // left, if they are limited
}

// NewGame lifts all cards of a deal but those kept, and uses no lemma but those given.
func NewGame(d *Deal, kept Cards, lemmas Lemmas) *Game {
	ordered := kept&Order != 0
	g := &Game{
		deal: d, kept: kept & (d.deck | Order), lifted: d.deck &^ kept, kings: d.deck &^ (d.deck >> 4), safeMoves: lemmas&Safe != 0,
		hand: d.Draw == 1 && d.redeals < 0 || !ordered, returning: !ordered,
	}
	s := &g.root
	s.up, s.free = d.up&kept, d.free&kept
	for i, cards := range d.dealt {
		g.arrange(i, cards)
		s.counts |= uint32(len(g.columns[i])) << (4 * i)
		g.open(s, i)
	}
	for i, c := range d.stock {
		g.stock = append(g.stock, c&kept)
		g.place[c.index()] = uint8(i)
		s.stock |= c & kept
	}
	g.fromStock = s.stock
	if !g.hand {
		s.turned, s.redeals = uint8(d.waste), uint8(max(min(d.redeals, len(d.stock)), 0))
		g.settle(s)
	}
	g.normal(s)
	return g
}

// arrange puts the kept cards of a column in place.
func (g *Game) arrange(i int, cards []Cards) {
	for _, c := range cards {
		if c &= g.kept; c == 0 {
			continue
		}
		if n := len(g.columns[i]); n > 0 {
			g.under[c.index()] = g.columns[i][n-1]
		} else {
			g.ground |= c
		}
		g.columns[i] = append(g.columns[i], c)
		g.column[c.index()] = uint8(i)
	}
}

// Root returns the state of the deal's position.
func (g *Game) Root() State { return g.root }

// Won reports whether all kept cards are up.
func (g *Game) Won(s *State) bool { return s.up|g.lifted == g.deal.deck }

// open turns up the last kept card in place of a column. A king with none below is free.
func (g *Game) open(s *State, column int) {
	n := s.counts >> (4 * column) & 15
	if n == 0 {
		return
	}
	c := g.columns[column][n-1]
	if c&g.ground&g.kings != 0 {
		s.counts &^= 15 << (4 * column)
		s.free |= c
	} else {
		s.locked |= c
	}
}

// room says what the tableau has places for.
type room struct {
	slots    Cards // both cards of each pair that has, or can be given, an uncovered card
	space    bool  // a column is empty, or can be emptied
	laid     Cards // in returning games: the stock cards of pairs of which some must lie in the tableau
	possible bool  // in returning games: some position agrees with the state
}

// room counts: a pair has a slot if more of its cards lie open than kept cards lie on them.
func (g *Game) room(s *State) room {
	if g.returning {
		return g.returningRoom(s)
	}
	open, on := s.locked|s.free|g.lifted, recolour(s.free)<<4
	slots := twice((open|open>>1)&low&^(on|on>>1)) | twice(open&(open>>1)&low&^(on&(on>>1)))
	return room{slots: slots, space: (s.locked | s.free&g.kings).count() < g.deal.Columns, possible: true}
}

// homes returns the cards that have a place in the tableau.
func (g *Game) homes(slots Cards, space bool) Cards {
	h := children(slots) | g.lifted
	if space {
		h |= g.kings
	}
	return h
}

// next returns the cards that are next on their foundations.
func (g *Game) next(up Cards) Cards {
	up = rise(up | g.lifted)
	return (up<<4 | aces) &^ up & g.deal.deck
}

// safe returns the cards that no card will ever need in the tableau, once they are up: both cards of the other colour two ranks
// lower are up, and the twin's suit is up to three ranks lower (lemma 4).
func (g *Game) safe(up Cards) Cards {
	if !g.safeMoves {
		return 0
	}
	up = rise(up | g.lifted | ^g.deal.deck)
	return (recolour(both(up))<<8 | (1<<8 - 1)) & (twins(up)<<12 | (1<<12 - 1))
}

// raise puts a card on its foundation.
func (g *Game) raise(s *State, c, paid Cards) {
	switch {
	case s.stock&c != 0:
		g.take(s, c, paid)
	case s.locked&c != 0:
		g.leave(s, c)
	default:
		s.free ^= c
	}
	s.up |= c
}

// leave takes a locked card off its place.
func (g *Game) leave(s *State, c Cards) {
	column := int(g.column[c.index()])
	s.locked ^= c
	s.counts -= 1 << (4 * column)
	g.open(s, column)
}

// lower brings a foundation's top card down.
func (g *Game) lower(s *State, c Cards) {
	s.up ^= c
	if g.returning {
		s.stock |= c & g.fromStock
	}
	s.free |= c &^ s.stock
}

// normal raises cards as long as that can be undone (lemma 2).
func (g *Game) normal(s *State) {
	for g.deal.WorryingBack {
		c := g.raises(s, g.next(s.up), g.room(s).slots) &^ s.locked
		if c == 0 {
			return
		}
		g.raise(s, c&-c, 0)
	}
}

// raises returns the cards of next that can go up, but for those of a stock from which cards don't come back.
func (g *Game) raises(s *State, next, slots Cards) Cards {
	c := next & slots & (s.locked | s.free)
	if g.returning {
		for stock := next & s.stock; stock != 0; stock &= stock - 1 {
			t := *s
			if g.raise(&t, stock&-stock, 0); g.room(&t).possible {
				c |= stock & -stock
			}
		}
	}
	return c
}

// undoable reports whether raising c can be undone.
func (g *Game) undoable(s *State, c Cards) bool {
	return g.deal.WorryingBack && c&s.locked == 0 && (g.returning || c&s.stock == 0)
}

// Exits appends the states to which steps that can't be undone lead, from s, which is normal, and from all states that steps that
// can be undone lead to (lemma 2). Each state found takes one from steps; when they run out, Exits ends early. The answer won
// means that one of those states is won.
func (g *Game) Exits(s State, out []State, steps *int64) (exits []State, won bool) {
	begin := len(out)
	open, paid := g.reach(&s)
	if g.returning {
		open = 0 // these steps lead nowhere else
	}
	g.members = append(g.members[:0], s)
	for i := 0; i < len(g.members) && *steps > 0; i++ {
		m := g.members[i]
		if g.Won(&m) {
			return out, true
		}
		room, next, safe := g.room(&m), g.next(m.up), g.safe(m.up)
		raises, homes := g.raises(&m, next, room.slots), g.homes(room.slots, room.space)
		if g.hand {
			raises |= open & next
		}
		if c := raises & safe; c != 0 { // the others can wait
			undoable := g.undoable(&m, c&-c)
			if g.raise(&m, c&-c, 0); !undoable {
				return append(out[:begin], m), false
			}
			g.join(&m, steps)
			continue
		}
		raises |= open & next
		for c := raises; c != 0; c &= c - 1 {
			t, one := m, c&-c
			if g.raise(&t, one, paid); g.undoable(&m, one) {
				g.join(&t, steps)
			} else {
				out = append(out, t)
			}
		}
		if g.deal.WorryingBack {
			if g.returning {
				homes |= g.fromStock
			}
			for c := tops(m.up) & homes &^ safe; c != 0; c &= c - 1 {
				t := m
				g.lower(&t, c&-c)
				g.join(&t, steps)
			}
		}
		out = g.moves(out, &m, m.locked&homes, open&homes, paid)
		*steps -= int64(len(out) - begin)
	}
	return out, false
}

// moves appends the states after a locked card of reveal has left its place and after a stock card of lay has come to the tableau.
func (g *Game) moves(out []State, s *State, reveal, lay, paid Cards) []State {
	for c := reveal; c != 0; c &= c - 1 {
		t := *s
		g.leave(&t, c&-c)
		t.free |= c & -c
		out = append(out, t)
	}
	for c := lay; c != 0; c &= c - 1 {
		t := *s
		g.take(&t, c&-c, paid)
		t.free |= c & -c
		out = append(out, t)
	}
	return out
}

// join adds a state to the component unless a member has the same cards up: the rest is the same anyway.
func (g *Game) join(s *State, steps *int64) {
	*steps -= 1 + int64(len(g.members)/16)
	for i := range g.members {
		if g.members[i].up == s.up {
			return
		}
	}
	g.members = append(g.members, *s)
}

// Easy reports whether s is won for sure: every stock card can be played at any time, and no kept card is in its place.
func (g *Game) Easy(s *State) bool { return (g.hand || s.stock == 0) && s.counts == 0 }

// Promise orders states for a search: the least is the most promising.
func (s *State) Promise() int {
	n := 0
	for c := s.counts; c != 0; c >>= 4 {
		n += int(c & 15)
	}
	return 8*n + s.stock.count() - s.up.count()
}

// Normalize raises cards as long as that can be undone, as a check does with each state before it asks for a symbol.
func (g *Game) Normalize(s *State) { g.normal(s) }
