// The sliding-tile puzzle, 8 tiles or 15.

package searchtest

import (
	"math/bits"
	"math/rand/v2"

	"kedou/search"
)

// Tiles is a position of a sliding-tile puzzle: four bits a cell from the top
// left, the first cell lowest; 0 is the blank. Cells beyond the board hold 15.
type Tiles uint64

// Slide is a move, named by the direction of the blank.
type Slide uint8

// The moves, in the order in which they are generated.
const (
	Up Slide = iota
	Left
	Right
	Down
)

// String is the slide's initial: U, L, R or D.
func (s Slide) String() string { return "ULRD"[s : s+1] }

// Puzzle is the problem of bringing Width² - 1 tiles into order, the blank first.
type Puzzle struct {
	width  int
	goal   Tiles
	legal  [16][]Slide
	slides [16][]shifted
	paths  [16][16]search.Cost // by cell and tile
}

// shifted is a slide, and the bits where it finds the tile that moves into the blank.
type shifted struct {
	slide Slide
	shift uint8
}

// NewPuzzle makes the 8-puzzle (width 3) or the 15-puzzle (width 4).
func NewPuzzle(width int) *Puzzle {
	p := &Puzzle{width: width}
	for cell := range 16 {
		if cell >= width*width {
			p.goal |= 15 << (4 * cell)
			continue
		}
		p.goal |= Tiles(cell) << (4 * cell)
		row, column := cell/width, cell%width
		for s, ok := range [...]bool{row > 0, column > 0, column < width-1, row < width-1} {
			if ok {
				to := cell + [...]int{-width, -1, 1, width}[s]
				p.legal[cell] = append(p.legal[cell], Slide(s))
				p.slides[cell] = append(p.slides[cell], shifted{Slide(s), uint8(4 * to)})
			}
		}
		for tile := 1; tile < width*width; tile++ {
			p.paths[cell][tile] = distance(row, tile/width) + distance(column, tile%width)
		}
	}
	return p
}

// Goal is the ordered position.
func (p *Puzzle) Goal() Tiles { return p.goal }

// Scramble makes n random moves from the goal, none undoing the one before.
func (p *Puzzle) Scramble(r *rand.Rand, n int) Tiles {
	t, last := p.goal, Slide(255)
	for n > 0 {
		moves := p.legal[t.blank()]
		if m := moves[r.IntN(len(moves))]; m+last != Up+Down {
			t, _ = p.Next(t, m)
			last = m
			n--
		}
	}
	return t
}

// blank finds the zero among the cells: its four bits are the first whose or is 0.
func (t Tiles) blank() int {
	any := t | t>>1
	any |= any >> 2
	return bits.TrailingZeros64(^uint64(any)&0x1111111111111111) / 4
}

// Key is the position itself.
func (p *Puzzle) Key(t Tiles) Tiles { return t }

// Hash mixes the position.
func (p *Puzzle) Hash(t Tiles) uint64 {
	h := uint64(t) * 0x9E3779B97F4A7C15
	return h ^ h>>29
}

// IsGoal compares with the ordered position.
func (p *Puzzle) IsGoal(t Tiles) bool { return t == p.goal }

// AppendMoves appends the slides that stay on the board.
func (p *Puzzle) AppendMoves(dst []Slide, t Tiles) []Slide {
	return append(dst, p.legal[t.blank()]...)
}

// Next swaps the blank with its neighbour.
func (p *Puzzle) Next(t Tiles, s Slide) (Tiles, search.Cost) {
	from := t.blank()
	to := from + [...]int{-p.width, -1, 1, p.width}[s]
	tile := t >> (4 * to) & 15
	return t ^ tile<<(4*to) ^ tile<<(4*from), 1
}

// AppendSuccessors makes all slides at once.
func (p *Puzzle) AppendSuccessors(dst []search.Successor[Tiles, Slide, Tiles], t Tiles) []search.Successor[Tiles, Slide, Tiles] {
	from := t.blank()
	for _, s := range p.slides[from] {
		tile := t >> (s.shift & 63) & 15
		next := t ^ tile<<(s.shift&63) ^ tile<<(4*from&63)
		dst = append(dst, search.Successor[Tiles, Slide, Tiles]{State: next, Key: next, Move: s.slide, Cost: 1})
	}
	return dst
}

// Manhattan sums the tiles' distances from their places; it is consistent.
func (p *Puzzle) Manhattan(t Tiles) search.Cost {
	var h search.Cost
	for cell := range p.width * p.width {
		h += p.paths[cell][t&15]
		t >>= 4
	}
	return h
}
