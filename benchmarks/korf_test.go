package benchmarks

import (
	"context"
	"strconv"
	"testing"

	"kedou/search"
	"kedou/search/searchtest"
)

// TestKorf compares IDA* with the counts of Korf 1985: with Manhattan distance and his order of
// moves the nodes generated equal his table's. Linear conflicts find
// the same lengths with fewer nodes. The 100 positions have 36 thousand million nodes; the test runs
// the easiest.
func TestKorf(t *testing.T) {
	most, checked := int64(3_000_000), 0
	if searchtest.Long() {
		most = 30_000_000
	}
	if testing.Short() {
		most = 1_000_000
	}
	corpus := load(t, "korf-100")
	for _, p := range corpus.Problems {
		published, err := strconv.ParseInt(p.Options["published"], 10, 64)
		if err != nil || published == 0 || p.Shortest == 0 {
			t.Fatalf("%s: length %d, published %q", p.ID, p.Shortest, p.Options["published"])
		}
		if published > most {
			continue
		}
		puzzle, start, err := loadPuzzle(p)
		if err != nil {
			t.Fatal(err)
		}
		generated := map[bool]int64{}
		for _, conflict := range []bool{false, true} {
			c := search.Config[searchtest.Tiles, searchtest.Slide]{Heuristic: puzzle.Manhattan, IDAStar: search.IDAStarOptions{BackOnly: true}}
			if conflict {
				c.Heuristic = conflicts(puzzle)
			}
			r, err := search.IDAStar(context.Background(), puzzle, start, c)
			if err != nil || int(r.Cost) != p.Shortest {
				t.Fatalf("%s: %d moves, known %d, error %v", p.ID, r.Cost, p.Shortest, err)
			}
			generated[conflict] = r.Stats.Generated - r.Stats.Duplicates + 1 // Korf counts the start, and no step back
		}
		if generated[false] != published || generated[true] >= published {
			t.Errorf("%s: %d nodes, with conflicts %d; published %d", p.ID, generated[false], generated[true], published)
		}
		checked++
	}
	if checked < 4 {
		t.Errorf("only %d positions checked", checked)
	}
}
