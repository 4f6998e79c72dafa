// Proof: a winning strategy as a graph.

package andor

// Edge is one move of a strategy and the node it leads to.
type Edge[M any] struct {
	Move M
	To   int
}

// Proof is a strategy by which Winner wins from Start whatever the other side does. Node 0 is Start. Where the winner moves, a node has one
// edge: the move to play. Where the other side moves, it has one edge for each legal move. A node without edges is won. Lines that meet
// share their nodes, and every edge leads to a higher number, so no line repeats a node. Point of view: the prover.
type Proof[S, M any] struct {
	Start  S
	Winner Outcome // of the start: Won, or Lost for the refuter's strategy
	Nodes  [][]Edge[M]
}

// Longest returns the line of play in which the loser holds out longest against this strategy; of equally long ones, the first in edge
// order. It takes time linear in the number of edges.
func (p *Proof[S, M]) Longest() []M {
	length := make([]int, len(p.Nodes))
	for i := len(p.Nodes) - 1; i >= 0; i-- {
		for _, e := range p.Nodes[i] {
			length[i] = max(length[i], length[e.To]+1)
		}
	}
	line := make([]M, 0, length[0])
	for at := 0; length[at] > 0; {
		for _, e := range p.Nodes[at] {
			if length[e.To] == length[at]-1 {
				line, at = append(line, e.Move), e.To
				break
			}
		}
	}
	return line
}

// Edges counts the strategy's moves.
func (p *Proof[S, M]) Edges() int {
	n := 0
	for _, node := range p.Nodes {
		n += len(node)
	}
	return n
}
