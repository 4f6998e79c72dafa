// The pancake puzzle with the gap heuristic.

package searchtest

import (
	"fmt"

	"kedou/search"
)

// Pancakes is a stack of up to 16 pancakes, the top first: four bits for each pancake's size, lowest first; 0 is the smallest.
type Pancakes uint64

// Pancake is the problem of sorting a stack by turning over its top part. A move is the number of pancakes turned, at least 2, and costs 1.
type Pancake struct{ size int }

// NewPancake returns the problem for 2 to 16 pancakes.
func NewPancake(size int) (*Pancake, error) {
	if size < 2 || size > 16 {
		return nil, fmt.Errorf("searchtest: %d pancakes; want 2 to 16", size)
	}
	return &Pancake{size}, nil
}

// StackOf puts pancakes of these sizes on a stack, the top first.
func StackOf(sizes []int) Pancakes {
	var s Pancakes
	for i, n := range sizes {
		s |= Pancakes(n) << (4 * i)
	}
	return s
}

// Key is the stack itself.
func (p *Pancake) Key(s Pancakes) Pancakes { return s }

// Hash mixes the stack.
func (p *Pancake) Hash(s Pancakes) uint64 {
	h := uint64(s) * 0x9E3779B97F4A7C15
	return h ^ h>>29
}

// IsGoal reports whether the stack is sorted.
func (p *Pancake) IsGoal(s Pancakes) bool {
	const sorted = 0xFEDCBA9876543210
	return s == sorted&(1<<(4*p.size)-1)
}

// AppendMoves appends every turn, the smallest first.
func (p *Pancake) AppendMoves(dst []uint8, _ Pancakes) []uint8 {
	for n := 2; n <= p.size; n++ {
		dst = append(dst, uint8(n))
	}
	return dst
}

// Next turns the top n over.
func (p *Pancake) Next(s Pancakes, n uint8) (Pancakes, search.Cost) {
	t := s >> (4 * n) << (4 * n)
	for i := range n {
		t |= s >> (4 * i) & 15 << (4 * (n - 1 - i))
	}
	return t, 1
}

// Gap counts the neighbours whose sizes are not adjacent. A turn mends one pair at most, so Gap is consistent (Helmert 2010). The plate
// counts as the largest pancake.
func (p *Pancake) Gap(s Pancakes) search.Cost {
	var h search.Cost
	for i := range p.size {
		below := p.size
		if i < p.size-1 {
			below = int(s >> (4 * (i + 1)) & 15)
		}
		if distance(int(s>>(4*i)&15), below) > 1 {
			h++
		}
	}
	return h
}
