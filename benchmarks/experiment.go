package benchmarks

// Experiments: who runs on what, how often, within which limits.

import (
	"context"
	"fmt"
	"strings"

	"kedou/search"
)

// Experiment is a set of strategies to run on a corpus, and how.
type Experiment struct {
	Title      string // names the experiment in records and reports
	About      string // what the experiment is to show, a sentence or two
	Corpus     string // a name or a file
	Domain     string // of the file's problems, where the file doesn't say
	Strategies []string
	Rounds     int
	Limits     search.Limits
	Pictures   []Kind
	SizeName   string // what the problems' size is here, if not the domain's own

	corpus         *Corpus // these three are Open's
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
	for _, m := range experiments {
		if err := m.open(); err != nil {
			return nil, err
		}
		open = append(open, &m)
	}
	return open, nil
}

func (m *Experiment) open() (err error) {
	if m.corpus, err = Load(m.Corpus, m.Domain); err != nil {
		return err
	}
	if m.domain, err = domainOf(m.corpus.Domain); err != nil {
		return err
	}
	m.configurations, err = m.domain.configured(m.Strategies)
	return err
}

// Attempts returns how many attempts Run makes.
func (m *Experiment) Attempts() int {
	return len(m.corpus.Problems) * len(m.configurations) * m.Rounds
}

// Run runs the experiment, adds the runs to the record and hands each to report.
func (m *Experiment) Run(ctx context.Context, into *Record, report func(Run)) error {
	into.Header.Corpora[m.corpus.Name] = m.corpus.Hash
	return alternate(ctx, m.corpus, m.configurations, m.Rounds, m.Limits, func(r Run) {
		r.Experiment = m.Title
		into.Runs = append(into.Runs, r)
		report(r)
	})
}

// Conditions says on what and within which limits the experiment was run.
func (m *Experiment) Conditions() string {
	var limits []string
	within := m.Limits
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
		plural(len(m.corpus.Problems), "problem"), m.domain.Name, m.corpus.Name, m.corpus.Hash, plural(m.Rounds, "round"), strings.Join(limits, ", "))
}

// plural counts things: "1 round", "3 rounds".
func plural(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
