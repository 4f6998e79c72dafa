package benchmarks

// Comparing two records: what changed between two builds or machines.

import (
	"fmt"
	"io"
	"text/tabwriter"
)

// Change is how one strategy of one match moved from an old record to a new.
type Change struct {
	Match, Strategy        string
	OldDecided, NewDecided int
	NewWrong               int
	Time, Work             Ratio // new by old, over problems both decided
}

// Compare pairs the strategies and matches that both records hold. It refuses
// corpora whose hashes differ.
func Compare(older, newer *Record) ([]Change, error) {
	var all []Change
	for corpus, is := range newer.Corpora {
		if was := older.Corpora[corpus]; was != "" && was != is {
			return nil, fmt.Errorf("corpus %s differs between the records (%s, %s): run both on one", corpus, was, is)
		}
	}
	for _, match := range newer.Matches() {
		_, before := tabulate(older.Match(match))
		names, after := tabulate(newer.Match(match))
		for _, name := range names {
			if before[name] != nil {
				all = append(all, change(match, name, before[name], after[name]))
			}
		}
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("the records share no match and strategy")
	}
	return all, nil
}

func change(match, strategy string, before, after []cell) Change {
	was, is := summary(strategy, before, before), summary(strategy, after, before)
	return Change{match, strategy, was.Decided, is.Decided, is.Wrong, is.Time, is.Work}
}

// WriteChanges prints changes in aligned columns.
func WriteChanges(w io.Writer, all []Change) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "match\tstrategy\tdecided\twrong\ttime, new by old\tnodes, new by old")
	for _, c := range all {
		fmt.Fprintf(t, "%s\t%s\t%d → %d\t%d\t%s\t%s\n", c.Match, c.Strategy, c.OldDecided, c.NewDecided, c.NewWrong, c.Time, factor(c.Work.Mean))
	}
	return t.Flush()
}
