package benchmarks

import (
	"context"
	"testing"

	"kedou/search"
)

// FuzzToys: a text is refused, or makes a problem with a size that can be attempted.
func FuzzToys(f *testing.F) {
	for _, text := range []string{"3,1,0,2", "0,0", "20 30 7", "20 30 7 9", "noughts", "nim 3,5,0,0", "connect 4 4", "connect 99 1", "graph 40 4 20 7", "graph 1 1 1"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, d := range []*Domain{&puzzleDomain, &pancakeDomain, &mapDomain, &gameDomain} {
			if len(text) > 40 {
				continue
			}
			p := Problem{ID: "x", Text: text}
			size, err := d.measure(p)
			if err != nil || size > 1000 {
				continue
			}
			c, err := d.configured([]string{d.Strategies[0].Name})
			if err != nil {
				t.Fatal(err)
			}
			if _, err := c[0].Solve(context.Background(), p, search.Limits{Expansions: 10}); err != nil {
				t.Errorf("%s: %q has size %d, and then: %v", d.Name, text, size, err)
			}
		}
	})
}

// TestYardsticks runs every engine on the corpora of the field's domains, with known lengths and
// verdicts.
func TestYardsticks(t *testing.T) {
	for corpus, strategies := range map[string][]string{
		"pancake-16": {"astar", "idastar"},
		"maps":       {"astar", "uniform", "astar:open-list=bucket"},
		"games":      {"alphabeta", "dfpn", "dfpn:epsilon=0", "aostar", "labelling"},
		"puzzle-15":  {"astar:score=mixed", "idastar:score=conflict"},
	} {
		c := load(t, corpus)
		for _, name := range strategies {
			s, decided := ready(t, c, name), 0
			for _, p := range c.Problems {
				a, err := s.Solve(context.Background(), p, search.Limits{Expansions: 20_000})
				var r Run
				if r.judge(p, a); err != nil || r.Fault != "" {
					t.Errorf("%s, %s, problem %s: %s, error %v", corpus, name, p.ID, r.Fault, err)
				}
				if r.Decided() {
					decided++
				}
			}
			if decided < len(c.Problems)/4 {
				t.Errorf("%s, %s: only %d decided", corpus, name, decided)
			}
		}
	}
}
