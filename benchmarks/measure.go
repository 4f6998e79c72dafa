package benchmarks

// Measuring figures: run a row's command, and take the cells from its
// output.

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"os/exec"
	"slices"
	"strings"
	"time"
)

// Measure runs the commands of the rows that choose picks, fills the cells from their
// output, and stamps the rows with machine, commit and date. After each row it calls keep, so
// that hours of measuring survive an interruption. It returns how many rows it measured.
func (f *Figures) Measure(ctx context.Context, choose func(Figure) bool, keep func() error) (rows int, err error) {
	outputs := map[string]output{}
	for i := range f.Rows {
		r := &f.Rows[i]
		if !choose(*r) {
			continue
		}
		if err := f.measure(ctx, r, outputs); err != nil {
			return rows, fmt.Errorf("%s, %q: %w", r.Table, r.Label, err)
		}
		rows++
		r.Machine, r.Commit, r.Date = machine(), commit(), time.Now().UTC().Format(time.DateOnly)
		if err := keep(); err != nil {
			return rows, err
		}
	}
	return rows, nil
}

// Stale reports whether another commit than this program's measured the row. Measuring stale rows
// continues an interrupted measurement.
func (r Figure) Stale() bool { return r.Commit != commit() }

// measure fills the cells of a row. It runs commands that rows share once.
func (f *Figures) measure(ctx context.Context, r *Figure, outputs map[string]output) error {
	t := f.Tables[slices.IndexFunc(f.Tables, func(t FigureTable) bool { return t.Name == r.Table })]
	r.Cells = make([]string, len(t.Head)-1)
	for i := range r.Cells {
		take := r.Take[i%len(r.Take)]
		if take.Divide != nil && take.Match == "" {
			r.Cells[i] = f.quotient(r.Table, take, i)
			continue
		}
		setting := ""
		if t.Variable != "" {
			setting = t.Variable + "=" + t.Values[i]
		}
		out, known := outputs[setting+r.Command]
		if !known {
			var err error
			if out, err = run(ctx, r.Command, setting); err != nil {
				return err
			}
			outputs[setting+r.Command] = out
		}
		var err error
		if r.Cells[i], err = out.take(take); err != nil {
			return err
		}
	}
	return nil
}

// quotient divides a cell of one row by that of another, both named by their labels.
func (f *Figures) quotient(table string, t Take, cell int) string {
	number := func(label string) float64 {
		i := slices.IndexFunc(f.Rows, func(r Figure) bool { return r.Table == table && r.Label == label })
		if i < 0 {
			return math.NaN()
		}
		return parsed(f.Rows[i].Cells[cell])
	}
	return filled(t.Format, []string{factor(number(t.Divide[0]) / number(t.Divide[1]))})
}

// output is a command's standard output and its time.
type output struct {
	text  string
	wall  time.Duration
	lines []map[string]any // the lines of JSON; a dotted name leads into inner objects
}

// run runs a command. Exit codes are answers; only a command that can't run, or was
// used wrongly (exit code 2), is an error.
func run(ctx context.Context, command, setting string) (output, error) {
	sh := exec.CommandContext(ctx, "sh", "-c", command)
	sh.Env = append(os.Environ(), setting)
	var progress bytes.Buffer // its lines look like the answer's
	sh.Stderr = &progress
	start := time.Now()
	text, err := sh.Output()
	o := output{text: string(text), wall: time.Since(start)}
	if code := sh.ProcessState.ExitCode(); err != nil && (code == 2 || code < 0 || code > 3) {
		return o, fmt.Errorf("%s: %w: %s%s", command, err, o.text, progress.String())
	}
	for line := range strings.Lines(o.text) {
		var object map[string]any
		if json.Unmarshal([]byte(line), &object) == nil {
			o.lines = append(o.lines, object)
		}
	}
	return o, nil
}
