package blind

// Advice: win chances of a position, for hints and reviews.

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"slices"

	"kedou/klondike"
)

// Advice is what the player should do: an estimate of the ways on, or a move that is proved never to hurt. The chances assume that the
// player uct plays on; a better player's are higher.
type Advice struct {
	Chance float64 // of winning the game, 0 to 1
	Error  float64 // of Chance: its standard deviation
	Proved bool    // Chance, 1 or 0, is a verdict
	Games  int     // played out in sampled worlds; 0: no estimate, Chance has no meaning unless it is proved
	Ways   []Way   // the best first, by their chances; none if the game is lost
}

// Way is a way on.
type Way struct {
	Moves  []klondike.Move // at least up to the next card that is turned up
	Safe   bool            // proved never to hurt, whatever the unseen cards are; not played out, unless it looks through the stock
	Chance float64         // of winning the game this way; equal within the errors counts as equal
	Error  float64         // of Chance: its standard deviation; 1 if the way was never tried
	Games  int             // played out in sampled worlds
	kind   kind
}

// Adviser estimates win chances. It is for one goroutine.
//
// With Options.Time, for example 150 ms, the search takes that time. An ending without hidden cards may take up to half as much before, and
// the ways on that the search has neglected half as much after. So advice takes at most twice the time, plus a few games played out.
type Adviser struct {
	decider *decider
	uct     *uct    // plays the games out
	taker   chooser // the player uct, without the data it keeps between decisions

	terms        Terms // of the prospects of a decision
	best, played *prospect
}

// NewAdviser returns an Adviser with the settings of the player uct.
func NewAdviser(o Options) *Adviser {
	u := &uct{options: o, least: enoughGames}
	u.options.Off |= Reuse | Learned
	taking := o
	taking.Off |= Reuse
	return &Adviser{decider: &decider{options: o, exact: o.Off&Exact == 0, chooser: u, endings: endings{time: (o.Time + 1) / 2}}, uct: u, taker: newUCT(taking)}
}

// Decide implements Player: it follows the first way of the advice.
func (a *Adviser) Decide(ctx context.Context, s *View, _ *rand.Rand) ([]klondike.Move, error) {
	ad, err := a.Advise(ctx, s)
	if err != nil || len(ad.Ways) == 0 {
		return nil, err
	}
	return ad.Ways[0].Moves, nil
}

// Advise advises on s. It also takes the view of the moment before a card is turned up: a column that ends in klondike.NoCard, which is no
// longer a face-down card. The same view has the same advice, except with Options.Time. The error is ErrView, or the context's cause next to
// what is known so far.
func (a *Adviser) Advise(ctx context.Context, s *View) (Advice, error) {
	d, random := a.decider, rand.New(rand.NewPCG(1, 1))
	if err := cmp.Or(context.Cause(ctx), d.load(s)); err != nil {
		return Advice{}, err
	}
	moves, decided, err := d.forced(ctx)
	root := &d.knowledge.root
	switch {
	case err != nil:
		return Advice{}, err
	case root.fresh == 0 && d.engine.won(root):
		return Advice{Chance: 1, Proved: true, Ways: []Way{{Moves: moves, Chance: 1}}}, nil
	case d.proved:
		return certain(moves), nil
	case decided && len(moves) == 0 && root.fresh == 0:
		if moves = d.overlooked(); len(moves) == 0 {
			return certain(nil), nil
		}
	}
	if ways := d.safe(); len(ways) > 0 {
		return Advice{Ways: ways}, nil
	}
	switch {
	case decided && d.looks:
		return a.look(ctx, random)
	case decided:
		return a.forward(ctx, moves, random)
	}
	return a.compare(ctx, random)
}

// look advises looking through the stock, which costs nothing where it may be turned over without limit: the position stays the same, with
// more cards known. So that way comes first, and is worth as much as the way that the search prefers.
func (a *Adviser) look(ctx context.Context, random *rand.Rand) (Advice, error) {
	d := a.decider
	moves := d.knowledge.pass()
	d.engine.expandOnce(&d.knowledge.root)
	if len(d.engine.exits) < 2 {
		return a.forward(ctx, moves, random)
	}
	ad, err := a.compare(ctx, random)
	ad.Ways = slices.DeleteFunc(ad.Ways, func(w Way) bool { return w.Moves[len(w.Moves)-1].IsTurn() })
	first := Way{Moves: moves, Safe: true, Chance: ad.Chance, Error: ad.Error, Games: ad.Games}
	ad.Ways = slices.Insert(ad.Ways, 0, first)
	return ad, err
}

// certain returns the advice of a verdict: the moves of a win, or none.
func certain(moves []klondike.Move) Advice {
	if len(moves) == 0 {
		return Advice{Proved: true}
	}
	return Advice{Chance: 1, Proved: true, Ways: []Way{{Moves: moves, Chance: 1}}}
}

