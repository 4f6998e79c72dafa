// Maps of open ground and walls, with steps in eight directions.

package searchtest

import (
	"math/rand/v2"

	"kedou/search"
)

// Map is a square of ground and walls as a Problem: a step goes to one of the eight cells around, but doesn't cut the corner of a wall. A
// straight step costs 100, a diagonal one 141.
type Map struct {
	size  int
	wall  []bool
	Start Cell
	goal  Cell
}

// RandomMap draws a map with sides of 2 to 30,000 cells, of which the given percentage are walls. The start is the top left corner, the
// goal the bottom right one, both without a wall.
func RandomMap(r *rand.Rand, size, walls int) *Map {
	m := &Map{size: size, wall: make([]bool, size*size), goal: Cell{int16(size - 1), int16(size - 1)}}
	for i := range m.wall {
		m.wall[i] = r.IntN(100) < walls
	}
	m.wall[0], m.wall[len(m.wall)-1] = false, false
	return m
}

// headings are the steps: the straight ones clockwise from the north, then the diagonal ones.
var headings = [8]Cell{{0, -1}, {1, 0}, {0, 1}, {-1, 0}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1}}

func (m *Map) free(x, y int16) bool {
	return x >= 0 && y >= 0 && int(x) < m.size && int(y) < m.size && !m.wall[int(y)*m.size+int(x)]
}

// Key is the cell itself.
func (m *Map) Key(c Cell) Cell { return c }

// Hash mixes the cell.
func (m *Map) Hash(c Cell) uint64 {
	h := (uint64(uint16(c.X))<<16 | uint64(uint16(c.Y))) * 0x9E3779B97F4A7C15
	return h ^ h>>29
}

// IsGoal reports whether c is the goal.
func (m *Map) IsGoal(c Cell) bool { return c == m.goal }

// AppendMoves appends the headings that no wall stops, by their numbers.
func (m *Map) AppendMoves(dst []uint8, c Cell) []uint8 {
	for i, h := range headings {
		if m.free(c.X+h.X, c.Y+h.Y) && (i < 4 || m.free(c.X+h.X, c.Y) && m.free(c.X, c.Y+h.Y)) {
			dst = append(dst, uint8(i))
		}
	}
	return dst
}

// Next takes a step.
func (m *Map) Next(c Cell, heading uint8) (Cell, search.Cost) {
	h := headings[heading]
	cost := search.Cost(100)
	if heading >= 4 {
		cost = 141
	}
	return Cell{c.X + h.X, c.Y + h.Y}, cost
}

// Octile is the cost on open ground; it is consistent.
func (m *Map) Octile(c Cell) search.Cost {
	x, y := distance(int(c.X), int(m.goal.X)), distance(int(c.Y), int(m.goal.Y))
	return 100*max(x, y) + 41*min(x, y)
}
