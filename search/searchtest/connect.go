// Connect Four on small boards.

package searchtest

import (
	"fmt"
	"math/bits"

	"kedou/search/andor"
)

// Connect is Connect Four with the question whether the first player can win; a full board without four in a row counts for the refuter.
type Connect struct{ width, height int }

// Discs holds the fields of both players, a bit each, column by column from the left and upwards; one bit above each column stays empty.
type Discs struct{ first, second uint64 }

// NewConnect returns the game on a board with sides of 2 to 7 and at most 42 fields.
func NewConnect(width, height int) (*Connect, error) {
	if min(width, height) < 2 || max(width, height) > 7 || width*height > 42 {
		return nil, fmt.Errorf("searchtest: a board of %dx%d; sides are 2 to 7, fields at most 42", width, height)
	}
	return &Connect{width, height}, nil
}

// Key is the position itself.
func (c *Connect) Key(d Discs) Discs { return d }

// Hash mixes both players' fields.
func (c *Connect) Hash(d Discs) uint64 {
	h := (d.first ^ bits.RotateLeft64(d.second, 29)) * 0x9E3779B97F4A7C15
	return h ^ h>>31
}

// Kind says who moves, by the number of discs.
func (c *Connect) Kind(d Discs) andor.Kind {
	return andor.Kind(bits.OnesCount64(d.first) - bits.OnesCount64(d.second))
}

// Outcome checks for four in a row, and for a full board.
func (c *Connect) Outcome(d Discs) andor.Outcome {
	switch {
	case c.four(d.first):
		return andor.Won
	case c.four(d.second) || bits.OnesCount64(d.first|d.second) == c.width*c.height:
		return andor.Lost
	}
	return andor.Unknown
}

// four reports four in a row: vertical, horizontal or diagonal.
func (c *Connect) four(fields uint64) bool {
	for _, step := range [...]int{1, c.height, c.height + 1, c.height + 2} {
		if pairs := fields & (fields >> step); pairs&(pairs>>(2*step)) != 0 {
			return true
		}
	}
	return false
}

// AppendMoves offers the columns that aren't full, the middle first.
func (c *Connect) AppendMoves(dst []uint8, d Discs) []uint8 {
	for i := range c.width {
		column := c.width/2 + (i+1)/2*(1-i%2*2)
		if (d.first|d.second)>>(column*(c.height+1)+c.height-1)&1 == 0 {
			dst = append(dst, uint8(column))
		}
	}
	return dst
}

// Next drops the mover's disc into a column.
func (c *Connect) Next(d Discs, column uint8) Discs {
	at := int(column) * (c.height + 1)
	disc := (d.first | d.second) + 1<<at
	disc &= (1<<(c.height+1) - 1) << at
	if c.Kind(d) == andor.Or {
		d.first |= disc
	} else {
		d.second |= disc
	}
	return d
}
