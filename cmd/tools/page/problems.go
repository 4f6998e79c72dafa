package main

// The problems other than deals and endgames, and the strategies that solve them.

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"kedou/search"
	"kedou/search/searchtest"
)

// problems have the recordings of each problem, by the name of its file.
var problems = map[string]func(context.Context) ([]recording, error){
	"detour": func(ctx context.Context) ([]recording, error) { return onGraph(ctx, "detour", detour(), 0) },
	"martelli": func(ctx context.Context) ([]recording, error) {
		return onGraph(ctx, "martelli", searchtest.Martelli(6), 6)
	},
	"eight": eight,
}

// detour returns a graph whose cheapest way to a hub is found late: from 0 an edge of cost 6 leads to the hub 2, and a
// way of cost 2 leads there by 1, whose estimate of 21 is below the truth of 24, and high. Below the hub stands a binary
// tree of four levels, from whose last leaf an edge of cost 20 leads to the goal. A* expands the hub's tree with the costs of the
// expensive way before vertex 1.
func detour() *searchtest.Graph {
	const hub, levels = 2, 4
	leaf := hub + 1<<levels - 2 // the last
	g := &searchtest.Graph{Edges: make([][]searchtest.Edge, leaf+2), Goals: map[int32]bool{int32(leaf + 1): true}, H: make([]search.Cost, leaf+2)}
	g.Edges[0] = []searchtest.Edge{{To: 1, Cost: 1}, {To: hub, Cost: 6}}
	g.Edges[1] = []searchtest.Edge{{To: hub, Cost: 1}}
	g.H[1] = 21
	for n := range 1<<(levels-1) - 1 { // numbered like a heap's nodes
		for child := 2*n + 1; child <= 2*n+2; child++ {
			g.Edges[hub+n] = append(g.Edges[hub+n], searchtest.Edge{To: int32(hub + child), Cost: 1})
		}
	}
	g.Edges[leaf] = []searchtest.Edge{{To: int32(leaf + 1), Cost: 20}}
	return g
}

// ways is a graph whose moves are named by the vertex at their end.
type ways struct{ *searchtest.Graph }

// AppendMoves appends the vertices that v's edges lead to.
func (w ways) AppendMoves(dst []int32, v int32) []int32 {
	for _, e := range w.Edges[v] {
		dst = append(dst, e.To)
	}
	return dst
}

// Next follows the edge to a vertex.
func (w ways) Next(v, to int32) (int32, search.Cost) {
	i := slices.IndexFunc(w.Edges[v], func(e searchtest.Edge) bool { return e.To == to })
	return w.Graph.Next(v, i)
}

// onGraph records A*'s treatment of cheaper paths on a graph without parallel edges.
func onGraph(ctx context.Context, name string, g *searchtest.Graph, start int32) ([]recording, error) {
	vertex := func(v int32) string {
		switch {
		case v == start:
			return "start"
		case g.Goals[v]:
			return "goal"
		}
		return fmt.Sprintf("v%d", v)
	}
	n := named[int32, int32, int32]{name, ways{g}, start, vertex, vertex}
	var all []recording
	for _, rule := range []search.Reopening{search.Reopen, search.Propagate, search.Keep} {
		c := search.Config[int32, int32]{Heuristic: g.Heuristic, Reopening: rule}
		r, err := n.record(ctx, "astar:reparent="+rule.String(), c)
		if err != nil {
			return nil, err
		}
		all = append(all, r)
	}
	return all, nil
}

// eight records A* with three heuristics on a position of the 8-puzzle.
func eight(ctx context.Context) ([]recording, error) {
	p := searchtest.NewPuzzle(3)
	n := named[searchtest.Tiles, searchtest.Slide, searchtest.Tiles]{"eight", p, eightStart, tilesText, searchtest.Slide.String}
	var all []recording
	for _, score := range []struct {
		name string
		h    func(searchtest.Tiles) search.Cost
	}{{"none", nil}, {"manhattan", p.Manhattan}, {"conflict", p.Conflict()}} {
		r, err := n.record(ctx, "astar:score="+score.name, search.Config[searchtest.Tiles, searchtest.Slide]{Heuristic: score.h})
		if err != nil {
			return nil, err
		}
		all = append(all, r)
	}
	return all, nil
}

// eightStart is the position to solve, 4_1/532/678: a digit for each cell, the first cell last, after seven cells that the 8-puzzle lacks.
const eightStart searchtest.Tiles = 0xfffffff_876_235_104

// tilesText writes a position of the 8-puzzle.
func tilesText(t searchtest.Tiles) string {
	var b strings.Builder
	for i := range 9 {
		if i == 3 || i == 6 {
			b.WriteByte('/')
		}
		b.WriteByte("_12345678"[t>>(4*i)&15])
	}
	return b.String()
}
