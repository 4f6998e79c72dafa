package benchmarks

// The sliding-tile puzzle as a domain: small, with a consistent heuristic, so that
// every engine's promise can be seen.

import (
	"fmt"
	"strconv"
	"strings"
	"sync"

	"kedou/search"
	"kedou/search/searchtest"
)

var puzzleDomain = Domain{
	Name: "puzzle", Size: "tiles", Strategies: engines(openPuzzle, "manhattan", "none", "conflict", "mixed"),
	measure: func(p Problem) (int, error) {
		_, _, err := loadPuzzle(p)
		return strings.Count(p.Text, ","), err
	},
}

func openPuzzle(p Problem) (instance[searchtest.Tiles, searchtest.Slide, searchtest.Tiles], error) {
	puzzle, start, err := loadPuzzle(p)
	return instance[searchtest.Tiles, searchtest.Slide, searchtest.Tiles]{puzzle, start, func(score string) func(searchtest.Tiles) search.Cost {
		switch score {
		case "manhattan":
			return puzzle.Manhattan
		case "conflict":
			return conflicts(puzzle)
		case "mixed":
			return mixed(puzzle)
		}
		return nil
	}}, err
}

// mixed uses linear conflicts for half of the positions: admissible,
// quick, and inconsistent, as random choices of heuristics are (Zahavi, Felner, Schaeffer and
// Sturtevant 2007).
func mixed(p *searchtest.Puzzle) func(searchtest.Tiles) search.Cost {
	conflict := conflicts(p)
	return func(t searchtest.Tiles) search.Cost {
		if p.Hash(t)>>40&1 == 0 {
			return conflict(t)
		}
		return p.Manhattan(t)
	}
}

// conflicts makes the tables of linear conflicts, once for each size of puzzle.
func conflicts(p *searchtest.Puzzle) func(searchtest.Tiles) search.Cost {
	h, made := conflictTables.Load(p.Goal())
	if !made {
		h, _ = conflictTables.LoadOrStore(p.Goal(), p.Conflict())
	}
	return h.(func(searchtest.Tiles) search.Cost)
}

var conflictTables sync.Map // by the goal, which implies the size

// loadPuzzle reads the cells from the top left, between commas, 0 the blank.
func loadPuzzle(p Problem) (*searchtest.Puzzle, searchtest.Tiles, error) {
	cells := strings.Split(p.Text, ",")
	width := map[int]int{9: 3, 16: 4}[len(cells)]
	if width == 0 {
		return nil, 0, fmt.Errorf("%d cells; a puzzle has 9 or 16, split by commas", len(cells))
	}
	t, seen := ^searchtest.Tiles(0)<<(4*len(cells)%64), 0
	if width == 4 {
		t = 0
	}
	for i, c := range cells {
		n, err := strconv.Atoi(strings.TrimSpace(c))
		if err != nil || n < 0 || n >= len(cells) || seen&(1<<n) != 0 {
			return nil, 0, fmt.Errorf("cell %d: %q is no tile of 0 to %d, or stands twice", i+1, c, len(cells)-1)
		}
		seen |= 1 << n
		t |= searchtest.Tiles(n) << (4 * i)
	}
	return searchtest.NewPuzzle(width), t, nil
}
