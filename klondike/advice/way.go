package advice

// The way to the win that everyone is told who asks at a position.

import (
	"cmp"
	"context"
	"slices"
	"time"

	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/klondike/internal/quotient"
	"kedou/klondike/minimal"
	"kedou/search"
)

// guide knows a way to the win from every won position, which depends on the position alone: at the next position of a way, the way is the
// rest of it. So a player who asks again after every move comes nearer to the win by every move, and never to a position twice.
//
// A way leads from component to component, since no play comes back to one. All positions of a component have the same exit, unless the
// stock is turned to reach it (see leave): the first one of a polished line from the position that component.position returns. Within the
// component the way is the shortest to that exit. With few steps left the way is a shortest one.
type guide struct {
	deal  quotient.Deal
	quick *fast.Solver
	exact *minimal.Solver
	exits map[junction]exit
	until time.Time // then ways needn't be the same for everyone
}

// junction names a component and a talon.
type junction struct {
	columns quotient.Columns
	top     quotient.Cards
	stock   quotient.Cards
	talon   klondike.Talon
}

// exit is the step from a state that leaves its component, and the steps after it that win.
type exit struct {
	from  quotient.State
	step  quotient.Step
	place int // of a stock card in the talon; 0: a card of the tableau
	then  []quotient.Step
}

// The work for ways: few steps in the sense of remaining, limits on one solver's work, far above what won positions need, and on all.
const (
	fewSteps     = 27
	guidePolish  = 1000
	guideStates  = 100_000
	guideMemory  = 16 << 20
	guideMinimal = 200_000
	guideTime    = 5 * time.Second
)

func newGuide(r klondike.Rules, until time.Time) (*guide, error) {
	limits := search.Limits{Expansions: guideStates, Memory: guideMemory}
	quick, err := fast.New(r, fast.Options{Limits: limits, Polish: guidePolish})
	if err != nil {
		return nil, err
	}
	limits.Expansions = guideMinimal
	exact, err := minimal.New(r, minimal.Options{Limits: limits, Metric: minimal.MovesTurnsRedeals})
	return &guide{quotient.NewDeal(r), quick, exact, map[junction]exit{}, until}, err
}

// way returns the way from p, which the moves win.
func (g *guide) way(ctx context.Context, p *klondike.Position, win []klondike.Move) ([]klondike.Move, error) {
	at := p.Clone()
	then, err := g.steps(at, win)
	var steps []quotient.Step
	for err == nil && g.remaining(&at) > fewSteps {
		c := componentOf(&at, &g.deal)
		e, ok, failed := g.leave(ctx, c)
		if !ok {
			return quotient.Moves(g.deal.Rules, p, append(steps, then...)), failed
		}
		now := append(c.walk(e.from), e.step)
		err = play(&at, g.deal.Rules, quotient.Moves(g.deal.Rules, &at, now))
		steps, then = append(steps, now...), e.then
	}
	if err != nil {
		return nil, err
	}
	found, err := g.exact.Solve(ctx, &at)
	if err == nil && found.Status == search.Solved {
		then, err = g.steps(at, found.Path)
	}
	return quotient.Moves(g.deal.Rules, p, append(steps, then...)), err
}

// remaining counts the steps to come that can't be undone, if none takes two cards.
func (g *guide) remaining(p *klondike.Position) int {
	n := len(p.Stock) + len(p.Waste)
	for _, column := range p.Tableau {
		if n += column.Down; len(column.Cards) > column.Down && (column.Down > 0 || bit(column.Cards[0])&g.deal.Kings == 0) {
			n++
		}
	}
	return n
}

func play(p *klondike.Position, r klondike.Rules, moves []klondike.Move) error {
	for _, m := range moves {
		if err := p.Play(m, r); err != nil {
			return phrase.Errorf("%w: %w", klondike.ErrWrong, err)
		}
	}
	return nil
}

// steps returns the steps that moves from p make.
func (g *guide) steps(p klondike.Position, moves []klondike.Move) (steps []quotient.Step, err error) {
	p = p.Clone()
	for _, m := range moves {
		if t, ok := stepOf(&p, m, &g.deal); ok {
			steps = append(steps, t)
		}
		if err := play(&p, g.deal.Rules, []klondike.Move{m}); err != nil {
			return nil, err
		}
	}
	return steps, nil
}

// stepOf returns the step that m makes at p. A turn, or the move of a run from one place to an equal one, makes none.
func stepOf(p *klondike.Position, m klondike.Move, d *quotient.Deal) (quotient.Step, bool) {
	kind := quotient.Reveal
	switch {
	case m.IsTurn():
		return 0, false
	case m.To.IsFoundation():
		kind = quotient.Up
	case m.From == klondike.Waste:
		kind = quotient.Lay
	case m.From.IsFoundation():
		kind = quotient.Return
	}
	locked := stateOf(p, d).Locked
	return kind.Of(quotient.Number(m.Card)), kind != quotient.Reveal || locked&bit(m.Card) != 0
}

// leave returns the exit of a component, or false if a limit came first. If a stock card beyond the next stop is to be played, the question is
// asked again behind that stop, since a player can ask there. Where this leads round the stock, the answer at its first stop holds.
func (g *guide) leave(ctx context.Context, c *component) (exit, bool, error) {
	var stops []klondike.Talon
	var exits []exit
	for t := c.stop(c.talon); ; t = c.stop(t.Turn()) {
		if i := slices.Index(stops, t); i >= 0 {
			first := slices.MinFunc(stops[i:], func(a, b klondike.Talon) int { return cmp.Compare(a.Waste, b.Waste) })
			return exits[slices.Index(stops, first)], true, nil
		}
		e, ok, err := g.exit(ctx, c, t)
		if !ok || e.place == 0 || e.place == t.Waste {
			return e, ok, err
		}
		stops, exits = append(stops, t), append(exits, e)
	}
}

// exit returns the exit of a component where the talon is t, or false if a limit came first.
func (g *guide) exit(ctx context.Context, c *component, t klondike.Talon) (exit, bool, error) {
	at := junction{top: c.top.Up, stock: c.top.Stock, talon: t}
	for i := range c.columns {
		at.columns.Set(i, len(c.columns[i].Cards))
	}
	if e, ok := g.exits[at]; ok {
		return e, true, nil
	}
	p := c.position(t)
	found, err := g.quick.Solve(ctx, &p)
	if err != nil || found.Status != search.Solved || time.Now().After(g.until) {
		return exit{}, false, err
	}
	steps, err := g.steps(p, found.Path)
	g.exits[at] = c.exit(steps)
	return g.exits[at], err == nil, err
}

// exit returns the first exit of a line from c's top.
func (c *component) exit(line []quotient.Step) exit {
	s := c.top
	for i, t := range line {
		card, n := t.Card()
		place := 1 + slices.Index(c.stock, quotient.CardAt(n))
		switch {
		case place > 0 || s.Locked&card != 0 || !c.deal.Rules.WorryBack:
			return exit{s, t, place, line[i+1:]}
		case t.Kind() == quotient.Up:
			s.Tableau, s.Up = s.Tableau^card, s.Up|card
		default:
			s.Lower(card)
		}
	}
	return exit{}
}
