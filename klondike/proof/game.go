package proof

// The game in which a certificate argues: never harder than the real one (lemma 1).

// Game is a deal in which only some cards are kept. Every other card is lifted: it counts as up, also lies open in its own place, takes no
// other card's place, and needs none. A Game is for one goroutine.
type Game struct {
	deal     *Deal
	kept     Cards
	order    Cards // Order, if the order of the stock counts
	lifted   Cards
	kings    Cards     // the cards of the highest rank: they may lie on the ground
	ground   Cards     // the lowest kept cards of the columns
	under    [52]Cards // by card in a column: the kept card under it, or none
	stock    []Cards   // by place: the kept card that lay there in the deal, or none if that is lifted
	hand     bool      // every card of the stock can be played at any time
	back     Cards     // the stock cards that may go back at any time, from wherever they are (lemma 9)
	worrying Cards     // all cards with worrying back, else none
	calm     Cards     // the cards that may be safe: none without lemma 4
	inOrder  Cards     // the stock cards that can't be safe, because the order of the stock counts (lemma 4)
	lazy     bool      // lemma 10 is in use: stock cards wait for their use
	root     State
}

// Order is the member of a set of kept cards for the order of the stock, and All is the set of all cards and the order.
const (
	Order Cards = 1 << 52
	All         = Order<<1 - 1
)

// State is a class of positions of a game. Kept cards that are up, in place or in the stock are in those sets; the others are free: they
// lie somewhere in the tableau, and which card lies on which isn't recorded.
type State struct {
	up      Cards // cards on the foundations
	inPlace Cards // the face-down cards and the first face-up one of each column, except a king with none below
	locked  Cards // the last card in place of each column: it lies face up
	stock   Cards
	game    uint16 // the number of the game
	turned  uint8  // places of the stock that count as waste
	redeals uint8  // left, if they are limited
}

// NewGame lifts all cards of a deal but those kept. Without Order among them every stock card can be played at any time, and those of back
// may go back. It uses only the given lemmas.
func NewGame(d *Deal, number int, kept, back Cards, lemmas Lemmas) *Game {
	hand := kept&Order == 0 || d.Draw == 1 && d.Redeals < 0
	g := &Game{
		deal: d, kept: kept & d.deck, lifted: d.deck &^ kept, kings: d.deck &^ (d.deck >> 4), hand: hand, back: back,
		order: kept & Order, worrying: all(d.WorryingBack), calm: all(lemmas&Safe != 0), inOrder: d.inStock & all(!hand),
		root: State{game: uint16(number), up: d.up & kept, turned: uint8(d.waste), redeals: uint8(min(d.redeals, len(d.stock)))},
	}
	g.lazy = g.hand && back == 0 && lemmas&Laying != 0
	s := &g.root
	for _, column := range d.dealt {
		below := Cards(0)
		for _, c := range column {
			if c &= kept; c != 0 {
				if g.under[c.index()] = below; below == 0 {
					g.ground |= c
				}
				s.inPlace |= c
				below = c
			}
		}
	}
	for _, c := range d.stock {
		g.stock = append(g.stock, c&kept)
		s.stock |= c & kept
	}
	g.unlock(s)
	g.settle(s)
	return g
}

// Root returns the state of the deal's position.
func (g *Game) Root() State { return g.root }

// Won reports whether all kept cards are up.
func (g *Game) Won(s *State) bool { return s.up == g.kept }

// Game returns the number of the state's game.
func (s *State) Game() int { return int(s.game) }

// Cards returns the kept cards on the foundations, in place and in the stock.
func (s *State) Cards() (up, inPlace, stock Cards) { return s.up, s.inPlace, s.stock }

// Place returns the number of places of the stock that count as waste, and the redeals left if they are limited.
func (s *State) Place() (turned, redeals int) { return int(s.turned), int(s.redeals) }

func (g *Game) free(s *State) Cards { return g.kept &^ (s.up | s.inPlace | s.stock) }

// settle brings a state into its unique form: it raises cards as long as that can be undone (lemma 2).
func (g *Game) settle(s *State) {
	g.rewind(s)
	for {
		c := g.undoable(s, g.raises(s, g.next(s.up), g.room(s).slots))
		if c == 0 {
			return
		}
		*s = g.raise(*s, c&-c, 0)
	}
}

// unlock finds the locked cards.
func (g *Game) unlock(s *State) {
	under := Cards(0)
	for c := range s.inPlace.each() {
		under |= g.under[c.index()]
	}
	s.locked = s.inPlace &^ under
	g.freeKings(s)
}

// freeKings removes kings that lie alone on the ground from the cards in place.
func (g *Game) freeKings(s *State) {
	kings := s.locked & g.ground & g.kings
	s.locked ^= kings
	s.inPlace ^= kings
}

// room holds the places in the tableau.
type room struct {
	slots    Cards // both cards of each pair that has, or can be given, an uncovered card
	space    bool  // a column is empty, or can be emptied
	laid     Cards // the cards of back in pairs of which some must lie in the tableau
	possible bool  // some position agrees with the state
}

// room counts: a pair has a slot if more of its cards lie open than kept cards lie on them. Where fewer do, cards of back that the
// state has in the stock must lie there; and one more of back gives its pair a slot, if there is a place for it (lemma 9). If there
// are too few of them, or too few columns, no position agrees with the state.
func (g *Game) room(s *State) (r room) {
	free, stock := g.free(s), s.stock&g.back
	open, on := s.locked|free|g.lifted, recolour(free&^g.kings)<<4
	for lack := more(on, open); lack != 0; lack = more(on, open) {
		lay := stock & lack
		if lay == 0 {
			return room{}
		}
		lay &= -lay
		r.laid |= s.stock & g.back & either(lay)
		stock, free, open = stock^lay, free|lay, open|lay
		on = recolour(free&^g.kings) << 4
	}
	used := (s.locked | free&g.kings).count()
	r.slots, r.space, r.possible = more(open, on), used < g.deal.Columns, used <= g.deal.Columns
	for more := stock; more != 0; r.slots |= more {
		more = either(stock&g.homes(r.slots, r.space)) &^ r.slots
	}
	return r
}

