// Package trace is the command trace: what a search did, step by step.
package trace

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/speech"
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/trace"
	"kedou/search"
	"kedou/search/andor"
	"kedou/search/phrase"
	searchtrace "kedou/search/trace"
)

// Command returns the command trace.
func Command() *cli.Command {
	return &cli.Command{
		Name:      "trace",
		Usage:     "show a recorded search: step by step, or as a tree",
		ArgsUsage: "FILE | -",
		Description: "Reads what solve --trace wrote, though not with --document, follows the run by its file\n" +
			"alone, and prints each step: the node examined, the lists before it, and what was made or\n" +
			"labelled. With --dot or --svg it draws the labelled tree instead.\n\n" +
			"A file whose lists or labels don't follow from each other is bad input (exit code 2).",
		Flags: []cli.Flag{
			&cli.StringFlag{Name: "dot", Usage: "draw the tree for Graphviz in `FILE`"},
			&cli.StringFlag{Name: "svg", Usage: "draw the tree as a picture in `FILE`"},
			&cli.BoolFlag{Name: "strategy", Usage: "draw the winning strategy alone", DisableDefaultText: true},
			depthFlag(),
			&cli.BoolFlag{Name: "quiet", Aliases: []string{"q"}, Usage: "check the run, print no steps", DisableDefaultText: true},
		},
		Action: func(c *cli.Context) error {
			return show(cmdline.CallOf(c), options{
				paths: map[string]string{"dot": c.String("dot"), "svg": c.String("svg")},
				depth: c.Int("depth"), winning: c.Bool("strategy"), quiet: c.Bool("quiet"),
			})
		},
	}
}

// depthFlag returns --depth.
func depthFlag() cli.Flag {
	f := cmdline.IntFlag("depth", "draw the tree down to `N` moves", 0, 0, 1000)
	f.DefaultText = "what is readable"
	return f
}

// options are what the flags ask for.
type options struct {
	paths   map[string]string // of the drawings, by their form
	depth   int               // of the drawings; 0: what is readable
	winning bool              // the winning strategy alone is drawn
	quiet   bool
}

func show(call *cmdline.Call, o options) error {
	drawn := call.Given("dot") || call.Given("svg")
	switch {
	case len(call.Args) != 1:
		return call.Usagef("give one trace file, or - for standard input")
	case !drawn && (call.Given("strategy") || call.Given("depth")):
		return call.Usagef("--strategy and --depth say what --dot and --svg draw; give one of these")
	}
	in, err := call.Open(call.Args[0])
	if err != nil {
		return err
	}
	defer in.Close()
	out := bufio.NewWriter(call.Out)
	say := phrases{speech.Of(call)}
	p := stepPrinter{say: say, out: out, silent: o.quiet || drawn}
	run, err := searchtrace.Follow(in, func(r *searchtrace.Replay, e searchtrace.Event) error {
		if int(e.ID) < len(r.Nodes) {
			if err := trace.Check(r.Nodes[e.ID].State); err != nil {
				return err
			}
		}
		p.print(r, e)
		return call.Err()
	})
	if err != nil {
		return phrase.Errorf("%s:%w", in.Name, err)
	}
	p.labels(run)
	if err := o.draw(call, trace.Tree(run, o.depth, o.winning), in.Name); err != nil {
		return err
	}
	fmt.Fprint(out, say.Sprintf("%s, %s: %s; every list and label follows from the file\n",
		say.Counted(p.steps, "step"), say.Counted(len(run.Nodes), "node"), say.end(run.Nodes[0].Outcome, run.End.Reason)))
	return out.Flush()
}

