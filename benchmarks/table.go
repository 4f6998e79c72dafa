package benchmarks

// Tables: summaries for the terminal and for Markdown, with units on every number.

import (
	"fmt"
	"io"
	"math"
	"strings"
	"text/tabwriter"
)

// columns of a summary table, and how each is printed.
var columns = []struct {
	head string
	cell func(Summary) string
}{
	{"strategy", func(s Summary) string { return s.Strategy }},
	{"decided", func(s Summary) string { return fmt.Sprintf("%d/%d", s.Decided, s.Problems) }},
	{"wrong", func(s Summary) string { return fmt.Sprint(s.Wrong) }},
	{"median", func(s Summary) string { return seconds(s.Median) }},
	{"p90", func(s Summary) string { return seconds(s.P90) }},
	{"max", func(s Summary) string { return seconds(s.Max) }},
	{"total", func(s Summary) string { return seconds(s.Total) }},
	{"spread", func(s Summary) string { return percent(s.Spread) }},
	{"nodes", func(s Summary) string { return count(s.Nodes) }},
	{"memory", func(s Summary) string { return bytesOf(s.Bytes) }},
	{"time ratio", func(s Summary) string { return s.Time.starred() }},
	{"nodes ratio", func(s Summary) string { return factor(s.Work.Mean) }},
}

// Footnote explains a summary table's columns.
const Footnote = "median, p90, max, nodes: over the problems decided; total: over all, limits included; spread: (slowest − fastest)/median of a problem's rounds, median; " +
	"ratios: geometric mean to the first strategy over problems both decide, with the 99 % interval of a paired t test on logarithms; * the interval leaves out 1; " +
	"a strategy with a wrong answer has no times and no ratios"

// WriteTable prints summaries in aligned columns, and what was wrong below.
func WriteTable(w io.Writer, all []Summary) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, strings.Join(row(func(i int) string { return columns[i].head }), "\t"))
	for _, s := range all {
		fmt.Fprintln(t, strings.Join(row(func(i int) string { return columns[i].cell(s) }), "\t"))
	}
	if err := t.Flush(); err != nil {
		return err
	}
	return writeFaults(w, all, "")
}

// WriteMarkdown prints summaries as a Markdown table.
func WriteMarkdown(w io.Writer, all []Summary) error {
	line := func(cells []string) { fmt.Fprintf(w, "| %s |\n", strings.Join(cells, " | ")) }
	line(row(func(i int) string { return columns[i].head }))
	line(row(func(i int) string { return "---" }))
	for _, s := range all {
		line(row(func(i int) string { return columns[i].cell(s) }))
	}
	return writeFaults(w, all, "\n")
}

func row(cell func(int) string) []string {
	cells := make([]string, len(columns))
	for i := range columns {
		cells[i] = cell(i)
	}
	return cells
}

func writeFaults(w io.Writer, all []Summary, gap string) error {
	for _, s := range all {
		for _, f := range s.Faults {
			if _, err := fmt.Fprintf(w, "%sWRONG  %s, problem %s\n", gap, s.Strategy, f); err != nil {
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
