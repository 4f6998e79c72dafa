// Verify: checking a strategy by the game's rules alone.

package andor

import (
	"slices"

	"kedou/internal/phrase"
)

// Verify checks that p is a strategy by which p.Winner wins g from start, whatever the other side does:
//
//   - p begins at start, and every move in it is legal;
//   - the winner always has a move, and every legal move of the other side is answered;
//   - play ends only where g says that the winner has won, or leaves the loser without a move;
//   - no line repeats a node.
//
// It uses g alone and shares no code with any engine. It takes time linear in the strategy and memory for one state per node. The error
// names the first node at fault.
func Verify[S any, M, K comparable](g Game[S, M, K], start S, p *Proof[S, M]) error {
	if p.Winner.Opposite() == Unknown || len(p.Nodes) == 0 {
		return phrase.Errorf("andor: proof without a winner or without nodes")
	}
	if g.Key(p.Start) != g.Key(start) {
		return phrase.Errorf("andor: the proof starts at another position")
	}
	c := checker[S, M, K]{game: g, p: p, states: make([]S, len(p.Nodes)), known: make([]bool, len(p.Nodes))}
	c.states[0], c.known[0] = start, true
	for n := range p.Nodes {
		if !c.known[n] {
			return phrase.Errorf("andor: node %d: no move leads here", n)
		}
		if err := c.node(n); err != nil {
			return phrase.Errorf("andor: node %d: %w", n, err)
		}
	}
	return nil
}

type checker[S any, M, K comparable] struct {
	game   Game[S, M, K]
	p      *Proof[S, M]
	states []S    // by node, from the first move that led there
	known  []bool // whether a move has led there
	legal  []M    // scratch
}

// node checks one node; the nodes that lead to it have lower numbers and are done.
func (c *checker[S, M, K]) node(n int) error {
	s, edges := c.states[n], c.p.Nodes[n]
	if v := c.game.Outcome(s); v != Unknown {
		if v != c.p.Winner || len(edges) > 0 {
			return phrase.Errorf("play is over and %v, with %d moves after it, in a proof that the start is %v", v, len(edges), c.p.Winner)
		}
		return nil
	}
	c.legal = c.game.AppendMoves(c.legal[:0], s)
	winners := (c.game.Kind(s) == Or) == (c.p.Winner == Won)
	if winners && len(edges) != 1 {
		return phrase.Errorf("the winner moves, but %d moves are given", len(edges))
	}
	if !winners && len(edges) != len(c.legal) {
		return phrase.Errorf("%d of the loser's %d moves are answered", len(edges), len(c.legal))
	}
	for _, e := range edges {
		if err := c.edge(n, e); err != nil {
			return phrase.Errorf("move %v: %w", e.Move, err)
		}
	}
	return nil
}

// edge checks that e, out of node n, is a legal move, different from those before it, and leads to the position of its node.
func (c *checker[S, M, K]) edge(n int, e Edge[M]) error {
	place := slices.Index(c.legal, e.Move)
	if place < 0 {
		return phrase.Errorf("not legal, or given twice")
	}
	c.legal = slices.Delete(c.legal, place, place+1)
	if e.To <= n || e.To >= len(c.p.Nodes) {
		return phrase.Errorf("leads to node %d, which is not a later one", e.To)
	}
	next := c.game.Next(c.states[n], e.Move)
	if !c.known[e.To] {
		c.states[e.To], c.known[e.To] = next, true
		return nil
	}
	if c.game.Key(next) != c.game.Key(c.states[e.To]) {
		return phrase.Errorf("leads to another position than node %d's", e.To)
	}
	return nil
}
