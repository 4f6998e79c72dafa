// The founding document's trace of its AND/OR search: the format and its
// writer.

package trace

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"

	"kedou/search/andor"
)

// SeedState is a state in the words of the founding document. In other games
// than its own, the refuter stands for the landlord, the prover for the peasant.
type SeedState struct {
	Refuter, Prover string // what each side has left
	Must            bool   // whether the side to move has to play
	Note            string
}

// SeedMove is an operator in the words of the founding document.
type SeedMove struct{ Cards, Class, Base string }

// SeedStep and SeedNode are a step and a node as the file shows them.
type (
	SeedStep = andor.Step[SeedState, SeedMove]
	SeedNode = andor.Node[SeedState, SeedMove]
)

// SeedWords puts a domain's states and moves into the document's words. None of
// them may contain a blank; an empty one is written as "-".
type SeedWords[S, M any] interface {
	SeedState(s S) SeedState
	SeedMove(m M) SeedMove
}

const seedHead = "# and-or search trace 1"

// SeedWriter writes a trace file. Its Observe is a Config.Observe of andor.Labelling.
//
// The document asks for a text file from which another tool can redraw a run of
// andor.Labelling. It prints, for each node examined,
//
//	COUNT: NODE
//	open: NUMBERS
//	closed: NUMBERS
//	ACTION [NUMBERS]
//	NUMBER FOUND: FIELDS
//	…
//
// COUNT is 1 for the first node examined. Open and closed are the lists as they
// were before. ACTION is 0 if solvable labels were spread, 1 for unsolvable
// ones, 2 for an expansion; the brackets hold the nodes labelled in this step,
// in order. (The document has none for an expansion. There are some when
// children that were known already settle the node at once.) After an expansion
// follows a line for each child: FOUND is 0 for a new node, 1 for one that is in
// open already, 2 for one in closed.
//
// The FIELDS are those of the document's node after its number, in its order,
// with a blank between them and "-" for an empty one: the parent that makes it
// here, the landlord's cards, the peasant's cards, true if the peasant moves, true
// if he has to play, the operator's cards, class and base card, true at an AND
// node, 0 solvable, 1 unsolvable or 2 unlabelled, two unused fields, and a note.
//
// The document has no place for the start's own fields, without which nothing
// can be drawn. They stand in a comment before the first step, where a reader
// that doesn't want them can pass over them:
//
//	# and-or search trace 1
//	# 0 0: -1 2KK 44 true true - - - false 2 - - -
type SeedWriter[S, M any] struct {
	words SeedWords[S, M]
	out   *bufio.Writer
	err   error
}

// NewSeedWriter returns a writer of a trace to w. The file grows with the square
// of the run, as every step prints both lists.
func NewSeedWriter[S, M any](w io.Writer, words SeedWords[S, M]) *SeedWriter[S, M] {
	return &SeedWriter[S, M]{words: words, out: bufio.NewWriter(w)}
}

// Close writes what is still in the buffer and returns the first error.
func (w *SeedWriter[S, M]) Close() error {
	if err := w.out.Flush(); w.err == nil {
		w.err = err
	}
	return w.err
}

// Observe writes a step.
func (w *SeedWriter[S, M]) Observe(step andor.Step[S, M]) {
	if step.Count == 1 {
		fmt.Fprintf(w.out, "%s\n# ", seedHead)
		w.node(step.Node, andor.New)
	}
	fmt.Fprintf(w.out, "%d: %d\nopen:", step.Count, step.Node.Number)
	w.numbers(step.Open, " ")
	fmt.Fprint(w.out, "\nclosed:")
	w.numbers(step.Closed, " ")
	fmt.Fprintf(w.out, "\n%d [", step.Action)
	w.numbers(step.Labelled, "")
	fmt.Fprint(w.out, "]\n")
	for _, c := range step.Children {
		w.node(c.Node, c.Found)
	}
}

// numbers writes a list, with before in front of its first number.
func (w *SeedWriter[S, M]) numbers(list []int, before string) {
	var digits [20]byte
	for _, n := range list {
		w.out.WriteString(before)
		w.out.Write(strconv.AppendInt(digits[:0], int64(n), 10))
		before = " "
	}
}

func (w *SeedWriter[S, M]) node(n andor.Node[S, M], found andor.Found) {
	state := w.words.SeedState(n.State)
	var move SeedMove
	if n.Parent >= 0 {
		move = w.words.SeedMove(n.Move)
	}
	fmt.Fprintf(w.out, "%d %d: %d %s %s %t %t %s %s %s %t %d - - %s\n", n.Number, found, n.Parent,
		w.word(state.Refuter), w.word(state.Prover), n.Kind == andor.Or, state.Must,
		w.word(move.Cards), w.word(move.Class), w.word(move.Base),
		n.Kind == andor.And, labelNumber(n.Outcome), w.word(state.Note))
}

// word writes a field, and remembers one that the file can't hold.
func (w *SeedWriter[S, M]) word(s string) string {
	if s == "" {
		return "-"
	}
	if (s == "-" || strings.ContainsAny(s, " \t\r\n")) && w.err == nil {
		w.err = fmt.Errorf("trace: the field %q can't be written: it is a dash or holds a blank", s)
	}
	return s
}

// labelNumber is the document's number of a label.
func labelNumber(v andor.Outcome) int {
	switch v {
	case andor.Won:
		return 0
	case andor.Lost:
		return 1
	}
	return 2
}
