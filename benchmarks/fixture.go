package benchmarks

// Fixtures: matches that are set up and can be played again.

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

// open reads the corpus and makes the strategies ready.
func (f *Fixture) open() (*Corpus, *Domain, []Contender, error) {
	c, err := Load(f.Corpus, f.Domain)
	if err != nil {
		return nil, nil, nil, err
	}
	d, err := DomainOf(c.Domain)
	if err != nil {
		return nil, nil, nil, err
	}
	field, err := d.Field(f.Strategies)
	return c, d, field, err
}

// Attempts returns how many attempts Play makes, or what is wrong with the
// fixture.
func (f *Fixture) Attempts() (int, error) {
	c, _, field, err := f.open()
	if err != nil {
		return 0, err
	}
	return len(c.Problems) * len(field) * f.Rounds, nil
}

// Play runs the match, adds the runs to the record and hands each to report.
func (f *Fixture) Play(ctx context.Context, into *Record, report func(Run)) error {
	c, _, field, err := f.open()
	if err != nil {
		return err
	}
	into.Corpora[c.Name] = c.Hash
	return Race(ctx, c, field, f.Rounds, f.Limits, func(r Run) {
		r.Match = f.Title
		into.Runs = append(into.Runs, r)
		report(r)
	})
}

// Conditions says on what and within which limits the match was played.
func (f *Fixture) Conditions() string {
	c, d, _, err := f.open()
	if err != nil {
		return err.Error()
	}
	var limits []string
	if f.Limits.Time > 0 {
		limits = append(limits, f.Limits.Time.String())
	}
	if f.Limits.Expansions > 0 {
		limits = append(limits, count(float64(f.Limits.Expansions))+" expansions")
	}
	if f.Limits.Memory > 0 {
		limits = append(limits, bytesOf(f.Limits.Memory))
	}
	if limits == nil {
		limits = []string{"no limit"}
	}
	return fmt.Sprintf("%s of %s, corpus %s (%s), %s, %s an attempt",
		plural(len(c.Problems), "problem"), d.Name, c.Name, c.Hash, plural(f.Rounds, "round"), strings.Join(limits, ", "))
}

// plural counts things: "1 round", "3 rounds".
func plural(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
