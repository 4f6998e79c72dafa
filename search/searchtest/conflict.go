// Linear conflicts on the sliding-tile puzzle.

package searchtest

import "kedou/search"

// Conflict returns Manhattan distance with linear conflicts: of the tiles in their own row or column but in the wrong order, the fewest
// that have to step aside add two moves each (Hansson, Mayer and Yung 1992). It is consistent. It takes some milliseconds to make.
func (p *Puzzle) Conflict() func(Tiles) search.Cost {
	rows, columns := p.conflicts(true), p.conflicts(false)
	return func(t Tiles) search.Cost {
		h := p.Manhattan(t)
		for line := range p.width {
			row, column := 0, 0
			for at := range p.width {
				row |= int(t>>(4*(line*p.width+at))&15) << (4 * at)
				column |= int(t>>(4*(at*p.width+line))&15) << (4 * at)
			}
			h += rows[line][row] + columns[line][column]
		}
		return h
	}
}

// conflicts tabulates the moves that the conflicts of each row or column add, by its tiles.
func (p *Puzzle) conflicts(rows bool) [][]search.Cost {
	lines := make([][]search.Cost, p.width)
	for line := range lines {
		lines[line] = make([]search.Cost, 1<<(4*p.width))
		for tiles := range lines[line] {
			var places []int // in the line, of the tiles that belong there, by their present places
			for at := range p.width {
				tile := tiles >> (4 * at) & 15
				home, place := tile/p.width, tile%p.width
				if !rows {
					home, place = place, home
				}
				if tile > 0 && tile < p.width*p.width && home == line {
					places = append(places, place)
				}
			}
			lines[line][tiles] = 2 * search.Cost(len(places)-longestRise(places))
		}
	}
	return lines
}

// longestRise returns the length of the longest rising subsequence: the tiles that may stay in their line.
func longestRise(list []int) int {
	best, ends := 0, make([]int, len(list))
	for i, v := range list {
		ends[i] = 1
		for j, w := range list[:i] {
			if w < v {
				ends[i] = max(ends[i], ends[j]+1)
			}
		}
		best = max(best, ends[i])
	}
	return best
}
