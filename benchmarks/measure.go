package benchmarks

// Measuring figures: a row's command is run, and its cells are taken from what it
// printed.

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/dustin/go-humanize"

	"kedou/search"
)

// Measure runs the commands of the rows that choose picks, puts what they print into the
// cells, and stamps the rows with machine, commit and date. Rows without Take stay as
// they are: bench doesn't know how to make them again. After each row it calls keep, so
// that hours of measuring survive an interruption. It returns how many rows it measured.
func (f *Figures) Measure(ctx context.Context, choose func(Figure) bool, keep func() error) (rows int, err error) {
	outputs := map[string]output{}
	for i := range f.Rows {
		r := &f.Rows[i]
		if len(r.Take) == 0 || !choose(*r) {
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

// Stale tells whether another commit than this program's has measured the row, so that
// measuring the stale rows goes on where it was interrupted.
func (r Figure) Stale() bool { return r.Commit != commit() }

// measure fills the cells of a row. Commands that other rows share are run once.
func (f *Figures) measure(ctx context.Context, r *Figure, outputs map[string]output) error {
	t := f.Tables[slices.IndexFunc(f.Tables, func(t FigureTable) bool { return t.Name == r.Table })]
	r.Cells = make([]string, len(t.Head)-1)
	for i := range r.Cells {
		if quotient, ok := strings.CutPrefix(r.Take[0], "times "); ok {
			r.Cells[i] = f.times(r.Table, quotient, i)
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
		if r.Cells[i], err = out.take(r.Take[i%len(r.Take)]); err != nil {
			return err
		}
	}
	return nil
}

// times divides the cell of one row by that of another, "DIVIDEND / DIVISOR".
func (f *Figures) times(table, labels string, cell int) string {
	dividend, divisor, _ := strings.Cut(labels, " / ")
	number := func(label string) float64 {
		i := slices.IndexFunc(f.Rows, func(r Figure) bool { return r.Table == table && r.Label == label })
		if i < 0 {
			return math.NaN()
		}
		n, _ := strconv.ParseFloat(strings.ReplaceAll(f.Rows[i].Cells[cell], ",", ""), 64)
		return n
	}
	return factor(number(dividend)/number(divisor)) + " times"
}

// output is what a command printed, and how long it took.
type output struct {
	text  string
	wall  time.Duration
	lines []map[string]any // those that are JSON, a field of an object in it by a dotted name
}

// run runs a command. Exit codes are answers; only a command that can't be run, or was
// used wrongly (exit code 2), is an error.
func run(ctx context.Context, command, setting string) (output, error) {
	sh := exec.CommandContext(ctx, "sh", "-c", command)
	sh.Env = append(os.Environ(), setting)
	start := time.Now()
	text, err := sh.CombinedOutput()
	o := output{text: string(text), wall: time.Since(start)}
	if code := sh.ProcessState.ExitCode(); err != nil && (code == 2 || code < 0 || code > 3) {
		return o, fmt.Errorf("%s: %w: %s", command, err, o.text)
	}
	for line := range strings.Lines(o.text) {
		var object map[string]any
		if json.Unmarshal([]byte(line), &object) == nil {
			o.lines = append(o.lines, object)
		}
	}
	return o, nil
}

// take is one cell, from words such as
//
//	count verdict solved      how many lines have that value
//	decided                   how many lines have a verdict
//	within 10                 the share of lines decided within so many seconds
//	proved 10                 the share of deals solved that were proved shortest within so many
//	sum stats.expanded        also: mean, median, max
//	wall                      the time of the whole command
//	match REGEXP              the number that the first group matches
//	times ROW / ROW           one row's number by another's
func (o output) take(words string) (string, error) {
	verb, rest, _ := strings.Cut(words, " ")
	switch verb {
	case "wall":
		return seconds(o.wall.Seconds()), nil
	case "match":
		found := regexp.MustCompile(rest).FindStringSubmatch(o.text)
		if len(found) != 2 {
			return "", fmt.Errorf("nothing in the output matches %s", rest)
		}
		if n, err := strconv.ParseFloat(found[1], 64); err == nil {
			return humanize.Comma(int64(n)), nil
		}
		return found[1], nil
	case "count":
		name, value, _ := strings.Cut(rest, " ")
		return o.count(func(line map[string]any) bool { return fmt.Sprint(field(line, name)) == value }), nil
	case "decided":
		return o.count(decided), nil
	case "within":
		return o.within(rest)
	case "proved":
		return o.proved(rest)
	}
	return o.reduce(verb, rest)
}

func decided(line map[string]any) bool { return line["verdict"] != undecided }

func (o output) count(which func(map[string]any) bool) string {
	n := int64(0)
	for _, line := range o.lines {
		if which(line) {
			n++
		}
	}
	return humanize.Comma(n)
}

func (o output) within(limit string) (string, error) {
	most, err := strconv.ParseFloat(limit, 64)
	n := o.count(func(line map[string]any) bool {
		took, _ := field(line, "stats.seconds").(float64)
		return decided(line) && took <= most
	})
	return fmt.Sprintf("%s of %d", n, len(o.lines)), err
}

// proved is the share of the deals solved whose solution is proved shortest within a time.
func (o output) proved(limit string) (string, error) {
	most, err := strconv.ParseFloat(limit, 64)
	solved, proved := 0, 0
	for _, line := range o.lines {
		if line["verdict"] != search.Solved.String() {
			continue
		}
		solved++
		took, _ := field(line, "stats.seconds").(float64)
		if field(line, "shortest.proved") == true && took <= most {
			proved++
		}
	}
	return fmt.Sprintf("%d of %d", proved, solved), err
}

// reduce makes one number of a field of all lines that have it.
func (o output) reduce(verb, name string) (string, error) {
	var all []float64
	sum := 0.0
	for _, line := range o.lines {
		if x, ok := field(line, name).(float64); ok {
			all, sum = append(all, x), sum+x
		}
	}
	if len(all) == 0 {
		return "", fmt.Errorf("no line has a number %s", name)
	}
	x, known := map[string]float64{"sum": sum, "mean": sum / float64(len(all)), "median": median(all), "max": slices.Max(all)}[verb]
	switch {
	case !known:
		return "", fmt.Errorf("no way to take %q", verb)
	case strings.HasSuffix(name, "seconds"):
		return seconds(x), nil
	}
	return humanize.Comma(int64(x + 0.5)), nil
}

// field returns the value of a dotted name.
func field(line map[string]any, name string) any {
	head, rest, deeper := strings.Cut(name, ".")
	if !deeper {
		return line[head]
	}
	inner, _ := line[head].(map[string]any)
	return field(inner, rest)
}