// compare estimates several ways on.
func (a *Adviser) compare(ctx context.Context, random *rand.Rand) (Advice, error) {
	d := a.decider
	d.engine.expandOnce(&d.knowledge.root)
	a.uct.prepare(d)
	edges, err := a.uct.search(ctx, d, random)
	a.fill(ctx, edges, random)
	ad := Advice{}
	for i := range edges {
		x := &edges[i]
		chance, deviation := x.estimate()
		ad.Ways = append(ad.Ways, Way{Moves: d.way(i), Chance: chance, Error: deviation, Games: int(x.visits), kind: d.kind(i)})
		ad.Games += int(x.visits)
	}
	order(ad.Ways)
	ad.Chance, ad.Error = ad.Ways[0].Chance, ad.Ways[0].Error
	return ad, err
}

// Games of an estimate: the least number for each way on, even if the search neglects it, unless the time is over; and the number from which
// on the error is at most two points, which is enough where there is nothing to compare.
const leastGames, enoughGames = 50, 600

// rarely is how many times as often as a way the most tried one may be tried, for the two to be compared.
const rarely = 4

// fill goes on trying ways until the order of the edges is clear, or half the search's effort is spent again.
func (a *Adviser) fill(ctx context.Context, edges []edge, random *rand.Rand) {
	o := a.uct.options
	o.Time = (o.Time + 1) / 2 // at least 1, if there was a limit
	o.Iterations = cmp.Or(o.Iterations, defaultIterations)/2 + leastGames*len(edges)
	c := newClock(o, 1)
	for tries := 1; float32(tries) <= c.iterations && !c.ended(ctx, tries); tries++ {
		i := a.neglected(edges)
		if i < 0 {
			return
		}
		a.try(edges, i, random)
	}
}

// neglected returns the edge to be tried next, or -1: one with too few games to tell, or an ace or a two that can't be compared, or the one with
// the best mean if another has been tried more often, as a few lucky games make no best way.
func (a *Adviser) neglected(edges []edge) int {
	least, most, best := 0, 0, 0
	for i := range edges {
		x := &edges[i]
		if x.visits < edges[least].visits {
			least = i
		}
		if x.visits > edges[most].visits {
			most = i
		}
		if x.wins*edges[best].visits > edges[best].wins*x.visits {
			best = i
		}
	}
	if edges[least].visits < leastGames {
		return least
	}
	for i := range edges {
		if a.decider.kind(i) == raisesLow && edges[i].visits*rarely < edges[most].visits {
			return i
		}
	}
	if edges[best].visits < edges[most].visits {
		return best
	}
	return -1
}

func (a *Adviser) try(edges []edge, i int, random *rand.Rand) {
	t, k := a.uct.trees[0], &a.uct.known[0]
	root := t.find(&a.decider.knowledge.root)
	k.sample(t.engine, random)
	t.path = t.path[:0]
	edges[i].wins += t.judge(t.take(root, t.nodes[root].first+int32(i)))
	edges[i].visits++
}

// forward estimates a game whose next moves need no choice: the tree continues from the next card that is turned up.
func (a *Adviser) forward(ctx context.Context, moves []klondike.Move, random *rand.Rand) (Advice, error) {
	d := a.decider
	a.uct.prepare(d)
	t := a.uct.trees[0]
	t.engine.world = d.engine.world
	k := &a.uct.known[0]
	k.copy(&d.knowledge)
	var all edge
	c := newClock(a.uct.options, 1)
	for i := 1; all.visits < min(c.iterations, enoughGames) && !c.ended(ctx, i); i++ {
		k.sample(t.engine, random)
		s := k.root
		t.engine.arrive(&s)
		all.visits++
		all.wins += t.descent(t.find(&s))
	}
	chance, deviation := all.estimate()
	way := Way{Moves: moves, Chance: chance, Error: deviation, Games: int(all.visits)}
	return Advice{Chance: chance, Error: deviation, Games: way.Games, Ways: []Way{way}}, context.Cause(ctx)
}

// estimate returns the mean result of x and its deviation. A few equal results aren't certain: below leastGames the deviation counts two
// more games, one of them won (Agresti and Coull 1998).
func (x *edge) estimate() (mean, deviation float64) {
	if x.visits == 0 {
		return 0, 1
	}
	n := float64(x.visits)
	mean = float64(x.wins) / n
	p := mean
	if n < leastGames {
		n += 2
		p = (float64(x.wins) + 1) / n
	}
	return mean, math.Sqrt(p * (1 - p) / n)
}

// order sorts ways by their chances, the best first. A way is equal to the best if the two differ by no more than their error: it then has
// the best one's chance, and the kind of move decides, then the number of moves. A way that was rarely tried isn't equal, and none is better.
func order(ways []Way) {
	most := slices.MaxFunc(ways, func(a, b Way) int { return a.Games - b.Games }).Games
	tried := func(w *Way) bool { return w.Games*rarely >= most }
	best := Way{Chance: -1}
	for i := range ways {
		if w := &ways[i]; tried(w) && w.Chance > best.Chance {
			best = *w
		}
	}
	for i := range ways {
		w := &ways[i]
		if equal := tried(w) && best.Chance-w.Chance <= math.Hypot(best.Error, w.Error); equal || w.Chance > best.Chance {
			w.Chance = best.Chance
		}
	}
	slices.SortStableFunc(ways, func(a, b Way) int {
		return cmp.Or(cmp.Compare(b.Chance, a.Chance), cmp.Compare(a.kind, b.kind), len(a.Moves)-len(b.Moves))
	})
}
