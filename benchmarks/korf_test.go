package benchmarks

import (
	"context"
	"slices"
	"strconv"
	"testing"

	"kedou/search"
	"kedou/search/searchtest"
)

// forward is the puzzle as Korf searched it: a path has no step back, but may return to a position.
type forward struct{ *searchtest.Puzzle }

type walk struct {
	tiles searchtest.Tiles
	last  searchtest.Slide
	depth int
}

func (forward) Key(p walk) walk      { return p }
func (f forward) IsGoal(p walk) bool { return f.Puzzle.IsGoal(p.tiles) }
func (f forward) AppendMoves(dst []searchtest.Slide, p walk) []searchtest.Slide {
	first := len(dst)
	back := func(m searchtest.Slide) bool { return m+p.last == searchtest.Up+searchtest.Down }
	dst = f.Puzzle.AppendMoves(dst, p.tiles)
	return dst[:first+len(slices.DeleteFunc(dst[first:], back))]
}

func (f forward) Next(p walk, m searchtest.Slide) (walk, search.Cost) {
	next, cost := f.Puzzle.Next(p.tiles, m)
	return walk{next, m, p.depth + 1}, cost
}

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
			h := puzzle.Manhattan
			if conflict {
				h = conflicts(puzzle)
			}
			c := search.Config[walk, searchtest.Slide]{Heuristic: func(p walk) search.Cost { return h(p.tiles) }}
			r, err := search.IDAStar(context.Background(), forward{puzzle}, walk{tiles: start, last: 255}, c)
			if err != nil || int(r.Cost) != p.Shortest {
				t.Fatalf("%s: %d moves, known %d, error %v", p.ID, r.Cost, p.Shortest, err)
			}
			generated[conflict] = r.Stats.Generated + 1 // Korf counts the start
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
