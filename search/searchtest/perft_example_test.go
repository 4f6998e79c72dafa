package searchtest_test

import (
	"fmt"

	"kedou/search/searchtest"
)

func ExamplePerft() {
	p := searchtest.NewPuzzle(3)
	for depth := range 6 {
		fmt.Print(searchtest.Perft(p, p.Goal(), depth), " ")
	}
	// Output: 1 2 6 16 48 128
}
