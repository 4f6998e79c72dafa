// Drawing a tree as Graphviz DOT.

package trace

import (
	"bufio"
	"fmt"
	"io"
	"strings"
)

// WriteDOT writes the tree as a Graphviz digraph. Edges to a node that belongs to another parent are dashed.
func (t *Tree) WriteDOT(w io.Writer) error {
	out := bufio.NewWriter(w)
	fmt.Fprintf(out, "digraph andor {\n\trankdir=LR\n\tlabel=%s\n\tnode [style=filled fontname=\"monospace\"]\n\tedge [fontname=\"monospace\"]\n", quote(t.caption()))
	for i := range t.nodes {
		n := &t.nodes[i]
		shape := "ellipse"
		if n.and {
			shape = "box"
		}
		l := looks[n.outcome]
		fmt.Fprintf(out, "\tn%d [shape=%s label=%s fillcolor=%q color=%q%s]\n", n.id, shape, quote(n.label(t.game)), l.fill, l.line, bold(n.proof))
	}
	for i := range t.nodes {
		for _, e := range t.nodes[i].edges {
			again := ""
			if e.again {
				again = " style=dashed constraint=false"
			}
			fmt.Fprintf(out, "\tn%d -> n%d [label=%s%s%s]\n", t.nodes[i].id, t.nodes[e.to].id, quote(e.text), bold(e.proof), again)
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

// quote makes a DOT string; a backslash there would begin a DOT escape.
func quote(s string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(s) + `"`
}
