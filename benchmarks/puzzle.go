package benchmarks

// The sliding-tile puzzle as a domain: small, and with a consistent heuristic,
// so that every engine's promise shows.

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"sync"

	"kedou/search"
	"kedou/search/registry"
	"kedou/search/searchtest"
)

var puzzleDomain = Domain{
	Name: "puzzle", Size: "tiles", Strategies: puzzleStrategies(),
	measure: func(p Problem) (int, error) {
		_, _, err := loadPuzzle(p)
		return strings.Count(p.Text, ","), err
	},
}

// puzzleStrategies are the engines of package search on puzzles.
func puzzleStrategies() registry.Table[solver] {
	type engine = registry.Engine[searchtest.Tiles, searchtest.Slide, searchtest.Tiles]
	score := registry.Choice("score", "judge states by `NAME`", "manhattan", "none", "conflict")
	return registry.Map(registry.Engines[searchtest.Tiles, searchtest.Slide, searchtest.Tiles](score, score), func(e engine, v registry.Values) solver {
		return func(ctx context.Context, p Problem, l search.Limits) (answer, error) {
			puzzle, start, err := loadPuzzle(p)
			if err != nil {
				return answer{}, err
			}
			c, cheapest := e.Config(true, l)
			switch v.Index("score") {
			case 0:
				c.Heuristic = puzzle.Manhattan
			case 2:
				c.Heuristic = conflicts(puzzle)
			}
			r, err := e.Run(ctx, puzzle, start, c)
			if err != nil && ctx.Err() == nil {
				return answer{}, err
			}
			a := answerOf(r, func() (int, error) { return slide(puzzle, start, r.Path) })
			a.Shortest = cheapest
			return a, nil
		}
	})
}

// conflicts makes the tables of linear conflicts once for each size of puzzle.
func conflicts(p *searchtest.Puzzle) search.Heuristic[searchtest.Tiles] {
	h, made := conflictTables.Load(p.Goal())
	if !made {
		h, _ = conflictTables.LoadOrStore(p.Goal(), p.Conflict())
	}
	return h.(search.Heuristic[searchtest.Tiles])
}

var conflictTables sync.Map // by the goal, which tells the size

// slide replays a path and measures it.
func slide(puzzle *searchtest.Puzzle, start searchtest.Tiles, path []searchtest.Slide) (length int, err error) {
	states, _, err := search.Replay(puzzle, start, path)
	if err == nil && !puzzle.IsGoal(states[len(states)-1]) {
		err = fmt.Errorf("the path of %d moves ends in no goal", len(path))
	}
	return len(path), err
}

// loadPuzzle reads the cells from the top left, split by commas, 0 the blank.
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
