package benchmarks

// Experiments.

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kedou/search"
)

// TestOpenReadsOnce: after Open an experiment doesn't need its corpus's file, and two experiments on one
// file are independent.
func TestOpenReadsOnce(t *testing.T) {
	data, err := corpora.ReadFile("testdata/puzzle-8.tsv")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "mine.tsv")
	if err := os.WriteFile(file, data, 0o644); err != nil {
		t.Fatal(err)
	}
	limits := search.Limits{Expansions: 10}
	experiments, err := Open([]Experiment{
		{Title: "one", Corpus: file, Strategies: []string{"astar", "bfs"}, Rounds: 2, Limits: limits},
		{Title: "two", Corpus: file, Strategies: []string{"dfs"}, Rounds: 1, Limits: limits},
	})
	if err != nil || os.Remove(file) != nil {
		t.Fatal(err)
	}
	record := &Record{Header: NewHeader("test")}
	for _, m := range experiments {
		if err := m.Run(context.Background(), record, func(Run) {}); err != nil {
			t.Fatal(err)
		}
		if n := len(record.Of(m.Title)); n != m.Attempts() || n == 0 {
			t.Errorf("%s: %d runs of %d attempts", m.Title, n, m.Attempts())
		}
		if got := m.Conditions(); !strings.HasPrefix(got, "24 problems of puzzle, corpus mine (") {
			t.Errorf("%s: %s", m.Title, got)
		}
	}
}

func TestOpenRefuses(t *testing.T) {
	for want, f := range map[string]Experiment{
		`no corpus "none"`: {Corpus: "none", Strategies: []string{"astar"}},
		`not of klondike`:  {Corpus: "puzzle-8", Domain: "klondike", Strategies: []string{"astar"}},
		`"luck"`:           {Corpus: "puzzle-8", Strategies: []string{"luck"}},
	} {
		if _, err := Open([]Experiment{f}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%+v: %v, want %s", f, err, want)
		}
	}
}

// TestCorporaOfOthers: corpora as editors and accidents change them.
func TestCorporaOfOthers(t *testing.T) {
	const line = "1\t8\tsolved\t-\t1,2,3\n"
	for text, want := range map[string]string{
		"\ufeff# domain: puzzle\r\n1\t8\tsolved\t-\t1,2,3\r\n":     "",
		"# domain: puzzle\n" + line + strings.Repeat("x", longest): "f:3: the line is longer than 1 MiB",
		"# domain: puzzle\n" + line + line:                         "f:3: problem 1 stands in line 2 already",
		"# domain: puzzle\n# about: nothing\n":                     "f: no problems in it",
		"# domain: puzzle\n1 8 solved - 1,2,3\n":                   "f:2: 1 field split by tabs, want ID, size, verdict, options, text",
		"# nothing\n1 8 solved\n":                                  "f: of which domain? Name it, or put a line `# domain: …` into the file",
	} {
		c, err := parse("f", "", []byte(text))
		switch {
		case err == nil && want == "" && c.Domain == "puzzle" && len(c.Problems) == 1 && c.Problems[0].Text == "1,2,3":
		case err == nil || err.Error() != want:
			t.Errorf("%q: %v, want %s", text[:min(len(text), 60)], err, want)
		}
	}
}
