package certify

// Finding out why a position is lost.

import (
	"context"
	"slices"

	"kedou/klondike"
	"kedou/klondike/proof"
	"kedou/search/phrase"
)

// Options say how much work is worth what. The zero value means DefaultOptions.
type Options struct {
	Plain  int64 // steps in the real game before lifted games are asked
	Pool   int64 // steps in a lifted game that has served before
	Lift   int64 // steps at first to find a lifted game
	Shrink int64 // and at most, for the position itself
	Lemmas proof.Lemmas
}

// DefaultOptions are for deals of some 1,000 to 1,000,000 states.
var DefaultOptions = Options{Plain: 20_000, Pool: 4_000, Lift: 2_000, Shrink: 130_000, Lemmas: proof.AllLemmas}

// ErrUnproved means that the position may be lost, but that no proof was found.
var ErrUnproved = phrase.Errorf("no proof was found")

// Lost finds a proof that p is lost, as a solver has found, and checks it. It ends with ctx.
func Lost(ctx context.Context, p *klondike.Position, r klondike.Rules, o Options) (*proof.Record, error) {
	record := head("unsolvable", p, r)
	d, err := proof.NewDeal(record.Rules, &record.Position)
	if err != nil {
		return nil, err
	}
	if o == (Options{}) {
		o = DefaultOptions
	}
	w := newWriter(ctx, p, d, o)
	switch w.prove(w.closers[0].game.Root(), 0) {
	case won:
		return nil, phrase.Errorf("%w: a position that is said to be lost is won", klondike.ErrWrong)
	case open:
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		return nil, ErrUnproved
	}
	record.Lemmas = o.Lemmas.Names()
	record.Certificate = w.write()
	if _, err := proof.Check(ctx, &record, Unbounded); err != nil {
		return nil, phrase.Errorf("%w: %w", klondike.ErrWrong, err)
	}
	return &record, nil
}

// Unbounded are limits for records that we have written ourselves.
var Unbounded = proof.Limits{States: 1 << 40, Steps: 1 << 60}

// writer looks for a proof.
type writer struct {
	ctx       context.Context
	deal      *proof.Deal
	order     []proof.Cards // in which it pays to lift them
	stock     proof.Cards
	options   Options
	sets      []sets // by game: the first two are the deal, and the deal with a stock whose cards may all go back
	closers   []*closer
	served    []int               // by game: how often it has
	plan      map[proof.State]int // states of game 0 that are lost in another game
	failures  int                 // of searches for a game to lift to
	successes int
}

func newWriter(ctx context.Context, p *klondike.Position, d *proof.Deal, o Options) *writer {
	w := &writer{ctx: ctx, deal: d, order: deepestFirst(p), options: o, plan: map[proof.State]int{}}
	for _, c := range p.Stock {
		w.stock |= bit(c)
	}
	for _, c := range p.Waste {
		w.stock |= bit(c)
	}
	w.add(sets{proof.All, 0})
	w.add(sets{proof.All &^ proof.Order, w.stock})
	return w
}

// sets say what a game is: the cards that it keeps, and those of the stock that may go back.
type sets struct{ kept, back proof.Cards }

// without leaves out a card, or the order of the stock.
func (s sets) without(c proof.Cards) sets { return sets{s.kept &^ c, s.back &^ c} }

// game makes a game with a number.
func (w *writer) game(number int, s sets) *proof.Game {
	return proof.NewGame(w.deal, number, s.kept, s.back&s.kept, w.options.Lemmas)
}

// add adds a game.
func (w *writer) add(s sets) (game int) {
	w.sets = append(w.sets, s)
	game = len(w.closers)
	w.closers = append(w.closers, newCloser(w.game(game, s)))
	w.served = append(w.served, 0)
	return game
}

// prove decides s, a state of game 0 so many splits below the root.
func (w *writer) prove(s proof.State, depth int) outcome {
	x := w.closers[0]
	if v := x.close(s, w.options.Plain); v != open {
		return v
	}
	if _, ok := w.plan[s]; ok || w.pooled(s) || w.lifted(s, depth) {
		return lost
	}
	if w.ctx.Err() != nil {
		return open
	}
	return w.split(s, depth)
}

// pooled asks the games that are known, the one that served most often first.
func (w *writer) pooled(s proof.State) bool {
	order := make([]int, len(w.closers)-1)
	for i := range order {
		order[i] = i + 1
	}
	slices.SortStableFunc(order, func(a, b int) int { return w.served[b] - w.served[a] })
	for _, game := range order {
		budget := w.options.Pool
		if game == 1 {
			budget *= 10
		}
		if w.lostIn(s, game, budget) {
			return true
		}
	}
	return false
}

