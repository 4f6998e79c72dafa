package rating

// What generate prints: the deals, the sums, and how to go on.

import (
	"fmt"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/deals"
	"kedou/klondike/difficulty"
	"kedou/search"
)

// poolCount counts deals.
type poolCount struct {
	tried, kept           int
	unsolvable, undecided int            // of those tried
	grades                map[string]int // of those kept
	resumed               bool           // nobody knows any more how many of the first were unsolvable
}

// add counts a deal.
func (n *poolCount) add(r *deals.Rating, kept bool) {
	n.tried++
	switch r.Verdict {
	case search.Unsolvable.String():
		n.unsolvable++
	case search.Unknown.String():
		n.undecided++
	}
	if kept {
		n.keep(r)
	}
}

// keep counts a deal of the pool.
func (n *poolCount) keep(r *deals.Rating) {
	if n.grades == nil {
		n.grades = map[string]int{}
	}
	n.kept++
	n.grades[r.Difficulty]++
}

// String is what a player watches: "120 deals: 31 easy, 40 medium, 20 hard, 29 expert; 147 tried, 27 unsolvable".
func (n *poolCount) String() string {
	text := cmdline.Plural(n.kept, "deal")
	var parts []string
	for _, grade := range difficulty.Names() {
		if n.grades[grade] > 0 {
			parts = append(parts, cmdline.Count(n.grades[grade])+" "+grade)
		}
	}
	if len(parts) > 0 {
		text += ": " + strings.Join(parts, ", ")
	}
	text += fmt.Sprintf("; %s tried", cmdline.Count(n.tried))
	if n.resumed {
		return text
	}
	text += fmt.Sprintf(", %s unsolvable", cmdline.Count(n.unsolvable))
	if n.undecided > 0 {
		text += fmt.Sprintf(", %s undecided", cmdline.Count(n.undecided))
	}
	return text
}

// write writes a deal as a line.
func (p *pooling) write(r *deals.Rating) error {
	switch {
	case p.file != nil:
		return cmdline.WriteJSON(p.file, r)
	case p.json:
		return cmdline.WriteJSON(p.Out, r)
	}
	p.progress.Close()
	_, err := fmt.Fprintln(p.Out, poolLine(r))
	return err
}

// poolLine is a deal for people.
func poolLine(r *deals.Rating) string {
	if r.Path == nil {
		return fmt.Sprintf("%-8s %s", r.ID, r.Verdict)
	}
	narrow := "nowhere narrow"
	if r.Path.Step > 0 {
		narrow = fmt.Sprintf("narrow at step %d", r.Path.Step)
	}
	return fmt.Sprintf("%-8s %-6s  won %3d of %d  %9s  %9s  %s", r.ID, r.Difficulty, r.Won, r.Games,
		cmdline.Plural(r.Path.Length.Steps(), "step"), cmdline.Plural(r.Path.Length.Redeals, "redeal"), narrow)
}

// finish prints the sums.
func (p *pooling) finish() error {
	if p.file == nil {
		if !p.quiet {
			fmt.Fprintln(p.Notes, p.count.String())
		}
		return nil
	}
	sum, err := sum(p.path)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(p.Out, "%s: %s\nsha256: %s\nagain:  %s\n", p.path, p.count.String(), sum, p.Repeat([]string{"resume"}))
	return err
}

// tellCut says how to go on with a run that was interrupted.
func (p *pooling) tellCut() {
	again := p.Repeat([]string{"resume"}, "--resume")
	if p.file == nil {
		again = p.Repeat([]string{"seed", "n"}, "--seed", fmt.Sprint(p.next), "-n", fmt.Sprint(p.n-p.count.kept))
	}
	p.Call.TellCut("interrupted after %s; to go on: %s", cmdline.Plural(p.count.kept, "deal"), again)
}
