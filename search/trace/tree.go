// The labelled AND/OR tree of a replay, cut to a readable size.

package trace

import (
	"fmt"
	"slices"

	"kedou/search"
	"kedou/search/andor"
)

// Drawing says which part of a replay to draw, and in which words.
type Drawing struct {
	Depth    int                                    // moves from the start to the deepest nodes shown; 0: see Replay.Tree
	Strategy bool                                   // only the winner's strategy, if the start has its label
	State    func(state string) (text, note string) // text is written in the node, note is shown where the node is pointed at; nil: the state
	Move     func(move string) string               // nil: as it is
}

// Tree is an AND/OR tree to draw. A node with several parents is placed under the first; edges lead to it from the others.
type Tree struct {
	Shown  int // nodes shown
	Depth  int // moves from the start to the deepest node shown
	Hidden int // nodes of the run, or of the strategy, that aren't shown
	// Sprintf writes the sentences of a drawing, in any language; nil: fmt.Sprintf.
	Sprintf func(format string, args ...any) string
	nodes   []treeNode
	game    bool
}

// treeNode is one node of a Tree: the start first, then by depth.
type treeNode struct {
	id         search.ID
	and        bool
	outcome    andor.Outcome
	place      Place
	text, note string
	depth      int
	proof      bool // on a winning line of the side that wins the start
	edges      []treeEdge
	hidden     int // edges that aren't shown
}

// treeEdge leads to a node of the tree, by its index in the nodes.
type treeEdge struct {
	to    int
	text  string
	proof bool
	again bool // the node is placed under another parent
}

// readable is the greatest number of nodes that a tree without a given depth shows.
const readable = 120

// Tree returns the tree of a search at this moment of the replay: of a game the graph with its labels, of a search for a path each state
// below its best parent, with the lists. The strategy of a search for a path is the solution. Without a given depth Tree takes the greatest
// depth with at most 120 nodes, and at least 1.
func (r *Replay) Tree(d Drawing) *Tree {
	if d.State == nil {
		d.State = func(state string) (text, note string) { return state, "" }
	}
	if d.Move == nil {
		d.Move = func(move string) string { return move }
	}
	b := treeBuilder{run: r, drawing: d}
	if r.game {
		b.proof = r.strategy()
	} else {
		b.proof, b.below = r.solution(), r.under()
	}
	if d.Depth > 0 {
		return b.build(d.Depth)
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

type treeBuilder struct {
	run     *Replay
	drawing Drawing
	proof   []bool   // nodes on a winning line, or on the solution
	below   [][]edge // by ID, in a search for a path
}

func (b *treeBuilder) edges(id search.ID) []edge {
	if b.below != nil {
		return b.below[id]
	}
	return b.run.Nodes[id].children
}

// follows reports whether edge i out of a node on the strategy is on the strategy, too.
func (b *treeBuilder) follows(id search.ID, i int) bool {
	if b.below != nil {
		return b.proof[b.below[id][i].to]
	}
	return b.run.follows(id, i)
}

// only reports whether the nodes off the strategy are left out.
func (b *treeBuilder) only() bool { return b.drawing.Strategy && b.proof[0] }

func (b *treeBuilder) node(id search.ID, depth int) treeNode {
	n := &b.run.Nodes[id]
	text, note := b.drawing.State(n.State)
	return treeNode{id, n.And, n.Outcome, n.Place, text, note, depth, b.proof[id], nil, 0}
}

// build shows the nodes down to depth, level by level.
func (b *treeBuilder) build(depth int) *Tree {
	t := &Tree{nodes: []treeNode{b.node(0, 0)}, game: b.run.game}
	places := map[search.ID]int{0: 0} // in t.nodes
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

// grow adds the edges out of a node of the tree, and their new nodes.
func (b *treeBuilder) grow(t *Tree, at, depth int, places map[search.ID]int) {
	id, below := t.nodes[at].id, t.nodes[at].depth+1
	for i, e := range b.edges(id) {
		proof := b.proof[id] && b.follows(id, i)
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
		t.nodes[at].edges = append(t.nodes[at].edges, treeEdge{to, b.drawing.Move(e.move), proof, shown})
	}
}

// strategy returns the nodes that the winner's strategy can reach; none while the start has no label.
func (r *Replay) strategy() []bool {
	on := make([]bool, len(r.Nodes))
	if r.Nodes[0].Outcome == andor.Unknown {
		return on
	}
	on[0] = true
	for queue := []search.ID{0}; len(queue) > 0; queue = queue[1:] {
		for i, e := range r.Nodes[queue[0]].children {
			if r.follows(queue[0], i) && !on[e.to] {
				on[e.to] = true
				queue = append(queue, e.to)
			}
		}
	}
	return on
}

// solution returns the nodes on the path to the goal; none before the goal is found.
func (r *Replay) solution() []bool {
	on := make([]bool, len(r.Nodes))
	if r.Done {
		for id := r.Goal; id != search.None; id = r.Nodes[id].Parent {
			on[id] = true
		}
	}
	return on
}

// under returns the edges of the tree of best paths, by the IDs of the parents.
func (r *Replay) under() [][]edge {
	below := make([][]edge, len(r.Nodes))
	for id := 1; id < len(r.Nodes); id++ {
		n := &r.Nodes[id]
		below[n.Parent] = append(below[n.Parent], edge{search.ID(id), n.move})
	}
	return below
}

// follows reports whether edge i out of a node on the strategy is on the strategy, too: the winner's first good move, or any move of the
// loser.
func (r *Replay) follows(id search.ID, i int) bool {
	n, winner := &r.Nodes[id], r.Nodes[0].Outcome
	if n.And == (winner == andor.Won) {
		return true
	}
	return i == slices.IndexFunc(n.children, func(e edge) bool { return r.Nodes[e.to].Outcome == winner })
}

// label returns the text of a node: its number, the state, its mark, and the number of moves left out.
func (n *treeNode) label(game bool) string {
	mark := looks[n.outcome].mark
	if !game {
		mark = [...]string{Gone: "–", Open: "○", Closed: "●"}[n.place]
	}
	s := fmt.Sprintf("%d: %s %s", n.id, n.text, mark)
	if n.hidden > 0 {
		s += fmt.Sprintf(" +%d", n.hidden)
	}
	return s
}

func (t *Tree) caption() string {
	say := t.Sprintf
	if say == nil {
		say = fmt.Sprintf
	}
	s := say("box AND, oval OR; ✓ won, ✗ lost, ? undecided; bold: the winning strategy")
	if !t.game {
		s = say("each state below the one before it on its best path; ○ open, ● closed, – dropped; bold: the solution")
	}
	if t.Hidden > 0 {
		s += say("; cut at depth %d: %d of %d nodes not shown, +n counts a node's moves left out", t.Depth, t.Hidden, t.Hidden+t.Shown)
	}
	return s
}

// look is how an outcome is drawn: a mark, and colours that colour-blind readers can distinguish.
type look struct{ mark, fill, line string }

var looks = [...]look{
	andor.Unknown: {"?", "#f2f2f2", "#777777"},
	andor.Won:     {"✓", "#d1e5f0", "#1f5c99"},
	andor.Lost:    {"✗", "#fde0c5", "#a04a00"},
}
