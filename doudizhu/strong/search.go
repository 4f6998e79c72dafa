// The search: flat Monte Carlo with the same worlds for all candidates.

package strong

import (
	"cmp"
	"context"
	"math"
	"slices"

	"kedou/doudizhu/table"
)

// rounds is how many times the search drops the worse half of the candidates.
const rounds = 4

// priorWeight is the number of playouts that the prior equals.
const priorWeight = 20

// search tries the candidates and sorts them into p.live, the best first.
func (p *Player) search(ctx context.Context, v *table.View) {
	p.look(v)
	p.trust()
	p.recall(v)
	p.solve(ctx, v)
	p.begin(v)
	p.live = p.live[:0]
	for i := range p.candidates {
		p.live = append(p.live, &p.candidates[i])
	}
	if p.with(Prior) {
		p.expect(v)
	}
	all, clock := p.live, newBudget(ctx, &p.options)
	for left := rounds; left > 0 && !p.clear(); left-- {
		half := max(2, (len(p.live)+1)/2)
		p.round(clock.share(left))
		p.rank()
		p.live = p.live[:min(half, len(p.live))]
	}
	p.live = all
	p.goOut()
	p.keep(v.Hand)
}

// goOut puts a play that leaves a single turn before a better one that leaves more, unless the better one is ahead by more than two hundredths. An
// example: with 44449 the bomb on a landlord's pair is about as good as a pass, and playouts overrate the pass, after which the player would have
// to guess when to bomb.
func (p *Player) goOut() {
	const margin = 0.02
	best := p.live[0]
	if best.leaves <= 1 {
		return
	}
	for i, c := range p.live {
		if c.leaves <= 1 && c.n > 0 && c.share() >= best.share()-margin {
			copy(p.live[1:i+1], p.live[:i])
			p.live[0] = c
			return
		}
	}
}

// Playouts end in the exact search where all hands together hold few cards. In a decision with few more cards, every third world is
// searched from the candidates on; not every one, because the search knows all hands and so overrates plays after which the player
// would have to guess (strategy fusion: Frank and Basin 1998).
const (
	fewCards, fewNodes   = 14, 200
	lastCards, lastNodes = 22, 2000
	mixedCards           = 12 // in the other worlds of such a decision
)

// begin resets the search.
func (p *Player) begin(v *table.View) {
	p.cast.exact.forget()
	p.worlds = 0
	p.inPlay = int8(v.Left[0] + v.Left[1] + v.Left[2])
}

// depth sets the number of cards at which the exact search ends the playouts of the next world.
func (p *Player) depth() {
	all := p.inPlay
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

// clear reports whether more playouts would hardly change the choice: one candidate is left, or the search has tried all worlds often
// enough.
func (p *Player) clear() bool {
	const often = 8
	return len(p.live) < 2 || p.live[len(p.live)-1].n > often*p.hidden.worlds()
}

// sieve drops the candidates that are behind the best by more than luck explains.
func (p *Player) sieve() {
	const sure = 5 // standard errors; rather many, since consecutive worlds are alike
	p.rank()
	best := p.live[0]
	for n := len(p.live) - 1; n > 0; n-- {
		c := p.live[n]
		if best.share()-c.share() <= sure*math.Sqrt(best.variance()+c.variance()) {
			return
		}
		p.live = p.live[:n]
	}
}

// variance is the variance of the playouts' mean, with a win and a loss added.
func (c *candidate) variance() float64 {
	n, won := c.n+2, c.won+1
	return ((c.squares+1)/n - won*won/(n*n)) / c.n
}

// look gathers the hidden cards of v's player, and gives the player its own policy.
func (p *Player) look(v *table.View) {
	p.hidden.gather(v)
	p.cast.seats, p.hidden.models = [3]uint8{}, [2]int{1, 1}
	if p.with(Models) {
		p.hidden.models = [2]int{int(models), int(models)}
	}
}

// trust gives the partner the model by roles, the player's own.
func (p *Player) trust() {
	if mate := p.hidden.index(3 - p.me); mate >= 0 {
		p.hidden.models[mate] = 1
	}
}

// recall collects the evidence for and against worlds.
func (p *Player) recall(v *table.View) {
	p.evidence.recall(v, &p.hidden)
	p.evidence.replies = p.evidence.replies[:0]
	if p.with(Auction) {
		p.evidence.hear(v, &p.hidden)
	}
}

// with reports whether the player uses c.
func (p *Player) with(c Component) bool { return p.options.Off&c == 0 }

// mostStays bounds how many times in a row a world counts without new playouts. After sieved worlds the search drops clear losers.
const (
	mostStays = 16
	sieved    = 50
)

// round tries every live candidate in world after world, while the budget lasts. Playouts of the same world have equal results, so
// while the chain stays in a world, the last playouts count again at no cost.
func (p *Player) round(b *budget) {
	for tried := 0; len(p.live) > 1 && b.take(len(p.live)); tried++ {
		for n := 0; !p.draw(len(p.live)) && tried > 0 && n < p.stays(); n++ {
			p.again()
		}
		p.depth()
		for _, c := range p.live {
			p.try(c)
		}
		if tried%sieved == sieved-1 {
			p.sieve()
		}
	}
}

// stays is how many times in a row a world counts without new playouts.
func (p *Player) stays() int {
	if p.with(Repeats) {
		return mostStays
	}
	return 0
}

// again counts the last playout of every live candidate once more.
func (p *Player) again() {
	for _, c := range p.live {
		c.count(c.last)
	}
}

// draw makes the next world, for playouts of the given number of positions, and reports whether it differs from the last. For few
// positions the chain makes fewer steps.
func (p *Player) draw(tried int) bool {
	last := p.hidden.world
	if p.with(Inference) && p.evidence.some() {
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
	return p.hidden.world != last
}

// try plays a candidate out in the world.
func (p *Player) try(c *candidate) {
	at := c.start
	for i, s := range p.hidden.seats {
		at.hands[s] = p.world[i]
	}
	p.cast.playout(&at)
	c.made++
	c.count(p.reward(&at))
}

// count adds a playout with the reward r.
func (c *candidate) count(r float64) {
	c.n++
	c.won += r
	c.squares += r * r
	c.last = r
}

// reward is the player's gain from a finished game: 1 if the player's side has won, 0 if it has lost; for a player for
// points, a half plus or minus half the points at base 1.
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

// spring reports whether a finished game was a spring or anti-spring.
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
