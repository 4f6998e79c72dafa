// Drawing the steps of a run as an SVG that shows one after the other.

package trace

import (
	"bytes"
	"fmt"
	"io"
	"time"

	"kedou/internal/engine"
	"kedou/internal/phrase"
	"kedou/search"
)

// maxFrames is the most pictures of an animation; a longer run leaves out steps.
const maxFrames = 120

// WriteAnimation writes the steps of a run from first to last as an animated SVG document under a title: one picture for each step, each
// for the given time, repeated for ever. A step begins where a state is expanded; step 0 is the start. Nodes keep the places they have
// after the last step, whose tree d describes; a viewer that can't animate shows that tree.
//
// Of more than 120 steps it leaves out every second one, or more. Of a search in rounds, such as IDA*, it shows only the round of the last
// step, since earlier rounds have other nodes. The events are those of a trace that was followed. It returns the number of pictures.
func WriteAnimation(w io.Writer, title string, events []Event, first, last int, d Drawing, each time.Duration) (pictures int, err error) {
	events, steps := upTo(events, last)
	end := new(Replay)
	for _, e := range events {
		if err := end.Apply(e); err != nil {
			return 0, err
		}
	}
	if first < 0 || first > last || last > steps || len(end.Nodes) == 0 {
		return 0, phrase.Errorf("steps %d to %d; the run has 0 to %d", first, last, steps)
	}
	whole := end.Tree(d)
	d.Depth = max(whole.Depth, 1)
	frames, err := framesOf(events, first, last, d)
	if err != nil {
		return 0, err
	}
	drawn := whole.drawing(w)
	drawn.head(title)
	for i, f := range frames {
		drawn.frame(f, i, len(frames), each)
	}
	fmt.Fprintln(drawn.out, "</svg>")
	return len(frames), drawn.out.Flush()
}

// upTo returns the events of the steps up to last, and the number of these steps: fewer, if the run has fewer. A round that begins after a
// step isn't part of that step.
func upTo(events []Event, last int) (until []Event, steps int) {
	for i, e := range events {
		if begins := e.Kind == engine.Expanded; begins || e.Kind == engine.Restarted {
			if steps == last {
				return events[:i], steps
			}
			if begins {
				steps++
			}
		}
	}
	return events, steps
}

// frame is the tree after a step.
type frame struct {
	step int
	tree *Tree
}

// framesOf returns the trees after the steps to show: from the step where the last step's round began, up to the last.
func framesOf(events []Event, first, last int, d Drawing) (frames []frame, err error) {
	apart := (last-first)/maxFrames + 1
	run, step := new(Replay), 0
	keep := func() {
		if step >= first && (last-step)%apart == 0 {
			frames = append(frames, frame{step, run.Tree(d)})
		}
	}
	for _, e := range events {
		switch e.Kind {
		case engine.Expanded:
			keep()
			step++
		case engine.Restarted:
			frames = nil
		}
		if err := run.Apply(e); err != nil {
			return nil, err
		}
	}
	keep()
	return frames, nil
}

// frame draws a tree in the places of the whole one, visible for its part of the time.
func (d *drawing) frame(f frame, i, of int, each time.Duration) {
	seen := "hidden"
	if i == of-1 {
		seen = "visible"
	}
	fmt.Fprintf(d.out, "<g visibility=\"%s\">%s\n", seen, turn(i, of, each))
	part := &drawing{tree: f.tree, out: d.out, rows: make([]float64, len(f.tree.nodes)), stubs: map[stub]float64{}, left: d.left, lead: d.lead}
	f.tree.game = d.tree.game
	part.standIn(d)
	part.body()
	step := fmt.Sprintf("step %d", f.step)
	d.text(d.wide-margin-width(step), 20, "#444444", false, step)
	fmt.Fprintln(d.out, "</g>")
}

// absent is the row of a node that the whole tree doesn't have.
const absent = -1

// standIn gives the nodes their places in the whole tree, and leaves out nodes that aren't there.
func (d *drawing) standIn(whole *drawing) {
	rows := map[search.ID]float64{}
	for i := range whole.tree.nodes {
		rows[whole.tree.nodes[i].id] = whole.rows[i]
	}
	for i := range d.tree.nodes {
		n := &d.tree.nodes[i]
		d.rows[i] = absent
		if row, there := rows[n.id]; there {
			d.rows[i] = row
		}
		edges := n.edges[:0]
		for _, e := range n.edges {
			if _, there := rows[d.tree.nodes[e.to].id]; there && !e.again && d.rows[i] != absent {
				edges = append(edges, e)
			}
		}
		n.edges = edges
	}
}

func turn(i, of int, each time.Duration) string {
	var times, values bytes.Buffer
	if i > 0 {
		times.WriteString("0;")
		values.WriteString("hidden;")
	}
	fmt.Fprintf(&times, "%.5f", float64(i)/float64(of))
	values.WriteString("visible")
	if i < of-1 {
		fmt.Fprintf(&times, ";%.5f", float64(i+1)/float64(of))
		values.WriteString(";hidden")
	}
	return fmt.Sprintf(`<animate attributeName="visibility" calcMode="discrete" dur="%.2fs" repeatCount="indefinite" keyTimes="%s" values="%s"/>`,
		(time.Duration(of) * each).Seconds(), times.String(), values.String())
}
