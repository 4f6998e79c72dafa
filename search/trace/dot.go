// Drawing a tree as Graphviz DOT, and the words and marks of both drawings.

package trace

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"kedou/search/andor"
)

// look is how a label shows: by a mark and by colours that differ for the
// colour-blind too.
type look struct{ mark, word, fill, line string }

var looks = [...]look{
	andor.Unknown: {"?", "unlabelled", "#f2f2f2", "#777777"},
	andor.Won:     {"✓", "solvable", "#d1e5f0", "#1f5c99"},
	andor.Lost:    {"✗", "unsolvable", "#fde0c5", "#a04a00"},
}

// text is what stands in a node: its number, both sides' cards, its mark.
func (n *TreeNode) text() string {
	s := fmt.Sprintf("%d: %s | %s %s", n.Number, orDash(n.State.Refuter), orDash(n.State.Prover), looks[n.Outcome].mark)
	if n.Hidden > 0 {
		s += fmt.Sprintf(" +%d", n.Hidden)
	}
	return s
}

func orDash(s string) string {
	if s == "" {
		return "–"
	}
	return s
}

// text is what stands at an edge: the cards played, or a pass.
func (e *TreeEdge) text() string {
	if e.Move.Cards == "" {
		return "pass"
	}
	return e.Move.Cards
}

// caption explains the drawing and what it leaves out.
func (t *Tree) caption() string {
	s := "box AND, oval OR; ✓ solvable, ✗ unsolvable, ? unlabelled; bold: the winning strategy"
	if t.Hidden > 0 {
		s += fmt.Sprintf("; cut at depth %d: %d of %d nodes not shown, +n counts a node's moves left out", t.Depth, t.Hidden, t.Hidden+len(t.Nodes))
	}
	return s
}

// WriteDOT writes the tree as a Graphviz digraph. Edges to a node that stands
// under another parent are dashed.
func (t *Tree) WriteDOT(w io.Writer) error {
	out := bufio.NewWriter(w)
	fmt.Fprintf(out, "digraph andor {\n\trankdir=LR\n\tlabel=%s\n\tnode [style=filled fontname=\"monospace\"]\n\tedge [fontname=\"monospace\"]\n", quote(t.caption()))
	for i := range t.Nodes {
		n := &t.Nodes[i]
		shape := "ellipse"
		if n.Kind == andor.And {
			shape = "box"
		}
		l := looks[n.Outcome]
		fmt.Fprintf(out, "\tn%d [shape=%s label=%s fillcolor=%q color=%q%s]\n", n.Number, shape, quote(n.text()), l.fill, l.line, bold(n.Proof))
	}
	for i := range t.Nodes {
		for _, e := range t.Nodes[i].Edges {
			again := ""
			if e.Again {
				again = " style=dashed constraint=false"
			}
			fmt.Fprintf(out, "\tn%d -> n%d [label=%s%s%s]\n", t.Nodes[i].Number, t.Nodes[e.To].Number, quote(e.text()), bold(e.Proof), again)
		}
	}
	fmt.Fprintln(out, "}")
	return out.Flush()
}

func bold(proof bool) string {
	if proof {
		return " penwidth=3"
	}
	return ""
}

// quote makes a DOT string; a backslash there begins an escape of DOT's own.
func quote(s string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(s) + `"`
}
