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

// Advice is an estimate of a game's worth and of its ways on. The chances assume that the player uct plays on; a better player's are
// higher.
type Advice struct {
	Chance float64         // of winning the game, 0 to 1
	Error  float64         // of Chance: its standard deviation
	Proved bool            // no card is hidden any more, and Chance, 1 or 0, is a verdict
	Games  int             // played out in sampled worlds
	Ways   []Way           // the best first; none if the game is lost
	Free   []klondike.Move // cost nothing: may be made before each of the ways, which assume that they are made
}

// Way is a way on.
type Way struct {
	Moves  []klondike.Move // at least up to the next card that is turned up
	Chance float64         // of winning the game this way
	Error  float64         // of Chance: its standard deviation; 1 if the way was never tried
	Games  int             // played out in sampled worlds
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
	u := &uct{options: o}
	u.options.Off |= EarlyAnswer | Reuse | Learned
	taking := o
	taking.Off |= Reuse
	return &Adviser{decider: &decider{options: o, exact: o.Off&Exact == 0, chooser: u, endings: endings{time: (o.Time + 1) / 2}}, uct: u, taker: newUCT(taking)}
}

// Advise estimates the ways on from s. It also takes the view of the moment before a card is turned up: a column that ends in
// klondike.NoCard, which is no longer a face-down card. The same view and random numbers give the same advice, except with Options.Time.
// The error is ErrView, or the context's cause next to what is known so far.
func (a *Adviser) Advise(ctx context.Context, s *View, random *rand.Rand) (Advice, error) {
	ad, err := a.advise(ctx, s, random)
	ad.Free = free(&s.Position, s.Rules)
	return ad, err
}

// free returns the moves of column cards to the foundations that cost nothing: no card that isn't up could ever lie on such a card, and the
// move only uncovers the card below. A card of the waste isn't free, since the next turns change with it.
func free(p *klondike.Position, r klondike.Rules) (list []klondike.Move) {
	for i, column := range p.Tableau[:r.Columns] {
		if len(column.Cards) == 0 {
			continue
		}
		c := column.Cards[len(column.Cards)-1]
		if c != klondike.NoCard && p.Foundation[c.Suit()]+1 == c.Rank() && !wanted(p, r, c) {
			list = append(list, klondike.Move{Card: c, From: klondike.Column1 + klondike.Pile(i), To: klondike.FoundationOf(c.Suit())})
		}
	}
	return list
}

// wanted reports whether a card that isn't up could need to lie on c. An ace never needs to: wherever it could lie, it can go up.
func wanted(p *klondike.Position, r klondike.Rules, c klondike.Card) bool {
	for s := range klondike.Suit(r.Suits) {
		if c.Rank() > 2 && s.Red() != c.Suit().Red() && p.Foundation[s]+1 < c.Rank() {
			return true
		}
	}
	return false
}

func (a *Adviser) advise(ctx context.Context, s *View, random *rand.Rand) (Advice, error) {
	if err := a.decider.load(s); err != nil {
		return Advice{}, err
	}
	moves, decided, err := a.decider.forced(ctx)
	root := &a.decider.knowledge.root
	switch {
	case err != nil:
		return Advice{}, err
	case root.fresh != 0:
		return a.forward(ctx, moves, random)
	case a.decider.engine.won(root):
		return Advice{Chance: 1, Proved: true, Ways: []Way{{Moves: moves, Chance: 1}}}, nil
	case decided && (len(moves) == 0 || a.decider.proved):
		return certain(moves), nil
	case decided && a.decider.looks:
		return a.look(ctx, moves, random)
	case decided:
		return a.forward(ctx, moves, random)
	}
	return a.compare(ctx, random)
}

// look advises looking through the stock, which costs nothing where it may be turned over without limit: the position stays the same, with
// more cards known. So that way comes first, and is worth at least as much as the way that the search prefers.
func (a *Adviser) look(ctx context.Context, moves []klondike.Move, random *rand.Rand) (Advice, error) {
	a.decider.engine.expandOnce(&a.decider.knowledge.root)
	if len(a.decider.engine.exits) < 2 {
		return a.forward(ctx, moves, random)
	}
	ad, err := a.compare(ctx, random)
	turns := slices.IndexFunc(ad.Ways, func(w Way) bool { return len(w.Moves) > 0 && w.Moves[len(w.Moves)-1].IsTurn() })
	if err != nil || turns < 0 {
		return ad, err
	}
	first := ad.Ways[0]
	first.Moves = moves
	ad.Ways = slices.Insert(slices.Delete(ad.Ways, turns, turns+1), 0, first)
	ad.Chance, ad.Error = first.Chance, first.Error
	return ad, nil
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
	a.uct.prepare(d)
	edges, err := a.uct.search(ctx, d, random)
	edges = a.fill(ctx, edges, random)
	d.engine.expandOnce(&d.knowledge.root)
	ad := Advice{}
	for i, x := range edges {
		chance, deviation := x.estimate()
		ad.Ways = append(ad.Ways, Way{d.way(i), chance, deviation, int(x.visits)})
		ad.Games += int(x.visits)
	}
	slices.SortStableFunc(ad.Ways, func(a, b Way) int { return cmp.Or(b.Games-a.Games, cmp.Compare(b.Chance, a.Chance)) })
	ad.Chance, ad.Error = ad.Ways[0].Chance, ad.Ways[0].Error
	return ad, err
}

// leastGames is the least number of games by which each way on is tried, even if the search neglects it, unless the time is over.
const leastGames = 50

// fill tries the ways on that the search has neglected, in turn, and returns all edges.
func (a *Adviser) fill(ctx context.Context, edges []edge, random *rand.Rand) []edge {
	o := a.uct.options
	o.Time = (o.Time + 1) / 2 // at least 1, if there was a limit
	c, tries := newClock(o, 1), 0
	for n := range leastGames {
		for i := range edges {
			if int(edges[i].visits) > n {
				continue
			}
			if tries++; c.ended(ctx, tries) {
				return edges
			}
			a.try(edges, i, random)
		}
	}
	return edges
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
	for i := 1; all.visits < c.iterations && !c.ended(ctx, i); i++ {
		k.sample(t.engine, random)
		s := k.root
		t.engine.arrive(&s)
		all.visits++
		all.wins += t.descent(t.find(&s))
	}
	chance, deviation := all.estimate()
	way := Way{moves, chance, deviation, int(all.visits)}
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