// lostIn reports whether s is lost in another game, as far as a budget tells, and remembers that.
func (w *writer) lostIn(s proof.State, game int, budget int64) bool {
	x := w.closers[game]
	t, ok := w.closers[0].game.Project(x.game, s)
	if !ok || x.close(t, budget) != lost {
		return false
	}
	w.served[game]++
	w.plan[s] = game
	w.closers[0].lost.Add(s)
	return true
}

// lifted looks for a new game in which s is lost, with growing budgets. Deep below the root that has to have paid before.
func (w *writer) lifted(s proof.State, depth int) bool {
	o := &w.options
	if depth >= 3 && w.failures >= 20+40*w.successes {
		return false
	}
	if depth == 0 {
		if g, work, ok := w.stays(s, 20*o.Lift); ok {
			if g, work, _ = w.trim(s, g, work); w.lostIn(s, w.add(g), 4*work+100) {
				w.successes++
				return true
			}
		}
	}
	w.failures++
	for budget := o.Lift; budget <= max(o.Lift, o.Shrink>>(2*depth)) && w.ctx.Err() == nil; budget *= 4 {
		g, work, ok := w.shrink(s, sets{proof.All, 0}, budget)
		if ok && w.lostIn(s, w.add(g), 4*work+100) {
			w.successes++
			return true
		}
	}
	return false
}

// split proves each exit of s.
func (w *writer) split(s proof.State, depth int) outcome {
	x := w.closers[0]
	x.budget = x.work + 1e12
	exits, _ := x.exits(s)
	for _, e := range exits {
		if v := w.prove(e, depth+1); v != lost {
			return v
		}
	}
	x.lost.Add(s)
	return lost
}

// shrink looks for few kept cards with which s is lost. It leaves out card by card, at first also where the budget doesn't tell, and
// returns how much work the last search took.
func (w *writer) shrink(s proof.State, g sets, budget int64) (least sets, work int64, ok bool) {
	work = budget
	for _, c := range w.order {
		switch v, n := w.try(s, w.drop(g, c), work); {
		case v == lost:
			g, work, ok = w.drop(g, c), min(n, work), true
		case v == open && !ok:
			g = w.drop(g, c)
		}
	}
	if !ok {
		v, n := w.try(s, g, 8*budget)
		if v != lost {
			return g, n, false
		}
		work = n
	}
	return w.trim(s, g, work)
}

// trim leaves out cards as long as s is lost without, for no more work.
func (w *writer) trim(s proof.State, g sets, work int64) (sets, int64, bool) {
	for again := true; again; {
		again = false
		for _, c := range w.order {
			if less := w.drop(g, c); less != g {
				if v, n := w.try(s, less, work); v == lost {
					g, work, again = less, min(n, work), true
				}
			}
		}
	}
	return g, work, true
}

// drop leaves out a card; without the order of the stock its cards may go back.
func (w *writer) drop(g sets, c proof.Cards) sets {
	if g.kept&c == proof.Order {
		g.back = w.stock
	}
	return g.without(c)
}

// stays looks for stock cards that make s lost if they may not go back, all others may, and the order doesn't count. It takes the
// one that leaves the least work, and more as long as that gets less.
func (w *writer) stays(s proof.State, budget int64) (best sets, work int64, ok bool) {
	best, work = sets{proof.All &^ proof.Order, w.stock}, budget
	for again := true; again; {
		from := best
		again = false
		for c := from.back; c != 0; c &= c - 1 {
			g := sets{from.kept, from.back &^ (c & -c)}
			if v, n := w.try(s, g, work); v == lost && n < work {
				best, work, ok, again = g, n, true, true
			}
		}
	}
	return best, work, ok
}

// deepestFirst lists the order of the stock, the stock, and the columns from the deepest cards.
func deepestFirst(p *klondike.Position) []proof.Cards {
	list := []proof.Cards{proof.Order}
	for _, c := range slices.Concat(p.Waste, p.Stock) {
		list = append(list, bit(c))
	}
	for depth := range 52 {
		for _, column := range p.Tableau {
			if depth < len(column.Cards) {
				list = append(list, bit(column.Cards[depth]))
			}
		}
	}
	for suit, rank := range p.Foundation {
		for r := range rank {
			list = append(list, bit(klondike.NewCard(r+1, klondike.Suit(suit))))
		}
	}
	return list
}

// bit returns the set of one card: the suits of package proof are C, S, D, H.
func bit(c klondike.Card) proof.Cards {
	return 1 << (4*(int(c.Rank())-1) + [...]int{0, 2, 3, 1}[c.Suit()])
}

// try asks whether s is lost in another game.
func (w *writer) try(s proof.State, g sets, budget int64) (outcome, int64) {
	x := newCloser(w.game(0, g))
	t, ok := w.closers[0].game.Project(x.game, s)
	if !ok {
		return open, 0
	}
	return x.close(t, budget), x.work
}
