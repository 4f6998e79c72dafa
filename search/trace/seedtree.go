// The labelled AND/OR tree of a replayed trace, cut to a size that can be read.

package trace

import "kedou/search/andor"

// Tree is an AND/OR tree to be drawn. A node that several parents share stands
// under the first; from the others an edge leads to it.
type Tree struct {
	Nodes  []TreeNode // the start first, then by depth
	Depth  int        // moves from the start to the deepest node shown
	Hidden int        // nodes of the run, or of the strategy, that aren't shown
}

// TreeNode is one node of a Tree.
type TreeNode struct {
	SeedNode
	Depth  int
	Proof  bool // on a winning line of the side that wins the start
	Edges  []TreeEdge
	Hidden int // edges that aren't shown
}

// TreeEdge leads to a node of the tree, by its place in Nodes.
type TreeEdge struct {
	To    int
	Move  SeedMove
	Proof bool
	Again bool // the node stands under another parent
}

// readable is the number of nodes up to which a tree of no given depth is drawn.
const readable = 120

// Tree returns the tree as far as the replay has come, down to depth moves from
// the start. Depth 0 takes the greatest with at most 120 nodes, but 1 at least.
// If strategy is set, only the winning side's strategy is shown, for which the
// start must have its label.
func (r *SeedReplay) Tree(depth int, strategy bool) *Tree {
	b := treeBuilder{r, r.strategy(), strategy && r.Nodes[0].Outcome != andor.Unknown}
	if depth > 0 {
		return b.build(depth)
	}
	t := b.build(1)
	for t.Hidden > 0 {
		next := b.build(t.Depth + 1)
		if len(next.Nodes) > readable || next.Depth == t.Depth {
			break
		}
		t = next
	}
	return t
}

type treeBuilder struct {
	*SeedReplay
	proof []bool // nodes on a winning line
	only  bool   // show these alone
}

// strategy returns which nodes the winner's strategy can lead to.
func (r *SeedReplay) strategy() []bool {
	on := make([]bool, len(r.Nodes))
	if r.Nodes[0].Outcome == andor.Unknown {
		return on
	}
	on[0] = true
	for queue := []int{0}; len(queue) > 0; queue = queue[1:] {
		for i, e := range r.children[queue[0]] {
			if r.follows(queue[0], i) && !on[e.To] {
				on[e.To] = true
				queue = append(queue, e.To)
			}
		}
	}
	return on
}

// follows reports whether edge i out of node n, which is on the strategy, is
// too: the winner's first good move, or any move of the loser.
func (r *SeedReplay) follows(n, i int) bool {
	winner := r.Nodes[0].Outcome
	if (r.Nodes[n].Kind == andor.Or) != (winner == andor.Won) {
		return true
	}
	for j, e := range r.children[n] {
		if r.Nodes[e.To].Outcome == winner {
			return i == j
		}
	}
	return false
}

// build shows the nodes down to depth, level by level.
func (b *treeBuilder) build(depth int) *Tree {
	t := &Tree{Nodes: []TreeNode{{SeedNode: b.Nodes[0], Proof: b.proof[0]}}}
	places := map[int]int{0: 0} // in t.Nodes, by number
	for at := 0; at < len(t.Nodes); at++ {
		n := t.Nodes[at].Number
		t.Depth = max(t.Depth, t.Nodes[at].Depth)
		for i, e := range b.children[n] {
			proof := b.proof[n] && b.follows(n, i)
			to, shown := places[e.To]
			if b.only && !proof {
				continue
			}
			if !shown && t.Nodes[at].Depth == depth {
				t.Nodes[at].Hidden++
				continue
			}
			if !shown {
				to = len(t.Nodes)
				places[e.To] = to
				t.Nodes = append(t.Nodes, TreeNode{SeedNode: b.Nodes[e.To], Depth: t.Nodes[at].Depth + 1, Proof: b.proof[e.To]})
			}
			t.Nodes[at].Edges = append(t.Nodes[at].Edges, TreeEdge{to, e.Move, proof, shown})
		}
	}
	for _, proof := range b.proof {
		if proof || !b.only {
			t.Hidden++
		}
	}
	t.Hidden -= len(t.Nodes)
	return t
}
