// The search: flat Monte Carlo with the same worlds for all candidates.

package strong

import (
	"cmp"
	"context"
	"math"
	"slices"

	"kedou/doudizhu/table"
)

// rounds is how many times the worse half of the candidates is dropped.
const rounds = 4

// priorWeight is how many playouts the prior counts for.
const priorWeight = 20

// search tries the candidates and sorts them into p.live, the best first.
func (p *Player) search(ctx context.Context, v *table.View) {
	p.look(v)
	p.evidence.recall(v, &p.hidden)
	p.solve(ctx, v)
	p.begin()
	p.live = p.live[:0]
	for i := range p.candidates {
		p.candidates[i].key = mix(uint64(i+1)<<48, p.candidates[i].move)
		p.live = append(p.live, &p.candidates[i])
	}
	if p.with(Prior) {
		p.expect(v)
	}
	all, left := p.live, rounds
	if !p.with(Halving) {
		left = 1
	}
	clock := newBudget(ctx, &p.options)
	for ; left > 0 && len(p.live) > 1 && !p.clear(); left-- {
		p.round(clock.share(left))
		p.rank()
		p.live = p.live[:(len(p.live)+1)/2]
	}
	p.live = all
}

// Playouts end in the exact search where all hands together hold few cards. While a decision is about few more, every third world is
// searched from the candidates on; not every one, for the search knows all hands, and so overrates plays after which the player would
// have to guess (strategy fusion: Frank and Basin 1998).
const (
	fewCards, fewNodes   = 14, 200
	lastCards, lastNodes = 22, 2000
	mixedCards           = 12 // in the other worlds of such a decision
)

// begin forgets the last search.
func (p *Player) begin() {
	p.tree.clear()
	p.cast.exact.forget()
	p.worlds = 0
}

// depth sets where the exact search ends the playouts of the next world.
func (p *Player) depth() {
	all := p.candidates[0].start.cards()
	p.worlds++
	switch {
	case !p.with(Exact) || p.options.Points:
		p.cast.few = 0
	case all > lastCards:
		p.cast.few, p.cast.nodes = fewCards, fewNodes
	case p.worlds%3 != 0:
		p.cast.few, p.cast.nodes = mixedCards, fewNodes
	default:
		p.cast.few, p.cast.nodes = all, lastNodes
	}
}

// clear reports whether more playouts would hardly change which candidate is the best: the first is ahead of the second
// by more than luck allows, or all worlds that there are have been tried often enough.
func (p *Player) clear() bool {
	const (
		sure  = 4 // standard errors
		often = 8
	)
	a, b := p.live[0], p.live[1]
	if !p.with(Stopping) || a.n == 0 {
		return false
	}
	ahead := a.won/a.n - b.won/b.n
	return ahead > sure*math.Sqrt(0.5/b.n) || b.n > often*p.hidden.worlds()
}

// look takes up what v's player doesn't see, and casts him as himself.
func (p *Player) look(v *table.View) {
	p.hidden.gather(v)
	p.cast.seats, p.hidden.models = [3]uint8{}, 1
	if p.with(Models) {
		p.hidden.models = int(models)
	}
}

// with reports whether the player makes use of c.
func (p *Player) with(c Component) bool { return p.options.Off&c == 0 }

// round tries every live candidate in world after world, while the budget lasts.
func (p *Player) round(b *budget) {
	for b.take(len(p.live)) {
		p.draw(len(p.live))
		p.depth()
		for i, c := range p.live {
			if i > 0 && !p.with(SameWorlds) {
				p.draw(len(p.live))
			}
			p.try(c)
		}
	}
}

// draw makes the next world, in which so many positions are tried: for few, a world that differs less from the last is cheap enough.
func (p *Player) draw(tried int) {
	if p.with(Inference) && len(p.evidence.past) > 0 {
		p.evidence.draw(&p.cast, &p.hidden, &p.random, min(steps, tried))
	} else {
		p.hidden.shuffle(&p.random)
	}
	for i, s := range p.hidden.seats {
		p.cast.seats[s] = p.hidden.world.models[i]
		po := p.cast.of(s)
		p.world[i] = holding{cards: po.natural(p.hidden.world.hands[i])}
		po.ready(&p.world[i])
	}
}

// try plays a candidate out in the world.
func (p *Player) try(c *candidate) {
	at := c.start
	for i, s := range p.hidden.seats {
		at.hands[s] = p.world[i]
	}
	if !p.with(Tree) || !p.descend(&at, c.key) {
		p.cast.playout(&at)
	}
	r := p.reward(&at)
	p.tree.learn(r)
	c.n++
	c.won += r
}

// reward is what the player gains by a game that is over: 1 if his side has won, and 0 if it has lost; or, if he plays
// for points, as many halves more or less than a half as points are won or lost at base 1.
func (p *Player) reward(at *position) float64 {
	winner := at.owner
	won := (winner == landlord) == (p.me == landlord)
	points := 0.5
	if p.options.Points {
		points = math.Ldexp(points, int(at.trumps))
		if at.spring() {
			points *= 2
		}
	}
	if !won {
		points = -points
	}
	return 0.5 + points
}

// spring reports whether a game that is over was one, either way.
func (p *position) spring() bool {
	if p.owner == landlord {
		return p.plays[1]+p.plays[2] == 0
	}
	return p.plays[landlord] == 1
}

// rank sorts the live candidates by their means, drawn towards the prior.
func (p *Player) rank() {
	var won, n float64
	for _, c := range p.live {
		won, n = won+c.won, n+c.n
	}
	base, weight := won/max(n, 1), 1e-9
	if p.with(Prior) {
		weight = priorWeight
	}
	slices.SortStableFunc(p.live, func(a, b *candidate) int {
		return cmp.Compare(b.mean(base, weight), a.mean(base, weight))
	})
}
