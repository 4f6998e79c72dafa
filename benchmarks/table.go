package benchmarks

// Tables, for the terminal and for Markdown, and their numbers with units.

import (
	"fmt"
	"io"
	"math"
	"strings"
	"text/tabwriter"
)

// Table is a table of texts.
type Table struct {
	Head []string
	Rows [][]string
}

// Add adds a row.
func (t *Table) Add(cells ...string) { t.Rows = append(t.Rows, cells) }

// Columns prints the table in aligned columns.
func (t *Table) Columns(w io.Writer) error {
	out := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, cells := range append([][]string{t.Head}, t.Rows...) {
		fmt.Fprintln(out, strings.Join(cells, "\t"))
	}
	return out.Flush()
}

// Markdown prints the table as Markdown.
func (t *Table) Markdown(w io.Writer) error {
	text := fmt.Sprintf("| %s |\n|%s\n", strings.Join(t.Head, " | "), strings.Repeat("---|", len(t.Head)))
	for _, cells := range t.Rows {
		text += fmt.Sprintf("| %s |\n", strings.Join(cells, " | "))
	}
	_, err := io.WriteString(w, text)
	return err
}

// Footnote explains a summary table's columns.
const Footnote = "median, p90, max, nodes: over the problems decided; total: over all, limits included; B/state: bytes of the tables by states stored, at the attempt that stored most, from 10,000 on; spread: (slowest − fastest)/median of a problem's rounds, median; " +
	"ratios: geometric mean to the first strategy over problems both decide, with the 99 % interval of a paired t test on logarithms; * the interval leaves out 1; " +
	"a strategy with a wrong answer has no times and no ratios"

func tableOf(all []Summary) *Table {
	t := &Table{Head: []string{"strategy", "decided", "wrong", "median", "p90", "max", "total", "spread", "nodes", "memory", "B/state", "time ratio", "nodes ratio"}}
	for _, s := range all {
		t.Add(s.Strategy, fmt.Sprintf("%d/%d", s.Decided, s.Problems), fmt.Sprint(s.Wrong), seconds(s.Median), seconds(s.P90), seconds(s.Max),
			seconds(s.Total), percent(s.Spread), count(s.Nodes), bytesOf(s.Bytes), factor(s.PerState), s.Time.starred(), factor(s.Work.Mean))
	}
	return t
}

// WriteTable prints summaries in aligned columns, and faults below.
func WriteTable(w io.Writer, all []Summary) error {
	if err := tableOf(all).Columns(w); err != nil {
		return err
	}
	for _, s := range all {
		for _, f := range s.Faults {
			if _, err := fmt.Fprintf(w, "WRONG  %s, problem %s\n", s.Strategy, f); err != nil {
				return err
			}
		}
	}
	return nil
}

// String prints the ratio with its interval: "2.31 [2.02, 2.64]".
func (r Ratio) String() string {
	switch {
	case r.Problems == 0:
		return "–"
	case r.Problems == 1:
		return factor(r.Mean)
	}
	return fmt.Sprintf("%s [%s, %s]", factor(r.Mean), factor(r.Low), factor(r.High))
}

// starred is String with a star if the interval leaves out 1.
func (r Ratio) starred() string {
	if r.certain() {
		return r.String() + "*"
	}
	return r.String()
}

// factor prints a number with three digits, or all those before the point.
func factor(x float64) string {
	switch {
	case math.IsNaN(x):
		return "–"
	case x >= 99.5 || x == 0:
		return fmt.Sprintf("%.0f", x)
	case x >= 0.01:
		return fmt.Sprintf("%.3g", x)
	}
	return fmt.Sprintf("%.1g", x)
}

func percent(x float64) string {
	if math.IsNaN(x) {
		return "–"
	}
	return fmt.Sprintf("%.0f %%", 100*x)
}

func seconds(s float64) string {
	switch {
	case math.IsNaN(s):
		return "–"
	case s >= 1:
		return factor(s) + " s"
	case s >= 1e-3:
		return factor(s*1e3) + " ms"
	}
	return factor(s*1e6) + " µs"
}

func count(n float64) string {
	switch {
	case math.IsNaN(n):
		return "–"
	case n >= 1e6:
		return factor(n/1e6) + " M"
	case n >= 1e4:
		return factor(n/1e3) + " k"
	}
	return fmt.Sprintf("%.0f", n)
}

func bytesOf(b int64) string {
	switch x := float64(b); {
	case b >= 1<<30:
		return factor(x/(1<<30)) + " GiB"
	case b >= 1<<20:
		return factor(x/(1<<20)) + " MiB"
	default:
		return factor(x/(1<<10)) + " KiB"
	}
}
