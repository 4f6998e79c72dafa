package benchmarks

// The signature: node counts of every deterministic strategy on small corpora.
// A changed count is a changed search, which a commit must declare.

import (
	"context"
	"fmt"
	"io"
	"strings"

	"kedou/search"
)

// Signature is the sum of nodes and states over a corpus, by strategy.
type Signature struct {
	Corpus, Strategy string
	Decided          int
	Nodes, States    int64
}

// sign runs the configurations once over the corpus and adds up their counts. Only
// a limit of expansions makes the counts repeat exactly.
func sign(ctx context.Context, c *Corpus, configurations []configuration, l search.Limits) ([]Signature, error) {
	var all []Signature
	for _, s := range configurations {
		sum := Signature{Corpus: c.Name, Strategy: s.Name}
		for _, p := range c.Problems {
			a, err := s.Solve(ctx, p, l)
			if err != nil {
				return nil, fmt.Errorf("%s: problem %s: %s: %w", c.Name, p.ID, s.Name, err)
			}
			var r Run
			if r.judge(p, a); r.Fault != "" {
				return nil, fmt.Errorf("%s: problem %s: %s: %s", c.Name, p.ID, s.Name, r.Fault)
			}
			if a.Verdict != undecided {
				sum.Decided++
			}
			sum.Nodes, sum.States = sum.Nodes+a.Stats.Expanded, sum.States+a.Stats.States
		}
		all = append(all, sum)
	}
	return all, nil
}

// WriteSignatures prints signatures, a line each, as readSignatures reads them.
func WriteSignatures(w io.Writer, all []Signature) error {
	for _, s := range all {
		if _, err := fmt.Fprintf(w, "%s\t%s\tdecided %d\tnodes %d\tstates %d\n", s.Corpus, s.Strategy, s.Decided, s.Nodes, s.States); err != nil {
			return err
		}
	}
	return nil
}

// readSignatures reads the output of WriteSignatures; an error names the line.
func readSignatures(name string, r io.Reader) ([]Signature, error) {
	var all []Signature
	err := eachLine(name, r, func(_ int, line []byte) error {
		f := strings.Split(string(line), "\t")
		if len(f) != 5 {
			return fmt.Errorf("%d fields, want corpus, strategy, decided, nodes, states", len(f))
		}
		s := Signature{Corpus: f[0], Strategy: f[1]}
		_, err := fmt.Sscanf(strings.Join(f[2:], " "), "decided %d nodes %d states %d", &s.Decided, &s.Nodes, &s.States)
		all = append(all, s)
		return err
	})
	return all, err
}

// Differences lists, a line each, the differences from the pinned
// signature: changed counts, new strategies, missing strategies.
func Differences(pinned, now []Signature) []string {
	type key struct{ corpus, strategy string }
	old := map[key]Signature{}
	for _, s := range pinned {
		old[key{s.Corpus, s.Strategy}] = s
	}
	var lines []string
	for _, s := range now {
		k := key{s.Corpus, s.Strategy}
		was, known := old[k]
		delete(old, k)
		switch {
		case !known:
			lines = append(lines, fmt.Sprintf("%s, %s: new, nodes %d", s.Corpus, s.Strategy, s.Nodes))
		case was != s:
			lines = append(lines, fmt.Sprintf("%s, %s: nodes %d → %d, states %d → %d, decided %d → %d",
				s.Corpus, s.Strategy, was.Nodes, s.Nodes, was.States, s.States, was.Decided, s.Decided))
		}
	}
	for _, s := range pinned {
		if _, left := old[key{s.Corpus, s.Strategy}]; left {
			lines = append(lines, fmt.Sprintf("%s, %s: gone", s.Corpus, s.Strategy))
		}
	}
	return lines
}
