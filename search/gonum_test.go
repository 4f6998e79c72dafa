// Generic A* compared with gonum's, on the 8-puzzle.

package search_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/graph"
	"gonum.org/v1/gonum/graph/iterator"
	"gonum.org/v1/gonum/graph/path"
	"gonum.org/v1/gonum/graph/simple"

	"kedou/search"
	"kedou/search/searchtest"
)

// BenchmarkBesideGonum solves the same twenty positions by BestFirst and by gonum's path.AStar, with the same heuristic, and checks both
// answers. The figures are for all twenty together; NOTES.md has a run.
//
//	GOMAXPROCS=1 go test -run xxx -bench BesideGonum -benchmem ./search
func BenchmarkBesideGonum(b *testing.B) {
	p, r := searchtest.NewPuzzle(3), rand.New(rand.NewPCG(8, 8))
	var starts []searchtest.Tiles
	var costs []search.Cost
	for range 20 {
		start := p.Scramble(r, 200)
		best, err := search.BreadthFirst(context.Background(), p, start, tilesConfig{})
		if err != nil {
			b.Fatal(err)
		}
		starts, costs = append(starts, start), append(costs, best.Cost)
	}
	solvers := []struct {
		name  string
		solve func(searchtest.Tiles) (search.Cost, error)
	}{
		{"kedou", func(s searchtest.Tiles) (search.Cost, error) {
			r, err := search.BestFirst(context.Background(), p, s, tilesConfig{Heuristic: p.Manhattan})
			return r.Cost, err
		}},
		{"gonum", func(s searchtest.Tiles) (search.Cost, error) {
			shortest, _ := path.AStar(position(s), position(p.Goal()), puzzleGraph{p}, func(x, _ graph.Node) float64 {
				return float64(p.Manhattan(searchtest.Tiles(x.ID())))
			})
			return search.Cost(shortest.WeightTo(int64(p.Goal()))), nil
		}},
	}
	for _, solver := range solvers {
		b.Run(solver.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				for i, start := range starts {
					if cost, err := solver.solve(start); err != nil || cost != costs[i] {
						b.Fatalf("position %d: cost %d, error %v; want %d", i, cost, err, costs[i])
					}
				}
			}
		})
	}
}

// position is a position of the 8-puzzle as a gonum node, identified by its exact key.
type position searchtest.Tiles

func (p position) ID() int64 { return int64(p) }

// puzzleGraph is the 8-puzzle as the graph that path.AStar requires.
type puzzleGraph struct{ puzzle *searchtest.Puzzle }

func (g puzzleGraph) From(id int64) graph.Nodes {
	var moves [4]searchtest.Slide
	var next []graph.Node
	for _, m := range g.puzzle.AppendMoves(moves[:0], searchtest.Tiles(id)) {
		s, _ := g.puzzle.Next(searchtest.Tiles(id), m)
		next = append(next, position(s))
	}
	return iterator.NewOrderedNodes(next)
}

func (g puzzleGraph) Edge(x, y int64) graph.Edge {
	for to := g.From(x); to.Next(); {
		if to.Node().ID() == y {
			return simple.Edge{F: position(x), T: position(y)}
		}
	}
	return nil
}

func (g puzzleGraph) Weight(x, y int64) (float64, bool) { return 1, x != y }
