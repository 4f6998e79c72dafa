package minimal_test

// Whole decks whose minima are known from other solvers.

import (
	"context"
	"os"
	"strconv"
	"strings"
	"testing"

	"kedou/klondike"
	"kedou/klondike/minimal"
	"kedou/search"
	"kedou/search/searchtest"
)

// TestMinima compares the bounds with known minima: they are equal where the search ends within the limit, and enclose the minimum
// otherwise. KEDOU_LONG=1 takes all deals, with a larger limit.
func TestMinima(t *testing.T) {
	text, err := os.ReadFile("testdata/minima.txt")
	if err != nil {
		t.Fatal(err)
	}
	limits := search.Limits{Expansions: int64(searchtest.Size(20_000, 2_000_000)), Memory: minimal.DefaultMemory}
	few, proved := searchtest.Size(5, 1000), 0
	for line := range strings.Lines(string(text)) {
		fields := strings.Split(strings.TrimSpace(line), "\t")
		if len(fields) != 4 {
			continue // a comment
		}
		if few--; few < 0 {
			break
		}
		for i, draw := range []int{3, 1} {
			rules := klondike.Standard(draw)
			deal, err := klondike.ParseDeal("minima.txt", fields[3], rules)
			if err != nil {
				t.Fatal(err)
			}
			g := small{rules: rules, start: deal.Position}
			a := g.solve(t, minimal.Options{Limits: limits})
			want, _ := strconv.Atoi(fields[1+i])
			if a.Lower > want || a.Upper < want || (want == 0) != (a.Result.Status == search.Unsolvable) {
				t.Errorf("deal %s, draw %d: %v, length %d to %d, want %s", fields[0], draw, a.Result.Status, a.Lower, a.Upper, fields[1+i])
			}
			if a.Proved() {
				proved++
			}
		}
	}
	t.Logf("%d proved", proved)
}

// TestReuse solves deals with one Solver in turn: no data of one deal affects the next.
func TestReuse(t *testing.T) {
	rules := klondike.Standard(3)
	s, err := minimal.New(rules, minimal.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		seed  uint64
		upper int
	}{{6, 112}, {8, 0}, {7, 105}, {6, 112}} {
		p := klondike.NewDeal(c.seed, rules)
		if a, err := s.Solve(context.Background(), &p); err != nil || a.Upper != c.upper || !a.Proved() {
			t.Errorf("seed %d: length %d, %v, want %d", c.seed, a.Upper, err, c.upper)
		}
	}
}
