package main

// Numbers that a survey measures besides verdicts, and their classes.

import (
	"fmt"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/survey"
)

// measured sums up the values of a run.
type measured struct {
	What     string           `json:"what"`
	Deals    int64            `json:"deals"` // with a value
	Mean     float64          `json:"mean"`
	Median   int64            `json:"median"` // the lower one of two
	Least    int64            `json:"least"`
	Greatest int64            `json:"greatest"`
	Classes  []class          `json:"classes,omitempty"`
	Counts   map[string]int64 `json:"counts"` // deals by their value
}

// class is a group of values.
type class struct {
	Name  string `json:"name"`
	Deals int64  `json:"deals"`
}

// measuredOf sums up a run's values; nil without values.
func measuredOf(kind survey.Kind, f *survey.Fold) *measured {
	m := &measured{What: kind.Measure, Least: -1, Counts: map[string]int64{}}
	var sum int64
	for value, n := range f.Values {
		if n == 0 {
			continue
		}
		if m.Least < 0 {
			m.Least = int64(value)
		}
		m.Deals, sum, m.Greatest = m.Deals+n, sum+n*int64(value), int64(value)
		m.Counts[fmt.Sprint(value)] = n
		m.group(kind, int64(value), n)
	}
	if m.Deals == 0 {
		return nil
	}
	m.Mean = float64(sum) / float64(m.Deals)
	m.Median = middle(f, m.Deals)
	return m
}

// group counts n deals into the class of their value. It expects values in increasing order.
func (m *measured) group(kind survey.Kind, value, n int64) {
	if kind.Class == nil {
		return
	}
	name := kind.Class(value)
	if last := len(m.Classes) - 1; last >= 0 && m.Classes[last].Name == name {
		m.Classes[last].Deals += n
		return
	}
	m.Classes = append(m.Classes, class{name, n})
}

// middle returns the lower median of the given number of values.
func middle(f *survey.Fold, deals int64) int64 {
	seen := int64(0)
	for value, n := range f.Values {
		if seen += n; 2*seen >= deals {
			return int64(value)
		}
	}
	return 0
}

// text is one line, two with classes.
func (m *measured) text(say *cmdline.Language) string {
	text := say.Sprintf("%s: mean %.2f, median %d, from %d to %d, over %s\n", say.Text(m.What), m.Mean, m.Median, m.Least, m.Greatest, say.Plural(m.Deals, "deal"))
	if len(m.Classes) == 0 {
		return text
	}
	var parts []string
	for _, c := range m.Classes {
		parts = append(parts, say.Sprintf("%s %s (%s)", cmdline.Count(c.Deals), say.Text(c.Name), share(say, c.Deals, m.Deals)))
	}
	return text + say.Sprintf("of them %s\n", strings.Join(parts, say.Text(", ")))
}
