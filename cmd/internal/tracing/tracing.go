// Package tracing has the command trace of bench, which shows a recorded search of any problem or game: as steps, or drawn as a tree. The trace
// commands of klondike and doudizhu print steps in the words of their games, and share the drawings:
//
//	pictures, err := tracing.PicturesOf(c, "solution") // the flags were tracing.Flags("solution", …)
//	run, err := trace.Follow(in, func(r *trace.Replay, e trace.Event) error { pictures.Take(e); return nil })
//	err = pictures.Draw(call, run, trace.Drawing{}, "the title")
package tracing

import (
	"bufio"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/search"
	"kedou/search/phrase"
	"kedou/search/trace"
)

// Command returns bench's command trace.
func Command() *cli.Command {
	const path = "path"
	return &cli.Command{
		Name:      "trace",
		Usage:     "show a recorded search of any problem: step by step, or as a tree",
		ArgsUsage: "FILE | -",
		Description: "Reads what solve --trace wrote, or the page saved, follows the search by its file alone, and\n" +
			"prints each step: the state examined, how many wait, and what became of which states. With\n" +
			"--dot, --svg or --animate it draws the tree instead.\n\n" +
			"A file whose lists don't follow from each other is bad input (exit code 2).",
		Flags: append(Flags(path, "draw the path found alone, or the winning strategy"),
			&cli.BoolFlag{Name: "quiet", Aliases: []string{"q"}, Usage: "check the run, print no steps", DisableDefaultText: true}),
		Action: func(c *cli.Context) error {
			pictures, err := PicturesOf(c, path)
			if err != nil {
				return err
			}
			return show(cmdline.CallOf(c), pictures, c.Bool("quiet"))
		},
	}
}

// show reads a file, and prints or draws the chosen steps.
func show(call *cmdline.Call, pictures *Pictures, quiet bool) error {
	if len(call.Args) != 1 {
		return call.Usagef("give one trace file, or - for standard input")
	}
	in, err := call.Open(call.Args[0])
	if err != nil {
		return err
	}
	defer in.Close()
	out := bufio.NewWriter(call.Out)
	p := stepPrinter{say: call.Speech, out: out, silent: quiet || pictures.Asked()}
	run, err := trace.Follow(in, func(r *trace.Replay, e trace.Event) error {
		pictures.Take(e)
		p.take(r, e)
		return call.Err()
	})
	if err != nil {
		return phrase.Errorf("%s:%w", in.Name, err)
	}
	p.end()
	if err := pictures.Draw(call, run, trace.Drawing{State: short}, in.Name); err != nil {
		return err
	}
	status := call.Speech.Text(run.End.Status)
	if run.End.Reason != "" {
		status += " (" + call.Speech.Text(run.End.Reason) + ")"
	}
	fmt.Fprint(out, p.say.Sprintf("%s, %s: %s; every list and label follows from the file\n",
		p.say.Plural(int64(p.steps), "step"), p.say.Plural(int64(len(run.Nodes)), "node"), status))
	return out.Flush()
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
var became = map[search.EventKind]string{
	search.Opened: "new", search.Duplicate: "known", search.Reparented: "under a new parent", search.Rescored: "with another score",
	search.Reopened: "open again", search.DeadEnd: "dead ends", search.Cut: "at the depth limit", search.Dropped: "dropped",
	search.Restarted: "all forgotten", search.Won: "won", search.Lost: "lost", search.Found: "the goal",
}

// take prints the step that the event e begins, or adds e to the step.
func (p *stepPrinter) take(r *trace.Replay, e trace.Event) {
	if e.Kind == search.Expanded {
		p.end()
		p.steps++
		if !p.silent {
			n := &r.Nodes[e.ID]
			fmt.Fprintln(p.out, p.say.Sprintf("step %d: node %d, g %d h %d f %d, %s open: %s", p.steps, e.ID, n.G, n.H, n.Priority.F, cmdline.Count(r.Count(trace.Open)), n.State))
		}
		return
	}
	if p.silent || p.steps == 0 {
		return
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
}

// listed is the most numbers printed of a list.
const listed = 16

// end prints what happened in the step.
func (p *stepPrinter) end() {
	for i, word := range p.did {
		text := []string{p.say.Text(word)}
		for _, id := range p.which[i][:min(len(p.which[i]), listed)] {
			text = append(text, strconv.Itoa(int(id)))
		}
		if more := len(p.which[i]); more > listed {
			text = append(text, p.say.Sprintf("… (%s in all)", cmdline.Count(more)))
		}
		fmt.Fprintf(p.out, "  %s\n", strings.Join(text, " "))
	}
	p.did, p.which = p.did[:0], p.which[:0]
}
