// Two known games: Nim and noughts and crosses.

package searchtest

import (
	"fmt"
	"math/bits"

	"kedou/search/andor"
)

// Nim is the game of four heaps in which the side that takes the last stone wins. The prover moves first, and wins if and only if the
// heaps' exclusive or isn't zero (Bouton 1901).
type Nim struct{}

// NimState is a position of Nim: heaps of up to 255 stones.
type NimState struct {
	Heaps   [4]uint8
	Refuter bool // the refuter moves
}

// NimMove takes Stones stones from heap Heap.
type NimMove struct{ Heap, Stones uint8 }

func (Nim) Key(s NimState) NimState { return s }

func (Nim) Kind(s NimState) andor.Kind {
	if s.Refuter {
		return andor.And
	}
	return andor.Or
}

func (Nim) Outcome(s NimState) andor.Outcome {
	switch {
	case s.Heaps != [4]uint8{}:
		return andor.Unknown
	case s.Refuter:
		return andor.Won
	}
	return andor.Lost
}

func (Nim) AppendMoves(dst []NimMove, s NimState) []NimMove {
	for h, stones := range s.Heaps {
		for n := stones; n > 0; n-- {
			dst = append(dst, NimMove{uint8(h), n})
		}
	}
	return dst
}

func (Nim) Next(s NimState, m NimMove) NimState {
	s.Heaps[m.Heap] -= m.Stones
	s.Refuter = !s.Refuter
	return s
}

// FormatState writes a position as 3,5,0,0 and, if the refuter moves, an r.
func (Nim) FormatState(s NimState) string {
	text := fmt.Sprintf("%d,%d,%d,%d", s.Heaps[0], s.Heaps[1], s.Heaps[2], s.Heaps[3])
	if s.Refuter {
		text += "r"
	}
	return text
}

// ParseState reads what FormatState writes.
func (n Nim) ParseState(text string) (NimState, error) {
	var s NimState
	h := &s.Heaps
	fmt.Sscanf(text, "%d,%d,%d,%d", &h[0], &h[1], &h[2], &h[3])
	s.Refuter = len(text) > 0 && text[len(text)-1] == 'r'
	if n.FormatState(s) != text {
		return s, fmt.Errorf("nim: %q is no position; want four heaps as in 3,5,0,0", text)
	}
	return s, nil
}

// FormatMove writes a move as heap-stones.
func (Nim) FormatMove(m NimMove) string { return fmt.Sprintf("%d-%d", m.Heap, m.Stones) }

// ParseMove reads what FormatMove writes.
func (n Nim) ParseMove(text string) (NimMove, error) {
	var m NimMove
	fmt.Sscanf(text, "%d-%d", &m.Heap, &m.Stones)
	if n.FormatMove(m) != text {
		return m, fmt.Errorf("nim: %q is no move; want heap-stones as in 0-3", text)
	}
	return m, nil
}

// Noughts is noughts and crosses with the question whether X, who begins, can win; a draw counts for the refuter. From the empty board X
// can't.
type Noughts struct{}

// Board holds the fields of X and of O, one bit each, row by row.
type Board struct{ X, O uint16 }

var lines = [8]uint16{0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124}

func won(fields uint16) bool {
	for _, line := range lines {
		if fields&line == line {
			return true
		}
	}
	return false
}

func (Noughts) Key(b Board) Board { return b }

func (Noughts) Kind(b Board) andor.Kind {
	return andor.Kind(bits.OnesCount16(b.X) - bits.OnesCount16(b.O))
}

func (Noughts) Outcome(b Board) andor.Outcome {
	switch {
	case won(b.X):
		return andor.Won
	case won(b.O) || b.X|b.O == 0o777:
		return andor.Lost
	}
	return andor.Unknown
}

func (Noughts) AppendMoves(dst []uint8, b Board) []uint8 {
	for free := ^(b.X | b.O) & 0o777; free != 0; free &= free - 1 {
		dst = append(dst, uint8(bits.TrailingZeros16(free)))
	}
	return dst
}

// Next puts the mover's mark on a free field.
func (n Noughts) Next(b Board, field uint8) Board {
	if n.Kind(b) == andor.Or {
		b.X |= 1 << field
	} else {
		b.O |= 1 << field
	}
	return b
}
