package benchmarks

// Fixtures: what a match is made of; and the match, ready to be played.

import (
	"context"
	"fmt"
	"strings"

	"kedou/search"
)

// Fixture is a match set up: who runs on what, how often, within which limits.
type Fixture struct {
	Title      string // names the match in records and reports
	About      string // what the match is to show, a sentence or two
	Corpus     string // a name or a file
	Domain     string // of the file's problems, where the file doesn't say
	Strategies []string
	Rounds     int
	Limits     search.Limits
	Pictures   []Kind
	SizeName   string // what the problems' size is here, if not the domain's own
}

// Kind is a kind of picture.
type Kind string

// The kinds of picture.
const (
	CactusPicture  Kind = "cactus"
	GrowthPicture  Kind = "growth"
	ScatterPicture Kind = "scatter"
)

// Match is a fixture with its problems and its strategies at hand.
type Match struct {
	Fixture        Fixture
	corpus         *Corpus
	domain         *Domain
	configurations []configuration
}

// Open reads the corpus of every fixture and makes its strategies ready.
func Open(fixtures []Fixture) ([]*Match, error) {
	var matches []*Match
	for _, f := range fixtures {
		m, err := f.open()
		if err != nil {
			return nil, err
		}
		matches = append(matches, m)
	}
	return matches, nil
}

func (f Fixture) open() (*Match, error) {
	c, err := Load(f.Corpus, f.Domain)
	if err != nil {
		return nil, err
	}
	d, err := domainOf(c.Domain)
	if err != nil {
		return nil, err
	}
	configurations, err := d.configured(f.Strategies)
	return &Match{f, c, d, configurations}, err
}

// Attempts returns how many attempts Play makes.
func (m *Match) Attempts() int {
	return len(m.corpus.Problems) * len(m.configurations) * m.Fixture.Rounds
}

// Play runs the match, adds the runs to the record and hands each to report.
func (m *Match) Play(ctx context.Context, into *Record, report func(Run)) error {
	into.Header.Corpora[m.corpus.Name] = m.corpus.Hash
	return race(ctx, m.corpus, m.configurations, m.Fixture.Rounds, m.Fixture.Limits, func(r Run) {
		r.Match = m.Fixture.Title
		into.Runs = append(into.Runs, r)
		report(r)
	})
}

// Conditions says on what and within which limits the match was played.
func (m *Match) Conditions() string {
	var limits []string
	within := m.Fixture.Limits
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
		plural(len(m.corpus.Problems), "problem"), m.domain.Name, m.corpus.Name, m.corpus.Hash, plural(m.Fixture.Rounds, "round"), strings.Join(limits, ", "))
}

// plural counts things: "1 round", "3 rounds".
func plural(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
