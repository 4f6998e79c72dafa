// The labelled AND/OR tree of a replay, cut to a size that can be read.

package trace

import (
	"fmt"

	"kedou/search/andor"
)

// View says what of a replay is drawn, and in which words.
type View[S, M any] struct {
	Depth    int                         // moves from the start to the deepest nodes shown; 0: see Labelling.Tree
	Strategy bool                        // only the winner's strategy, if the start has its label
	State    func(S) (text, note string) // the text stands in the node, the note where the node is pointed at
	Move     func(M) string
}

// Tree is an AND/OR tree to be drawn. A node that several parents share stands
// under the first; from the others an edge leads to it.
type Tree struct {
	Shown  int // nodes shown
	Depth  int // moves from the start to the deepest node shown
	Hidden int // nodes of the run, or of the strategy, that aren't shown
	// Sprintf writes the sentences of a drawing, as fmt.Sprintf does if it is nil, or
	// in another language.
	Sprintf func(format string, args ...any) string
	nodes   []treeNode
}

// treeNode is one node of a Tree: the start first, then by depth.
type treeNode struct {
	number     int
	kind       andor.Kind
	outcome    andor.Outcome
	text, note string
	depth      int
	proof      bool // on a winning line of the side that wins the start
	edges      []treeEdge
	hidden     int // edges that aren't shown
}

// treeEdge leads to a node of the tree, by its place in the nodes.
type treeEdge struct {
	to    int
	text  string
	proof bool
	again bool // the node stands under another parent
}

// readable is the number of nodes up to which a tree of no given depth is drawn.
const readable = 120

// Tree returns the tree as far as the replay has come. Without a depth it is the
// deepest with at most 120 nodes, and has a depth of 1 at least.
func (r *Labelling[S, M]) Tree(v View[S, M]) *Tree {
	b := treeBuilder[S, M]{r, v, r.strategy()}
	if v.Depth > 0 {
		return b.build(v.Depth)
	}
	t := b.build(1)
	for t.Hidden > 0 {
		next := b.build(t.Depth + 1)
		if next.Shown > readable || next.Depth == t.Depth {
			break
		}
		t = next
	}
	return t
}

type treeBuilder[S, M comparable] struct {
	run   *Labelling[S, M]
	view  View[S, M]
	proof []bool // nodes on a winning line
}

// only reports whether the nodes off the strategy are left out.
func (b *treeBuilder[S, M]) only() bool { return b.view.Strategy && b.proof[0] }

// node describes node n of the run for the tree.
func (b *treeBuilder[S, M]) node(n, depth int) treeNode {
	v := &b.run.Nodes[n]
	text, note := b.view.State(v.State)
	return treeNode{number: n, kind: v.Kind, outcome: v.Outcome, text: text, note: note, depth: depth, proof: b.proof[n]}
}

// build shows the nodes down to depth, level by level.
func (b *treeBuilder[S, M]) build(depth int) *Tree {
	t := &Tree{nodes: []treeNode{b.node(0, 0)}}
	places := map[int]int{0: 0} // in t.nodes, by number
	for at := 0; at < len(t.nodes); at++ {
		t.Depth = max(t.Depth, t.nodes[at].depth)
		b.grow(t, at, depth, places)
	}
	t.Shown = len(t.nodes)
	for _, proof := range b.proof {
		if proof || !b.only() {
			t.Hidden++
		}
	}
	t.Hidden -= t.Shown
	return t
}

// grow adds the edges out of a node of the tree, and the nodes that are new.
func (b *treeBuilder[S, M]) grow(t *Tree, at, depth int, places map[int]int) {
	n, below := t.nodes[at].number, t.nodes[at].depth+1
	for i, e := range b.run.children[n] {
		proof := b.proof[n] && b.run.follows(n, i)
		to, shown := places[e.to]
		switch {
		case b.only() && !proof:
			continue
		case !shown && below > depth:
			t.nodes[at].hidden++
			continue
		case !shown:
			to = len(t.nodes)
			places[e.to] = to
			t.nodes = append(t.nodes, b.node(e.to, below))
		}
		t.nodes[at].edges = append(t.nodes[at].edges, treeEdge{to, b.view.Move(e.move), proof, shown})
	}
}

// label is what stands in a node: its number, the state, its mark, and how many
// of its moves are left out.
func (n *treeNode) label() string {
	s := fmt.Sprintf("%d: %s %s", n.number, n.text, looks[n.outcome].mark)
	if n.hidden > 0 {
		s += fmt.Sprintf(" +%d", n.hidden)
	}
	return s
}

// caption explains the drawing and what it leaves out.
func (t *Tree) caption() string {
	say := t.Sprintf
	if say == nil {
		say = fmt.Sprintf
	}
	s := say("box AND, oval OR; ✓ won, ✗ lost, ? undecided; bold: the winning strategy")
	if t.Hidden > 0 {
		s += say("; cut at depth %d: %d of %d nodes not shown, +n counts a node's moves left out", t.Depth, t.Hidden, t.Hidden+t.Shown)
	}
	return s
}

// look is how an outcome shows: by a mark and by colours that differ for the
// colour-blind too.
type look struct{ mark, fill, line string }

var looks = [...]look{
	andor.Unknown: {"?", "#f2f2f2", "#777777"},
	andor.Won:     {"✓", "#d1e5f0", "#1f5c99"},
	andor.Lost:    {"✗", "#fde0c5", "#a04a00"},
}
