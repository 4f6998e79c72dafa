package certify

// Finding out why a position is lost.

import (
	"context"
	"fmt"
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
		return nil, fmt.Errorf("%w: %w", klondike.ErrWrong, err)
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
	options   Options
	kept      []proof.Cards // by game: the first two are the deal, and the deal without the order of its stock
	closers   []*closer
	served    []int               // by game: how often it has
	plan      map[proof.State]int // states of game 0 that are lost in another game
	failures  int                 // of searches for a game to lift to
	successes int
}

func newWriter(ctx context.Context, p *klondike.Position, d *proof.Deal, o Options) *writer {
	w := &writer{ctx: ctx, deal: d, order: deepestFirst(p), options: o, plan: map[proof.State]int{}}
	w.add(proof.All)
	w.add(proof.All &^ proof.Order)
	return w
}

// add adds a game.
func (w *writer) add(kept proof.Cards) (game int) {
	w.kept = append(w.kept, kept)
	game = len(w.closers)
	w.closers = append(w.closers, newCloser(proof.NewGame(w.deal, game, kept, w.options.Lemmas)))
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
	w.failures++
	for budget := o.Lift; budget <= max(o.Lift, o.Shrink>>(2*depth)) && w.ctx.Err() == nil; budget *= 4 {
		kept, work, ok := w.shrink(s, budget)
		if ok && w.lostIn(s, w.add(kept), 4*work+100) {
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

// shrink looks for a small set of kept cards with which s is lost. It leaves out card by card, at first also where the
// budget doesn't tell, and returns how much work the last search took.
func (w *writer) shrink(s proof.State, budget int64) (kept proof.Cards, work int64, ok bool) {
	kept, work = proof.All, budget
	order := w.order
	for _, c := range order {
		switch v, n := w.try(s, kept&^c, work); {
		case v == lost:
			kept, work, ok = kept&^c, min(n, work), true
		case v == open && !ok:
			kept &^= c
		}
	}
	if !ok {
		v, n := w.try(s, kept, 8*budget)
		if v != lost {
			return kept, n, false
		}
		work = n
	}
	for again := true; again; {
		again = false
		for _, c := range order {
			if kept&c == 0 {
				continue
			}
			if v, n := w.try(s, kept&^c, work); v == lost {
				kept, work, again = kept&^c, min(n, work), true
			}
		}
	}
	return kept, work, true
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

// try asks whether s is lost with only the cards kept.
func (w *writer) try(s proof.State, kept proof.Cards, budget int64) (outcome, int64) {
	x := newCloser(proof.NewGame(w.deal, 0, kept, w.options.Lemmas))
	t, ok := w.closers[0].game.Project(x.game, s)
	if !ok {
		return open, 0
	}
	return x.close(t, budget), x.work
}
