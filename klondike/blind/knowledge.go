package blind

// From a player's view to a state of knowledge and its worlds, and from steps back to moves.

import (
	"math/bits"
	"math/rand/v2"
	"slices"

	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/internal/quotient"
)

// knowledge is a view in the engine's form.
type knowledge struct {
	view   *View
	root   state
	forced []step  // steps from the view's position to root
	places []place // of the unseen cards
	unseen []uint8 // the unseen cards
	named  cards   // face-down cards that the view names all the same

	row  []klondike.Card // of a known stock: its cards when their places were last numbered
	rows uint32          // number of numberings
}

// place is a place of a column, or for the column stockPile one of the stock.
type place struct{ column, at uint8 }

const stockPile = quotient.MaxColumns

// load reads a view into k and e's world.
func (k *knowledge) load(e *engine, s *View) error {
	*k = knowledge{view: s, forced: k.forced[:0], places: k.places[:0], unseen: k.unseen[:0], row: k.row, rows: k.rows}
	p := &s.Position
	for suit, height := range p.Foundation {
		k.root.Up |= quotient.Raised(suit, int(height))
	}
	for i := range p.Tableau {
		if err := k.loadColumn(e, i, &p.Tableau[i]); err != nil {
			return err
		}
	}
	if err := k.loadStock(e, p); err != nil {
		return err
	}
	missing := e.Deck &^ (k.root.Up | k.root.Tableau | k.root.Stock | k.named)
	for ; missing != 0; missing &= missing - 1 {
		k.unseen = append(k.unseen, uint8(bits.TrailingZeros64(missing)))
	}
	if len(k.unseen) != len(k.places) {
		return phrase.Errorf("%w: %d cards lie unseen, and %d are missing", ErrView, len(k.places), len(k.unseen))
	}
	k.assign(e)
	e.openStock(&k.root)
	e.normalize(&k.root, &k.forced)
	return nil
}

func (k *knowledge) loadColumn(e *engine, i int, c *klondike.Column) error {
	s := &k.root
	if c.Down >= quotient.MaxDealt || c.Down > 0 && c.Down >= len(c.Cards) {
		return phrase.Errorf("%w: column %d has %d face-down cards of %d", ErrView, i+1, c.Down, len(c.Cards))
	}
	if n := len(c.Cards); c.Down > 0 && c.Down == n-1 && c.Cards[n-1] == klondike.NoCard || n == 1 && c.Cards[0] == klondike.NoCard {
		k.aboutToTurn(i, n)
		return nil
	}
	for at, card := range c.Cards[:c.Down] {
		if card == klondike.NoCard {
			k.places = append(k.places, place{uint8(i), uint8(at)})
			continue
		}
		k.named |= 1 << quotient.Number(card)
		e.world.setDealt(place{uint8(i), uint8(at)}, uint8(quotient.Number(card)))
	}
	for at, card := range c.Cards[c.Down:] {
		if card == klondike.NoCard {
			return phrase.Errorf("%w: column %d: an open card isn't known", ErrView, i+1)
		}
		number := quotient.Number(card)
		bit := cards(1) << number
		s.Tableau |= bit
		e.world.column[number] = uint8(i)
		if at > 0 || c.Down == 0 && bit&e.Kings != 0 {
			continue
		}
		e.world.dealt[i][c.Down] = uint8(number)
		s.Locked |= bit
		s.heads[i] = uint8(number) + 1
		s.columns.Set(i, c.Down+1)
		if c.Down == 0 {
			s.ground |= bit
		}
	}
	s.hidden += uint8(c.Down)
	s.depth += uint8(c.Down * c.Down)
	return nil
}

// aboutToTurn records that the last of n cards of column i is about to be turned up.
func (k *knowledge) aboutToTurn(i, n int) {
	for at := range n {
		k.places = append(k.places, place{uint8(i), uint8(at)})
	}
	k.root.columns.Set(i, n)
	k.root.fresh |= 1 << i
	k.root.hidden += uint8(n - 1)
	k.root.depth += uint8((n - 1) * (n - 1))
}

func (k *knowledge) loadStock(e *engine, p *klondike.Position) error {
	row := slices.Concat(p.Waste, p.Stock)
	if len(row) > quotient.MaxStock {
		return phrase.Errorf("%w: %d cards in the stock, more than %d", ErrView, len(row), quotient.MaxStock)
	}
	s := &k.root
	e.world.row = k.number(row)
	at := 0
	for i, card := range row {
		if at = i; e.world.row != 0 {
			at = slices.Index(k.row, card)
		}
		s.left |= 1 << at
		if card == klondike.NoCard {
			k.places = append(k.places, place{stockPile, uint8(at)})
			continue
		}
		e.world.setStock(at, quotient.Number(card))
		s.seen |= 1 << at
		s.Stock |= 1 << quotient.Number(card)
		if e.stockHidden {
			s.order += placed(at, quotient.Number(card))
		}
	}
	s.offset = e.Offset(len(p.Waste), len(row))
	s.redeals = e.Redeals(p)
	return nil
}

