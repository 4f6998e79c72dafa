// Reading the fields of nodes, strictly.

package trace

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"kedou/search/andor"
)

// parseChild reads "NUMBER FOUND: FIELDS".
func parseChild(line string) (c andor.Child[State, Move], err error) {
	head, fields, _ := strings.Cut(line, ": ")
	n, found, _ := strings.Cut(head, " ")
	if c.Node.Number, err = number(n); err != nil {
		return c, err
	}
	if found != "0" && found != "1" && found != "2" {
		return c, fmt.Errorf("%q: after the child's number stands 0 for new, 1 for in open, 2 for in closed", clip(line))
	}
	c.Found = andor.Found(found[0] - '0')
	return c, parseFields(&c.Node, strings.Split(fields, " "))
}

// parseFields reads the 13 fields after a node's number.
func parseFields(n *Node, f []string) (err error) {
	if len(f) != 13 {
		return fmt.Errorf("node %d has %d fields; the format has 13", n.Number, len(f))
	}
	n.Parent = -1
	if f[0] != "-1" {
		if n.Parent, err = number(f[0]); err != nil {
			return err
		}
	}
	words := [...]*string{1: &n.State.Landlord, 2: &n.State.Peasant, 5: &n.Move.Cards, 6: &n.Move.Class, 7: &n.Move.Base, 12: &n.State.Note}
	for i, word := range words {
		if word == nil || f[i] == "-" {
			continue
		}
		if f[i] == "" || strings.ContainsAny(f[i], "\t\r") {
			return fmt.Errorf("node %d: field %d is empty or holds a blank; an empty field is -", n.Number, i+1)
		}
		*word = f[i]
	}
	if f[10] != "-" || f[11] != "-" {
		return fmt.Errorf("node %d: unused fields %q and %q; they are -", n.Number, f[10], f[11])
	}
	return parseFlags(n, f[3], f[4], f[8], f[9])
}

// parseFlags reads what is no text: the turn, whether the mover must play,
// whether the node is AND, and its label.
func parseFlags(n *Node, turn, must, and, label string) error {
	booleans := map[string]bool{"true": true, "false": false}
	prover, ok1 := booleans[turn]
	refuter, ok2 := booleans[and]
	if !ok1 || !ok2 || prover == refuter {
		return fmt.Errorf("node %d: a peasant's turn %q, AND %q: one is true, the other false", n.Number, turn, and)
	}
	if refuter {
		n.Kind = andor.And
	}
	var ok bool
	if n.State.Must, ok = booleans[must]; !ok {
		return fmt.Errorf("node %d: must play %q; it is true or false", n.Number, must)
	}
	outcome := slices.Index(labels[:], label)
	if outcome < 0 {
		return fmt.Errorf("node %d: label %q; it is 0, 1 or 2", n.Number, label)
	}
	n.Outcome = andor.Outcome(outcome)
	return nil
}

// number reads a number as strconv writes it, so that there is one way only.
func number(s string) (int, error) {
	n, err := strconv.Atoi(s)
	if err != nil || n < 0 || strconv.Itoa(n) != s {
		return 0, fmt.Errorf("%q is no node's number", clip(s))
	}
	return n, nil
}

// numbers reads a list of numbers in brackets.
func numbers(s string) (list []int, err error) {
	text, ok1 := strings.CutPrefix(s, "[")
	text, ok2 := strings.CutSuffix(text, "]")
	if !ok1 || !ok2 {
		return nil, fmt.Errorf("%q where the numbers of labelled nodes should stand, as in [3 1 0]", clip(s))
	}
	if text == "" {
		return nil, nil
	}
	for word := range strings.SplitSeq(text, " ") {
		n, err := number(word)
		if err != nil {
			return nil, err
		}
		list = append(list, n)
	}
	return list, nil
}

// clip shortens a line for an error.
func clip(s string) string { return s[:min(len(s), 40)] }
