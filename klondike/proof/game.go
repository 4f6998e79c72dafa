package proof

// The game in which a certificate argues; it is never harder than the real game (lemma 1).

// Game is a deal in which only some cards are kept. Every other card is lifted: it counts as up, lies open in its own place as well,
// takes no other card's place, and needs none. A Game is for one goroutine.
type Game struct {
	deal     *Deal
	kept     Cards
	order    Cards // Order, if the order of the stock counts
	lifted   Cards
	kings    Cards     // the cards of the highest rank, which may lie on the ground
	ground   Cards     // the lowest kept cards of the columns
	under    [52]Cards // by card in a column: the kept card under it, or none
	stock    []Cards   // by place: the kept card that lay there in the deal, or none if the card there is lifted
	hand     bool      // the player can take every stock card at any time
	back     Cards     // the stock cards that may go back at any time, from wherever they are (lemma 9)
	worrying Cards     // all cards with worrying back, else none
	calm     Cards     // the cards that may be safe: none without lemma 4
	inOrder  Cards     // the stock cards that can't be safe, because the order of the stock counts (lemma 4)
	lazy     bool      // lemma 10 is in use: stock cards stay in hand until a use
	root     State
}

// Order is the member of a set of kept cards that stands for the order of the stock; All is every card and the order.
const (
	Order Cards = 1 << 52
	All         = Order<<1 - 1
)

// State is a class of positions of a game. The sets hold the kept cards that are up, in place or in the stock. Every other kept card is
// free: it lies somewhere in the tableau, and the state doesn't say on which card.
type State struct {
	up      Cards // cards on the foundations
	inPlace Cards // the face-down cards and the first face-up one of each column, except a king with none below
	locked  Cards // the last card in place of each column; this card lies face up
	stock   Cards
	game    uint16 // the number of the game
	turned  uint8  // places of the stock that count as waste
	redeals uint8  // left, if they are limited
}

// NewGame lifts all cards of a deal except the kept ones. Without Order in kept the player can take every stock card at any time, and the
// cards of back may go back. The game uses only the given lemmas.
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

// settle brings a state into its unique form: it raises cards as long as such a step can be undone (lemma 2).
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

// freeKings frees each king that lies on the ground with no kept card in place above.
func (g *Game) freeKings(s *State) {
	kings := s.locked & g.ground & g.kings
	s.locked ^= kings
	s.inPlace ^= kings
}

// room says what the tableau can take.
type room struct {
	slots    Cards // both cards of each pair that has a slot in some arrangement
	space    bool  // a column is empty, or can be emptied, in some arrangement
	laid     Cards // the cards of back in pairs with a need
	possible bool  // the state has an arrangement
}

// room counts: a pair has a slot if more of its cards are in sight than kept cards lie on them. If fewer are, cards of back that the state
// counts as stock must lie there: the pair's need. One more card of back gives its pair a slot, if that card has a home (lemma 9). With
// too few cards of back, or too few columns, the state has no arrangement.
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

// homes returns the cards that have a home in the tableau.
func (g *Game) homes(slots Cards, space bool) Cards { return children(slots) | g.kings&all(space) }

// next returns the cards that are next on their foundations.
func (g *Game) next(up Cards) Cards {
	up = rise(up | g.lifted)
	return (up<<4 | aces) &^ up & g.deal.deck
}

// safe returns the cards that no card will ever need in the tableau: both suits of the other colour are up to two ranks lower, and the
// twin's suit is up to three ranks lower (lemma 4).
func (g *Game) safe(up Cards) Cards {
	up = rise(up | g.lifted | ^g.deal.deck)
	return g.calm & (recolour(both(up))<<8 | (1<<8 - 1)) & (twins(up)<<12 | (1<<12 - 1))
}

// move makes a card free: a locked card leaves its place, or a stock card is laid. The cards of paid cost a redeal.
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

// lower brings a foundation's top card down: a card of back to the stock, any other to the tableau.
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
// work from steps; if steps falls below 0, or the check ends, the result is incomplete. won reports that a state so reached is won.
func (g *Game) Exits(s State, steps *int64) (exits []State, won bool) {
	open, paid := g.reach(&s)
	open &^= g.back // steps of these cards stay in the component
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
		if must := raises & safe &^ (m.stock & g.inOrder); must != 0 { // every other step can wait
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

// join adds a state to the component unless a member has the same cards up; then the rest is equal as well.
func (g *Game) join(s State) {
	d := g.deal
	for i := range d.members {
		if d.members[i].up == s.up {
			return
		}
	}
	d.members = append(d.members, s)
}

// Project returns the state of game to that corresponds to s if to lifts more cards, drops the order of the stock, or lets more stock
// cards go back (lemma 7). ok reports whether such a state exists.
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
