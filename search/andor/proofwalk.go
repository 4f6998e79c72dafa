// Visiting and printing a strategy.

package andor

import (
	"bufio"
	"fmt"
	"io"
	"strings"
)

// Visit is one stop of a walk through a strategy.
type Visit[M any] struct {
	Depth int  // moves from the start
	Node  int  // the node reached
	Move  M    // the move that led here; meaningless at the start
	Again bool // the node was visited before on another line; the walk turns back
}

// Walk visits the strategy move by move, depth first in edge order, and enters each node once. If visit returns false, the walk doesn't go
// deeper there.
func (p *Proof[S, M]) Walk(visit func(Visit[M]) bool) {
	w := walker[S, M]{p, make([]bool, len(p.Nodes)), visit}
	w.visit(Visit[M]{})
}

type walker[S, M any] struct {
	proof   *Proof[S, M]
	entered []bool
	show    func(Visit[M]) bool
}

func (w *walker[S, M]) visit(v Visit[M]) {
	v.Again = w.entered[v.Node] && len(w.proof.Nodes[v.Node]) > 0
	if !w.show(v) || v.Again {
		return
	}
	w.entered[v.Node] = true
	for _, e := range w.proof.Nodes[v.Node] {
		w.visit(Visit[M]{Depth: v.Depth + 1, Node: e.To, Move: e.Move})
	}
}

// PrintProof prints the strategy as an indented tree, one line for each move with its node's number. It refers back to nodes printed
// before, and says where it cuts lines after depth moves; depth 0 cuts none.
func PrintProof[S, M any](w io.Writer, c Codec[S, M], p *Proof[S, M], depth int) error {
	out := bufio.NewWriter(w)
	fmt.Fprintf(out, "%s: %v\n", c.FormatState(p.Start), p.Winner)
	p.Walk(func(v Visit[M]) bool {
		if v.Depth == 0 {
			return true
		}
		more := len(p.Nodes[v.Node])
		fmt.Fprintf(out, "%s%s → %d", strings.Repeat("  ", v.Depth), c.FormatMove(v.Move), v.Node)
		cut := v.Depth == depth
		switch {
		case more == 0:
			fmt.Fprint(out, ", won")
		case v.Again:
			fmt.Fprint(out, ", see above")
		case cut:
			fmt.Fprintf(out, ", %d more not shown", more)
		}
		fmt.Fprintln(out)
		return !cut
	})
	return out.Flush()
}
