package certify

// The search for a proof that a position is lost.

import (
	"cmp"
	"context"
	"math"
	"slices"

	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/internal/quotient"
	"kedou/klondike/proof"
)

// Options limit the work of each part. The zero value suits deals of some 1,000 to 1,000,000 states.
type Options struct {
	Plain  int64 // steps in the real game for each state with a proof of its own; more for the position
	Rounds int   // stages of work for the position, at most 5, before its turns with its exits
	Pool   int64 // steps in a lifted game that has proved other states
	Lift   int64 // steps always allowed to shorten a proof
	Lemmas proof.Lemmas
	// States bounds the states visited in all games together; 0: no limit. A search that reaches the bound ends at the same state on any
	// machine, with ErrUnproved.
	States int64
}

var defaultOptions = Options{Plain: 20_000, Rounds: 5, Pool: 1_000, Lift: 2_000, Lemmas: proof.AllLemmas}

// ErrUnproved means that Lost found no proof; the position may still be lost.
var ErrUnproved = phrase.Errorf("no proof was found")

// Lost finds and checks a proof that p, which a solver has found lost, is lost. It ends with ctx.
func Lost(ctx context.Context, p *klondike.Position, r klondike.Rules, o Options) (*proof.Record, error) {
	record := head("unsolvable", p, r)
	d, err := proof.NewDeal(record.Rules, &record.Position)
	if err != nil {
		return nil, err
	}
	if o == (Options{States: o.States}) {
		states := o.States
		o = defaultOptions
		o.States = states
	}
	w := newWriter(ctx, p, r, d, o)
	switch w.proveRoot() {
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
	switch _, err := proof.Check(ctx, &record, Unbounded); {
	case ctx.Err() != nil:
		return nil, context.Cause(ctx)
	case err != nil:
		return nil, phrase.Errorf("%w: %w", klondike.ErrWrong, err)
	}
	return &record, nil
}

// Unbounded are the limits for records that this package has written.
var Unbounded = proof.Limits{States: 1 << 40, Steps: 1 << 60}

type writer struct {
	ctx       context.Context
	visits    visits
	finder    *finder
	deal      *proof.Deal
	stock     proof.Cards
	hand      bool     // the player can take every stock card at any time
	order     []uint64 // the order in which cards are lifted
	options   Options
	sets      []sets // by game: the first is the deal
	closers   []*closer
	served    []int               // by game: how many states it has proved
	plan      map[proof.State]int // states that are lost in another game, with its number
	failures  int                 // failed searches for a game to lift to
	successes int
}

func newWriter(ctx context.Context, p *klondike.Position, r klondike.Rules, d *proof.Deal, o Options) *writer {
	w := &writer{ctx: ctx, finder: newFinder(ctx, p, r), deal: d, hand: quotient.IsHand(r), order: order(p), options: o, plan: map[proof.State]int{}}
	w.visits = visits{ctx: ctx, left: cmp.Or(o.States, math.MaxInt64)}
	for _, c := range slices.Concat(p.Stock, p.Waste) {
		w.stock |= bit(c)
	}
	w.add(sets{proof.All, 0})
	return w
}

// sets defines a game: its kept cards, and the stock cards that may go back.
type sets struct{ kept, back proof.Cards }

// without leaves out a card, or the order of the stock.
func (s sets) without(c proof.Cards) sets { return sets{s.kept &^ c, s.back &^ c} }

// loose returns the game without the order of the stock in which all stock cards may go back.
func (w *writer) loose(kept proof.Cards) sets { return sets{kept &^ proof.Order, w.stock} }

func (w *writer) game(number int, s sets) *proof.Game {
	return proof.NewGame(w.deal, number, s.kept, s.back&s.kept, w.options.Lemmas)
}

// add adds a game and, if the game has the order of the stock, the same game without the order. It returns the first one's number.
func (w *writer) add(s sets) (game int) {
	game = w.addOne(s)
	if easier, ok := w.easier(s); ok {
		x := w.closers[game]
		x.loose, x.lifted = w.closers[w.addOne(easier)], w.plan
	}
	return game
}

// easier returns the game without the order of the stock in which the writer tries each state of s, if the lemmas allow such a game. If the
// stock is a hand anyway, its cards may go back; if not, they stay in hand until a use.
func (w *writer) easier(s sets) (easier sets, ok bool) {
	needs := proof.Lifting
	if easier = (sets{s.kept &^ proof.Order, 0}); w.hand {
		easier, needs = w.loose(s.kept), proof.Lifting|proof.Returning
	}
	return easier, s.kept&proof.Order != 0 && w.options.Lemmas&needs == needs
}

func (w *writer) addOne(s sets) (game int) {
	game = len(w.closers)
	w.sets = append(w.sets, s)
	w.closers = append(w.closers, newCloser(&w.visits, w.game(game, s)))
	w.served = append(w.served, 0)
	return game
}

// stage is a part of the work for the position.
type stage struct {
	plain  int64 // work in the real game
	passes int   // for lifted games
	stays  int64 // work for each question about games in which the stock cards may go back
}

// stages returns the stages in order, from the cheapest to the dearest.
func (o *Options) stages() []stage {
	all := []stage{
		{o.Plain / 8, 1, 0}, {o.Plain, 1, 0}, {5 * o.Plain, 1, 0}, {20 * o.Plain, 2, o.Plain}, {40 * o.Plain, 0, 4 * o.Plain},
	}
	return all[:min(o.Rounds, len(all))]
}

// proveRoot decides the position, first by stages, then by turns with its exits.
func (w *writer) proveRoot() outcome {
	x := w.closers[0]
	s := x.game.Root()
	for _, t := range w.options.stages() {
		switch v := x.close(s, t.plain); {
		case v != open || w.visits.ended():
			return v
		case w.passes(w.finder, s, t.passes, t.plain) || t.stays > 0 && w.stays(s, t.stays):
			return lost
		}
	}
	return w.takeTurns(s)
}

// takeTurns decides the position by the real game and by proofs of its exits in turn, with more and more work: many a deal that one of the
// two decides in a second keeps the other busy for a minute. What a turn has decided helps the next ones.
func (w *writer) takeTurns(s proof.State) (v outcome) {
	for work := 25 * max(w.options.Plain, 1); v == open && !w.visits.ended(); work *= 4 {
		if v = w.closers[0].close(s, work); v == open {
			v = w.splitWithin(s, work/workOfVisit)
		}
	}
	return v
}

// workOfVisit is about the work of visiting a state.
const workOfVisit = 40

// splitWithin proves each exit of s, with at most the given number of visits.
func (w *writer) splitWithin(s proof.State, visits int64) outcome {
	rest := max(w.visits.left-visits, 0)
	w.visits.left -= rest
	defer func() { w.visits.left += rest }()
	return w.split(s, 0)
}

// passes proves s by a lifted game, if one of the given number of passes of a finder finds one.
func (w *writer) passes(f *finder, s proof.State, passes int, work int64) bool {
	for ; passes > 0 && !w.visits.ended(); passes-- {
		if kept, found := f.pass(); found && w.foundLost(s, kept, work) {
			return true
		}
	}
	return false
}

// foundLost proves s, which is lost with only the cards of kept. Without the order of the stock it first tries, with the given work, the game
// in which the stock cards may go back, because that game has fewer states.
func (w *writer) foundLost(s proof.State, kept proof.Cards, work int64) bool {
	return kept&proof.Order == 0 && w.holds(s, w.loose(kept), work) || w.holds(s, sets{kept, 0}, lastly)
}

// holds reports whether s is lost in a game within the given work, and adds the game if so.
func (w *writer) holds(s proof.State, g sets, work int64) bool {
	v, spent := w.try(s, g, work)
	return v == lost && w.lostIn(s, w.add(w.trimmed(s, g, spent)), lastly)
}

// lastly limits the work of a proof in a lifted game whose loss is known.
const lastly = 20_000_000

// prove decides s, a state of game 0 at the given depth of splits below the root.
func (w *writer) prove(s proof.State, depth int) outcome {
	lifting, work := w.worthLifting(depth), w.options.Plain
	if !lifting {
		work *= lonely
	}
	if v := w.closers[0].close(s, work); v != open {
		return v
	}
	if _, ok := w.plan[s]; ok || w.pooled(s) || lifting && w.lifted(s) {
		return lost
	}
	if w.visits.ended() {
		return open
	}
	return w.split(s, depth)
}

// lonely multiplies the work in the real game for a state without a search for a new game.
const lonely = 8

// pooled tries the known games, beginning with the one that has proved the most states.
func (w *writer) pooled(s proof.State) bool {
	order := make([]int, len(w.closers)-1)
	for i := range order {
		order[i] = i + 1
	}
	slices.SortStableFunc(order, func(a, b int) int { return w.served[b] - w.served[a] })
	for _, game := range order {
		if w.lostIn(s, game, w.options.Pool) {
			return true
		}
	}
	return false
}

// lostIn reports whether s is lost in another game within a budget, and stores the loss.
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

// worthLifting reports whether to search a new game for a state at the given depth of splits. Deep below the root, enough earlier searches
// must have succeeded.
func (w *writer) worthLifting(depth int) bool {
	return depth < 2 || w.failures < 10+10*w.successes
}

// lifted searches for a new game in which s is lost.
func (w *writer) lifted(s proof.State) bool {
	if f := w.finder.at(&s); f != nil && w.passes(f, s, passesBelow, w.options.Plain) {
		w.successes++
		return true
	}
	w.failures++
	return false
}

// passesBelow is the number of passes for a state below the root.
const passesBelow = 2

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

// trimmed returns a game in which s is lost with at most the given work, after leaving out each card whose absence makes no more work.
func (w *writer) trimmed(s proof.State, g sets, work int64) sets {
	left := trimTimes*work + w.options.Lift
	for _, card := range w.order {
		c := proof.Cards(card)
		if g.kept&c == 0 || left < 0 {
			continue
		}
		less := g.without(c)
		if c == proof.Order {
			less = w.loose(g.kept)
		}
		v, spent := w.try(s, less, work)
		if left -= spent; v == lost {
			g, work = less, min(work, spent)
		}
	}
	return g
}

// trimTimes limits the work to shorten a proof, in multiples of the proof's work.
const trimTimes = 2

func (w *writer) try(s proof.State, g sets, budget int64) (outcome, int64) {
	x := newCloser(&w.visits, w.game(0, g))
	t, ok := w.closers[0].game.Project(x.game, s)
	if !ok {
		return open, 0
	}
	return x.close(t, budget), x.work
}
