// Drawing a tree as a self-contained SVG: depth from left to right, one row for
// each leaf.

package trace

import (
	"bufio"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"kedou/search/andor"
)

// Sizes in pixels. A monospaced character of 13 pixels is 8 wide.
const (
	charWidth  = 8
	rowHeight  = 30
	boxHeight  = 22
	boxPadding = 12 // left and right of a node's text
	fan        = 36 // the width in which edges spread from their parent
	margin     = 16
	headHeight = 52
)

// WriteSVG writes the tree as an SVG document under a title. A node that belongs to another parent is shown there only by its number.
func (t *Tree) WriteSVG(w io.Writer, title string) error {
	d := t.drawing(w)
	d.head(title)
	d.body()
	fmt.Fprintln(d.out, "</svg>")
	return d.out.Flush()
}

func (t *Tree) drawing(w io.Writer) *drawing {
	d := &drawing{
		tree:  t,
		out:   bufio.NewWriter(w),
		rows:  make([]float64, len(t.nodes)),
		stubs: map[stub]float64{},
		left:  make([]int, t.Depth+2),
		lead:  make([]int, t.Depth+2),
	}
	d.layOut()
	return d
}

// body draws the edges, and the nodes over them.
func (d *drawing) body() {
	for i := range d.tree.nodes {
		for j := range d.tree.nodes[i].edges {
			d.edge(i, j)
		}
	}
	for i := range d.tree.nodes {
		if d.rows[i] != absent {
			d.node(i)
		}
	}
}

// drawing is a tree with the places of its nodes.
type drawing struct {
	tree   *Tree
	out    *bufio.Writer
	rows   []float64        // of each node, in rows from the top
	stubs  map[stub]float64 // their rows
	left   []int            // where the nodes of each depth begin
	lead   []int            // how long the texts of the edges to each depth are
	bottom float64
	wide   int // of the document
}

// stub is an edge whose node belongs to another parent.
type stub struct{ node, edge int }

func width(s string) int { return charWidth * utf8.RuneCountInString(s) }

func (t *Tree) width(n *treeNode) int { return width(n.label(t.game)) + 2*boxPadding }

// layOut gives every node its row and every depth its column.
func (d *drawing) layOut() {
	widest := make([]int, d.tree.Depth+2)
	for i := range d.tree.nodes {
		n := &d.tree.nodes[i]
		widest[n.depth] = max(widest[n.depth], d.tree.width(n))
		for j := range n.edges {
			e := &n.edges[j]
			d.lead[n.depth+1] = max(d.lead[n.depth+1], width(e.text))
			if e.again {
				widest[n.depth+1] = max(widest[n.depth+1], width(d.see(e)))
			}
		}
	}
	d.left[0] = margin
	for depth := 1; depth < len(d.left); depth++ {
		d.left[depth] = d.left[depth-1] + widest[depth-1] + fan + d.lead[depth] + 2*charWidth
	}
	d.place(0)
	d.left = append(d.left, d.left[d.tree.Depth+1]+widest[d.tree.Depth+1])
}

// place puts a leaf on the next free row, and an inner node in the middle of
// its children.
func (d *drawing) place(i int) float64 {
	n := &d.tree.nodes[i]
	if len(n.edges) == 0 {
		d.rows[i] = d.take()
		return d.rows[i]
	}
	first, last := 0.0, 0.0
	for j, e := range n.edges {
		if e.again {
			last = d.take()
			d.stubs[stub{i, j}] = last
		} else {
			last = d.place(e.to)
		}
		if j == 0 {
			first = last
		}
	}
	d.rows[i] = (first + last) / 2
	return d.rows[i]
}

func (d *drawing) take() float64 {
	d.bottom++
	return d.bottom - 1
}

func (d *drawing) see(e *treeEdge) string { return fmt.Sprintf("see %d", d.tree.nodes[e.to].id) }

func y(row float64) int { return headHeight + int(row*rowHeight) + rowHeight/2 }

