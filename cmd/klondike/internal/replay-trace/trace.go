package replay

// The command trace. Package kedou/cmd/internal/tracing draws the trees.

import (
	"bufio"
	"fmt"
	"math"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/tracing"
	"kedou/internal/engine"
	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/strategy"
	"kedou/search"
	"kedou/search/trace"
)

// TraceCommand returns the command trace.
func TraceCommand() *cli.Command {
	return tracing.Kind{
		Usage: "show a recorded search: step by step, or as a tree",
		Description: "Reads what solve --trace wrote, follows the search by its file alone, plays every move by the rules,\n" +
			"and prints each step: the state expanded, the lists, and what was found. With --dot, --svg or --animate it\n" +
			"draws the tree of the best paths instead, with the cards up and face down in each state.\n\n" +
			"A file whose lists or moves don't follow from each other is bad input (exit code 2).",
		Win: "solution", WinUsage: "draw the solution alone", Follow: trace.Follow,
		Flags: []cli.Flag{cmdline.IntFlag("step", "print step `N` alone, with the board", 0, 1, math.MaxInt)},
		Open: func(c *cli.Context, out *bufio.Writer, silent bool) (tracing.Printer, error) {
			return &follower{Call: cmdline.CallOf(c), out: out, only: c.Int("step"), silent: silent}, nil
		},
	}.Command()
}

// ended describes the search's end, or says why the file lacks it.
func ended(say *cmdline.Language, e trace.End) string {
	switch {
	case e.Reason == trace.CutReason:
		return say.Text("the search went on, and the trace ends here (solve --trace-events)")
	case e.Reason != "":
		return say.Text(e.Status) + say.Text(", ") + say.Text(e.Reason)
	}
	return say.Text(e.Status)
}

// follower goes through a search's states by its moves, and prints the steps: a step begins where a state is expanded.
type follower struct {
	*cmdline.Call
	out    *bufio.Writer // its Flush returns the first error
	walk   *strategy.Walk
	rules  klondike.Rules
	states []klondike.State // by ID
	only   int              // the step to print; 0: all
	silent bool
	steps  int
}

// Take plays the event's move.
func (f *follower) Take(r *trace.Replay, e *trace.Event) error {
	if f.walk == nil {
		var err error
		if f.walk, f.rules, err = strategy.WalkOf(r.Header.Problem, r.Header.Start, r.Header.Engine); err != nil {
			return phrase.Errorf("the header: %w", err)
		}
	}
	if e.Kind == engine.Restarted {
		f.states = f.states[:0]
		return nil
	}
	fresh := int(e.ID) == len(f.states)
	if err := f.move(e); err != nil {
		return err
	}
	if fresh {
		e.State = f.text(int(e.ID))
	}
	if e.Kind == engine.Expanded {
		f.steps++
	}
	if !f.silent && (f.only == 0 || f.only == f.steps) {
		f.print(r, e)
	}
	return nil
}

// End writes the texts of the states.
func (f *follower) End(run *trace.Replay) (string, error) {
	if f.only > f.steps {
		return "", f.Usagef("--step %d: the search has %s", f.only, f.Speech.Plural(int64(f.steps), "step"))
	}
	for id := range run.Nodes {
		run.Nodes[id].State = f.text(id)
	}
	return f.Speech.Sprintf("%s, %s: %s; every list and move follows from the file",
		f.Speech.Plural(int64(f.steps), "step"), f.Speech.Plural(int64(len(run.Nodes)), "state"), ended(f.Speech, run.End)), nil
}

func (f *follower) move(e *trace.Event) error {
	if e.And || e.Kind == engine.Won || e.Kind == engine.Lost {
		return phrase.Errorf("event %v of state %d: a search of a deal has no labels", e.Kind, e.ID)
	}
	to := f.walk.Root
	if e.Parent != search.None {
		var err error
		if to, err = f.walk.Next(f.states[e.Parent], e.Move); err != nil {
			return phrase.Errorf("event %v of state %d: %w", e.Kind, e.ID, err)
		}
	}
	switch {
	case int(e.ID) == len(f.states):
		f.states = append(f.states, to)
	case !f.walk.Same(f.states[e.ID], to):
		return phrase.Errorf("event %v of state %d: the move leads to another state", e.Kind, e.ID)
	}
	if e.Kind == engine.Found && !f.walk.Won(to) {
		return phrase.Errorf("event %v of state %d: the state isn't won", e.Kind, e.ID)
	}
	return nil
}

// text writes how many cards of a state are up, and how many face down.
func (f *follower) text(id int) string {
	p := f.walk.Position(f.states[id])
	return fmt.Sprintf("%d↑ %d↓", p.CardsUp(), p.FaceDown())
}

// words describe the effect of an event on a state that an expansion led to, or that waits.
var words = map[string]string{
	engine.Opened: "new", engine.Duplicate: "known, and no better this way", engine.Reparented: "known, and moved here",
	engine.Rescored: "got another score with the one above", engine.Reopened: "waits again", engine.DeadEnd: "a dead end",
	engine.Cut: "too deep", engine.Dropped: "dropped", engine.Found: "won",
}

// print prints an event.
func (f *follower) print(r *trace.Replay, e *trace.Event) {
	if e.Kind != engine.Expanded {
		if f.steps > 0 {
			fmt.Fprintln(f.out, f.Speech.Sprintf("  %d by %s: %s, g %d, h %d", e.ID, e.Move, f.Speech.Text(words[e.Kind]), e.G, e.H))
		}
		return
	}
	fmt.Fprintln(f.out, f.Speech.Sprintf("step %d: state %d, depth %d, g %d, h %d; %s open, %s closed", f.steps, e.ID, e.Depth, e.G, e.H,
		cmdline.Count(r.Count(trace.Open)), cmdline.Count(r.Count(trace.Closed)-1)))
	if f.only > 0 {
		at := f.walk.Position(f.states[e.ID])
		fmt.Fprint(f.out, f.Speech.Sprintf("moves: %s\n%s", strings.Join(r.Path(e.ID), " "), at.Board(f.rules)))
	}
}