// homes returns the cards that have a place in the tableau.
func (g *Game) homes(slots Cards, space bool) Cards { return children(slots) | g.kings&all(space) }

// next returns the cards that are next on their foundations.
func (g *Game) next(up Cards) Cards {
	up = rise(up | g.lifted)
	return (up<<4 | aces) &^ up & g.deal.deck
}

// safe returns the cards that no card will ever need in the tableau, once they are up: both cards of the other colour two ranks lower are
// up, and the twin's suit is up to three ranks lower (lemma 4).
func (g *Game) safe(up Cards) Cards {
	up = rise(up | g.lifted | ^g.deal.deck)
	return g.calm & (recolour(both(up))<<8 | (1<<8 - 1)) & (twins(up)<<12 | (1<<12 - 1))
}

// move makes a card free: a locked card leaves its place, or a stock card is laid. paid are the stock cards that cost a redeal.
func (g *Game) move(s State, c, paid Cards) State {
	switch {
	case s.stock&c != 0:
		g.take(&s, c, paid)
	case s.locked&c != 0:
		s.inPlace ^= c
		s.locked ^= c | g.under[c.index()]
		g.freeKings(&s)
	}
	return s
}

// raise puts a card on its foundation.
func (g *Game) raise(s State, c, paid Cards) State {
	s = g.move(s, c, paid)
	s.up |= c
	return s
}

// lower brings a foundation's top card down, and one of back to the stock.
func (g *Game) lower(s State, c Cards) State {
	s.up ^= c
	s.stock |= c & g.back
	return s
}

// raises returns the cards of next that can go up from the tableau, and those of back.
func (g *Game) raises(s *State, next, slots Cards) Cards {
	raises := next & slots & (s.locked | g.free(s))
	for c := range (next & s.stock & g.back).each() {
		if t := g.raise(*s, c, 0); g.room(&t).possible {
			raises |= c
		}
	}
	return raises
}

// undoable returns the cards whose raising can be undone.
func (g *Game) undoable(s *State, raises Cards) Cards {
	return raises & g.worrying &^ (s.locked | s.stock&^g.back)
}

// Exits returns the states after irreversible steps, from s and from all states that reversible steps reach (lemma 2). It subtracts its
// work from steps; when steps falls below 0, or the check has ended, the result is incomplete. won means that one of those states is won.
func (g *Game) Exits(s State, steps *int64) (exits []State, won bool) {
	open, paid := g.reach(&s)
	open &^= g.back // these steps stay in the component
	d := g.deal
	d.members = append(d.members[:0], s)
	for i := 0; i < len(d.members) && *steps >= 0 && d.ctx.Err() == nil; i++ {
		m, before := d.members[i], len(exits)
		*steps--
		if g.Won(&m) {
			return nil, true
		}
		room, next, safe := g.room(&m), g.next(m.up), g.safe(m.up)
		homes, raises := g.homes(room.slots, room.space), g.raises(&m, next, room.slots)|next&open
		undoable := g.undoable(&m, raises)
		if must := raises & safe &^ (m.stock & g.inOrder); must != 0 { // everything else can wait
			must &= -must
			if m = g.raise(m, must, 0); must&undoable == 0 {
				g.settle(&m)
				*steps--
				return []State{m}, false
			}
			g.join(m)
			continue
		}
		for c := range undoable.each() {
			g.join(g.raise(m, c, 0))
		}
		for c := range (tops(m.up) & (homes | g.back) & g.worrying &^ safe).each() {
			g.join(g.lower(m, c))
		}
		for c := range (raises &^ undoable).each() {
			exits = append(exits, g.raise(m, c, paid))
		}
		lays := open & homes
		if g.lazy {
			lays &^= room.slots
		}
		for c := range (m.locked&homes | lays).each() {
			if g.lazy && lays&c != 0 {
				exits = g.layForUse(exits, m, c, steps)
			} else {
				exits = append(exits, g.move(m, c, paid))
			}
		}
		for i := before; i < len(exits); i++ {
			g.settle(&exits[i])
		}
		*steps -= int64(len(exits) - before)
	}
	return exits, false
}

// join adds a state to the component unless a member has the same cards up, which makes the rest equal, too.
func (g *Game) join(s State) {
	d := g.deal
	for i := range d.members {
		if d.members[i].up == s.up {
			return
		}
	}
	d.members = append(d.members, s)
}

// Project returns the state of game to that corresponds to s if more cards are lifted, the order of the stock is dropped, or more stock
// cards may go back (lemma 7). ok reports whether there is one.
func (g *Game) Project(to *Game, s State) (t State, ok bool) {
	stock := g.deal.inStock
	harder := (to.kept|to.order)&^(g.kept|g.order) != 0 || g.back&to.kept&^to.back != 0
	if harder || !to.hand && (to.kept^g.kept)&stock != 0 && stock&^g.kept != 0 {
		return s, false
	}
	t = State{up: s.up & to.kept, inPlace: s.inPlace & to.kept, stock: s.stock&to.kept | to.back&^s.up, game: to.root.game, turned: s.turned, redeals: s.redeals}
	to.unlock(&t)
	to.settle(&t)
	return t, true
}