func (d *drawing) head(title string) {
	d.wide = max(d.left[len(d.left)-1], width(d.tree.caption()), width(title)+width("step 1000000")) + 2*margin
	high := headHeight + int(d.bottom)*rowHeight + margin
	fmt.Fprintf(d.out, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" font-family="DejaVu Sans Mono, Noto Sans Mono CJK SC, monospace" font-size="13">
<title>%s</title>
<rect width="100%%" height="100%%" fill="white"/>
`, d.wide, high, d.wide, high, escape(title))
	d.text(margin, 20, "#000000", true, title)
	d.text(margin, 38, "#444444", false, d.tree.caption())
}

// edge draws edge j of node i: a slope, then a level line under the move.
func (d *drawing) edge(i, j int) {
	n := &d.tree.nodes[i]
	e := &n.edges[j]
	row := d.rows[e.to]
	if e.again {
		row = d.stubs[stub{i, j}]
		d.text(d.left[n.depth+1]+4, y(row)+4, "#444444", e.proof, d.see(e))
	}
	from, to := d.left[n.depth]+d.tree.width(n), d.left[n.depth+1]
	bend := to - d.lead[n.depth+1] - 2*charWidth
	thick, dash := 1, ""
	if e.proof {
		thick = 3
	}
	if e.again {
		dash = ` stroke-dasharray="4 3"`
	}
	fmt.Fprintf(d.out, `<polyline points="%d,%d %d,%d %d,%d" fill="none" stroke="#555555" stroke-width="%d"%s/>`+"\n",
		from, y(d.rows[i]), bend, y(row), to, y(row), thick, dash)
	d.text(bend+charWidth, y(row)-5, "#000000", e.proof, e.text)
}

// node draws a box for an AND node, an oval for an OR node.
func (d *drawing) node(i int) {
	n := &d.tree.nodes[i]
	l := looks[n.outcome]
	round, thick, kind := 0, 1, andor.And
	if !n.and {
		round, kind = boxHeight/2, andor.Or
	}
	if n.proof {
		thick = 3
	}
	x, mid := d.left[n.depth], y(d.rows[i])
	fmt.Fprintf(d.out, `<rect x="%d" y="%d" width="%d" height="%d" rx="%d" fill="%s" stroke="%s" stroke-width="%d"><title>%s</title></rect>`+"\n",
		x, mid-boxHeight/2, d.tree.width(n), boxHeight, round, l.fill, l.line, thick,
		escape(d.about(n, kind)))
	d.text(x+boxPadding, mid+5, "#000000", n.proof, n.label(d.tree.game))
}

// about returns the text shown where a node is pointed at.
func (d *drawing) about(n *treeNode, kind andor.Kind) string {
	if !d.tree.game {
		return fmt.Sprintf("state %d, depth %d %s", n.id, n.depth, n.note)
	}
	return fmt.Sprintf("%v node %d, %s, depth %d %s", kind, n.id, n.outcome, n.depth, n.note)
}

// text writes s with its first character's base at x, y.
func (d *drawing) text(x, y int, colour string, bold bool, s string) {
	weight := ""
	if bold {
		weight = ` font-weight="bold"`
	}
	fmt.Fprintf(d.out, `<text x="%d" y="%d" fill="%s"%s textLength="%d">%s</text>`+"\n", x, y, colour, weight, width(s), escape(s))
}

// escaped maps the characters that XML has other names for.
var escaped = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&#34;", "'", "&#39;", "\t", "&#x9;", "\n", "&#xA;", "\r", "&#xD;")

// escape writes a text for XML, by hand because package encoding/xml would make the page's modules larger. Characters that XML can't
// contain become U+FFFD.
func escape(s string) string {
	return escaped.Replace(strings.Map(func(r rune) rune {
		if r < ' ' && r != '\t' && r != '\n' && r != '\r' || r == 0xfffe || r == 0xffff {
			return utf8.RuneError
		}
		return r
	}, s))
}
