package tracing

// Drawings of a recorded search: the tree for Graphviz and as SVG, and steps as an animated SVG.

import (
	"fmt"
	"io"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/internal/engine"
	"kedou/search/trace"
)

// flags returns the flags of drawings: --dot, --svg, --animate and their settings. Win names a flag, with usage as its help, that draws the
// solution or the winning strategy alone.
func flags(win, usage string) []cli.Flag {
	depth := cmdline.IntFlag("depth", "draw the tree down to `N` moves", 0, 0, 1000)
	depth.DefaultText = "what is readable"
	to := cmdline.IntFlag("to", "--animate ends after step `N`", 0, 0, 1<<30)
	to.DefaultText = "the last"
	return []cli.Flag{
		cmdline.FileFlag("dot", "draw the tree for Graphviz in `FILE`", `digraph andor `),
		cmdline.PictureFlag("svg", "draw the tree as a picture in `FILE`"),
		&cli.BoolFlag{Name: win, Usage: usage, DisableDefaultText: true}, depth,
		cmdline.PictureFlag("animate", "draw step after step as a moving SVG in `FILE`"),
		cmdline.IntFlag("from", "--animate begins after step `N`", 0, 0, 1<<30), to,
	}
}

// moving is the animated drawing, if requested.
type moving struct {
	path     string
	from, to int // to is -1 for the last step
	events   []trace.Event
	steps    int
}

// movingOf returns the values of the flags.
func movingOf(c *cli.Context) (moving, error) {
	m := moving{path: c.String("animate"), from: c.Int("from"), to: -1}
	if cmdline.Given(c, "to") {
		m.to = c.Int("to")
	}
	switch {
	case m.path == "" && (cmdline.Given(c, "from") || cmdline.Given(c, "to")):
		return m, cmdline.Usagef(c, "--from and --to are steps of --animate; give a file by that, too")
	case cmdline.Given(c, "to") && m.to < m.from:
		return m, cmdline.Usagef(c, "--from %d is behind --to %d; exchange them", m.from, m.to)
	}
	return m, nil
}

// take records the next event of the search for --animate; without the flag it only counts steps.
func (m *moving) take(e trace.Event) {
	if e.Kind == engine.Expanded {
		m.steps++
	}
	if m.path != "" {
		m.events = append(m.events, e)
	}
}

// each is the time for which an animation shows a picture.
const each = time.Second / 2

// write writes the animation of the chosen steps, and prints which.
func (m *moving) write(call *cmdline.Call, d trace.Drawing, title string) error {
	if m.path == "" {
		return nil
	}
	last, pictures := m.to, 0
	if last < 0 {
		last = m.steps
	}
	err := cmdline.WriteFile(m.path, func(w io.Writer) (err error) {
		pictures, err = trace.WriteAnimation(w, title, m.events, m.from, last, d, each)
		return err
	})
	if err == nil {
		fmt.Fprintln(call.Out, call.Speech.Sprintf("%s: steps %d to %d in %s", m.path, m.from, last, call.Speech.Plural(int64(pictures), "picture")))
	}
	return err
}

// pictures are the drawings that the flags of a call ask for, perhaps none.
type pictures struct {
	moving
	dot, svg string // their files
	depth    int    // 0: a readable depth
	winning  bool
}

// picturesOf reads the flags; win is the same name as in flags. A setting without a drawing is an error of usage.
func picturesOf(c *cli.Context, win string) (*pictures, error) {
	moving, err := movingOf(c)
	p := &pictures{moving: moving, dot: c.String("dot"), svg: c.String("svg"), depth: c.Int("depth"), winning: c.Bool(win)}
	if err == nil && !p.asked() && (cmdline.Given(c, win) || cmdline.Given(c, "depth")) {
		err = cmdline.Usagef(c, "--%s and --depth say what --dot, --svg and --animate draw; give one of these", win)
	}
	return p, err
}

// asked reports whether the flags ask for a drawing.
func (p *pictures) asked() bool { return p.dot != "" || p.svg != "" || p.moving.path != "" }

// draw writes the files of the drawings, and prints a line about each, with the number of nodes left out. Run is the whole search, as trace.Follow
// returns it; d has the texts of states and moves, its Depth and Strategy come from the flags. Without a node it does nothing.
func (p *pictures) draw(call *cmdline.Call, run *trace.Replay, d trace.Drawing, title string) error {
	if !p.asked() || len(run.Nodes) == 0 {
		return nil
	}
	d.Depth, d.Strategy = p.depth, p.winning
	tree := run.Tree(d)
	tree.Sprintf = call.Speech.Sprintf
	for _, picture := range []struct {
		path  string
		write func(io.Writer) error
	}{{p.dot, tree.WriteDOT}, {p.svg, func(w io.Writer) error { return tree.WriteSVG(w, title) }}} {
		if picture.path == "" {
			continue
		}
		if err := cmdline.WriteFile(picture.path, picture.write); err != nil {
			return err
		}
		report(call, picture.path, tree)
	}
	return p.moving.write(call, d, title)
}

// report prints how much of a tree was drawn.
func report(call *cmdline.Call, path string, tree *trace.Tree) {
	say := call.Speech
	text := say.Sprintf("%s: %s drawn to depth %d", path, say.Plural(int64(tree.Shown), "node"), tree.Depth)
	if tree.Hidden > 0 {
		text += say.Sprintf(", %s cut", cmdline.Count(tree.Hidden))
	}
	fmt.Fprintln(call.Out, text)
}
