// What Labelling tells its observer: one Step for each node it examines.

package andor

// Action is what Labelling did with an examined node; the numbers are those of the
// founding document's trace.
type Action uint8

// The three actions.
const (
	LabelSolvable   Action = iota // the node is won, and so is what that settles above it
	LabelUnsolvable               // the node is lost, and so is what that settles above it
	Expand                        // its children were made
)

// Found says where a child of an expanded node came from.
type Found uint8

// The places of a child.
const (
	New      Found = iota // its problem was in neither list: a new node
	InOpen                // it waits in open already
	InClosed              // it was examined already
)

// Node is one node of Labelling's graph as seen from one parent.
type Node[S, M any] struct {
	Number  int     // from 0, the start, in the order of making
	Parent  int     // the parent that made it, here and now; -1 for the start
	State   S       // its problem
	Move    M       // the move that led here; meaningless for the start
	Kind    Kind    // Or or And
	Outcome Outcome // its label
}

// Child is a node as an expansion met it.
type Child[S, M any] struct {
	Found Found
	Node  Node[S, M]
}

// Step is one turn of Labelling's loop: the node it took from open, and what
// followed. The steps determine both lists: the node moves to the end of closed,
// new children go to the end of open, dropped nodes leave whichever list they
// are in. Package trace rebuilds the lists and the graph from them.
type Step[S, M any] struct {
	Count    int        // examined nodes so far, this one included
	Node     Node[S, M] // the examined node, its label as it was before
	Action   Action
	Children []Child[S, M] // the children made, if expanded
	Labelled []int         // nodes labelled in this step, in order
	Dropped  []int         // nodes dropped in this step, in order
}

// begin notes n, which is to be examined.
func (e *labelling[S, M, K]) begin(n int) {
	if e.observe == nil {
		return
	}
	e.step.Count++
	e.step.Node = e.describe(n)
	if in := e.graph.at(n).in; in >= 0 {
		e.adopt(&e.step.Node, int(in))
	}
	e.step.Children = e.step.Children[:0]
	e.step.Dropped = e.step.Dropped[:0]
}

// record notes a child as its expansion met it.
func (e *labelling[S, M, K]) record(edge int, isNew bool) {
	to := int(e.graph.edge(edge).to)
	child := Child[S, M]{Found: InOpen, Node: e.describe(to)}
	e.adopt(&child.Node, edge)
	switch {
	case isNew:
		child.Found = New
	case e.graph.at(to).own.closed:
		child.Found = InClosed
	}
	e.step.Children = append(e.step.Children, child)
}

// describe returns node n as a child of nobody.
func (e *labelling[S, M, K]) describe(n int) Node[S, M] {
	v := e.graph.at(n)
	return Node[S, M]{Number: n, Parent: -1, State: v.state, Kind: v.kind, Outcome: v.outcome}
}

// adopt makes a node the child to which an edge leads.
func (e *labelling[S, M, K]) adopt(child *Node[S, M], edge int) {
	from := e.graph.edge(edge)
	child.Parent, child.Move = int(from.from), from.move
}

// report hands the step to the observer.
func (e *labelling[S, M, K]) report() {
	if e.observe != nil {
		e.step.Labelled = e.labelled
		e.observe(e.step)
	}
}
