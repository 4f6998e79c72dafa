package play

// The cursor on the table: its moves, and the cards that it picks up and lays down.

import (
	"slices"

	tea "charm.land/bubbletea/v2"

	"kedou/klondike"
)

// top are the piles above the columns, from the left, each with the column below it.
func (p *playing) top() (piles []klondike.Pile, below []int) {
	piles, below = []klondike.Pile{klondike.Stock, klondike.Waste}, []int{0, 1}
	for s := range klondike.Suit(p.g.Rules.Suits) {
		piles, below = append(piles, s.Foundation()), append(below, 3+int(s))
	}
	return piles, below
}

func (p *playing) column(pile klondike.Pile) klondike.Column {
	return p.g.View().Tableau[pile-klondike.Column1]
}

func (p *playing) tip(pile klondike.Pile) spot {
	if !pile.IsColumn() {
		return spot{pile, -1}
	}
	return spot{pile, max(0, len(p.column(pile).Cards)-1)}
}

// within returns a spot, or the last card of its pile if the card is gone.
func (p *playing) within(at spot) spot {
	if at.pile.IsColumn() && at.card < len(p.column(at.pile).Cards) && at.card >= p.column(at.pile).Down {
		return at
	}
	return p.tip(at.pile)
}

func (p *playing) step(key string) {
	at := &p.cursor
	if !at.pile.IsColumn() {
		p.stepOnTop(key)
		return
	}
	c := p.column(at.pile)
	switch i := int(at.pile - klondike.Column1); {
	case key == "left":
		*at = p.tip(klondike.Column1 + klondike.Pile(max(i-1, 0)))
	case key == "right":
		*at = p.tip(klondike.Column1 + klondike.Pile(min(i+1, p.g.Rules.Columns-1)))
	case key == "down":
		at.card = min(at.card+1, max(0, len(c.Cards)-1))
	case at.card > c.Down && p.picked == nil:
		at.card--
	default:
		p.climb(i)
	}
}

// climb goes from a column to the pile above it.
func (p *playing) climb(column int) {
	piles, below := p.top()
	for i, b := range below {
		if b <= column {
			p.cursor = spot{piles[i], -1}
		}
	}
}

// stepOnTop moves the cursor among the piles above the columns.
func (p *playing) stepOnTop(key string) {
	piles, below := p.top()
	i := slices.Index(piles, p.cursor.pile)
	switch key {
	case "left":
		p.cursor = spot{piles[max(i-1, 0)], -1}
	case "right":
		p.cursor = spot{piles[min(i+1, len(piles)-1)], -1}
	case "down":
		p.cursor = p.tip(klondike.Column1 + klondike.Pile(min(below[i], p.g.Rules.Columns-1)))
	}
}

// head is the card at a spot that could be picked up.
func (p *playing) head(at spot) (klondike.Card, bool) {
	now := p.g.View()
	switch {
	case at.pile == klondike.Waste && len(now.Waste) > 0:
		return now.Waste[len(now.Waste)-1], true
	case at.pile.IsColumn():
		if c := p.column(at.pile); at.card >= c.Down && at.card < len(c.Cards) {
			return c.Cards[at.card], true
		}
	case at.pile.IsFoundation():
		suit := klondike.Suit(at.pile - klondike.Clubs.Foundation())
		if rank := now.Foundation[suit]; rank > 0 {
			return klondike.NewCard(rank, suit), true
		}
	}
	return klondike.NoCard, false
}

// move is the legal move of the card at a spot to a pile.
func (p *playing) move(from spot, to klondike.Pile) (klondike.Move, bool) {
	card, ok := p.head(from)
	m := klondike.Move{Card: card, From: from.pile, To: to}
	return m, ok && slices.Contains(p.g.Legal(), m)
}

func (p *playing) touch() tea.Cmd {
	_, here := p.head(p.cursor)
	switch {
	case p.g.Over():
		return nil
	case p.picked != nil && *p.picked == p.cursor:
		return p.fit(p.cursor)
	case p.picked != nil:
		m, ok := p.move(*p.picked, p.cursor.pile)
		if !ok {
			p.note = p.say.Text("that can't be laid there; esc lays it back")
			return nil
		}
		return p.lay(m)
	case p.cursor.pile == klondike.Stock:
		return p.act(func() error { return p.g.Play(klondike.Turn) })
	case !here:
		p.note = p.say.Text("there is no card to pick up")
	default:
		at := p.cursor
		p.picked = &at
	}
	return nil
}

func (p *playing) lay(m klondike.Move) tea.Cmd {
	cmd := p.act(func() error { return p.g.Play(m) })
	if m.To.IsColumn() && p.cursor.pile == m.To {
		p.cursor = p.tip(m.To)
	}
	return cmd
}

// fit plays the card at a spot to the first place that fits: its foundation, a column with cards, an
// empty one. On the stock it turns.
func (p *playing) fit(at spot) tea.Cmd {
	if at.pile == klondike.Stock {
		return p.act(func() error { return p.g.Play(klondike.Turn) })
	}
	card, _ := p.head(at)
	var best *klondike.Move
	for _, m := range p.g.Legal() {
		if m.Card == card && m.From == at.pile && !m.IsTurn() && (best == nil || p.rank(m) < p.rank(*best)) {
			best = &m
		}
	}
	if best == nil {
		p.picked, p.note = nil, p.say.Text("there is no place for it")
		return nil
	}
	return p.lay(*best)
}

// rank orders the places that a card may go to.
func (p *playing) rank(m klondike.Move) int {
	switch {
	case m.To.IsFoundation():
		return 0
	case len(p.column(m.To).Cards) > 0:
		return 1
	}
	return 2
}
