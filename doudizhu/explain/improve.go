// The improvement of a strategy from below, until its cost is the least or the looks are spent.

package explain

import (
	"kedou/doudizhu"
	"kedou/search/andor"
)

// graph is a strategy with the position of every node.
type graph struct {
	proof  *andor.Proof[doudizhu.State, doudizhu.Play]
	states []doudizhu.State
}

// newGraph finds the positions of a strategy.
func newGraph(game *doudizhu.Game, proof *andor.Proof[doudizhu.State, doudizhu.Play]) *graph {
	g := &graph{proof, make([]doudizhu.State, len(proof.Nodes))}
	g.states[0] = proof.Start
	for i, edges := range proof.Nodes {
		for _, e := range edges {
			g.states[e.To] = game.Next(g.states[i], e.Move)
		}
	}
	return g
}

// firstLooks is the number of looks for a position's improvement in the first sweep.
const firstLooks = 50

// strategy returns a strategy from s, which the planner's side is known to win, after at most this
// many looks at positions; least reports that none has a lower cost. It is nil if a limit stops the
// work before.
func (p *planner) strategy(s doudizhu.State, looks int) (g *graph, least bool) {
	if g = p.build(s); g == nil {
		return nil, false
	}
	for each := firstLooks; looks > 0; each *= 2 {
		spent := p.sweep(g, min(each, looks), looks)
		better := p.build(s)
		if better == nil {
			return g, false
		}
		g = better
		if _, b := p.bounds(s); b.least == b.most {
			return g, true
		}
		looks -= max(1, spent)
	}
	return g, false
}

// build makes the strategy of the planner's best plays, and of the solver's where the planner has
// none.
func (p *planner) build(s doudizhu.State) *graph {
	proof := andor.BuildProof(p.game, s, p.winner, func(s doudizhu.State, held int64) (doudizhu.Play, bool) {
		if !p.inquiry.Hold(held + p.bytes()) {
			return doudizhu.Play{}, false
		}
		if _, b := p.bounds(s); b.most < unknown {
			return b.play, true
		}
		return p.inquiry.Play(s)
	})
	if proof == nil {
		return nil
	}
	return newGraph(p.game, proof)
}

// sweep improves the positions of a strategy, the last first, with this many looks each, and at
// most all in total. It returns the number of looks.
func (p *planner) sweep(g *graph, each, all int) (spent int) {
	for i := len(g.states) - 1; i >= 0 && p.inquiry.Hold(p.bytes()); i-- {
		edges := g.proof.Nodes[i]
		if len(edges) == 0 {
			continue
		}
		key, b := p.bounds(g.states[i])
		if c := p.through(g, i); c < b.most {
			b.most, b.play = c, edges[0].Move
			p.known[key] = b
		}
		if b.least < b.most && spent < all && (i == 0 || p.wins(g.states[i].Turn)) {
			p.looks, p.short = each, false
			p.cost(g.states[i], b.most)
			spent += each - p.looks
		}
	}
	return spent
}

// through is the cost of node i by the plays of the strategy, from the known costs of the next
// nodes.
func (p *planner) through(g *graph, i int) (sum int32) {
	seen := map[int]bool{}
	for _, e := range g.proof.Nodes[i] {
		if !seen[e.To] && len(g.proof.Nodes[e.To]) > 0 {
			_, b := p.bounds(g.states[e.To])
			sum = min(unknown, sum+b.most)
		}
		seen[e.To] = true
	}
	if p.wins(g.states[i].Turn) {
		sum++
	}
	return sum
}
