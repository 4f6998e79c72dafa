package minimal

// The steps from a state, joined where one waits for the next.

import "kedou/klondike/internal/quotient"

// mover lists the children of states. It reuses its slices.
type mover struct {
	deal     *deal
	on       Technique
	children []child
	chain    []step // from the parent to the mover's present state
	wanted   *child // if set, the child whose steps to find
	found    []step // those steps
}

type child struct {
	key  key
	cost int // from the parent
}

// use restricts the steps after the last one: the cards that may be moved within the tableau, and those that may go up.
type use struct{ arrive, raise cards }

// anything is the use that restricts nothing.
var anything = use{arrive: ^cards(0), raise: ^cards(0)}

func (m *mover) expand(s *state) {
	m.children, m.chain = m.children[:0], m.chain[:0]
	if t, ok := m.forced(s); ok {
		m.emit(s, t, 0)
		return
	}
	m.follow(s, 0, anything)
}

// forced finds a step that is safe to make at once: a card that no lower card needs goes up from the tableau, or from the waste. The lowest
// one goes first, so that no card is tied to it.
func (m *mover) forced(s *state) (step, bool) {
	safe := m.deal.Next(s.Up) & m.deal.Safe(s.Up)
	if safe == 0 {
		return 0, false
	}
	if c := safe & s.Tableau & s.Slots(); c != 0 && m.on&Safe != 0 {
		_, i := quotient.Lowest(c)
		return quotient.Up.Of(i), true
	}
	for c := safe & s.Stock; c != 0 && m.on&SafeStock != 0; c &= c - 1 {
		_, i := quotient.Lowest(c)
		if turns, redeals, ok := m.deal.reach(s, i); ok && m.spares(s, i) && (turns+redeals == 0 || m.deal.FreeTurns && s.offset == 0) {
			return quotient.Up.Of(i), true
		}
	}
	return 0, false
}

// spares reports whether taking stock card i from the top of the waste leaves the other stock cards as near as they were: at draw 1, and if
// it is the last stock card of all.
func (m *mover) spares(s *state, i int) bool {
	return m.deal.Rules.Draw == 1 || s.left>>m.deal.place[i] == 1
}

// follow emits the steps that can follow s, reached at a cost, under the use u.
func (m *mover) follow(s *state, cost int, u use) {
	slots, next := s.Slots(), m.deal.Next(s.Up)
	safe := cards(0)
	if m.on&Safe != 0 {
		safe = m.deal.Safe(s.Up)
	}
	homes := m.deal.Homes(slots, m.deal.Spaces(s.Locked, s.Tableau) > 0)
	m.emitAll(s, quotient.Up, next&s.Tableau&slots&u.raise, cost)
	for c := s.Locked & homes & u.arrive; c != 0; c &= c - 1 {
		c, i := quotient.Lowest(c)
		m.reveal(s, c, i, cost)
	}
	m.stock(s, next&u.raise, homes&u.arrive&^(next&safe), cost)
	if m.deal.Rules.WorryBack {
		m.emitAll(s, quotient.Return, quotient.Tops(s.Up)&homes&u.arrive&^safe, cost)
	}
}

// reveal moves the locked card c. With LazyEmptying it empties a column only if no other column is empty, and a king follows.
func (m *mover) reveal(s *state, c cards, i, cost int) {
	t := quotient.Reveal.Of(i)
	switch {
	case c&m.deal.ground == 0 || m.on&LazyEmptying == 0:
		m.emit(s, t, cost)
	case m.deal.Spaces(s.Locked, s.Tableau) == 0:
		m.join(s, t, cost, use{arrive: m.deal.Kings})
	}
}

// stock emits the steps that take a card from the stock: the cards of up to their foundation, those of lay to the tableau. With SafeStock
// turning stops at a card that is safe there.
func (m *mover) stock(s *state, up, lay cards, cost int) {
	in := s.Stock
	if (up|lay)&in == 0 {
		return
	}
	last := m.lastTurn(s, up&in)
	for c := (up | lay) & in; c != 0; c &= c - 1 {
		c, i := quotient.Lowest(c)
		turns, _, ok := m.deal.reach(s, i)
		if !ok || turns > last {
			continue
		}
		if up&c != 0 {
			m.emit(s, quotient.Up.Of(i), cost)
		}
		if lay&c != 0 {
			m.emit(s, quotient.Lay.Of(i), cost)
		}
	}
}

// lastTurn returns the number of turns after which a forced card comes up.
func (m *mover) lastTurn(s *state, up cards) int {
	last := 2 * quotient.MaxStock
	if m.on&SafeStock == 0 {
		return last
	}
	for c := up & m.deal.Safe(s.Up); c != 0; c &= c - 1 {
		_, i := quotient.Lowest(c)
		if turns, _, ok := m.deal.reach(s, i); ok && m.spares(s, i) {
			last = min(last, turns)
		}
	}
	return last
}

// join makes step t and emits the steps that follow under the use u.
func (m *mover) join(s *state, t step, cost int, u use) {
	after := *s
	cost += m.deal.do(&after, t)
	m.chain = append(m.chain, t)
	m.follow(&after, cost, u)
	m.chain = m.chain[:len(m.chain)-1]
}

// emitAll adds the child for a step of one kind with each of the cards.
func (m *mover) emitAll(s *state, kind step, set cards, cost int) {
	for ; set != 0; set &= set - 1 {
		_, i := quotient.Lowest(set)
		m.emit(s, kind.Of(i), cost)
	}
}

func (m *mover) emit(s *state, t step, cost int) {
	after := *s
	cost += m.deal.do(&after, t)
	c := child{after.key(), cost}
	m.children = append(m.children, c)
	if m.wanted != nil && *m.wanted == c {
		m.found, m.wanted = append(append(m.found, m.chain...), t), nil
	}
}

// stepsTo appends the steps from s to its child c to m.found.
func (m *mover) stepsTo(s *state, c child) {
	m.wanted = &c
	m.expand(s)
}
