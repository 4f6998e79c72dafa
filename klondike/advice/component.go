package advice

// The positions between which one can go back and forth.

import (
	"math/bits"
	"slices"

	"kedou/klondike"
	"kedou/klondike/internal/quotient"
)

// component is a position among those that free cards connect by going up and coming back (PROOFS.md of package fast, 1 and 3). All these
// have the same cards and top; only state and talon are each position's own.
type component struct {
	deal    *quotient.Deal
	state   quotient.State
	talon   klondike.Talon
	top     quotient.State // the one with the most cards up
	stops   quotient.Cards // stock cards that can be played in some of them
	stock   []klondike.Card
	columns [quotient.MaxColumns]klondike.Column // without free cards
}

func componentOf(p *klondike.Position, d *quotient.Deal) *component {
	c := &component{deal: d, state: stateOf(p, d), talon: p.Talon(d.Rules), stock: slices.Concat(p.Waste, p.Stock)}
	for i, column := range p.Tableau {
		n := column.Down
		if n < len(column.Cards) && c.state.Locked&bit(column.Cards[n]) != 0 {
			n++
		}
		c.columns[i] = klondike.Column{Cards: column.Cards[:n:n], Down: column.Down}
	}
	c.top = c.state
	for _, m := range members(c.state, d) {
		c.stops |= m.state.Stock & (d.Next(m.state.Up) | homes(&m.state, d))
		if n := bits.OnesCount64(m.state.Up) - bits.OnesCount64(c.top.Up); n > 0 || n == 0 && m.state.Up < c.top.Up {
			c.top = m.state
		}
	}
	return c
}

func bit(c klondike.Card) quotient.Cards { return 1 << quotient.Number(c) }

func homes(s *quotient.State, d *quotient.Deal) quotient.Cards {
	return d.Homes(s.Slots(), d.Spaces(s.Locked, s.Tableau) > 0)
}

func stateOf(p *klondike.Position, d *quotient.Deal) quotient.State {
	s := quotient.State{Up: quotient.Foundations(p.Foundation)}
	for _, column := range p.Tableau {
		for i, c := range column.Cards[column.Down:] {
			s.Tableau |= bit(c)
			if i == 0 && (column.Down > 0 || bit(c)&d.Kings == 0) {
				s.Locked |= bit(c)
			}
		}
	}
	for _, c := range slices.Concat(p.Waste, p.Stock) {
		s.Stock |= bit(c)
	}
	return s
}

// member is a state of a component, and the step from it back to the one before.
type member struct {
	state quotient.State
	from  int
	back  quotient.Step
}

// members lists the states of s's component by their distance from s, which is the first.
func members(s quotient.State, d *quotient.Deal) []member {
	all, known := []member{{state: s}}, map[quotient.Cards]bool{s.Up: true}
	join := func(m member) {
		if !known[m.state.Up] {
			known[m.state.Up] = true
			all = append(all, m)
		}
	}
	for i := 0; i < len(all) && d.Rules.WorryBack; i++ {
		at := all[i].state
		for set := at.Free() & at.Slots() & d.Next(at.Up); set != 0; set &= set - 1 {
			c, n := quotient.Lowest(set)
			after := at
			after.Tableau, after.Up = at.Tableau^c, at.Up|c
			join(member{after, i, quotient.Return.Of(n)})
		}
		for set := quotient.Tops(at.Up) & homes(&at, d); set != 0; set &= set - 1 {
			c, n := quotient.Lowest(set)
			after := at
			after.Lower(c)
			join(member{after, i, quotient.Up.Of(n)})
		}
	}
	return all
}

// walk returns a shortest way to a state of the component. From each state on the way the rest is the same.
func (c *component) walk(to quotient.State) (steps []quotient.Step) {
	all := members(to, c.deal)
	for i := slices.IndexFunc(all, func(m member) bool { return m.state == c.state }); i > 0; i = all[i].from {
		steps = append(steps, all[i].back)
	}
	return steps
}

// position returns a position of the top with the talon t, the same for all positions of the component.
func (c *component) position(t klondike.Talon) klondike.Position {
	p := klondike.Position{Tableau: c.columns, Waste: c.stock[:t.Waste], Stock: c.stock[t.Waste:]}
	if t.Redeals != klondike.Unlimited {
		p.Redealt = c.deal.Rules.Redeals - t.Redeals
	}
	for suit, all := range quotient.Suits {
		p.Foundation[suit] = klondike.Rank(bits.OnesCount64(c.top.Up & all))
	}
	for free := c.top.Free(); free != 0; {
		n := bits.Len64(free) - 1
		free ^= 1 << n
		card := quotient.CardAt(n)
		home := slices.IndexFunc(p.Tableau[:c.deal.Rules.Columns], func(to klondike.Column) bool { return takes(to.Cards, card, c.deal.Rules.Ranks) })
		p.Tableau[home].Cards = append(p.Tableau[home].Cards, card)
	}
	return p
}

func takes(column []klondike.Card, c klondike.Card, ranks int) bool {
	if len(column) == 0 {
		return int(c.Rank()) == ranks
	}
	top := column[len(column)-1]
	return top.Rank() == c.Rank()+1 && top.Suit().Red() != c.Suit().Red()
}

// stop returns t after the turns to the next of c's stops. Where turns can't be undone, it stops at once.
func (c *component) stop(t klondike.Talon) klondike.Talon {
	if !c.deal.Unlimited() || c.deal.Offset(t.Waste, t.Cards) != 0 {
		return t
	}
	for place := range t.Open {
		if c.stops&bit(c.stock[place-1]) == 0 {
			continue
		}
		for t.Waste != place {
			t = t.Turn()
		}
		break
	}
	return t
}
