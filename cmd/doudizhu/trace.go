// The command trace: what the labelling search did, step by step.

package main

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/trace"
	"kedou/search/andor"
	searchtrace "kedou/search/trace"
)

func traceCommand() *cli.Command {
	return &cli.Command{
		Name:      "trace",
		Usage:     "show a run of the labelling search: step by step, or as a tree",
		ArgsUsage: "FILE | -",
		Description: "Reads what solve --strategy labelling --trace wrote, follows the run by its file alone, and\n" +
			"prints each step: the node examined, the lists before it, and what was made or labelled.\n" +
			"With --dot or --svg it draws the labelled tree instead.\n\n" +
			"A file whose lists or labels don't follow from each other is bad input (exit code 2).",
		Flags: []cli.Flag{
			&cli.StringFlag{Name: "dot", Usage: "draw the tree for Graphviz in `FILE`"},
			&cli.StringFlag{Name: "svg", Usage: "draw the tree as a picture in `FILE`"},
			&cli.BoolFlag{Name: "strategy", Usage: "draw the winning strategy alone", DisableDefaultText: true},
			depthFlag(),
			&cli.BoolFlag{Name: "quiet", Aliases: []string{"q"}, Usage: "check the run, print no steps", DisableDefaultText: true},
		},
		Action: traceRun,
	}
}

// depthFlag returns --depth.
func depthFlag() cli.Flag {
	f := cmdline.IntFlag("depth", "draw the tree down to `N` moves", 0, 0, 1000)
	f.DefaultText = "what is readable"
	return f
}

func traceRun(c *cli.Context) error {
	drawn := c.IsSet("dot") || c.IsSet("svg")
	switch {
	case c.NArg() != 1:
		return cmdline.Usagef(c, "give one trace file, or - for standard input")
	case !drawn && (c.IsSet("strategy") || c.IsSet("depth")):
		return cmdline.Usagef(c, "--strategy and --depth say what --dot and --svg draw; give one of these")
	}
	in, err := cmdline.Open(c, c.Args().First(), nil)
	if err != nil {
		return err
	}
	defer in.Close()
	out := bufio.NewWriter(c.App.Writer)
	say := speech(c)
	p := stepPrinter{say: say, out: out, silent: c.Bool("quiet") || drawn, open: []int{0}}
	run, reason, err := trace.Replay(in, func(r *trace.Run, s trace.Step) error {
		p.print(r, s)
		return c.Context.Err()
	})
	if err != nil {
		return fmt.Errorf("%s:%w", in.Name, err)
	}
	if err := draw(c, trace.Tree(run, c.Int("depth"), c.Bool("strategy")), in.Name); err != nil {
		return err
	}
	fmt.Fprint(out, say.Sprintf("%s, %s: %s; every list and label follows from the file\n",
		say.counted(run.Steps, "step"), say.counted(len(run.Nodes), "node"), say.traceEnd(run.Nodes[0].Outcome, reason)))
	return out.Flush()
}

// draw writes the drawings that are asked for, and says what they leave out.
func draw(c *cli.Context, tree *searchtrace.Tree, title string) error {
	say, pictures := speech(c), map[string]func(io.Writer) error{
		"dot": tree.WriteDOT,
		"svg": func(w io.Writer) error { return tree.WriteSVG(w, title) },
	}
	tree.Sprintf = say.Sprintf
	for _, name := range []string{"dot", "svg"} {
		path := c.String(name)
		if path == "" {
			continue
		}
		if err := cmdline.WriteFile(path, pictures[name]); err != nil {
			return err
		}
		text := say.Sprintf("%s: %s drawn to depth %d", path, say.counted(tree.Shown, "node"), tree.Depth)
		if tree.Hidden > 0 {
			text += say.Sprintf(", %s cut", cmdline.Count(tree.Hidden))
		}
		fmt.Fprintln(c.App.Writer, text)
	}
	return nil
}

// traceEnd says what label the start has, or why it has none.
func (say phrases) traceEnd(v andor.Outcome, reason string) string {
	switch v {
	case andor.Won:
		return say.Text("solvable, the peasant wins")
	case andor.Lost:
		return say.Text("unsolvable, the landlord wins")
	}
	return say.Sprintf("the start has no label (%s)", say.Text(reason))
}

// stepPrinter prints steps with the lists as they were before each.
type stepPrinter struct {
	say          phrases
	out          *bufio.Writer // its Flush tells what went wrong
	silent       bool
	open, closed []int // before the next step
}

func (p *stepPrinter) print(r *trace.Run, s trace.Step) {
	if p.silent {
		return
	}
	say := p.say
	fmt.Fprint(p.out, say.Sprintf("step %d: node %s\n  open %s\n  closed %s\n", s.Count, say.node(s.Node), say.numbers(p.open), say.numbers(p.closed)))
	for _, child := range s.Children {
		fmt.Fprintf(p.out, "  %s %s\n", say.Text([...]string{"new", "in open", "in closed"}[child.Found]), say.node(child.Node))
	}
	if len(s.Labelled) > 0 {
		fmt.Fprintf(p.out, "  %s %s\n", say.Text(labelText(s)), say.numbers(s.Labelled))
	}
	p.open, p.closed = r.In(searchtrace.Open), r.In(searchtrace.Closed)
}

// labelText names the labels that a step spreads. An expansion settles its node
// by children that were known already.
func labelText(s trace.Step) string {
	return [...]string{"labels solvable", "labels unsolvable", "is settled by known children, labels"}[s.Action]
}

// node describes a node: its number, kind, play, and hands.
func (say phrases) node(n trace.Node) string {
	play := say.Text("start")
	if n.Parent >= 0 {
		play = say.Sprintf("%s from %d", say.Text(n.Move.String()), n.Parent)
	}
	return say.Sprintf("%d %v (%s): %s", n.Number, n.Kind, play, say.state(n.State))
}

// state writes the hands, and the play to beat with its kind.
func (say phrases) state(s trace.State) string {
	words := strings.Split(s.String(), ", ")
	for i, word := range words {
		if side, cards, ok := strings.Cut(word, " "); ok {
			words[i] = say.Text(side) + " " + cards
			continue
		}
		note := strings.Split(word, ":")
		for j := range note {
			note[j] = say.Text(note[j])
		}
		words[i] = strings.Join(note, ":")
	}
	return say.list(words)
}

// listed is how many numbers of a long list are printed.
const listed = 16

// numbers writes a list, shortened.
func (say phrases) numbers(list []int) string {
	var words []string
	for _, n := range list[:min(len(list), listed)] {
		words = append(words, strconv.Itoa(n))
	}
	if len(list) > listed {
		words = append(words, say.Sprintf("… (%s in all)", cmdline.Count(len(list))))
	}
	if len(words) == 0 {
		return "-"
	}
	return strings.Join(words, " ")
}
