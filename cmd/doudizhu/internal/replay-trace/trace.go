package replay

// The command trace. Package kedou/cmd/internal/tracing draws the trees.

import (
	"bufio"
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/tracing"
	"kedou/doudizhu/trace"
	"kedou/internal/engine"
	"kedou/search"
	"kedou/search/andor"
	searchtrace "kedou/search/trace"
)

// TraceCommand returns the command trace.
func TraceCommand() *cli.Command {
	return tracing.Kind{
		Usage: "show a recorded search: step by step, or as a tree",
		Description: "Reads what solve --trace or solve --document wrote, follows the run by its file alone, and\n" +
			"prints each step: the node examined, the lists before it, and what was made or\n" +
			"labelled. With --dot, --svg or --animate it draws the labelled tree\n" +
			"instead; there the peasants prove: a node where they move is OR, and ✓ is their win.\n\n" +
			"A file whose lists or labels don't follow from each other is bad input (exit code 2).",
		Win: "strategy", WinUsage: "draw the winning strategy alone",
		Drawing: trace.Drawing(), Follow: trace.Follow,
		Open: func(c *cli.Context, out *bufio.Writer, silent bool) (tracing.Printer, error) {
			return &stepPrinter{say: phrases{common.PhrasesOf(cmdline.CallOf(c))}, out: out, silent: silent}, nil
		},
	}.Command()
}

// end writes the label of the start, or why it has none.
func (say phrases) end(run *searchtrace.Replay) string {
	label := andor.Unknown
	if len(run.Nodes) > 0 {
		label = run.Nodes[0].Outcome
	}
	switch label {
	case andor.Won:
		return say.Text("solvable, the peasant wins")
	case andor.Lost:
		return say.Text("unsolvable, the landlord wins")
	}
	return say.Sprintf("the start has no label (%s)", say.Text(run.End.Reason))
}

// stepPrinter prints the steps of a run, each with the lists before it: a
// step begins where a node is examined.
type stepPrinter struct {
	say      phrases
	out      *bufio.Writer // its Flush returns the first error
	silent   bool
	steps    int
	node     search.ID   // the node examined
	children bool        // whether the node has any
	labelled []search.ID // in the step, and not printed yet
}

// Take prints an event of a run.
func (p *stepPrinter) Take(r *searchtrace.Replay, e *searchtrace.Event) error {
	if int(e.ID) < len(r.Nodes) {
		if err := trace.Check(r.Nodes[e.ID].State); err != nil {
			return err
		}
	}
	switch e.Kind {
	case engine.Expanded:
		p.labels(r)
		p.begin(r, e)
	case engine.Opened, engine.Duplicate:
		if p.children = p.steps > 0; p.children && !p.silent {
			fmt.Fprintf(p.out, "  %s %s\n", p.say.Text(foundText(r, e)), p.say.node(r, e))
		}
	case engine.Won, engine.Lost:
		if len(p.labelled) > 0 && r.Nodes[p.labelled[0]].Outcome != r.Nodes[e.ID].Outcome {
			p.labels(r)
		}
		p.labelled = append(p.labelled, e.ID)
	}
	return nil
}

// End prints the last labels.
func (p *stepPrinter) End(run *searchtrace.Replay) (string, error) {
	p.labels(run)
	return p.say.Sprintf("%s, %s: %s; every list and label follows from the file",
		p.say.Counted(p.steps, "step"), p.say.Counted(len(run.Nodes), "node"), p.say.end(run)), nil
}

// begin prints the head of a step, whose node has just gone from open to closed.
func (p *stepPrinter) begin(r *searchtrace.Replay, e *searchtrace.Event) {
	p.steps++
	p.node, p.children = e.ID, false
	if !p.silent {
		open := append([]search.ID{e.ID}, r.In(searchtrace.Open)...)
		closed := slices.DeleteFunc(r.In(searchtrace.Closed), func(n search.ID) bool { return n == e.ID })
		fmt.Fprint(p.out, p.say.Sprintf("step %d: node %s\n  open %s\n  closed %s\n", p.steps, p.say.node(r, e), p.say.numbers(open), p.say.numbers(closed)))
	}
}

// labels prints the labels that a step has spread. An expansion labels its node by
// known children.
func (p *stepPrinter) labels(r *searchtrace.Replay) {
	if len(p.labelled) > 0 && !p.silent {
		text := [...]string{andor.Won: "labels solvable", andor.Lost: "labels unsolvable"}[r.Nodes[p.labelled[0]].Outcome]
		if p.children && p.labelled[0] == p.node {
			text = "is settled by known children, labels"
		}
		fmt.Fprintf(p.out, "  %s %s\n", p.say.Text(text), p.say.numbers(p.labelled))
	}
	p.labelled = p.labelled[:0]
}

// foundText writes where an expansion has found a child.
func foundText(r *searchtrace.Replay, e *searchtrace.Event) string {
	switch {
	case e.Kind == engine.Opened:
		return "new"
	case r.Nodes[e.ID].Place == searchtrace.Open:
		return "in open"
	}
	return "in closed"
}

// node describes the node of an event: its number, kind, play, and hands.
func (say phrases) node(r *searchtrace.Replay, e *searchtrace.Event) string {
	n, kind, play := &r.Nodes[e.ID], andor.Or, say.Text("start")
	if n.And {
		kind = andor.And
	}
	if e.Parent >= 0 {
		play = say.Sprintf("%s from %d", say.Text(trace.Move(e.Move)), e.Parent)
	}
	return say.Sprintf("%d %v (%s): %s", e.ID, kind, play, say.state(n.State))
}

// state writes the hands, and the play to beat with its kind.
func (say phrases) state(words string) string {
	landlord, peasant, note := trace.State(words)
	parts := []string{say.Text("landlord") + " " + landlord, say.Text("peasant") + " " + peasant}
	if note != "" {
		notes := strings.Split(note, ":")
		for i := range notes {
			notes[i] = say.Text(notes[i])
		}
		parts = append(parts, strings.Join(notes, ":"))
	}
	return say.List(parts)
}

// numbers writes a list, shortened.
func (say phrases) numbers(list []search.ID) string {
	return cmp.Or(tracing.Numbers(say, list), "-")
}
