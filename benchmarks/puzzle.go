package benchmarks

// The sliding-tile puzzle as a domain: small, and with a consistent heuristic,
// so that every engine's promise shows.

import (
	"fmt"
	"strconv"
	"strings"

	"kedou/search"
	"kedou/search/searchtest"
)

var puzzleDomain = Domain{Name: "puzzle", Size: "tiles", Engines: engines(loadPuzzle, []string{"manhattan"}), measure: func(p Problem) (int, error) {
	_, _, err := loadPuzzle(p, "none")
	return strings.Count(p.Text, ","), err
}}

// loadPuzzle reads the cells from the top left, split by commas, 0 the blank.
func loadPuzzle(p Problem, score string) (instance[searchtest.Tiles, searchtest.Slide, searchtest.Tiles], search.Heuristic[searchtest.Tiles], error) {
	in := instance[searchtest.Tiles, searchtest.Slide, searchtest.Tiles]{}
	cells := strings.Split(p.Text, ",")
	width := map[int]int{9: 3, 16: 4}[len(cells)]
	if width == 0 {
		return in, nil, fmt.Errorf("%d cells; a puzzle has 9 or 16, split by commas", len(cells))
	}
	puzzle := searchtest.NewPuzzle(width)
	t, seen := ^searchtest.Tiles(0)<<(4*len(cells)%64), 0
	if width == 4 {
		t = 0
	}
	for i, c := range cells {
		n, err := strconv.Atoi(strings.TrimSpace(c))
		if err != nil || n < 0 || n >= len(cells) || seen&(1<<n) != 0 {
			return in, nil, fmt.Errorf("cell %d: %q is no tile of 0 to %d, or stands twice", i+1, c, len(cells)-1)
		}
		seen |= 1 << n
		t |= searchtest.Tiles(n) << (4 * i)
	}
	in.problem, in.start, in.sound, in.plain = puzzle, t, true, true
	if score == "none" {
		return in, nil, nil
	}
	return in, puzzle.Manhattan, nil
}
