// Proof files: a strategy as lines of text, with exactly one spelling for each strategy.
//
//	and-or proof 1
//	start 1,2,0,0
//	winner won
//	nodes 3
//	0 1-1:1
//	1 0-1:2 1-1:2
//	2
//
// After the head come the nodes in order, each with its edges as move:node. A Codec gives the words for a domain's states and moves.

package andor

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"kedou/internal/phrase"
)

// Codec writes and reads a domain's states and moves. A state fills the rest of a line; a move is a word without blanks. Parse must accept
// what Format writes, and nothing that Format would write differently.
type Codec[S, M any] interface {
	FormatState(s S) string
	ParseState(text string) (S, error)
	FormatMove(m M) string
	ParseMove(text string) (M, error)
}

const proofHead = "and-or proof 1"

// longestLine is the longest line that ReadProof reads, in bytes.
const longestLine = 16 << 20

// WriteProof writes p as a proof file.
func WriteProof[S, M any](w io.Writer, c Codec[S, M], p *Proof[S, M]) error {
	out := bufio.NewWriter(w)
	fmt.Fprintf(out, "%s\nstart %s\nwinner %v\nnodes %d\n", proofHead, c.FormatState(p.Start), p.Winner, len(p.Nodes))
	for n, edges := range p.Nodes {
		fmt.Fprint(out, n)
		for _, e := range edges {
			fmt.Fprintf(out, " %s:%d", c.FormatMove(e.Move), e.To)
		}
		out.WriteByte('\n')
	}
	return out.Flush()
}

// ReadProof reads a proof file and refuses any other text. It checks that the file is complete and that every edge leads to a later node;
// Verify checks whether the moves are legal and win. An error begins with the line's number.
func ReadProof[S, M any](r io.Reader, c Codec[S, M]) (*Proof[S, M], error) {
	f := proofReader[S, M]{codec: c, lines: bufio.NewScanner(r)}
	f.lines.Buffer(nil, longestLine)
	p, err := f.read()
	if err != nil {
		return nil, phrase.Errorf("%d: %w", f.line, err)
	}
	return p, nil
}

type proofReader[S, M any] struct {
	codec Codec[S, M]
	lines *bufio.Scanner
	line  int
}

// next returns the next line, which must begin with head.
func (f *proofReader[S, M]) next(head string) (string, error) {
	f.line++
	if !f.lines.Scan() {
		switch err := f.lines.Err(); {
		case errors.Is(err, bufio.ErrTooLong):
			return "", phrase.Errorf("the line is longer than %d bytes", longestLine)
		case err != nil:
			return "", err
		}
		return "", phrase.Errorf("the file ends where %q should stand", head)
	}
	rest, ok := strings.CutPrefix(f.lines.Text(), head)
	if !ok {
		return "", phrase.Errorf("%q where %q should stand", clip(f.lines.Text()), head)
	}
	return rest, nil
}

// clip shortens a line for an error.
func clip(s string) string { return s[:min(len(s), 40)] }

func (f *proofReader[S, M]) read() (*Proof[S, M], error) {
	if rest, err := f.next(proofHead); err != nil || rest != "" {
		return nil, phrase.Errorf("not a proof file; its first line is %q", proofHead)
	}
	p := new(Proof[S, M])
	text, err := f.next("start ")
	if err != nil {
		return nil, err
	}
	if p.Start, err = f.codec.ParseState(text); err != nil {
		return nil, err
	}
	if text, err = f.next("winner "); err != nil {
		return nil, err
	}
	if p.Winner, err = parseWinner(text); err != nil {
		return nil, err
	}
	if text, err = f.next("nodes "); err != nil {
		return nil, err
	}
	count, err := strconv.Atoi(text)
	if err != nil || count < 1 || strconv.Itoa(count) != text {
		return nil, phrase.Errorf("%q is no number of nodes", clip(text))
	}
	return p, f.nodes(p, count)
}

func parseWinner(text string) (Outcome, error) {
	for _, v := range []Outcome{Won, Lost} {
		if text == v.String() {
			return v, nil
		}
	}
	return Unknown, phrase.Errorf("winner %q; it is %v or %v", clip(text), Won, Lost)
}

// nodes reads the lines of all nodes and refuses further lines.
func (f *proofReader[S, M]) nodes(p *Proof[S, M], count int) error {
	for n := range count {
		text, err := f.next(strconv.Itoa(n))
		if err != nil {
			return err
		}
		edges, err := f.edges(text, n, count)
		if err != nil {
			return err
		}
		p.Nodes = append(p.Nodes, edges)
	}
	f.line++
	if f.lines.Scan() {
		return phrase.Errorf("%q after the last of %d nodes", clip(f.lines.Text()), count)
	}
	return f.lines.Err()
}

// edges reads the rest of node n's line: " move:node" each.
func (f *proofReader[S, M]) edges(text string, n, count int) ([]Edge[M], error) {
	if text == "" {
		return nil, nil
	}
	words := strings.Split(text, " ")
	if words[0] != "" {
		return nil, phrase.Errorf("%q where node %d should stand", clip(f.lines.Text()), n)
	}
	edges := make([]Edge[M], 0, len(words)-1)
	for _, word := range words[1:] {
		colon := strings.LastIndexByte(word, ':')
		if colon < 0 {
			return nil, phrase.Errorf("%q: write a move, a colon and a node's number", clip(word))
		}
		to, err := strconv.Atoi(word[colon+1:])
		if err != nil || to <= n || to >= count || strconv.Itoa(to) != word[colon+1:] {
			return nil, phrase.Errorf("%q: a move of node %d leads to a node from %d to %d", clip(word), n, n+1, count-1)
		}
		m, err := f.codec.ParseMove(word[:colon])
		if err != nil {
			return nil, err
		}
		edges = append(edges, Edge[M]{m, to})
	}
	return edges, nil
}
