// AO* on a game of your own.

package andor_test

import (
	"context"
	"fmt"

	"kedou/search"
	"kedou/search/andor"
)

// matches are the matches on the table and the side to take one, two or three of them. The side that takes the last match wins.
type matches struct {
	left    int
	refuter bool // the refuter moves
}

// taking is the game for package andor.
type taking struct{}

func (taking) Key(m matches) matches { return m }

func (taking) Kind(m matches) andor.Kind {
	if m.refuter {
		return andor.And
	}
	return andor.Or
}

func (taking) Outcome(m matches) andor.Outcome {
	switch {
	case m.left > 0:
		return andor.Unknown
	case m.refuter: // the prover has just taken the last
		return andor.Won
	}
	return andor.Lost
}

func (taking) AppendMoves(dst []int, m matches) []int {
	for n := 1; n <= min(3, m.left); n++ {
		dst = append(dst, n)
	}
	return dst
}

func (taking) Next(m matches, n int) matches { return matches{m.left - n, !m.refuter} }

// A game is a type with five methods. AOStar finds the quickest forced win and its proof, and Verify checks the proof by the rules alone.
func Example() {
	start := matches{left: 7}
	result, err := andor.AOStar(context.Background(), taking{}, start, andor.Config[matches, int]{
		Proof:  true,
		Limits: search.Limits{Memory: 16 << 20},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(result.Outcome, "in", result.Cost, "moves:", result.Proof.Longest())
	fmt.Println("checked:", andor.Verify(taking{}, start, result.Proof) == nil)
	// Output:
	// won in 3 moves: [3 1 3]
	// checked: true
}
