// The grid: a walker in a maze, the toy domain of the examples.

package searchtest

import (
	"fmt"
	"strings"

	"kedou/search"
)

// Cell is a place in a Grid, counted from the top left.
type Cell struct{ X, Y int16 }

// Step is a move in a Grid: N, E, S or W.
type Step byte

// String returns the step's letter.
func (s Step) String() string { return string(s) }

// Grid is a maze as a Problem: one step north, east, south or west at a time, in that order. Entering a cell with a digit costs the digit,
// entering any other cell 1.
type Grid struct {
	rows  []string
	Start Cell
	Goal  Cell
}

// ParseGrid reads a maze: # is a wall, S the start, G the goal; a digit is the cost of its cell, and any other cell costs 1.
func ParseGrid(text string) (*Grid, error) {
	g := &Grid{rows: strings.Fields(text), Start: Cell{-1, -1}, Goal: Cell{-1, -1}}
	for y, row := range g.rows {
		for x := range len(row) {
			switch at := (Cell{int16(x), int16(y)}); row[x] {
			case 'S':
				g.Start = at
			case 'G':
				g.Goal = at
			}
		}
	}
	if g.Start.X < 0 || g.Goal.X < 0 {
		return nil, fmt.Errorf("searchtest: the grid lacks a start S or a goal G")
	}
	return g, nil
}

func (g *Grid) floor(c Cell) byte {
	if c.Y < 0 || int(c.Y) >= len(g.rows) || c.X < 0 || int(c.X) >= len(g.rows[c.Y]) {
		return '#'
	}
	return g.rows[c.Y][c.X]
}

func (s Step) from(c Cell) Cell {
	switch s {
	case 'N':
		c.Y--
	case 'E':
		c.X++
	case 'S':
		c.Y++
	case 'W':
		c.X--
	}
	return c
}

// Key is the cell itself.
func (g *Grid) Key(c Cell) Cell { return c }

// IsGoal reports whether c is the goal.
func (g *Grid) IsGoal(c Cell) bool { return c == g.Goal }

// AppendMoves appends the steps that no wall stops.
func (g *Grid) AppendMoves(dst []Step, c Cell) []Step {
	for _, s := range [...]Step{'N', 'E', 'S', 'W'} {
		if g.floor(s.from(c)) != '#' {
			dst = append(dst, s)
		}
	}
	return dst
}

// Next takes a step, at the cost of the cell entered.
func (g *Grid) Next(c Cell, s Step) (Cell, search.Cost) {
	c = s.from(c)
	if f := g.floor(c); '0' <= f && f <= '9' {
		return c, search.Cost(f - '0')
	}
	return c, 1
}

// Manhattan is the number of steps to the goal without walls: consistent as long as no digit is 0.
func (g *Grid) Manhattan(c Cell) search.Cost {
	return distance(int(c.X), int(g.Goal.X)) + distance(int(c.Y), int(g.Goal.Y))
}

func distance(a, b int) search.Cost { return search.Cost(max(a-b, b-a)) }