// draw writes the drawings that are asked for, and says what they leave out.
func (o *options) draw(call *cmdline.Call, tree *searchtrace.Tree, title string) error {
	say, pictures := speech.Of(call), map[string]func(io.Writer) error{
		"dot": tree.WriteDOT,
		"svg": func(w io.Writer) error { return tree.WriteSVG(w, title) },
	}
	tree.Sprintf = say.Sprintf
	for _, name := range []string{"dot", "svg"} {
		path := o.paths[name]
		if path == "" {
			continue
		}
		if err := cmdline.WriteFile(path, pictures[name]); err != nil {
			return err
		}
		text := say.Sprintf("%s: %s drawn to depth %d", path, say.Counted(tree.Shown, "node"), tree.Depth)
		if tree.Hidden > 0 {
			text += say.Sprintf(", %s cut", cmdline.Count(tree.Hidden))
		}
		fmt.Fprintln(call.Out, text)
	}
	return nil
}

// end says what label the start has, or why it has none.
func (say phrases) end(v andor.Outcome, reason string) string {
	switch v {
	case andor.Won:
		return say.Text("solvable, the peasant wins")
	case andor.Lost:
		return say.Text("unsolvable, the landlord wins")
	}
	return say.Sprintf("the start has no label (%s)", say.Text(reason))
}

// phrases says things about a search.
type phrases struct{ speech.Phrases }

// stepPrinter prints the steps of a run, each with the lists as they were before: a
// step begins where a node is examined.
type stepPrinter struct {
	say      phrases
	out      *bufio.Writer // its Flush tells what went wrong
	silent   bool
	steps    int
	node     search.ID   // the one examined
	children bool        // has it any
	labelled []search.ID // in the step, and not printed yet
}

// print prints an event to which a run has come.
func (p *stepPrinter) print(r *searchtrace.Replay, e searchtrace.Event) {
	switch e.Kind {
	case search.Expanded:
		p.labels(r)
		p.begin(r, e)
	case search.Opened, search.Duplicate:
		if p.children = p.steps > 0; p.children && !p.silent {
			fmt.Fprintf(p.out, "  %s %s\n", p.say.Text(foundText(r, e)), p.say.node(r, e))
		}
	case search.Won, search.Lost:
		if len(p.labelled) > 0 && r.Nodes[p.labelled[0]].Outcome != r.Nodes[e.ID].Outcome {
			p.labels(r)
		}
		p.labelled = append(p.labelled, e.ID)
	}
}

// begin prints the head of a step, whose node has just gone from open to closed.
func (p *stepPrinter) begin(r *searchtrace.Replay, e searchtrace.Event) {
	p.steps++
	p.node, p.children = e.ID, false
	if !p.silent {
		open := append([]search.ID{e.ID}, r.In(searchtrace.Open)...)
		closed := slices.DeleteFunc(r.In(searchtrace.Closed), func(n search.ID) bool { return n == e.ID })
		fmt.Fprint(p.out, p.say.Sprintf("step %d: node %s\n  open %s\n  closed %s\n", p.steps, p.say.node(r, e), p.say.numbers(open), p.say.numbers(closed)))
	}
}

// labels prints the labels that a step has spread. An expansion settles its node by
// children that were known already.
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

// foundText says where an expansion has found a child.
func foundText(r *searchtrace.Replay, e searchtrace.Event) string {
	switch {
	case e.Kind == search.Opened:
		return "new"
	case r.Nodes[e.ID].Place == searchtrace.Open:
		return "in open"
	}
	return "in closed"
}

// node describes the node of an event: its number, kind, play, and hands.
func (say phrases) node(r *searchtrace.Replay, e searchtrace.Event) string {
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

// listed is how many numbers of a long list are printed.
const listed = 16

// numbers writes a list, shortened.
func (say phrases) numbers(list []search.ID) string {
	var words []string
	for _, n := range list[:min(len(list), listed)] {
		words = append(words, strconv.Itoa(int(n)))
	}
	if len(list) > listed {
		words = append(words, say.Sprintf("… (%s in all)", cmdline.Count(len(list))))
	}
	if len(words) == 0 {
		return "-"
	}
	return strings.Join(words, " ")
}