// number returns the number of the row that gives a known stock's cards their places, or 0 if cards are hidden. If only cards have left
// since the last view, the row stays the same, so that states of both can be compared.
func (k *knowledge) number(row []klondike.Card) uint32 {
	if slices.Contains(row, klondike.NoCard) {
		k.row = k.row[:0]
		return 0
	}
	rest := k.row
	for _, card := range row {
		at := slices.Index(rest, card)
		if at < 0 {
			k.rows++
			k.row = append(k.row[:0], row...)
			return k.rows
		}
		rest = rest[at+1:]
	}
	return k.rows
}

func (w *world) setStock(at, number int) {
	w.order[at], w.place[number] = uint8(number), uint8(at)
}

func (w *world) setDealt(p place, number uint8) {
	w.dealt[p.column][p.at], w.column[number] = number, p.column
}

// sample draws a uniformly random world that the view allows into e.
func (k *knowledge) sample(e *engine, random *rand.Rand) {
	for i := len(k.unseen) - 1; i > 0; i-- {
		j := random.IntN(i + 1)
		k.unseen[i], k.unseen[j] = k.unseen[j], k.unseen[i]
	}
	k.assign(e)
}

// assign lays the unseen cards in their present order.
func (k *knowledge) assign(e *engine) {
	for i, p := range k.places {
		number := k.unseen[i]
		if p.column == stockPile {
			e.world.setStock(int(p.at), int(number))
			continue
		}
		e.world.setDealt(p, number)
	}
}

// steps returns the steps to an exit of the root's component.
func (e *engine) steps(x *exit) []step {
	var back []step
	for m := x.member; m > 0; m = e.members[m].from {
		back = append(back, e.members[m].step)
	}
	slices.Reverse(back)
	return append(back, e.trail[x.begin:x.end]...)
}

// moves converts steps from the view's position, after those to root, into moves. A player who asks within a way is told the rest of that way,
// although the steps to root take the way's beginning back.
func (k *knowledge) moves(steps []step) []klondike.Move {
	p, r := &k.view.Position, k.view.Rules
	moves := quotient.Moves(r, p, slices.Concat(k.forced, steps))
	for i := 0; i < len(moves); i++ {
		shorter := direct(moves, i)
		if to := end(p, r, shorter); to != "" && to == end(p, r, moves) {
			moves, i = shorter, -1
		}
	}
	return moves
}

// direct leaves out the detour of a card that move i moves and a later one moves on, or back; it returns nil if there is none.
func direct(moves []klondike.Move, i int) []klondike.Move {
	first, later := moves[i], moves[i+1:]
	n := slices.IndexFunc(later, func(m klondike.Move) bool { return m.Card == first.Card })
	if n < 0 || first.IsTurn() {
		return nil
	}
	var over []klondike.Move
	if to := later[n].To; to != first.From {
		over = []klondike.Move{{Card: first.Card, From: first.From, To: to}}
	}
	return slices.Concat(moves[:i], over, later[:n], later[n+1:])
}

// end returns the position to which moves from p lead, as a text; "" if there are none, or one isn't legal.
func end(p *klondike.Position, r klondike.Rules, moves []klondike.Move) string {
	at := p.Clone()
	if len(moves) == 0 {
		return ""
	}
	for _, m := range moves {
		if at.Play(m, r) != nil {
			return ""
		}
	}
	return at.Neutral(r)
}

// turns returns the turns of the stock up to the next unseen card.
func (k *knowledge) turns() []klondike.Move {
	p := &k.view.Position
	row := slices.Concat(p.Waste, p.Stock)
	var moves []klondike.Move
	for t := p.Talon(k.view.Rules); t.CanTurn() && len(moves) <= 2*quotient.MaxStock+2; {
		before := t.Waste
		t = t.Turn()
		moves = append(moves, klondike.Turn)
		if before > t.Waste {
			before = 0
		}
		if k.view.Squared {
			before = max(t.Waste-1, 0)
		}
		if slices.Contains(row[before:t.Waste], klondike.NoCard) {
			return moves
		}
	}
	return nil
}

// pass returns the turns of the stock up to its end, if cards are unseen before.
func (k *knowledge) pass() []klondike.Move {
	moves := k.turns()
	t := k.view.Position.Talon(k.view.Rules)
	for range moves {
		t = t.Turn()
	}
	for t.Waste < t.Cards {
		moves, t = append(moves, klondike.Turn), t.Turn()
	}
	return moves
}
