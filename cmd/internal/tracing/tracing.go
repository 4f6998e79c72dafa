// Package tracing has the command trace of every program, which shows a recorded search: as steps, or drawn as a tree. A program gives a [Kind],
// whose Printer writes the steps in the words of its problem or game; [Any] knows neither.
package tracing

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/internal/engine"
	"kedou/internal/phrase"
	"kedou/search"
	"kedou/search/trace"
)

// Kind is a kind of searches and how their steps are shown.
type Kind struct {
	Usage, Description string
	Win, WinUsage      string        // the flag that draws the solution or the winning strategy alone, with its help
	Flags              []cli.Flag    // further ones
	Drawing            trace.Drawing // the texts of states and moves
	Follow             func(io.Reader, func(*trace.Replay, trace.Event) error) (*trace.Replay, error)
	// Open returns a printer for one search, which prints no steps if silent.
	Open func(c *cli.Context, out *bufio.Writer, silent bool) (Printer, error)
}

// Printer prints the steps of a search.
type Printer interface {
	// Take prints an event, and may change the text of its state for the drawings.
	Take(r *trace.Replay, e *trace.Event) error
	// End prints the rest, may change the texts of states, and returns the line that sums the search up.
	End(run *trace.Replay) (string, error)
}

// Command returns the command trace.
func (k Kind) Command() *cli.Command {
	return &cli.Command{
		Name: "trace", Usage: k.Usage, ArgsUsage: "FILE | -", Description: k.Description,
		Flags: slices.Concat(flags(k.Win, k.WinUsage), k.Flags,
			[]cli.Flag{&cli.BoolFlag{Name: "quiet", Aliases: []string{"q"}, Usage: "check the run, print no steps", DisableDefaultText: true}}),
		Action: k.show,
	}
}

// show reads a file, and prints or draws its steps.
func (k Kind) show(c *cli.Context) error {
	call := cmdline.CallOf(c)
	pictures, err := picturesOf(c, k.Win)
	switch {
	case err != nil:
		return err
	case len(call.Args) != 1:
		return call.Usagef("give one trace file, or - for standard input")
	}
	out := bufio.NewWriter(call.Out)
	p, err := k.Open(c, out, c.Bool("quiet") || pictures.asked())
	if err != nil {
		return err
	}
	in, err := call.Open(call.Args[0])
	if err != nil {
		return err
	}
	defer in.Close()
	run, err := k.Follow(in, func(r *trace.Replay, e trace.Event) error {
		if err := p.Take(r, &e); err != nil {
			return err
		}
		pictures.take(e)
		return call.Err()
	})
	if err != nil {
		return phrase.Errorf("%s:%w", in.Name, err)
	}
	sum, err := p.End(run)
	if err == nil {
		err = pictures.draw(call, run, k.Drawing, in.Name)
	}
	if err != nil {
		return err
	}
	fmt.Fprintln(out, sum)
	return out.Flush()
}

// Any is the kind of all searches.
var Any = Kind{
	Usage: "show a recorded search of any problem: step by step, or as a tree",
	Description: "Reads what solve --trace wrote, or the page saved, follows the search by its file alone, and\n" +
		"prints each step: the state examined, how many wait, and what became of which states. With\n" +
		"--dot, --svg or --animate it draws the tree instead.\n\n" +
		"A file whose lists don't follow from each other is bad input (exit code 2).",
	Win: "path", WinUsage: "draw the path found alone, or the winning strategy",
	Drawing: trace.Drawing{State: short}, Follow: trace.Follow,
	Open: func(c *cli.Context, out *bufio.Writer, silent bool) (Printer, error) {
		return &stepPrinter{say: cmdline.CallOf(c).Speech, out: out, silent: silent}, nil
	},
}

// short cuts a long state. The whole state is the note, which a picture shows when the pointer is on the node.
func short(state string) (text, note string) {
	const room = 24
	if all := []rune(state); len(all) > room {
		return string(all[:room]) + "…", state
	}
	return state, ""
}

// stepPrinter prints the steps of a search: a step begins where a state is examined.
type stepPrinter struct {
	say    *cmdline.Language
	out    *bufio.Writer // its Flush returns the first error
	silent bool
	steps  int
	did    []string
	which  [][]search.ID // for each word in did, the states to which this happened in the step
}

// became has a word for each kind of event that happens to a state.
var became = map[string]string{
	engine.Opened: "new", engine.Duplicate: "known", engine.Reparented: "under a new parent", engine.Rescored: "with another score",
	engine.Reopened: "open again", engine.DeadEnd: "dead ends", engine.Cut: "at the depth limit", engine.Dropped: "dropped",
	engine.Restarted: "all forgotten", engine.Won: "won", engine.Lost: "lost", engine.Found: "the goal",
}

// Take prints the step that the event e begins, or adds e to the step.
func (p *stepPrinter) Take(r *trace.Replay, e *trace.Event) error {
	if e.Kind == engine.Expanded {
		p.flush()
		p.steps++
		if !p.silent {
			n := &r.Nodes[e.ID]
			fmt.Fprintln(p.out, p.say.Sprintf("step %d: node %d, g %d h %d f %d, %s open: %s", p.steps, e.ID, n.G, n.H, n.Priority.F, cmdline.Count(r.Count(trace.Open)), n.State))
		}
		return nil
	}
	if p.silent || p.steps == 0 {
		return nil
	}
	word := became[e.Kind]
	i := slices.Index(p.did, word)
	if i < 0 {
		i = len(p.did)
		p.did, p.which = append(p.did, word), append(p.which, nil)
	}
	if e.ID != search.None {
		p.which[i] = append(p.which[i], e.ID)
	}
	return nil
}

// End prints the last step.
func (p *stepPrinter) End(run *trace.Replay) (string, error) {
	p.flush()
	status := p.say.Text(run.End.Status)
	if run.End.Reason != "" {
		status += " (" + p.say.Text(run.End.Reason) + ")"
	}
	return p.say.Sprintf("%s, %s: %s; every list and label follows from the file",
		p.say.Plural(int64(p.steps), "step"), p.say.Plural(int64(len(run.Nodes)), "node"), status), nil
}

// flush prints what happened in the step.
func (p *stepPrinter) flush() {
	for i, word := range p.did {
		fmt.Fprintln(p.out, strings.TrimRight("  "+p.say.Text(word)+" "+Numbers(p.say, p.which[i]), " "))
	}
	p.did, p.which = p.did[:0], p.which[:0]
}

// Numbers writes a list of states, shortened.
func Numbers(say interface {
	Sprintf(format string, args ...any) string
}, list []search.ID) string {
	const most = 16
	var words []string
	for _, id := range list[:min(len(list), most)] {
		words = append(words, strconv.Itoa(int(id)))
	}
	if len(list) > most {
		words = append(words, say.Sprintf("… (%s in all)", cmdline.Count(len(list))))
	}
	return strings.Join(words, " ")
}
