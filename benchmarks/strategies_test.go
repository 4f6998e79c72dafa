package benchmarks

// The corpora, and what a fair experiment wants of every strategy.

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"kedou/search"
)

// verdicts are each domain's words.
var verdicts = map[string][]string{
	"puzzle": {"solved", "unsolvable"}, "pancake": {"solved"}, "map": {"solved", "unsolvable"}, "game": {"won", "lost"}, "klondike": {"solved", "unsolvable"}, "doudizhu": {"landlord", "peasant"},
}

// ready makes a strategy of a corpus' domain ready.
func ready(t testing.TB, c *Corpus, name string) configuration {
	t.Helper()
	d, err := domainOf(c.Domain)
	if err != nil {
		t.Fatal(err)
	}
	list, err := d.configured([]string{name})
	if err != nil {
		t.Fatal(err)
	}
	return list[0]
}

func load(t testing.TB, name string) *Corpus {
	t.Helper()
	c, err := Load(name, "")
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestCorporaAreSound reads every problem of every corpus with its domain.
func TestCorporaAreSound(t *testing.T) {
	quick := map[string]string{"puzzle": "astar", "pancake": "astar", "map": "astar", "game": "alphabeta", "klondike": "astar", "doudizhu": "dfpn"}
	for _, name := range Names() {
		c := load(t, name)
		s := ready(t, c, quick[c.Domain])
		for _, p := range c.Problems {
			if p.Want != "" && !slices.Contains(verdicts[c.Domain], p.Want) || p.Size < 1 || c.About == "" {
				t.Errorf("%s: problem %s of size %d is said to be %q", name, p.ID, p.Size, p.Want)
			}
			if _, err := s.Solve(context.Background(), p, search.Limits{Expansions: 1}); err != nil {
				t.Errorf("%s: problem %s: %v", name, p.ID, err)
			}
		}
	}
}

// TestPlainLines reads files for the domains' own commands, comments and all: their
// problems have sizes, too.
func TestPlainLines(t *testing.T) {
	deal := load(t, "klondike-easy").Problems[0].Text
	for domain, c := range map[string]struct {
		text string
		size int
	}{
		"doudizhu": {"# two\na 334455 66 L # the landlord leads\n\n b  334455 66 P\n", 8},
		"klondike": {"7 " + deal + "\n", 52},
		"puzzle":   {"x 1,2,0,3,4,5,6,7,8 # two moves\n", 8},
	} {
		file := filepath.Join(t.TempDir(), "problems.txt")
		if err := os.WriteFile(file, []byte(c.text), 0o600); err != nil {
			t.Fatal(err)
		}
		corpus, err := Load(file, domain)
		if err != nil {
			t.Fatalf("%s: %v", domain, err)
		}
		for _, p := range corpus.Problems {
			if p.Size != c.size || p.Want != "" {
				t.Errorf("%s: problem %s has size %d, want %d; verdict %q", domain, p.ID, p.Size, c.size, p.Want)
			}
		}
		if err := os.WriteFile(file, []byte("y nonsense\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := Load(file, domain); err == nil || !strings.Contains(err.Error(), "problem y: ") {
			t.Errorf("%s: nonsense is read with error %v", domain, err)
		}
	}
}

// TestRepeatsDoNotProfit: an attempt does the same work at first, when repeated, and after
// another problem.
func TestRepeatsDoNotProfit(t *testing.T) {
	for corpus, strategies := range map[string][]string{
		"puzzle-8":       {"astar", "astar:open-list=list:reparent=propagate", "idastar", "beam:width=50"},
		"klondike-easy":  {"fast", "astar", "dfs"},
		"endgames-small": {"endgame", "labelling", "aostar", "alphabeta", "dfpn"},
	} {
		c, limits := load(t, corpus), search.Limits{Expansions: 1000}
		work := func(s configuration, i int) answer {
			a, err := s.Solve(context.Background(), c.Problems[i], limits)
			if err != nil {
				t.Fatal(err)
			}
			a.Check = nil
			return a
		}
		for _, name := range strategies {
			used := ready(t, c, name)
			for _, i := range []int{0, 0, 1, 0, 1} {
				if got, want := work(used, i), work(ready(t, c, name), i); !sameWork(got, want) {
					t.Errorf("%s, %s: %+v, by a new one %+v", corpus, name, got, want)
				}
			}
		}
	}
}

func sameWork(a, b answer) bool {
	return a.Verdict == b.Verdict && a.Stats.Expanded == b.Stats.Expanded && a.Stats.States == b.Stats.States && a.Stats.Bytes == b.Stats.Bytes
}

// TestShortest: on problems of known length the exact strategies promise and find
// shortest paths; greedy search does neither, and that isn't wrong.
func TestShortest(t *testing.T) {
	c := load(t, "puzzle-8")
	for name, promise := range map[string]bool{"astar": true, "idastar": true, "astar:open-list=list": true, "astar:goal=generate": false, "greedy": false} {
		s, solved := ready(t, c, name), 0
		for _, p := range c.Problems {
			a, err := s.Solve(context.Background(), p, search.Limits{Expansions: 5000})
			var r Run
			if r.judge(p, a); err != nil || r.Fault != "" {
				t.Errorf("%s, problem %s: %s, error %v", name, p.ID, r.Fault, err)
			}
			if r.Checked {
				solved++
			}
			if r.Checked && (p.Shortest == 0 || a.Shortest != promise || promise && r.Length != p.Shortest) {
				t.Errorf("%s, problem %s: length %d of %d, promised %v", name, p.ID, r.Length, p.Shortest, a.Shortest)
			}
		}
		if solved < 10 {
			t.Errorf("%s: only %d solved", name, solved)
		}
	}
}
