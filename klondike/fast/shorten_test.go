package fast

// The lengths of lines, and a beam that counts like the referee.

import (
	"context"
	"encoding/csv"
	"fmt"
	"os"
	"slices"
	"strconv"
	"testing"

	"pgregory.net/rapid"

	"kedou/klondike"
	"kedou/search"
)

// minimum is a deal with the length of its shortest line, in moves and turns.
type minimum struct {
	deal   klondike.Position
	length int
}

// minima returns the deals of testdata/shortest.csv with their shortest lengths. KSolve 2.0 published them with its own tests; the ids are
// seeds of its generator. The file has the first hundred that are solved at draw 3 and at draw 1.
func minima(t testing.TB, draw int) []minimum {
	t.Helper()
	f, err := os.Open("testdata/shortest.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	var all []minimum
	for _, row := range rows[1:] {
		d, err := klondike.ParseDeal(row[0], row[3], klondike.Standard(draw))
		if err != nil {
			t.Fatal(err)
		}
		length, err := strconv.Atoi(row[map[int]int{3: 1, 1: 2}[draw]])
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, minimum{d.Position, length})
	}
	return all
}

// excess returns by how many percent lines exceed the minimum, on average.
func excess(t testing.TB, s *Solver, all []minimum) float64 {
	t.Helper()
	sum := 0.0
	for i, m := range all {
		r, err := s.Solve(context.Background(), &m.deal)
		if err != nil || r.Status != search.Solved {
			t.Fatal(i, r.Status, err)
		}
		length := lengthOf(t, s, &m.deal, r.Path)
		if length < m.length {
			t.Errorf("deal %d in %d; its minimum is %d", i, length, m.length)
		}
		sum += 100 * (float64(length)/float64(m.length) - 1)
	}
	return sum / float64(len(all))
}

// lengthOf replays a line and returns its length, which must be the shortener's count.
func lengthOf(t rapid.TB, s *Solver, p *klondike.Position, line []klondike.Move) int {
	t.Helper()
	if err := klondike.Verify(*p, s.rules, line); err != nil {
		t.Fatalf("%+v: %v: %v", s.rules, p, err)
	}
	length := klondike.LengthOf(*p, s.rules, line).Total()
	if counted := s.shortener.cost(); counted != length {
		t.Fatalf("%+v: %v: %d moves and turns, counted %d", s.rules, p, length, counted)
	}
	return length
}

// TestShorten: at the default polish lines are less than 7 % above the minimum, and half of the polish is left.
func TestShorten(t *testing.T) {
	for _, draw := range []int{1, 3} {
		s, err := New(klondike.Standard(draw), Options{})
		if err != nil {
			t.Fatal(err)
		}
		all, above, left := minima(t, draw)[:50], 0.0, int64(0)
		for i := range all {
			above += excess(t, s, all[i:i+1])
			left += s.shortener.left
		}
		if n := len(all); above > 7*float64(n) || left < DefaultPolish/2*int64(n) {
			t.Errorf("draw %d: %.1f %% above the minimum, %d states left", draw, above/float64(n), left/int64(n))
		}
	}
}

// BenchmarkPolish reports the length of lines by the states spent on polish.
func BenchmarkPolish(b *testing.B) {
	for _, draw := range []int{1, 3} {
		all := minima(b, draw)
		for _, polish := range []int64{-1, 1000, DefaultPolish, 100_000} {
			b.Run(fmt.Sprintf("draw%d/states=%d", draw, max(polish, 0)), func(b *testing.B) {
				s, err := New(klondike.Standard(draw), Options{Polish: polish})
				if err != nil {
					b.Fatal(err)
				}
				above := 0.0
				for b.Loop() {
					above = excess(b, s, all)
				}
				b.ReportMetric(above, "%above")
				b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(b.N*len(all)), "ms/deal")
			})
		}
	}
}

// TestShortenCounts: under any rules, also in mid-game, the line is legal and as long as counted, and a second solver finds the same.
func TestShortenCounts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rules := klondike.Standard(rapid.IntRange(1, 4).Draw(t, "draw"))
		rules.Redeals = rapid.SampledFrom([]int{klondike.Unlimited, 1, 3}).Draw(t, "redeals")
		rules.WorryBack = rapid.Bool().Draw(t, "worrying back")
		rules.Ranks, rules.Columns = rapid.IntRange(5, 7).Draw(t, "ranks"), rapid.IntRange(3, 4).Draw(t, "columns")
		p := klondike.NewDeal(rapid.Uint64().Draw(t, "seed"), rules)
		for range rapid.IntRange(0, 15).Draw(t, "moves") {
			moves, err := klondike.LegalMoves(p, rules)
			if err != nil || len(moves) == 0 {
				break
			}
			if err := p.Play(rapid.SampledFrom(moves).Draw(t, "move"), rules); err != nil {
				t.Fatal(err)
			}
		}
		o := Options{Polish: int64(rapid.IntRange(1, 500).Draw(t, "polish"))}
		var lines [2][]klondike.Move
		for i := range lines {
			s, err := New(rules, o)
			if err != nil {
				t.Fatal(err)
			}
			r, err := s.Solve(context.Background(), &p)
			if err != nil {
				t.Fatal(err)
			}
			if r.Status != search.Solved {
				return
			}
			lengthOf(t, s, &p, r.Path)
			lines[i] = r.Path
		}
		if !slices.Equal(lines[0], lines[1]) {
			t.Fatalf("%v and %v", lines[0], lines[1])
		}
	})
}
