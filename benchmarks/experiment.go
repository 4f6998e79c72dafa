package benchmarks

// Experiments: which strategies run on which corpus, how often, within which limits.

import (
	"context"
	"fmt"
	"strings"

	"kedou/search"
)

// Experiment is a set of strategies to run on a corpus, and how.
type Experiment struct {
	Title      string // names the experiment in records and reports
	Corpus     string // a name or a file
	Domain     string // of the file's problems, unless the file names it
	Strategies []string
	Rounds     int
	Limits     search.Limits
	Pictures   []Kind
	SizeName   string // what the problems' size counts, unless it is what the domain says

	corpus         *Corpus // Open sets these three
	domain         *Domain
	configurations []configuration
}

// Kind is a kind of picture.
type Kind string

// The kinds of picture.
const (
	CactusPicture  Kind = "cactus"
	GrowthPicture  Kind = "growth"
	ScatterPicture Kind = "scatter"
)

// Open reads the corpus of every experiment and makes its strategies ready.
func Open(experiments []Experiment) ([]*Experiment, error) {
	var open []*Experiment
	for _, e := range experiments {
		if err := e.open(); err != nil {
			return nil, err
		}
		open = append(open, &e)
	}
	return open, nil
}

func (e *Experiment) open() (err error) {
	if e.corpus, err = Load(e.Corpus, e.Domain); err != nil {
		return err
	}
	if e.domain, err = domainOf(e.corpus.Domain); err != nil {
		return err
	}
	e.configurations, err = e.domain.configured(e.Strategies)
	return err
}

// Attempts returns how many attempts Run makes.
func (e *Experiment) Attempts() int {
	return len(e.corpus.Problems) * len(e.configurations) * e.Rounds
}

// Run runs the experiment, adds the runs to the record and hands each to report.
func (e *Experiment) Run(ctx context.Context, into *Record, report func(Run)) error {
	into.Header.Corpora[e.corpus.Name] = e.corpus.Hash
	return alternate(ctx, e.corpus, e.configurations, e.Rounds, e.Limits, func(r Run) {
		r.Experiment = e.Title
		into.Runs = append(into.Runs, r)
		report(r)
	})
}

// Conditions names corpus, rounds and limits.
func (e *Experiment) Conditions() string {
	var limits []string
	within := e.Limits
	if within.Time > 0 {
		limits = append(limits, within.Time.String())
	}
	if within.Expansions > 0 {
		limits = append(limits, count(float64(within.Expansions))+" expansions")
	}
	if within.Memory > 0 {
		limits = append(limits, bytesOf(within.Memory))
	}
	if limits == nil {
		limits = []string{"no limit"}
	}
	return fmt.Sprintf("%s of %s, corpus %s (%s), %s, %s an attempt",
		plural(len(e.corpus.Problems), "problem"), e.domain.Name, e.corpus.Name, e.corpus.Hash, plural(e.Rounds, "round"), strings.Join(limits, ", "))
}

// plural returns a number with its noun: "1 round", "3 rounds".
func plural(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
